import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { expect, test, untilAsked } from './fixtures';

const SIZES = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];

async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}

const coach = (page: Page) => page.locator('.coach');
const pick = (page: Page, name: string) => page.locator(`[data-option][aria-label^="${name},"]`).first();

async function beginLesson(page: Page, name: RegExp): Promise<void> {
  await page.goto('/learn');
  await page.getByRole('button', { name }).click();
  await expect(page).toHaveURL(/\/table\//);
  await untilAsked(page);
}

test('the first lesson is played with the mouse, and the browser remembers it', async ({ page }) => {
  await beginLesson(page, /^Begin Your first turn/);
  await expect(coach(page)).toContainText('Goal: Buy a Silver.');
  await expect(coach(page)).toContainText('This is your hand');
  await page.getByRole('button', { name: /Play all Treasures/ }).click();
  await expect(coach(page)).toContainText('You have $4 now');
  await pick(page, 'Silver').click();
  await expect(coach(page)).toContainText('Well done.');
  await page.getByRole('button', { name: /^Next: / }).click();
  await expect(coach(page)).toContainText('Goal: Buy a Village.');
  await page.goto('/learn');
  await expect(page.getByRole('button', { name: /^Go on Your first turn/ })).toBeVisible();
});

test('a wrong move gets a hint, a missed goal another try, and keys are enough', async ({ page }) => {
  await beginLesson(page, /^Begin Playing Actions/);
  await pick(page, 'Smithy').click();
  await expect(coach(page)).toContainText('Hint: You have one Action.');
  await page.keyboard.press('.');
  await expect(coach(page)).toContainText('Not this time.');
  await page.getByRole('button', { name: 'Try again' }).focus();
  await page.keyboard.press('Enter');
  await expect(coach(page)).toContainText('A turn begins with the Action phase');
  for (const name of ['Village', 'Smithy']) {
    const key = await pick(page, name).getAttribute('aria-keyshortcuts');
    await page.keyboard.press(key ?? '');
  }
  await expect(coach(page)).toContainText('Well done.');
});

test('a puzzle: hint, not this time, solved, and a solution to look at', async ({ page }) => {
  await page.goto('/puzzles');
  await expect(page.getByRole('heading', { name: /^Puzzle of the day/ })).toBeVisible();
  await page.getByRole('button', { name: 'Play Quiet, please' }).click();
  await untilAsked(page);
  await page.getByText('The position, decks from the top').click();
  await expect(coach(page)).toContainText('Alice deck: Silver, Gold');
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await expect(coach(page)).toContainText('A Library draws until you have seven');
  await pick(page, 'Militia').click();
  await page.getByRole('button', { name: /^End turn/ }).click();
  await expect(coach(page)).toContainText('Not this time.');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(coach(page)).not.toContainText('Not this time.');
  for (const name of ['Village', 'Militia', 'Library']) await pick(page, name).click();
  await expect(coach(page)).toContainText('Solved!');
  await page.getByRole('link', { name: 'Another way' }).click();
  await expect(page).toHaveURL(/\/replay\/puzzle/);
  await expect(page.getByRole('slider', { name: 'Step' })).toBeVisible();
  await page.goto('/puzzles');
  await expect(page.locator('[data-puzzle="puzzle:base-library-1"]')).toContainText('solved');
});

test('the coach leaves room for the table at every size, and nothing is cut off', async ({ page }) => {
  await beginLesson(page, /^Begin Engines/);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect(coach(page)).toBeVisible();
    const place = await coach(page).boundingBox();
    expect(place && place.x >= 0 && place.x + place.width <= size.width).toBe(true);
    await expect(page.locator('.bar h2')).toBeInViewport();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
    expect(wide, `${size.width}×${size.height}`).toBe(true);
  }
});

for (const colorScheme of ['dark', 'light'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('a lesson at the table has no findings', async ({ page }) => {
      await beginLesson(page, /^Begin Attacks/);
      expect(await findings(page)).toEqual([]);
    });
  });
}

test('the glossary finds a word', async ({ page }) => {
  await page.goto('/glossary');
  await page.getByRole('searchbox').fill('tavern');
  await expect(page.getByRole('term').filter({ hasText: 'Reserve' })).toBeVisible();
  await expect(page.getByRole('term').filter({ hasText: 'Debt' })).toHaveCount(0);
});
