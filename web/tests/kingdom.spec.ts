import type { CreateTable } from '../src/lib/protocol';
import { expect, test, untilAsked } from './fixtures';
import { sitDown } from './sitDown';

const NINE = ['Cellar', 'Market', 'Merchant', 'Militia', 'Mine', 'Moat', 'Remodel', 'Smithy', 'Village'];
const BOONS = ["The Sea's Gift", "The Sky's Gift", "The Sun's Gift"];

test('a kingdom by hand has the Boons that were chosen for Druid', async ({ page }) => {
  await page.goto('/new');
  await page.getByLabel('Seat 2').selectOption({ index: 1 });
  await page.getByLabel('Ten cards by hand').check();
  for (const name of [...NINE, 'Druid'])
    await page
      .getByRole('group', { name: 'Kingdom cards' })
      .getByRole('checkbox', { name: new RegExp(`^${name} costs`) })
      .check();
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

test('a kingdom is read from a list, with a question for what is misspelt, and carried by a link', async ({
  page,
}) => {
  await page.goto('/new');
  await page.getByLabel('Ten cards by hand').check();
  await page.getByText('As text: paste a list, or copy this one').click();
  await page.getByLabel('Names with commas between them').fill(`${NINE.join(', ')}; Wrkshop\nFerry`);
  await page.getByRole('button', { name: 'Take this list' }).click();
  await expect(page.getByText('9 of 10 chosen and 1 beside them')).toBeVisible();
  await page.getByRole('button', { name: 'Workshop', exact: true }).click();
  await expect(page.getByText('10 of 10 chosen and 1 beside them')).toBeVisible();
  const link = await page.getByLabel('Link to this kingdom').inputValue();
  await page.goto(link);
  await expect(page.getByText('10 of 10 chosen and 1 beside them')).toBeVisible();
});
