import { expect, it } from 'vitest';

import type { GameView, LogKind, LogLine, SeatView } from '../protocol';
import { actsOf, after, splitOwn, wayOf } from './acts';

const line = (kind: LogKind, seat: number, card?: string, count = 1): LogLine => ({
  kind,
  seat,
  depth: 0,
  step: 0,
  pieces: card === undefined ? [] : [{ is: 'card', card, count }],
});

const seat = (number: number): SeatView =>
  ({
    seat: number,
    hand: { count: 5, cards: [] },
    deck: { count: 5, top: [] },
    discard: { count: 0, top: null, cards: [] },
    in_play: [],
  }) as unknown as SeatView;

const VIEW = {
  you: 0,
  turn: { seat: 0 },
  seats: [seat(0), seat(1)],
  piles: [{ index: 3, name: 'Gold', card: 'Gold', count: 30 }],
} as unknown as GameView;

it('reads acts from the log', () => {
  const acts = actsOf([line('turn', 1), line('play', 1, 'Village'), line('pool', 1), line('buy', 1, 'Gold')]);
  expect(acts.map(({ kind }) => kind)).toEqual(['turn', 'play', 'gain']);
});

it('shows the table after each of them', () => {
  const [play, buy] = actsOf([line('play', 1, 'Village'), line('buy', 1, 'Gold')]);
  const one = after(VIEW, play ?? { kind: 'turn', seat: 0, cards: [] });
  expect(one.seats[1]).toMatchObject({ hand: { count: 4 }, in_play: [{ card: 'Village', count: 1 }] });
  const two = after(one, buy ?? { kind: 'turn', seat: 0, cards: [] });
  expect(two.piles[0]?.count).toBe(29);
  expect(two.seats[1]?.discard.count).toBe(1);
  expect(VIEW.piles[0]?.count).toBe(30);
});

it('knows where cards come from and go to', () => {
  const act = { kind: 'gain' as const, seat: 1, cards: [{ card: 'Gold', count: 1 }] };
  expect(wayOf(act, 'Gold', VIEW)).toEqual({ from: ['pile/3'], to: ['discard/1'] });
});

it('tells what a person did from what the others do after it', () => {
  const acts = actsOf([line('buy', 0, 'Gold'), line('turn', 1), line('play', 1, 'Smithy')]);
  const [own, rest] = splitOwn(acts, 0);
  expect([own.length, rest.length]).toEqual([1, 2]);
});
