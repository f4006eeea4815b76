import { execFileSync } from 'node:child_process';

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import type { Summary } from '../src/lib/protocol';
import { expect, test } from './fixtures';
import { binary } from './server';

const strategy = (page: Page, number: number) => page.locator('section', { hasText: `Strategy ${number}:` });
const result = (page: Page) => page.getByRole('region', { name: 'Result', exact: true });
const run = (page: Page) => page.getByRole('button', { name: 'Run', exact: true });

test.beforeEach(async ({ page }) => {
  await page.goto('/simulator');
  await expect(run(page)).toBeVisible();
});

test('has the numbers of the command line for the same seed', async ({ page }) => {
  await strategy(page, 1).getByLabel('Begin with').selectOption('witch');
  await page.getByLabel('Games').fill('600');
  await page.getByLabel('Seed').fill('7');
  await run(page).click();
  await expect(result(page)).toBeVisible();
  const words = await page.getByLabel('The command that plays the same games').inputValue();
  expect(words).toBe('fief sim witch big-money --games 600 --seed 7');
  const printed = execFileSync(binary(), [...words.split(' ').slice(1), '--json'], { encoding: 'utf8' });
  const summary = JSON.parse(printed) as Summary;
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save all numbers as JSON' }).click(),
  ]);
  const stream = await download.createReadStream();
  const saved = (await stream.toArray()).join('');
  expect(JSON.parse(saved)).toEqual(summary);
  for (const one of summary.contestants) {
    const row = page.locator(`[data-contestant="${one.name}"]`);
    await expect(row).toContainText(`${(100 * (one.win_share ?? 0)).toFixed(2)} %`);
    await expect(row).toContainText(
      `${(100 * one.interval.low).toFixed(2)} % – ${(100 * one.interval.high).toFixed(2)} %`,
    );
    await expect(row.getByRole('cell', { name: String(one.wins), exact: true }).first()).toBeVisible();
  }
  await expect(result(page).getByRole('img', { name: /^Points over the turns/ })).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});

test('a strategy is edited, and a fault is shown in its line and column', async ({ page }) => {
  const text = strategy(page, 2).getByLabel('What it buys and when');
  await text.fill('name: Mine\nbuy:\n  Provinze\n');
  await expect(strategy(page, 2).getByRole('button', { name: 'Line 3, column 3' })).toBeVisible();
  await expect(strategy(page, 2).locator('.fault')).toContainText('Province');
  await expect(run(page)).toBeDisabled();
  await text.fill('name: Mine\nbuy:\n  Province\n  Gold\n  Silver\n');
  await expect(page.getByRole('heading', { name: 'Strategy 2: Mine' })).toBeVisible();
  await page.getByLabel('Games').fill('50');
  await run(page).click();
  await expect(result(page)).toContainText('Mine');
});

test('a run shows how far it is, and can be cancelled', async ({ page }) => {
  await page.getByLabel('Games').fill('100000');
  await run(page).click();
  await expect(page.getByRole('progressbar', { name: 'Games played' })).toBeVisible();
  await expect(page.locator('.going')).toContainText(/Big Money: [\d.]+ %/);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(result(page)).toHaveCount(0);
  // The server has stopped: the next run begins at once.
  await page.getByLabel('Games').fill('20');
  await run(page).click();
  await expect(result(page)).toBeVisible();
});

test('a kingdom by name, and one that does not fit', async ({ page }) => {
  await page.getByLabel('Kingdom').selectOption('cards by name');
  await page.getByLabel('Names with commas').fill('Vilage');
  await page.getByLabel('Games').fill('20');
  await run(page).click();
  await expect(page.getByRole('alert')).toContainText('Village');
  await page.getByLabel('Names with commas').fill('Village, Smithy');
  await run(page).click();
  await expect(result(page)).toContainText('Village, Smithy');
  await page.getByLabel('Kingdom').selectOption('a recommended set');
  await run(page).click();
  await expect(page.getByRole('alert').or(result(page)).first()).toBeVisible();
});

test('fits every size', async ({ page }) => {
  await page.getByLabel('Games').fill('20');
  await run(page).click();
  await expect(result(page)).toBeVisible();
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
