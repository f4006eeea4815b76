import { expect, it } from 'vitest';

import { tieBreak } from './outcome';

const seat = (name: string, score: number, turns: number, won: boolean) => ({
  seat: 0,
  name,
  score,
  turns,
  won,
  resigned: false,
  cards: [],
});

it('explains a tie that fewer turns break', () => {
  expect(tieBreak([seat('Ann', 30, 12, false), seat('Bob', 30, 11, true)])).toBe(
    'Ann and Bob have 30 points each. Bob took fewer turns (11), which breaks the tie.',
  );
});

it('explains a victory that is shared', () => {
  expect(tieBreak([seat('Ann', 30, 12, true), seat('Bob', 30, 12, true)])).toContain('share the victory');
});

it('says nothing where points decide', () => {
  expect(tieBreak([seat('Ann', 31, 12, true), seat('Bob', 30, 11, false)])).toBeNull();
});
