import { expect, it } from 'vitest';

import type { Frame, LogKind, LogLine } from '../protocol';
import { coinsOf, curvesOf, logText, looks, purchases } from './history';

const line = (kind: LogKind, seat: number, card?: string, count = 1, depth = 0): LogLine => ({
  kind,
  seat,
  depth,
  step: 0,
  pieces: [{ is: 'text', text: kind }, ...(card === undefined ? [] : [{ is: 'card' as const, card, count }])],
});
const none = { count: 0, cards: [] };
const frame = (score: number | null, deck: number) =>
  ({
    view: {
      seats: [
        { score, hand: none, deck: { count: deck }, discard: none, in_play: [], set_aside: none, mats: [] },
      ],
    },
  }) as unknown as Frame;

it('looks at the beginning of every turn and at the end', () => {
  expect(
    looks(
      [
        { step: 0, seat: 0, round: 1 },
        { step: 4, seat: 1, round: 1 },
      ],
      9,
    ),
  ).toEqual([0, 4, 9]);
});

it('counts points and cards', () => {
  const [points, cards] = curvesOf([frame(3, 10), frame(9, 12)], 1);
  expect(points?.values).toEqual([[3, 9]]);
  expect(cards?.values).toEqual([[10, 12]]);
});

it('lists what was bought when', () => {
  const log = [
    line('turn', 0),
    line('buy', 0, 'Silver'),
    line('turn', 1),
    line('turn', 0),
    line('gain', 0, 'Gold', 2),
  ];
  expect(purchases(log, 0)).toEqual([
    { turn: 1, cards: ['Silver'] },
    { turn: 2, cards: ['Gold', 'Gold'] },
  ]);
});

it('writes the log as text', () => {
  expect(logText([line('turn', 0), line('play', 0, undefined, 1, 1), line('turn', 1)])).toBe(
    'turn\n  play\n\nturn',
  );
});

it('adds up the coins of each turn, and not what is spent', () => {
  const gets = (seat: number, amount: number, words = ' gets '): LogLine => ({
    kind: 'pool',
    seat,
    depth: 0,
    step: 0,
    pieces: [
      { is: 'seat', seat, name: 'Ann' },
      { is: 'text', text: words },
      { is: 'amount', of: 'coins', amount, plus: true },
    ],
  });
  const log = [
    line('turn', 0),
    gets(0, 2),
    gets(0, 3),
    gets(0, 4, ' overpays by '),
    gets(1, 7),
    line('turn', 1),
    line('turn', 0),
    gets(0, 8),
  ];
  expect(coinsOf(log, 2).values).toEqual([[5, 8], [0]]);
});
