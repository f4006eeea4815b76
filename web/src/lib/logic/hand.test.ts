import { expect, it } from 'vitest';

import { fitsOn, showsCards } from './hand';

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
