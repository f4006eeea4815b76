import { describe, expect, it } from 'vitest';

import type { StrategyInfo, Summary } from '../protocol';
import { command, gainRows, overTurns, percent } from './simulation';

const turn = (number: number, count: number, points: number) => ({
  turn: number,
  count,
  points,
  money: points / 2,
});
const gain = (card: string, per_game: number) => ({
  card,
  per_game,
  share_of_games: 1,
  first_turn: 1,
  by_turn: [per_game],
});
const contestant = (gains: ReturnType<typeof gain>[], points: number[]) => ({
  turns: points.map((value, i) => turn(i + 1, i === 2 ? 5 : 1000, value)),
  gains,
});
const SUMMARY = {
  games: 1000,
  contestants: [
    contestant([gain('Gold', 3), gain('Province', 4)], [3, 6.04, 9]),
    contestant([gain('Silver', 5), gain('Province', 3.5)], [3, 3, 3]),
  ],
} as unknown as Summary;

it('shows shares as percentages', () => {
  expect(percent(0.5123)).toBe('51.2 %');
  expect(percent(null)).toBe('–');
});

it('leaves out turns that hardly any game came to', () => {
  expect(overTurns(SUMMARY, 'points')).toEqual([
    [3, 6],
    [3, 3],
  ]);
});

it('lists what is gained most first', () => {
  expect(gainRows(SUMMARY)).toEqual([
    { card: 'Province', each: [4, 3.5] },
    { card: 'Silver', each: [0, 5] },
    { card: 'Gold', each: [3, 0] },
  ]);
  expect(gainRows(SUMMARY, 1)).toHaveLength(1);
});

describe('the command for the same games', () => {
  const shipped = [{ file: 'smithy', text: 'S' }] as StrategyInfo[];
  const plan = { seed: '7', games: 10, paired: false, kingdom: '', cards: [] };

  it('names strategies that come with the program, and files for others', () => {
    expect(command(['S', 'own'], shipped, plan)).toBe('fief sim smithy strategy-2.strat --games 10 --seed 7');
  });

  it('has the kingdom as a shell takes it', () => {
    expect(command(['S', 'S'], shipped, { ...plan, kingdom: 'First Game', paired: true })).toBe(
      'fief sim smithy smithy --games 10 --kingdom "First Game" --seed 7 --paired',
    );
    expect(command(['S', 'S'], shipped, { ...plan, cards: ['Smithy', 'Throne Room'] })).toContain(
      '--cards "Smithy,Throne Room"',
    );
  });
});
