import { expect, type Page } from '@playwright/test';

import type { CreatedTable, CreateTable, Guest } from '../src/lib/protocol';
import { untilAsked } from './fixtures';

/** A game whose first question is always about Treasures: other kingdoms may begin with an Action in hand. */
export const FIRST_GAME: CreateTable = {
  seats: [{ who: 'me' }, { who: 'bot', level: 'medium' }],
  settings: { kingdom: { by: 'preset', id: 'First Game (Base, 2nd edition)' }, seed: '6' },
};

/** Makes a table as a new guest of this page, and opens it. */
export async function sitDown(page: Page, wanted: CreateTable): Promise<void> {
  const guest = (await (
    await page.request.post('/api/v1/guests', { data: { name: 'Ann' } })
  ).json()) as Guest;
  const headers = { authorization: `Bearer ${guest.token}` };
  const made = await page.request.post('/api/v1/tables', { data: wanted, headers });
  expect(made.status(), await made.text()).toBe(200);
  await page.addInitScript((info) => localStorage.setItem('fief-guest', JSON.stringify(info)), guest);
  await page.goto(((await made.json()) as CreatedTable).link);
  await untilAsked(page);
}
