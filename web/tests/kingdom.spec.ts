import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';

import { EVERYTHING } from '../src/lib/logic/newTable';
import type { CreateTable } from '../src/lib/protocol';
import { choose, expect, test, untilAsked } from './fixtures';
import { sitDown } from './sitDown';

const NINE = ['Cellar', 'Market', 'Merchant', 'Militia', 'Mine', 'Moat', 'Remodel', 'Smithy', 'Village'];
const BOONS = ["The Sea's Gift", "The Sky's Gift", "The Sun's Gift"];

async function ownKingdom(page: Page): Promise<Locator> {
  await page.goto('/new');
  await page.getByLabel('One of your own').check();
  return page.getByRole('list', { name: 'The kingdom', exact: true });
}

/** The names in the places; one of two parts may be broken between them. */
async function names(places: Locator): Promise<string[]> {
  return (await places.locator('.name').allInnerTexts()).map((name) => name.replaceAll('\u200b', ''));
}

test('a kingdom by hand has the Boons that were chosen for Druid', async ({ page }) => {
  await ownKingdom(page);
  await page.getByLabel('Seat 2').selectOption({ index: 1 });
  for (const name of [...NINE, 'Druid']) await choose(page, name);
  await expect(page.getByText('10 of 10 chosen')).toBeVisible();
  await page.getByText('Druid with three Boons, by chance').click();
  const boons = page.getByRole('group', { name: 'Druid goes with three Boons' });
  for (const name of BOONS) await boons.getByRole('checkbox', { name, exact: true }).check();
  await expect(boons.getByRole('checkbox', { name: "The Moon's Gift", exact: true })).toBeDisabled();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await untilAsked(page);
  await expect(
    page.getByRole('button', { name: new RegExp(`Druid's Boons: ${BOONS.join(', ')}`) }),
  ).toBeVisible();
});

const SPLIT: CreateTable = {
  seats: [{ who: 'me' }, { who: 'bot', level: 'random' }],
  settings: {
    kingdom: {
      by: 'cards',
      cards: ['Gladiator/Fortune', 'Knights', ...NINE.slice(0, 8)],
      landscapes: [],
    },
    seed: '3',
  },
};

test('a pile that is not shuffled can be looked through, and its cards read', async ({ page }) => {
  await sitDown(page, SPLIT);
  await page.getByText('Look through piles').click();
  const pile = page.getByRole('region', { name: 'Gladiator/Fortune, from the top' });
  await expect(pile).toContainText(/Gladiator.*Fortune/s);
  await expect(page.getByRole('region', { name: 'Knights, from the top' })).toHaveCount(0);
  await pile.getByText('Fortune', { exact: true }).hover();
  await expect(page.getByRole('tooltip', { name: 'Fortune' })).toBeVisible();
});

test('a kingdom is read from a list, with a question for what is misspelt, and carried whole by a link', async ({
  page,
}) => {
  const places = await ownKingdom(page);
  await page.getByText('As text: paste a list, or copy this one').click();
  const list = `${NINE.slice(0, 8).join(', ')}; Wrkshop\nYoung Witch (Bane: Village), Ferry, Colonies`;
  await page.getByLabel('Names with commas between them').fill(list);
  await page.getByRole('button', { name: 'Take this list' }).click();
  await expect(page.getByText('9 of 10 chosen and 2 beside them')).toBeVisible();
  await page.getByRole('button', { name: 'Workshop', exact: true }).click();
  await expect(page.getByText('10 of 10 chosen and 2 beside them')).toBeVisible();
  const before = await names(places);
  const link = await page.getByLabel('Link to this kingdom').inputValue();
  await page.goto(link);
  await expect(page.getByText('10 of 10 chosen and 2 beside them')).toBeVisible();
  await expect(page.getByText('Young Witch with Village')).toBeVisible();
  expect(await names(places)).toEqual(before);
  await page.goto('/new?kingdom=Village,Nonsuch');
  await expect(page.getByRole('alert')).toContainText('Nonsuch');
});

