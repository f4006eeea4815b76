import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { expect, test, untilAsked } from './fixtures';

const text = (page: Page) => page.getByLabel('The scenario: type, or paste one');
const add = async (page: Page, list: string, cards: string) => {
  await page.getByLabel(list, { exact: true }).first().fill(cards);
  await page.getByLabel(list, { exact: true }).first().press('Enter');
};

test.beforeEach(async ({ page }) => {
  await page.goto('/position');
  await expect(page.getByRole('heading', { name: 'The table' })).toBeVisible();
});

test('a table is set up by hand, taken back, and played against a bot', async ({ page }) => {
  await add(page, 'Hand', 'Village, Smithy, Copper x2');
  await add(page, 'Deck, top first', 'Gold, Silver x2, Gold');
  await page.getByRole('button', { name: 'Move Gold up in Deck' }).click();
  await expect(text(page)).toHaveValue(
    /Alice hand: Village, Smithy, Copper x2\nAlice deck: Gold x2, Silver x2\n/,
  );
  await page.getByLabel('Coins', { exact: true }).fill('3');
  await page.getByLabel('Coins', { exact: true }).press('Tab');
  await page.getByRole('tab', { name: 'Bob' }).click();
  await add(page, 'Hand', 'Estate x5');
  await page.getByLabel('Whose turn').selectOption('Alice');
  await page.getByText('Piles: how many cards they have').click();
  await page.getByLabel('Province').fill('1');
  await page.getByLabel('Province').press('Tab');
  await expect(text(page)).toHaveValue(/supply: Province 1\n/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(text(page)).not.toHaveValue(/supply/);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(text(page)).toHaveValue(/Alice coins: 3\n[^]*Bob hand: Estate x5/);

  await page.getByRole('button', { name: 'Play this position' }).click();
  await untilAsked(page);
  await expect(page.getByRole('button', { name: /^Province, / }).first()).toContainText('1');
  await page.locator('[data-option][aria-label^="Village,"]').first().click();
  await expect(page.locator('.hand')).toContainText('Gold');
});

test('what is wrong is said where it is, with the name that was meant', async ({ page }) => {
  await add(page, 'Hand', 'Smity');
  await page.getByRole('button', { name: 'Smithy', exact: true }).click();
  await expect(text(page)).toHaveValue(/Alice hand: Smithy/);
  await text(page).fill('# Mine\nAlice hand: Smithy, Coper\n---\n');
  await expect(page.getByRole('button', { name: 'Line 2' })).toBeVisible();
  await expect(page.locator('.code .fault')).toContainText('Copper');
  await expect(page.locator('.field-row', { hasText: 'Hand' }).first()).toContainText('Copper');
  await expect(page.getByRole('button', { name: 'Play this position' })).toBeDisabled();
  await page.getByRole('button', { name: 'Line 2' }).click();
  await expect(text(page)).toBeFocused();
  await text(page).fill('# Mine\nAlice hand: Smithy, Copper\n---\n');
  await expect(page.getByRole('button', { name: 'Line 2' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Play this position' })).toBeEnabled();
});

test('a scenario of the project is read whole, sent as a link, and comes back as it was', async ({
  page,
  context,
}) => {
  const scenario =
    '# A revealed Moat\nplayers: Ann, Ben, Cy\nkingdom: Throne Room (1st edition)\nlandscapes: Canal\n' +
    'tokens: 2 Embargo on Moat\nphase: buy\nturn: Ben\nAnn hand: Militia\nAnn Exile mat: Gold\nAnn has: Canal\n' +
    'Ben hand: Moat, Copper x4\nBen tokens: +$1 on Moat\nBen Journey token: face down\n---\nBen: end turn\n---\nAnn hand: Militia\n';
  await text(page).fill(scenario);
  await expect(page.getByLabel('Whose turn')).toHaveValue('Ben');
  await expect(page.getByLabel('Phase')).toHaveValue('buy');
  await expect(page.getByRole('tab', { name: 'Cy' })).toBeVisible();
  const chip = page.locator('.chip', { hasText: 'Throne Room (1st edition)' });
  await expect(chip).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play this position' })).toBeEnabled();
  const link = page.getByLabel('Link to this position');
  await expect(link).toHaveValue(/\/position#[\w-]{100,}/);
  const address = await link.inputValue();

  const other = await context.newPage();
  await other.goto(address);
  await expect(text(other)).toHaveValue(scenario);
  await other.goto(address.slice(0, -9));
  await expect(other.getByRole('alert')).toContainText('damaged');
  await page.getByLabel('Name of player 2').fill('Bea');
  await page.getByLabel('Name of player 2').press('Tab');
  await expect(text(page)).toHaveValue(/turn: Bea\n[^]*Bea: end turn/);
});

test('one person plays both sides', async ({ page }) => {
  await text(page).fill(
    '# Both\nAlice hand: Copper x3\nAlice deck: Copper x5\nBob hand: Gold x2, Village\nBob deck: Copper x5\n---\n',
  );
  await page.locator('.seats label', { hasText: 'Bob' }).getByRole('combobox').selectOption('played by me');
  await page.getByRole('button', { name: 'Play this position' }).click();
  await untilAsked(page);
  await expect(page.locator('.hand')).toContainText('Copper');
  await page.getByRole('button', { name: /^End turn/ }).click();
  await expect(page.locator('.hand')).toContainText('Village');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.hand')).not.toContainText('Village');
});

test('it all works from the keyboard', async ({ page }) => {
  await page.getByLabel('Hand', { exact: true }).focus();
  await page.keyboard.type('Gold x2');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'One Gold more in Hand' }).focus();
  await page.keyboard.press('Enter');
  await expect(text(page)).toHaveValue(/Alice hand: Gold x3/);
  await page.keyboard.press('Control+z');
  await expect(text(page)).toHaveValue(/Alice hand: Gold x2/);
  await page.keyboard.press('Control+y');
  await expect(text(page)).toHaveValue(/Alice hand: Gold x3/);
});

test('fits every size', async ({ page }) => {
  await text(page).fill(
    '# Long\nplayers: Alice, Bob, Carol, Dave, Erin, Frank\nAlice hand: Copper x25, Silver, Gold, Village, Native Village\n---\n',
  );
  for (const [width, height] of [
    [1280, 720],
    [2560, 1440],
    [844, 390],
    [390, 844],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
    expect(wide, `${width}×${height}`).toBe(true);
  }
});

for (const colorScheme of ['dark', 'light'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('a full editor with a fault has no findings', async ({ page }) => {
      await text(page).fill(
        '# Mine\ntokens: 2 Embargo on Moat\nAlice hand: Smithy, Gold x3\nAlice Exile mat: Coper\n---\n',
      );
      await expect(page.locator('.code .fault')).toContainText('Copper');
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    });
  });
}
