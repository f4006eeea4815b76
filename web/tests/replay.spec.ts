import { expect, test, untilAsked } from './fixtures';
import { FIRST_GAME, sitDown } from './sitDown';

test('“show me” opens the scenario of a ruling, step by step', async ({ page }) => {
  await page.goto('/cards/Militia');
  await expect(page.getByRole('heading', { name: 'Militia', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: /^Show me: Militia gives/ }).click();
  await expect(page).toHaveURL(/\/scenario\//);
  const step = page.getByRole('slider', { name: 'Step' });
  await expect(step).toHaveValue('0');
  await expect(page.locator('.bar')).toContainText('Alice: play Militia');
  await page.getByRole('button', { name: 'Step on' }).click();
  await expect(page.locator('.bar')).toContainText(/discard/);
  await page.keyboard.press('End');
  await expect(step).toHaveValue(await step.getAttribute('max').then(String));
  await page.getByRole('tab', { name: 'Scenario' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('Bob hand: Copper x2, Gold');
});

test('a replay: slider, eyes, a link to a moment, and playing on from there', async ({ page, context }) => {
  await sitDown(page, FIRST_GAME);
  for (let turn = 0; turn < 3; turn++) {
    await untilAsked(page);
    await page.getByRole('button', { name: /Play all Treasures/ }).click();
    const before = await page.locator('.bar').getAttribute('data-question');
    await page
      .getByRole('button', { name: /^Silver,/ })
      .or(page.getByRole('button', { name: /^Copper,.*buy/ }))
      .first()
      .click();
    await page.waitForFunction(
      (id) => document.querySelector('.bar')?.getAttribute('data-question') !== id,
      before,
    );
  }
  const board = page.url();
  await page.getByText('Menu', { exact: true }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Really give up this game' }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toContainText('resigned');
  await page.goto('/games');
  await page.getByRole('link', { name: 'Replay' }).first().click();
  await expect(page).toHaveURL(/\/replay\//);
  const step = page.getByRole('slider', { name: 'Step' });
  await step.fill('2');
  await expect(page).toHaveURL(/at=2/);
  await page.getByRole('button', { name: 'Step on' }).click();
  await expect(step).toHaveValue('3');
  await page.getByRole('combobox', { name: 'Whose eyes' }).selectOption({ label: 'everything open' });
  await expect(page).toHaveURL(/eye=open/);

  // The address alone leads to the same moment.
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('slider', { name: 'Step' })).toHaveValue('3');

  await other.getByRole('button', { name: /^Play on from here/ }).click();
  await expect(other).toHaveURL(/\/table\//);
  expect(other.url()).not.toBe(board);
  expect(await untilAsked(other)).toBe('asked');
});
