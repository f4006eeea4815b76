import { expect, it } from 'vitest';

import type { LogKind, LogLine } from '../protocol';
import { searchLog, withoutCleanUp } from './log';

const line = (kind: LogKind, seat: number, depth = 0): LogLine => ({
  kind,
  seat,
  depth,
  pieces: [],
  step: 0,
});
const kinds = (lines: LogLine[]) => withoutCleanUp(lines).map(({ line }) => line.kind);

it('leaves out the Clean-up of each turn that is over', () => {
  const turn = [line('turn', 0), line('play', 0), line('buy', 0), line('discard', 0), line('draw', 0)];
  expect(kinds([...turn, line('turn', 1)])).toEqual(['turn', 'play', 'buy', 'turn']);
  expect(kinds(turn)).toHaveLength(5);
  const shuffled = [line('turn', 0), line('buy', 0), line('discard', 0), line('shuffle', 0), line('draw', 0)];
  expect(kinds([...shuffled, line('turn', 1)])).toEqual(['turn', 'buy', 'shuffle', 'turn']);
});

it('keeps what cards draw and discard, what others do, and what comes before the first turn', () => {
  const lines = [line('draw', 0), line('turn', 0), line('play', 0), line('draw', 0, 1), line('turn', 1)];
  expect(kinds(lines)).toEqual(['draw', 'turn', 'play', 'draw', 'turn']);
  expect(kinds([line('turn', 0), line('discard', 1), line('turn', 1)])).toContain('discard');
});

it('keeps the numbers of the lines', () => {
  const lines = [line('turn', 0), line('draw', 0), line('turn', 1)];
  expect(withoutCleanUp(lines).map(({ number }) => number)).toEqual([0, 2]);
});

it('finds lines by their words and by who did it, below the turns that they are of', () => {
  const said = (kind: LogKind, seat: number, text: string): LogLine => ({
    ...line(kind, seat),
    pieces: [{ is: 'text', text }],
  });
  const log = [
    said('turn', 0, 'Turn 1'),
    said('buy', 0, 'Ann buys Silver'),
    said('turn', 1, 'Turn 1'),
    said('buy', 1, 'Bob buys Gold'),
    said('play', 0, 'Ann plays Gold'),
  ].map((one, number) => ({ line: one, number }));
  const found = (text: string, seat: number | null) => searchLog(log, text, seat).map(({ number }) => number);
  expect(found('gold BUYS', null)).toEqual([2, 3]);
  expect(found('gold', null)).toEqual([2, 3, 4]);
  expect(found('', 0)).toEqual([0, 1, 2, 4]);
  expect(found('', null)).toEqual([0, 1, 2, 3, 4]);
  expect(found('province', null)).toEqual([]);
});
