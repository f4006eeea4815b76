import { join } from 'node:path';

import type { Page } from '@playwright/test';

import type { KingdomChoice } from '../src/lib/protocol';
import { expect, test, untilAsked } from './fixtures';
import { mouse, playSome } from './player';
import { sitDown } from './sitDown';

/** Draws the pictures of the README. Run with `npm run screenshots`. */
const FOLDER = join(import.meta.dirname, '..', '..', 'docs', 'screenshots');
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };

async function shoot(page: Page, name: string): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(400);
  await page.screenshot({ path: join(FOLDER, `${name}.jpg`), type: 'jpeg', quality: 76 });
}

const KINGDOM: KingdomChoice = {
  by: 'cards',
  cards: [
    ...[
      'Native Village',
      'Peasant',
      'Watchtower',
      'Caravan',
      'Fortress',
      'Royal Carriage',
      'Baker',
      'Knights',
    ],
    ...['Crypt', 'Hireling'],
  ],
  landscapes: ['Ferry', 'Canal', 'Aqueduct'],
};
const POSITION = `# A last chance
kingdom: Throne Room (1st edition), Village
landscapes: Canal
supply: Province 2
Alice hand: Throne Room, Smithy, Copper x2, Silver
Alice deck: Gold x2, Village, Province
Bob hand: Moat, Gold x2, Estate x2
---
`;
const WANTED = ['Canal', 'Hireling', 'Knights', 'Baker', 'Gold', 'Caravan', 'Royal Carriage', 'Fortress'];

async function inTheMiddle(page: Page): Promise<void> {
  await sitDown(page, {
    seats: [{ who: 'me' }, { who: 'bot', level: 'medium' }, { who: 'bot', level: 'easy' }],
    settings: { kingdom: KINGDOM, seed: '20' },
  });
  const hands = mouse(page);
  await playSome(page, hands, 50, WANTED);
  // A moment with something to decide: Actions in a full hand, and something in play already.
  const fine = async () =>
    (await page.locator('.bar h2').innerText()).includes('Action phase') &&
    (await page.locator('.stack').count()) >= 4 &&
    (await page.locator('.area .card').count()) >= 2;
  for (let i = 0; i < 60 && !(await fine()); i++) {
    await playSome(page, hands, 1, WANTED);
    await untilAsked(page);
  }
}

test.use({ viewport: { width: 1440, height: 900 }, colorScheme: 'dark' });

test('desktop', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.leaf')).toHaveCount(5);
  await shoot(page, 'home');
  await inTheMiddle(page);
  await shoot(page, 'table');
  await page.getByRole('tab', { name: 'Your deck' }).click();
  await page.emulateMedia({ colorScheme: 'light' });
  await shoot(page, 'table-light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/cards/Militia');
  await expect(page.getByRole('link', { name: /^Show me/ }).first()).toBeVisible();
  await shoot(page, 'card');
  await page.getByRole('link', { name: /^Show me: Militia gives/ }).click();
  await page.getByRole('button', { name: 'Step on' }).click();
  await shoot(page, 'replay');
  await page.goto('/position');
  await page.getByLabel('The scenario: type, or paste one').fill(POSITION);
  await expect(page.getByRole('button', { name: 'Play this position' })).toBeEnabled();
  await shoot(page, 'position');
  await page.goto('/simulator');
  await page.getByLabel('Seed').fill('7');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await page.getByRole('region', { name: 'Result', exact: true }).scrollIntoViewIfNeeded();
  await shoot(page, 'simulator');
});

test.describe('phone', () => {
  test.use(PHONE);

  test('home and table', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('.leaf')).toHaveCount(5);
    await shoot(page, 'home-phone');
    // The game is played on a large screen, where nothing has to be scrolled to.
    await page.setViewportSize({ width: 1440, height: 900 });
    await inTheMiddle(page);
    await page.setViewportSize(PHONE.viewport);
    await shoot(page, 'table-phone');
    await page.goto('/cards/Militia');
    await expect(page.getByRole('link', { name: /^Show me/ }).first()).toBeVisible();
    await page.getByRole('link', { name: /^Show me: Militia gives/ }).click();
    await page.getByRole('button', { name: 'Step on' }).click();
    await shoot(page, 'replay-phone');
  });
});
