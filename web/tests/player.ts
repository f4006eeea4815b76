import { expect, type Page } from '@playwright/test';

import { questionId, untilAsked, untilNext } from './fixtures';

/** What to buy, the first that can be had. It ends games quickly, and now and then buys an Action. */
const WANTED = ['Province', 'Gold', 'Militia', 'Smithy', 'Market', 'Silver'];

/** Answers one question, by any means. */
export interface Hands {
  /** Play all Treasures, or confirm. Says whether there was such a button. */
  main(): Promise<boolean>;
  /** Picks something that can be picked, the first of these names that is on offer, or just the first. */
  pick(names: readonly string[]): Promise<boolean>;
  pass(): Promise<boolean>;
}

/** Plays to the end and says how many answers it took. */
export async function playToTheEnd(page: Page, hands: Hands): Promise<number> {
  for (let answers = 0; answers < 600; answers++) {
    if ((await untilAsked(page)) === 'over') return answers;
    const before = await questionId(page);
    await answer(page, hands);
    await untilNext(page, before);
  }
  throw new Error('The game does not end.');
}

/** Plays some answers of a game that does not end so soon. */
export async function playSome(
  page: Page,
  hands: Hands,
  answers: number,
  wanted: readonly string[] = WANTED,
): Promise<void> {
  for (let i = 0; i < answers; i++) {
    await untilAsked(page);
    const before = await questionId(page);
    await answer(page, hands, wanted);
    await untilNext(page, before);
  }
}

async function answer(page: Page, hands: Hands, wanted: readonly string[] = WANTED): Promise<void> {
  const words = await page.locator('.bar h2').innerText();
  if (await hands.main()) return;
  if (/buy/i.test(words)) {
    if (!(await hands.pick(wanted))) expect(await hands.pass()).toBe(true);
    return;
  }
  // A question of an Action or an attack: pick until it is answered.
  const before = await questionId(page);
  for (let picks = 0; picks < 8; picks++) {
    if (!(await hands.pick([]))) break;
    if ((await questionId(page)) !== before || (await hands.main())) return;
  }
  // A single pick may be the whole answer, and on its way to the server by now.
  if (!(await hands.pass())) await untilNext(page, before);
}

/** Answers with the mouse. */
export function mouse(page: Page): Hands {
  const click = async (selector: string) => {
    const button = page.locator(selector).first();
    if ((await button.count()) === 0) return false;
    await button.click();
    return true;
  };
  return {
    main: () => click('.bar .primary:not([disabled]):not([aria-keyshortcuts="."])'),
    pass: () => click('.bar [aria-keyshortcuts="."]'),
    async pick(names) {
      for (const name of names) {
        const spot = page.locator(`[data-option][aria-label^="${name},"]`).first();
        if ((await spot.count()) > 0) {
          await spot.click();
          return true;
        }
      }
      return names.length === 0 ? click('[data-option]:not(.picked):not(.chosen)') : false;
    },
  };
}

/** Answers with keys alone: nothing is clicked, and the pointer never moves. */
export function keyboard(page: Page): Hands {
  const press = async (selector: string, key: string) => {
    if ((await page.locator(selector).count()) === 0) return false;
    await page.keyboard.press(key);
    return true;
  };
  return {
    main: () => press('.bar .primary:not([disabled]):not([aria-keyshortcuts="."])', 'Enter'),
    pass: () => press('.bar [aria-keyshortcuts="."]', '.'),
    async pick(names) {
      for (const name of names) {
        const key = await page
          .locator(`[data-option][aria-label^="${name},"][aria-keyshortcuts]`)
          .first()
          .getAttribute('aria-keyshortcuts', { timeout: 200 })
          .catch(() => null);
        if (key) {
          await page.keyboard.press(key);
          return true;
        }
      }
      if (names.length > 0 || (await page.locator('[data-option]:not(.picked):not(.chosen)').count()) === 0)
        return false;
      // The arrow keys reach what can be picked, the space bar picks it.
      await page.keyboard.press('ArrowRight');
      await expect(page.locator('[data-option]:focus')).toHaveCount(1);
      await page.keyboard.press('Space');
      return true;
    },
  };
}
