import type { Page } from '@playwright/test';

import type { CreateTable } from '../src/lib/protocol';
import { expect, PAGES, test } from './fixtures';
import { mouse, playSome } from './player';
import { sitDown } from './sitDown';

/**
 * `npm run measure`: how much pages move while they load, how long a table of six blocks the browser, and how soon it
 * shows what a click did. A command, not a test: the figures depend on the machine.
 */
const LIMITS = { shift: 0.05, blocking: 300, interaction: 100 };
const SIZES = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
];
const SIX: CreateTable = {
  seats: [{ who: 'me' }, ...Array.from({ length: 5 }, () => ({ who: 'bot' as const, level: 'random' }))],
  settings: { kingdom: { by: 'preset', id: 'First Game (Base, 2nd edition)' }, seed: '6' },
};

interface Seen {
  shift: number;
  moved: string[];
  blocking: number;
  events: number[];
}

/** Watches what the browser says about itself, from before the first script on. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Seen = { shift: 0, moved: [], blocking: 0, events: [] };
    (window as unknown as { seen: Seen }).seen = seen;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources?: { node?: Element | null }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        seen.shift += entry.value;
        const nodes = entry.sources?.map(
          ({ node }) => node?.nodeName + '.' + (node as Element | null)?.className,
        );
        seen.moved.push(`${entry.value.toFixed(3)} ${nodes?.slice(0, 2).join(' ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.blocking += Math.max(0, duration - 50);
    }).observe({ type: 'longtask', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if ((entry as PerformanceEventTiming & { interactionId: number }).interactionId > 0)
          seen.events.push(entry.duration);
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  });
}

const seenBy = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen);

function say(what: string, value: number, limit: number, unit = ''): void {
  console.log(
    `${value <= limit ? 'ok  ' : 'OVER'} ${what}: ${value.toFixed(unit ? 0 : 3)}${unit} (at most ${limit}${unit})`,
  );
}

async function throttle(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.enable');
  const speed = (1.6 * 1024 * 1024) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: speed,
    uploadThroughput: speed / 2,
  });
}

test('layout shift of every page, at two sizes, plain and throttled', async ({ browser, baseURL }) => {
  for (const viewport of SIZES)
    for (const slow of [false, true])
      for (const path of PAGES) {
        const page = await browser.newPage({ viewport, baseURL: baseURL ?? '' });
        await watch(page);
        if (slow) await throttle(page);
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible({ timeout: 60_000 });
        await page.waitForLoadState('networkidle');
        await page.waitForTimeout(slow ? 1500 : 500);
        const { shift, moved } = await seenBy(page);
        say(`shift of ${path} at ${viewport.width}${slow ? ', throttled' : ''}`, shift, LIMITS.shift);
        if (shift > LIMITS.shift) console.log('     ', moved.join('; '));
        await page.close();
      }
});

test('a table of six', async ({ page }) => {
  await watch(page);
  await sitDown(page, SIX);
  await page.waitForTimeout(1500);
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  const loaded = await seenBy(page);
  console.log(`     ${nodes} nodes`);
  say('shift of a table of six', loaded.shift, LIMITS.shift);
  say('blocking of a table of six', loaded.blocking, LIMITS.blocking, ' ms');
  await playSome(page, mouse(page), 60);
  const { events, shift, moved } = await seenBy(page);
  const sorted = events.toSorted((a, b) => a - b);
  const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? 0;
  console.log(`     ${sorted.length} interactions of 16 ms and more, the longest ${sorted.at(-1) ?? 0} ms`);
  say('interaction to next paint, p95', p95, LIMITS.interaction, ' ms');
  say('shift of 60 answers', shift, LIMITS.shift);
  if (shift > LIMITS.shift) console.log('     ', moved.slice(-8).join('; '));
});
