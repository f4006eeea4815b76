import { expect, it } from 'vitest';

import { fitsOn, showsCards, tileRows } from './hand';

const LARGE = { width: 970, height: 180, rem: 16 };
const PHONE = { width: 374, height: 118, rem: 16 };

it('shows cards as long as they have room side by side', () => {
  expect(showsCards(5, LARGE)).toBe(true);
  expect(showsCards(15, LARGE)).toBe(false);
  expect(showsCards(3, PHONE)).toBe(true);
  expect(showsCards(6, PHONE)).toBe(false);
});

it('shows a text only where all of it can be read', () => {
  expect(fitsOn('+1 Card, +2 Actions', LARGE)).toBe(true);
  expect(fitsOn('A long sentence. '.repeat(12), LARGE)).toBe(false);
  expect(fitsOn('+1 Card, +2 Actions', PHONE)).toBe(false);
});

it('gives the tiles of a large hand the room that there is', () => {
  const small = tileRows(14, { width: 970, height: 144, rem: 16 });
  expect(small.columns).toBe(7);
  const large = tileRows(14, { width: 1480, height: 221, rem: 16 });
  expect(large.columns).toBe(5);
  expect(large.high).toBeGreaterThanOrEqual(small.high);
  // Where there is too little room, the tiles are small and the hand scrolls.
  expect(tileRows(14, PHONE)).toEqual({ columns: 3, high: 3.1 });
});
