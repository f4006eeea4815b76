import { expect, PAGES, test, untilAsked } from './fixtures';
import { FIRST_GAME, sitDown } from './sitDown';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

for (const path of [...PAGES, '/replay/scenario%3Abase-militia-1'])
  test(`on a phone nothing of ${path} sticks out`, async ({ page }) => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const [wide, screen] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      window.screen.width,
    ]);
    expect(wide).toBeLessThanOrEqual(screen ?? 0);
  });

test('a replay is stepped through on a phone', async ({ page }) => {
  await page.goto('/replay/scenario%3Abase-militia-1');
  await page.getByRole('button', { name: 'Step on' }).tap();
  await expect(page.getByRole('status', { name: '' }).filter({ hasText: /^1\/\d/ })).toBeInViewport({
    ratio: 1,
  });
});

test('a turn on a phone: nothing sticks out, and a long press shows the card', async ({ page }) => {
  await sitDown(page, FIRST_GAME);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);

  // The question and the hand are on the screen without scrolling.
  await expect(page.locator('.bar')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('region', { name: 'Your hand' })).toBeInViewport();

  await page.getByRole('button', { name: /Play all Treasures/ }).tap();
  await expect(page.getByRole('button', { name: 'End turn' })).toBeVisible();

  const province = page.getByRole('button', { name: /^Province,/ });
  await province.tap();
  await expect(page.locator('.bar .notice')).toContainText(/costs \$8/);
  await page.getByRole('button', { name: 'Show Province' }).tap();
  const card = page.getByRole('dialog', { name: 'Province' });
  await expect(card).toBeVisible();
  await card.getByRole('button', { name: 'Close' }).tap();
  await expect(card).toBeHidden();

  // A long press on something that could be bought shows it, and buys nothing.
  const copper = page.locator('[data-option][aria-label^="Copper,"]').first();
  await copper.dispatchEvent('pointerdown', { pointerType: 'touch' });
  await expect(page.getByRole('dialog', { name: 'Copper' })).toBeVisible();
  await copper.dispatchEvent('pointerup', { pointerType: 'touch' });
  await copper.dispatchEvent('click');
  await page.getByRole('dialog', { name: 'Copper' }).getByRole('button', { name: 'Close' }).tap();
  await expect(page.getByRole('button', { name: 'End turn' })).toBeVisible();

  await page.getByRole('button', { name: 'Log' }).tap();
  await expect(page.getByRole('list', { name: 'Log' })).toContainText('plays');
  await page.getByRole('button', { name: 'Table', exact: true }).tap();
  await page.getByRole('button', { name: 'End turn' }).tap();
  expect(await untilAsked(page)).toBe('asked');
});
