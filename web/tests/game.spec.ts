import { execFileSync } from 'node:child_process';

import { expect, test, untilAsked } from './fixtures';
import { keyboard, mouse, playToTheEnd } from './player';
import { binary } from './server';
import { FIRST_GAME, sitDown } from './sitDown';

test('a whole game by clicks, two clicks from the address', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page).toHaveURL(/\/table\//);
  const answers = await playToTheEnd(page, mouse(page));
  expect(answers).toBeGreaterThan(20);

  const result = page.getByRole('dialog');
  await expect(result.getByRole('heading', { level: 3 })).toHaveCount(2);
  await result.getByRole('button', { name: 'Show how it went' }).click();
  await expect(result.getByRole('img', { name: /^Points over the turns/ })).toBeVisible();
  await expect(result.getByRole('img', { name: /^Cards over the turns/ })).toBeVisible();
  await expect(result.getByRole('img', { name: /^Coins a turn over the turns/ })).toBeVisible();
  const saving = page.waitForEvent('download');
  await result.getByRole('button', { name: 'Download it as a save' }).click();
  const replayed = execFileSync(binary(), ['replay', await (await saving).path()], { encoding: 'utf8' });
  expect(replayed).toMatch(/wins|share/);
  const saved = page.waitForEvent('download');
  await result.getByRole('button', { name: 'Download the game as text' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^fief-.*\.txt$/);
  await result.getByRole('button', { name: 'Play again' }).click();
  await expect(result).toBeHidden();
  expect(await untilAsked(page)).toBe('asked');
  await expect(
    page
      .getByText('Your turn 1')
      .or(page.getByText('turn 1', { exact: false }))
      .first(),
  ).toBeVisible();
});

test('a whole game by keyboard alone', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (let i = 0; i < 20; i++) {
    await page.keyboard.press('Tab');
    if (await page.getByRole('button', { name: 'Play now' }).evaluate((it) => it === document.activeElement))
      break;
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/table\//);
  await untilAsked(page);
  // The focus is at the question, and the keys are explained.
  await expect(page.locator('.bar h2')).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeHidden();

  expect(await playToTheEnd(page, keyboard(page))).toBeGreaterThan(20);
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Play again' })).toBeVisible();
});

test('undo against a bot goes back to the question before', async ({ page }) => {
  await sitDown(page, FIRST_GAME);
  const treasures = page.getByRole('button', { name: /Play all Treasures/ });
  await treasures.click();
  await expect(treasures).toBeHidden();
  await page.keyboard.press('Backspace');
  await expect(treasures).toBeVisible();
});

test('what is on its way can be taken back before the server has said that it has it', async ({ page }) => {
  await sitDown(page, FIRST_GAME);
  const treasures = page.getByRole('button', { name: /Play all Treasures/ });
  // Both keys come before any answer of the server can.
  await page.evaluate(() => {
    for (const key of ['Enter', 'Backspace'])
      document.querySelector('.bar h2')?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });
  await expect(page.locator('.bar[data-question$=".1"]')).toHaveCount(1);
  await expect(treasures).toBeVisible();
});

test('why something cannot be bought is said on hover', async ({ page }) => {
  await sitDown(page, FIRST_GAME);
  await page.getByRole('button', { name: /^Province,/ }).hover();
  await expect(page.getByRole('tooltip')).toContainText(/costs \$8/);
});

test('the deck tracker counts the deck and the odds of the next hand', async ({ page }) => {
  await sitDown(page, FIRST_GAME);
  await page.getByRole('tab', { name: 'Your deck' }).click();
  const panel = page.getByRole('tabpanel');
  await expect(panel).toContainText('10 cards in all, 5 left to draw');
  await expect(panel.getByRole('row', { name: /Copper/ })).toContainText('7');
  await expect(panel.getByRole('row', { name: /Estate/ })).toContainText(/\d+%/);
});

test('the decks of others are counted, and the log is searched and saved', async ({ page }) => {
  await sitDown(page, FIRST_GAME);
  const side = page.getByRole('complementary', { name: 'Log, deck and chat' });
  await page.getByRole('tab', { name: 'Your deck' }).click();
  await expect(side.getByRole('heading', { name: /bot: 1\d cards$/ })).toBeVisible();
  await page.getByRole('tab', { name: 'Log' }).click();
  const lines = side.getByRole('list', { name: 'Log' }).getByRole('listitem');
  await expect(lines.first()).toBeVisible();
  await page.getByLabel('Search the log').fill('nobody says this');
  await expect(lines).toHaveCount(0);
  await page.getByLabel('Search the log').fill('turn 1');
  await expect(lines.first()).toContainText('turn 1');
  const saving = page.waitForEvent('download');
  await side.getByRole('button', { name: 'Save' }).click();
  const text = (await (await (await saving).createReadStream()).toArray()).join('');
  expect(text).toContain('turn 1');
});
