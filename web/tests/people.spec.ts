import type { Browser, Page } from '@playwright/test';

import { expect, isAsked, questionId, test, untilAsked } from './fixtures';
import { FIRST_GAME, sitDown } from './sitDown';

/** A browser of somebody's own: its own storage, so its own guest. */
async function person(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? '', reducedMotion: 'reduce' });
  return context.newPage();
}

/** Two people at a table, by a link that one sends the other. */
async function twoPeople(browser: Browser, baseURL: string | undefined): Promise<[Page, Page, string]> {
  const ann = await person(browser, baseURL);
  await ann.goto('/new');
  await ann.getByRole('button', { name: 'Make the table' }).click();
  const link = await ann.getByLabel('Link to this table').inputValue();

  const bob = await person(browser, baseURL);
  await bob.goto(link);
  await expect(bob.getByRole('heading', { name: 'You are invited' })).toBeVisible();
  await bob.getByRole('button', { name: 'Sit here' }).click();
  await expect(ann.locator('.board')).toBeVisible();
  await expect(bob.locator('.board')).toBeVisible();
  return [ann, bob, link];
}

async function whoIsAsked(ann: Page, bob: Page): Promise<[asked: Page, other: Page]> {
  await ann
    .locator('.bar.asks')
    .or(ann.getByText(/^Waiting for/))
    .first()
    .waitFor();
  return (await isAsked(ann)) ? [ann, bob] : [bob, ann];
}

test('two people: a reconnect loses nothing, chat arrives, and undo asks the other', async ({
  browser,
  baseURL,
  server,
}) => {
  const [ann, bob] = await twoPeople(browser, baseURL);
  const [first, second] = await whoIsAsked(ann, bob);
  await untilAsked(first);

  await first.keyboard.press('/');
  await first.getByLabel('Message').fill('<b>good luck</b>');
  await first.keyboard.press('Enter');
  await second.getByRole('tab', { name: /Chat/ }).click();
  await expect(second.getByRole('log', { name: 'Chat' })).toContainText('<b>good luck</b>');

  // The server goes away in the middle of a turn and comes back.
  const before = await questionId(first);
  await server.kill();
  await expect(first.getByRole('alert')).toContainText('The server does not answer');
  await expect(second.getByRole('alert')).toContainText('nothing is lost');
  await server.start();
  await expect(first.getByRole('alert')).toBeHidden({ timeout: 20_000 });
  await untilAsked(first);
  expect(await questionId(first)).toBe(before);

  // A reload in the middle of the turn loses nothing either that the server has said it has.
  await first.getByRole('button', { name: /Play all Treasures/ }).click();
  await expect(first.getByRole('button', { name: 'End turn' })).toBeVisible();
  await first.reload();
  await untilAsked(first);
  await expect(first.getByRole('button', { name: /Play all Treasures/ })).toBeHidden();

  // The turn ends, new cards are seen and the other is asked: now an undo needs consent.
  await first.getByRole('button', { name: 'End turn' }).click();
  await untilAsked(second);
  await first.getByRole('button', { name: 'Ask to undo' }).click();
  await expect(first.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  await second.getByRole('button', { name: 'Refuse' }).click();
  await expect(first.getByRole('button', { name: 'Withdraw' })).toBeHidden();
  await first.getByRole('button', { name: 'Ask to undo' }).click();
  await second.getByRole('button', { name: 'Agree' }).click();
  await expect(first.getByRole('button', { name: 'End turn' })).toBeVisible();
});

test('who comes too late is told what to do, and may watch', async ({ browser, baseURL }) => {
  const [ann, bob, link] = await twoPeople(browser, baseURL);
  const late = await person(browser, baseURL);
  await late.goto(link);
  await expect(late.locator('.board')).toBeVisible();
  await expect(late.getByText('watching')).toBeVisible();
  // A watcher sees no hand.
  await expect(late.getByRole('region', { name: 'Your hand' })).toHaveCount(0);
  await ann.context().close();
  await bob.context().close();
});

test('two tabs of one player agree', async ({ browser, baseURL }) => {
  const one = await person(browser, baseURL);
  await sitDown(one, FIRST_GAME);
  const two = await one.context().newPage();
  await two.goto(one.url());
  await untilAsked(two);
  await one.getByRole('button', { name: /Play all Treasures/ }).click();
  await expect(two.getByRole('button', { name: /Play all Treasures/ })).toBeHidden();
  await expect(two.getByRole('button', { name: 'End turn' })).toBeVisible();
});

test('a link to no table says so', async ({ page }) => {
  await page.goto('/table/nosuchtable');
  await expect(page.getByRole('heading', { name: 'There is no such table' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Make a table' })).toBeVisible();
  await page.goto('/join');
  await page.getByLabel('Link to the table').fill('what is this');
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByRole('alert')).toContainText('not a link to a table');
});