test('places are drawn, kept, drawn anew and banned', async ({ page }) => {
  const places = await ownKingdom(page);
  await page.getByRole('button', { name: 'Draw a kingdom' }).click();
  await expect(page.getByText('10 of 10 chosen')).toBeVisible();
  const [first = '', second = '', ...others] = await names(places);
  await page.getByRole('button', { name: `Draw another instead of ${first}`, exact: true }).click();
  await expect(places).not.toContainText(first);
  expect(await names(places)).toEqual(expect.arrayContaining([second, ...others]));
  await page.getByRole('button', { name: `Keep ${second}`, exact: true }).click();
  const banned = others[0] ?? '';
  await page
    .getByRole('button', { name: `Never ${banned}`, exact: true })
    .first()
    .click();
  await expect(page.getByText('9 of 10 chosen')).toBeVisible();
  for (let i = 0; i < 3; i++) {
    const before = (await names(places)).join();
    await page.getByRole('button', { name: 'Draw all that are not kept' }).click();
    await expect.poll(async () => (await names(places)).join()).not.toBe(before);
    const now = await names(places);
    expect(now).toHaveLength(10);
    expect(now).toContain(second);
    expect(now).not.toContain(banned);
  }
});

test('what a kingdom needs, its sets and its landscapes are drawn as wished, and what cannot be is said', async ({
  page,
}) => {
  const places = await ownKingdom(page);
  await page.getByText('What may be drawn: needs, sets, landscapes').click();
  await page.getByLabel('A village: two Actions from a card').check();
  await page.getByLabel('No Attacks').check();
  await page.getByRole('button', { name: 'No set, then choose' }).click();
  await page.getByLabel('Base', { exact: true }).selectOption('any number');
  await page.getByLabel('Adventures', { exact: true }).selectOption('3');
  await page.getByLabel(/^Landscapes: Events/).selectOption('two');
  await page.getByRole('button', { name: 'Draw a kingdom' }).click();
  await expect(page.getByText(/10 of 10 chosen and [2-5] beside them/)).toBeVisible();
  const needs = page.getByRole('group', { name: 'It needs' });
  await expect(needs.locator('label').filter({ hasText: 'A village' }).locator('small')).not.toBeEmpty();
  await expect(places.locator('.tile .types').filter({ hasText: 'Attack' })).toHaveCount(0);
  await page.getByLabel('Base', { exact: true }).selectOption('none');
  await page.getByLabel('Adventures', { exact: true }).selectOption('none');
  await page.getByLabel('Alchemy', { exact: true }).selectOption('any number');
  await page.getByRole('button', { name: 'Draw a kingdom' }).click();
  await expect(
    page
      .getByText(/only \d+ cards are left/)
      .or(page.getByText(/10 of 10/))
      .first(),
  ).toBeVisible();
});

test('a kingdom is picked with keys alone', async ({ page }) => {
  await page.goto('/new');
  await page.getByLabel('Any cards, by chance').focus();
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('One of your own')).toBeChecked();
  await page.getByLabel('Find cards').focus();
  await page.keyboard.type('throne room');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 of 10 chosen')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'The kingdom', exact: true })).toContainText('1st edition');
});

for (const colorScheme of ['dark', 'light'] as const) {
  test(`the picker has no findings in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await ownKingdom(page);
    await page.getByRole('button', { name: 'Draw a kingdom' }).click();
    await expect(page.getByText('10 of 10 chosen')).toBeVisible();
    await page.getByText('What may be drawn: needs, sets, landscapes').click();
    await page
      .locator('summary')
      .filter({ hasText: /^Base$/ })
      .click();
    await expect(page.getByRole('button', { name: /^Cellar, costs/ })).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
}

test('"Play now" asks nothing, and plays at the level that was played last', async ({ page }) => {
  await page.goto('/new');
  await page.getByLabel('Seat 2').selectOption({ label: 'bot: Random' });
  await page.getByRole('button', { name: 'Start the game' }).click();
  await untilAsked(page);
  await page.goto('/');
  await expect(page.getByLabel('Against')).toHaveValue('random');
  const made = page.waitForRequest(
    (request) => request.url().endsWith('/api/v1/tables') && request.method() === 'POST',
  );
  await page.getByRole('button', { name: 'Play now' }).click();
  expect((await made).postDataJSON()).toEqual({
    seats: [{ who: 'me' }, { who: 'bot', level: 'random' }],
    settings: { kingdom: EVERYTHING },
  });
  await untilAsked(page);
});
