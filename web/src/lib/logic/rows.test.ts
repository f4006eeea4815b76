import { describe, expect, it } from 'vitest';

import type { AnswerOption, GameView, SeatView } from '../protocol';
import { NO_MARKS } from './question';
import { rowsOf } from './rows';

const none = { count: 0, cards: [] };
const seat = (number: number, name: string, rest: Partial<SeatView>): SeatView => ({
  seat: number,
  name,
  hand: none,
  deck: { count: 0, top: [] },
  discard: { count: 0, top: null, cards: [] },
  in_play: [],
  aside: none,
  set_aside: none,
  mats: [],
  pools: { actions: 0, buys: 0, coins: 0, potions: 0, debt: 0 },
  tokens: [],
  badges: [],
  score: null,
  owned: null,
  turns: 1,
  ...rest,
});
const view = (...seats: SeatView[]): GameView => ({
  you: 0,
  turn: { seat: 0, number: 1, round: 1, phase: 'action', extra: false, given_by: null, controller: null },
  piles: [],
  landscapes: [],
  trash: [],
  seats,
  tracker: null,
  empty_piles: 0,
  piles_to_end: 3,
  outcome: null,
});
const revealed = {
  count: 2,
  cards: [
    { card: 'Gold', count: 1 },
    { card: 'Copper', count: 1 },
  ],
};
const offer = (card: string): AnswerOption => ({
  index: 0,
  label: card,
  phrase: card,
  card,
  count: 1,
  at: { zone: 'aside', seat: 0 },
  text: null,
  purpose: null,
  cost: null,
});
const marks = (...cards: string[]) => ({
  ...NO_MARKS,
  laidOut: [{ title: 'Revealed', options: cards.map(offer) }],
});

describe('the middle of the table', () => {
  it('shows the player whose turn it is last', () => {
    const played = { card: 'Village', count: 1, stays: false };
    const rows = rowsOf(
      view(seat(0, 'Ann', { in_play: [played] }), seat(1, 'Bob', { in_play: [played] })),
      NO_MARKS,
    );
    expect(rows.map(({ title }) => title)).toEqual(['Bob: in play', 'You: in play']);
  });

  it('does not show twice what lies beside the question', () => {
    const table = view(seat(0, 'Ann', { aside: revealed }));
    expect(rowsOf(table, marks('Gold', 'Copper'))).toEqual([]);
    expect(rowsOf(table, marks('Gold')).map(({ title }) => title)).toEqual(['You: revealed']);
  });
});
