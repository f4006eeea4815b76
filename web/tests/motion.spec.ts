import { expect, test } from './fixtures';
import { setTable, updateOf, type Stage } from './stage';

const STAGE: Stage = {
  players: 2,
  hand: [{ card: 'Copper', count: 5 }],
  kingdom: ['Village', 'Smithy', 'Militia', 'Chapel', 'Market', 'Witch', 'Moat', 'Cellar', 'Mine', 'Remodel'],
};
const BOT = 1;

/** A bot's turn in one message, as fast bots make it. */
function turnOfTheBot() {
  const update = updateOf(STAGE);
  const from = update.log.lines.length;
  const line = (kind: 'turn' | 'play' | 'buy', card?: string) => ({
    kind,
    seat: BOT,
    depth: 0,
    step: 9,
    pieces: card === undefined ? [] : [{ is: 'card' as const, card, count: 1 }],
  });
  const lines = [line('turn'), line('play', 'Village'), line('play', 'Smithy'), line('buy', 'Gold')];
  return { ...update, step: 12, log: { from, lines } };
}

/** Notes everything that was ever seen in play, in its order. */
async function watchPlay(page: import('@playwright/test').Page): Promise<void> {
  await page.evaluate(() => {
    const seen: string[] = [];
    (window as unknown as { seen: string[] }).seen = seen;
    new MutationObserver(() => {
      const now = [...document.querySelectorAll('.area .name')].map((it) => it.textContent).join(' ');
      if (now !== seen.at(-1)) seen.push(now);
    }).observe(document.body, { childList: true, subtree: true });
  });
}

const seen = (page: import('@playwright/test').Page) =>
  page.evaluate(() => (window as unknown as { seen: string[] }).seen);

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('a bot’s turn is shown card by card, and stays in words at its seat', async ({ page }) => {
    const send = await setTable(page, STAGE);
    await watchPlay(page);
    send({ type: 'update', ...turnOfTheBot() });
    await expect(page.locator('.seat').first()).toContainText('Village, Smithy; bought Gold');
    await expect(page.locator('.bar.asks')).toBeVisible();
    const states = await seen(page);
    expect(states).toContain('Village');
    expect(states).toContain('Village Smithy');
    expect(states.indexOf('Village')).toBeLessThan(states.indexOf('Village Smithy'));
  });

  test('a key goes to the end of it at once', async ({ page }) => {
    const send = await setTable(page, STAGE);
    await page.evaluate(() => {
      // The key comes as soon as the first step is seen.
      const observer = new MutationObserver(() => {
        if (!document.querySelector('.area .name')) return;
        observer.disconnect();
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }));
      });
      observer.observe(document.body, { childList: true, subtree: true });
    });
    await watchPlay(page);
    send({ type: 'update', ...turnOfTheBot() });
    await expect(page.locator('.area .name')).toHaveCount(0);
    await expect(page.locator('.bar.asks')).toBeVisible();
    expect(await seen(page)).not.toContain('Village Smithy');
  });
});

test('without motion nothing is shown in between', async ({ page }) => {
  const send = await setTable(page, STAGE);
  await watchPlay(page);
  send({ type: 'update', ...turnOfTheBot() });
  await expect(page.locator('.seat').first()).toContainText('Village, Smithy; bought Gold');
  expect((await seen(page)).filter((state) => state !== '')).toEqual([]);
});
