import AxeBuilder from '@axe-core/playwright';
import type { CreateTable } from '../src/lib/protocol';
import { choose, expect, test, untilAsked } from './fixtures';
import { sitDown } from './sitDown';

/** Every kind of thing that can lie on a table: landscapes, decks, piles beside the Supply, tokens, a Trait, a Bane. */
const EVERYTHING: CreateTable = {
  seats: [{ who: 'me' }, ...Array.from({ length: 5 }, () => ({ who: 'bot' as const, level: 'random' }))],
  settings: {
    kingdom: {
      by: 'cards',
      cards: [
        ...['Young Witch', 'Knights', 'Castles', 'Druid', 'Leprechaun', 'Alchemist', 'Page', 'Black Market'],
        ...['Townsfolk', 'Engineer'],
      ],
      landscapes: ['Way of the Mouse', 'Cheap', 'Aqueduct', 'Canal'],
    },
    seed: '11',
  },
};

for (const colorScheme of ['dark', 'light'] as const) {
  test(`a full table in ${colorScheme} keeps question and hand on the screen, and has no serious findings`, async ({
    browser,
    baseURL,
  }) => {
    const viewport = { width: 1440, height: 900 };
    const context = await browser.newContext({ baseURL: baseURL ?? '', viewport, colorScheme });
    const page = await context.newPage();
    await sitDown(page, EVERYTHING);
    await expect(page.locator('.bar')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('region', { name: 'Your hand' })).toBeInViewport({ ratio: 1 });
    const scrolls = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    expect(scrolls).toBeLessThanOrEqual(0);
    // A Trait is on its pile, a Way says what it stands for, and a deck has a name but shows no card.
    // What can be bought says so after that.
    await expect(page.getByRole('button', { name: /, Cheap(,|$)/ })).toHaveCount(1);
    await expect(page.getByRole('button', { name: /^Way of the Mouse, Way, ./ })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Boons, 9 left/ })).toBeVisible();

    const { violations } = await new AxeBuilder({ page }).analyze();
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
    await context.close();
  });
}

test('on a phone nothing of a full table sticks out', async ({ browser, baseURL }) => {
  const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
  const context = await browser.newContext({ baseURL: baseURL ?? '', ...phone });
  const page = await context.newPage();
  await sitDown(page, EVERYTHING);
  await expect(page.locator('.bar')).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: /^Canal,/ }).scrollIntoViewIfNeeded();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await context.close();
});

test('a Reaction is marked in the hand, and a click there uses it', async ({ page }) => {
  await page.goto('/replay/scenario%3Abase-moat-2?at=1');
  await page.getByRole('button', { name: 'Play on from here as Bob' }).click();
  await expect(page).toHaveURL(/\/table\//);
  await untilAsked(page);
  await expect(page.locator('.bar h2')).toHaveText('Moat: reveal, to be unaffected?');
  const moat = page.getByRole('region', { name: 'Your hand' }).getByRole('button', { name: /^Moat,/ });
  await expect(moat).toHaveAttribute('aria-keyshortcuts', '1');
  await moat.click();
  await expect(page.getByRole('list', { name: 'Log' })).toContainText('reveals Moat');
});

test('a Way is marked where it lies beside the Supply, and its letter uses it', async ({ page }) => {
  await page.goto('/replay/scenario%3Amenagerie-way_of_the_mouse-1?at=1');
  await page.getByRole('button', { name: 'Play on from here as Alice' }).click();
  await expect(page).toHaveURL(/\/table\//);
  await untilAsked(page);
  const way = page
    .getByRole('region', { name: 'Supply' })
    .getByRole('button', { name: /^Way of the Mouse,/ });
  await page.keyboard.press((await way.getAttribute('aria-keyshortcuts')) ?? 'no key');
  await expect(page.getByRole('list', { name: 'Log' })).toContainText('Way of the Mouse');
});

test('a kingdom by hand has older versions and landscapes', async ({ page }) => {
  await page.goto('/new');
  await page.getByLabel('One of your own').check();
  const cards = ['Cellar', 'Moat', 'Village', 'Workshop', 'Smithy', 'Militia', 'Remodel', 'Market', 'Mine'];
  for (const name of [...cards, 'Throne Room', 'Ferry']) await choose(page, name);
  await page
    .getByRole('button', { name: /^2nd edition of Throne Room: change to/ })
    .first()
    .click();
  await expect(page.getByText('10 of 10 chosen and 1 beside them')).toBeVisible();
  // Another card has to wait until there is a place.
  await page.getByLabel('Find cards').fill('Witch');
  await expect(page.getByRole('button', { name: /^Witch, costs/ })).toBeDisabled();
  await page.getByLabel('Seat 2').selectOption({ label: 'bot: Random' });
  await page.getByRole('button', { name: 'Start the game' }).click();
  await untilAsked(page);
  await expect(page.getByRole('button', { name: /^Ferry, costs \$3, Event/ })).toBeVisible();
  await page.getByRole('button', { name: /^Throne Room,/ }).hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
});
