import AxeBuilder from '@axe-core/playwright';

import { translated } from '../src/lib/logic/said';
import type { CardList, Frames, LogLine, QuestionView, ReplayInfo, ScenarioList } from '../src/lib/protocol';
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

/** All sentences of a question that people read, but for names of cards. */
function sentences(question: QuestionView): string[] {
  return [
    ...question.headline.flatMap((piece) => (piece.is === 'text' ? [piece.text] : [])),
    ...question.options.flatMap(({ label, text, card, phrase }) => [
      ...(card === null ? [label] : []),
      ...(text === null ? [] : [text]),
      phrase,
    ]),
    ...question.shortcuts.map(({ label }) => label),
    ...question.blocked.map(({ why }) => why),
    ...(question.pass === null ? [] : [question.pass]),
  ];
}

const wordsOf = ({ pieces }: LogLine) => pieces.flatMap((piece) => (piece.is === 'text' ? [piece.text] : []));

test('whatever the server says in a game of the first set has its words in each language', async ({
  request,
}) => {
  const get = async <T>(path: string) => (await (await request.get(`/api/v1${path}`)).json()) as T;
  const { groups } = await get<ScenarioList>('/scenarios');
  const first = groups.filter(({ folder }) => folder === 'base').flatMap(({ scenarios }) => scenarios);
  expect(first.length).toBeGreaterThan(100);
  const heard = new Set<string>();
  for (const { id } of first) {
    const path = `/replays/${encodeURIComponent(id)}`;
    const info = await get<ReplayInfo>(path);
    // A card of another set brings words of its own.
    if (Object.keys(info.cards).some((name) => !(name in words.names))) continue;
    const { frames } = await get<Frames>(`${path}/frames?from=0&to=49`);
    for (const { question, view } of frames) {
      for (const sentence of question ? sentences(question) : []) heard.add(sentence);
      if (view.outcome) heard.add(view.outcome.words);
    }
    for (const word of info.log.flatMap(wordsOf)) heard.add(word);
  }
  expect(heard.size).toBeGreaterThan(100);
  expect(
    [...heard].filter((text) => translated(text, words, ['Alice', 'Bob', 'Carol', 'Dave']) === null),
  ).toEqual([]);
});
