import { expect, it } from 'vitest';

import type { LogKind, LogLine } from '../protocol';
import { lastTurns } from './lastTurn';

const line = (kind: LogKind, seat: number, card?: string, count = 1): LogLine => ({
  kind,
  seat,
  depth: 0,
  step: 0,
  pieces: card === undefined ? [] : [{ is: 'card', card, count }],
});

it('says what everybody did in their last turn', () => {
  const lines = [
    line('turn', 0),
    line('play', 0, 'Village'),
    line('play', 0, 'Smithy'),
    line('buy', 0, 'Gold'),
    line('turn', 1),
    line('play', 1, 'Copper', 3),
    line('discard', 0, 'Estate'),
    line('gain', 1, 'Silver'),
  ];
  expect(lastTurns(lines, 3)).toEqual(['Village, Smithy; bought Gold', '3 Copper; gained Silver', '']);
});

it('takes the turn before where nothing has happened in this one yet', () => {
  const lines = [line('turn', 0), line('buy', 0, 'Gold'), line('turn', 0)];
  expect(lastTurns(lines, 1)).toEqual(['bought Gold']);
});
