import { expect, test as base, type Page } from '@playwright/test';

import { Server } from './server';

/** Every file of tests has a server of its own. */
export const test = base.extend<{ noFaults: undefined }, { server: Server }>({
  server: [
    // eslint-disable-next-line no-empty-pattern -- Playwright wants the pattern to see what is needed
    async ({}, use) => {
      const server = new Server();
      await server.start();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  // Whatever a test is about: no script may fail, and nothing may be against the server's content policy.
  noFaults: [
    async ({ context }, use) => {
      const faults: string[] = [];
      context.on('weberror', (error) => faults.push(error.error().message));
      context.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) faults.push(message.text());
      });
      await use(undefined);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
  baseURL: async ({ server }, use) => use(server.address),
});

export { expect };

export const question = (page: Page) => page.getByRole('region', { name: 'Question' });
export const outcome = (page: Page) => page.getByRole('dialog').filter({ hasText: /wins|won|tie|resigned/i });

/** Says whether this page is asked something now. */
export async function isAsked(page: Page): Promise<boolean> {
  return (await page.locator('.bar.asks').count()) > 0;
}

/** Waits until this page is asked something, or the game is over. */
export async function untilAsked(page: Page): Promise<'asked' | 'over'> {
  const asked = page.locator('.bar.asks');
  const over = page.locator('dialog[open][data-kind="result"]');
  await asked.or(over).first().waitFor();
  return (await over.count()) > 0 ? 'over' : 'asked';
}

/** The text that changes with every question: what is asked, and how often something was answered. */
export function questionId(page: Page): Promise<string> {
  return page
    .locator('.bar')
    .getAttribute('data-question')
    .then((id) => id ?? '');
}

/** Waits until another question than this one is asked, or the game is over. */
export async function untilNext(page: Page, before: string): Promise<void> {
  await page.waitForFunction(
    (id) =>
      document.querySelector('dialog[open][data-kind="result"]') !== null ||
      document.querySelector('.bar.asks')?.getAttribute('data-question') !== id,
    before,
  );
}

/** Puts a card into the kingdom that is being picked. */
export async function choose(page: Page, name: string): Promise<void> {
  await page.getByLabel('Find cards').fill(name);
  const tile = page.getByRole('button', { name: new RegExp(`^${name}(, costs .*)?$`), pressed: false });
  await tile.first().click();
}

/** Every page that needs no game, and one that is none. */
export const PAGES = [
  '/',
  '/new',
  '/join',
  '/games',
  '/cards',
  '/cards/Militia',
  '/kingdoms',
  '/settings',
  '/help',
  '/faces',
  '/about',
  '/learn',
  '/glossary',
  '/puzzles',
  '/position',
  '/simulator',
  '/nowhere',
];
