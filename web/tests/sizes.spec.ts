import type { Page } from '@playwright/test';

import { expect, test } from './fixtures';
import { BASIC, setTable, type Stage } from './stage';

/** The sizes that people have: laptops, large screens, a phone both ways, a tablet, and a laptop at 200 %. */
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

const TEN = ['Village', 'Smithy', 'Militia', 'Chapel', 'Market', 'Witch', 'Throne Room', 'Council Room'];
const SMALL: Stage = {
  players: 2,
  hand: [
    { card: 'Village', count: 1 },
    { card: 'Copper', count: 3 },
    { card: 'Estate', count: 1 },
  ],
  kingdom: [...TEN, 'Moneylender', 'Laboratory'],
  landscapes: ['Ferry'],
  inPlay: [{ card: 'Village', count: 2 }],
};
/** Six players, the longest names, all basic cards, six landscapes, and twenty-five cards in hand. */
const FULL: Stage = {
  players: 6,
  hand: [
    ...[...TEN, 'Quartermaster', "Philosopher's Stone"].map((card) => ({ card, count: 1 })),
    ...['Copper', 'Silver', 'Estate'].map((card) => ({ card, count: 4 })),
    { card: 'Jack of All Trades', count: 1 },
  ],
  kingdom: [
    ...["Philosopher's Stone", 'Jack of All Trades', 'Merchant Guild', 'Wandering Minstrel', 'Quartermaster'],
    ...['Fortune Teller', 'Candlestick Maker', 'Counting House', 'Band of Misfits', 'Swashbuckler', 'Market'],
  ],
  basic: [...BASIC, 'Platinum', 'Colony', 'Potion'],
  landscapes: ['Way of the Chameleon', 'Cheap', 'Aqueduct', 'Canal', 'Ferry', 'Fellowship of Scribes'],
  beside: ['Horse', 'Spoils', 'Madman', 'Mercenary'],
  inPlay: [...TEN, 'Quartermaster'].map((card) => ({ card, count: 2 })),
};

/** Every tile and card whose content is larger than itself, and every word that sticks out of one. */
function clipped(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const box of document.querySelectorAll<HTMLElement>('.tile, .stack .card')) {
      const outer = box.getBoundingClientRect();
      const says = box.textContent?.trim().slice(0, 40) ?? '';
      if (box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1)
        found.push(
          `${says}: ${box.scrollWidth}×${box.scrollHeight} in ${box.clientWidth}×${box.clientHeight}`,
        );
      for (const word of box.querySelectorAll<HTMLElement>('.name, .signs, .text, .types, .cost, .count')) {
        if (word.offsetParent === null) continue;
        const inner = word.getBoundingClientRect();
        const out = Math.max(
          outer.left - inner.left,
          outer.top - inner.top,
          inner.right - outer.right,
          inner.bottom - outer.bottom,
        );
        if (out > 1 || word.scrollWidth > word.clientWidth + 1)
          found.push(`${says}: .${word.className} sticks out by ${Math.round(out)}`);
      }
    }
    return found;
  });
}

/** Letters below eleven pixels, the numbers in symbols apart: they are drawn. */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = new Set<string>();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || parent.closest('svg, script, style, .visually-hidden') || !node.textContent?.trim())
        continue;
      if (parent.getClientRects().length === 0) continue;
      const size = parseFloat(getComputedStyle(parent).fontSize);
      if (size < 11) found.add(`${node.textContent.trim().slice(0, 30)}: ${size}px`);
    }
    return [...found];
  });
}

for (const [width, height] of SIZES) {
  test.describe(`at ${width}×${height}`, () => {
    test.use({ viewport: { width, height } });

    for (const [name, stage] of [
      ['a small table', SMALL],
      ['a full table', FULL],
    ] as const)
      test(`${name} has no clipped and no tiny writing, and keeps question and hand on the screen`, async ({
        page,
      }) => {
        await setTable(page, stage);
        await page.evaluate(() => document.fonts.ready);
        expect(await clipped(page)).toEqual([]);
        expect(await tooSmall(page)).toEqual([]);
        await expect(page.locator('.bar h2')).toBeInViewport({ ratio: 1 });
        await expect(page.locator('.hand .spot').first()).toBeInViewport();
        const over = await page.evaluate(() => [
          document.documentElement.scrollWidth - innerWidth,
          document.documentElement.scrollHeight - innerHeight,
        ]);
        expect(Math.max(...over)).toBeLessThanOrEqual(0);
        // Whatever scrolls says so.
        const silent = await page.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>('.far, .middle, .hand')]
            .filter(
              (it) => getComputedStyle(it).overflowY === 'auto' && it.scrollHeight > it.clientHeight + 2,
            )
            .filter((it) => !it.dataset['more'])
            .map((it) => it.className),
        );
        expect(silent).toEqual([]);
      });
  });
}

test('the hand and the tiles grow with the window', async ({ page }) => {
  const widths: number[] = [];
  for (const size of [
    { width: 1280, height: 720 },
    { width: 1920, height: 1080 },
    { width: 2560, height: 1440 },
  ]) {
    await page.setViewportSize(size);
    if (widths.length === 0) await setTable(page, SMALL);
    const box = await page.locator('.hand .stack').first().boundingBox();
    widths.push(box?.width ?? 0);
  }
  const [small = 0, middle = 0, large = 0] = widths;
  expect(middle / small).toBeGreaterThan(1.3);
  expect(large / middle).toBeGreaterThan(1.25);
});
