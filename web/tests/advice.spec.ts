import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { expect, questionId, test, untilAsked, untilNext } from './fixtures';
import { FIRST_GAME, sitDown } from './sitDown';

const SIZES = [
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
  [844, 390],
  [390, 844],
  [768, 1024],
  [640, 360],
] as const;

const hint = (page: Page) => page.getByRole('region', { name: 'Hint', exact: true });
const askForHint = (page: Page) => page.getByRole('button', { name: 'What would you do?' });

async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

/** Plays all Treasures, so that the question is what to buy. */
async function untilBuying(page: Page): Promise<void> {
  await untilAsked(page);
  const before = await questionId(page);
  await page.getByRole('button', { name: /Play all Treasures/ }).click();
  await untilNext(page, before);
}

test('a hint says what to do and why, over the question, and its answer can be given', async ({ page }) => {
  await sitDown(page, FIRST_GAME);
  await untilBuying(page);
  const top = () => page.locator('.bar').evaluate((bar) => bar.getBoundingClientRect().top);
  const before = await top();
  await page.keyboard.press('!');
  await expect(hint(page).getByRole('status')).toContainText(/^I would /);
  await expect(hint(page).getByRole('listitem').first()).toContainText(/\d+ % ± \d+/);
  expect(await top(), 'nothing moves').toBe(before);
  expect(await faults(page)).toEqual([]);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const box = await hint(page).boundingBox();
    const fits =
      box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
    expect(fits, `${width}×${height}: ${JSON.stringify(box)}`).toBe(true);
  }
  await page.setViewportSize({ width: 1280, height: 720 });

  await page.getByRole('button', { name: 'Close the hint' }).click();
  await expect(hint(page)).toHaveCount(0);
  await askForHint(page).click();
  const asked = await questionId(page);
  await hint(page).getByRole('listitem').first().getByRole('button').click();
  await untilNext(page, asked);
  await expect(hint(page)).toHaveCount(0);
});

test('nobody gets a hint beside another person', async ({ page, browser, baseURL }) => {
  await page.goto('/new');
  await page.getByRole('button', { name: 'Make the table' }).click();
  const link = await page.getByLabel('Link to this table').inputValue();
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await context.newPage();
  await other.goto(link);
  await other.getByRole('button', { name: 'Sit here' }).click();
  for (const someone of [page, other]) {
    await expect(someone.locator('.board')).toBeVisible();
    await expect(someone.getByRole('button', { name: 'Undo' })).toBeVisible();
    await expect(askForHint(someone)).toHaveCount(0);
    await someone.keyboard.press('!');
    await expect(hint(someone)).toHaveCount(0);
  }
  await context.close();
});

test('a game that is over is reviewed, and played on from a mistake', async ({ page }) => {
  test.setTimeout(240_000);
  await sitDown(page, FIRST_GAME);
  for (let turn = 0; turn < 3; turn++) {
    await untilBuying(page);
    const before = await questionId(page);
    // Nothing is worse.
    await page.getByRole('button', { name: /^Curse,.*buy/ }).click();
    await untilNext(page, before);
  }
  await page.getByText('Menu', { exact: true }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Really give up this game' }).click();
  await page.getByRole('link', { name: 'Review it' }).click();
  await expect(page).toHaveURL(/\/replay\//);
  await page.getByRole('button', { name: 'Review this game' }).click();
  const panel = page.getByRole('region', { name: 'Review', exact: true });
  await expect(panel.getByRole('img', { name: /^Chance to win over the turns/ })).toBeVisible({
    timeout: 200_000,
  });
  const blunder = panel.getByRole('listitem').filter({ hasText: 'buy Curse' }).first();
  await expect(blunder).toContainText(/Better: .*instead of/);
  await panel.getByText('Luck and skill of each turn').first().click();
  await expect(panel.getByRole('table').first()).toContainText('Sum');
  expect(await faults(page)).toEqual([]);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
    expect(wide, `${width}×${height}`).toBe(true);
  }
  await page.setViewportSize({ width: 1280, height: 720 });
  await blunder.getByRole('button', { name: 'Show this moment' }).click();
  await expect(page.locator('.bar')).toContainText('buy Curse');
  await blunder.getByRole('button', { name: 'Play on from here' }).click();
  await expect(page).toHaveURL(/\/table\//);
  expect(await untilAsked(page)).toBe('asked');
  await expect(page.getByRole('button', { name: /^Curse,.*buy/ })).toBeVisible();
});
