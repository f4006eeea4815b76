import AxeBuilder from '@axe-core/playwright';

import type { CardList } from '../src/lib/protocol';
import words from '../src/locales/cards/de.json' with { type: 'json' };
import { expect, PAGES, test, untilAsked } from './fixtures';

test.describe('in German', () => {
  test.use({ locale: 'de-AT' });

  test('the browser chooses the language, for pages, cards and the table', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bau dein Deck. Regiere dein Lehen.');
    await page.goto('/cards/Village');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dorf');
    await expect(page.getByText('+2 Aktionen').first()).toBeVisible();
    await page.goto('/');
    await page.getByRole('button', { name: 'Jetzt spielen' }).click();
    await untilAsked(page);
    await expect(
      page.getByRole('region', { name: 'Vorrat' }).getByRole('button', { name: /^Kupfer,/ }),
    ).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Verlauf' })).toBeVisible();
  });

  test('cards are found by either name', async ({ page }) => {
    await page.goto('/cards?');
    for (const name of ['Schmiede', 'Smithy']) {
      await page.getByLabel('Name oder Text').fill(name);
      await expect(page.getByRole('link', { name: 'Schmiede', exact: true })).toBeVisible();
    }
  });

  for (const path of PAGES)
    test(`${path} has no serious findings`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Suche …')).toHaveCount(0);
      const { violations } = await new AxeBuilder({ page }).analyze();
      const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
      expect(serious.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    });
});

test('a language chosen by hand stays', async ({ page }) => {
  await page.goto('/settings');
  await page.getByLabel('Language').selectOption('Deutsch');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Einstellungen');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Einstellungen');
  await page.getByLabel('Sprache').selectOption('English');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
});

test('every version of every card of the first set has its text in each language', async ({ request }) => {
  const { cards, older } = (await (await request.get('/api/v1/cards')).json()) as CardList;
  const first = cards[0]?.set;
  const texts = [...cards, ...older].filter(({ set }) => set === first).map(({ text }) => text);
  expect(texts.length).toBeGreaterThan(38);
  expect(texts.filter((text) => !(text in words.texts))).toEqual([]);
});
