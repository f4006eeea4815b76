import { describe, expect, it } from 'vitest';

import type { AnswerOption } from '../protocol';
import { keysOf, lettersFor, nextBox } from './keys';
import { NO_MARKS } from './question';

const named = (names: string[]) => names.map((name) => ({ spot: name, name }));

describe('letters', () => {
  it('are the first free letter of each name', () => {
    const letters = lettersFor(named(['Copper', 'Silver', 'Gold', 'Curse', 'Smithy', 'Province']));
    expect(Object.fromEntries(letters)).toEqual({
      Copper: 'c',
      Silver: 's',
      Gold: 'g',
      Curse: 'u',
      Smithy: 'm',
      Province: 'p',
    });
  });

  it('are all different, whatever the names', () => {
    const names = Array.from({ length: 26 }, (_, i) => 'A'.repeat(i + 1));
    expect(new Set(lettersFor(named(names)).values()).size).toBe(26);
    expect(lettersFor(named([...names, 'One too many'])).has('One too many')).toBe(false);
  });
});

describe('arrow keys', () => {
  const grid = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 0, y: 80 },
    { x: 100, y: 80 },
  ];

  it('start at the first or the last', () => {
    expect(nextBox(grid, null, 'ArrowRight')).toBe(0);
    expect(nextBox(grid, null, 'ArrowLeft')).toBe(3);
  });

  it('go where they point', () => {
    expect(nextBox(grid, 0, 'ArrowRight')).toBe(1);
    expect(nextBox(grid, 0, 'ArrowDown')).toBe(2);
    expect(nextBox(grid, 3, 'ArrowUp')).toBe(1);
    expect(nextBox(grid, 3, 'ArrowLeft')).toBe(2);
  });

  it('go on to the next where nothing lies in that direction', () => {
    expect(nextBox(grid, 1, 'ArrowRight')).toBe(2);
    expect(nextBox(grid, 3, 'ArrowRight')).toBe(0);
  });
});

describe('keys of options', () => {
  const option = (index: number, at: AnswerOption['at'], card: string | null = null): AnswerOption => ({
    index,
    label: '',
    phrase: '',
    card,
    count: 1,
    at,
    text: null,
    purpose: null,
    cost: null,
  });

  it('are letters for piles and digits for the rest, in the order in which they are shown', () => {
    const moat = option(0, { zone: 'hand', seat: 0 }, 'Moat');
    const marks = {
      ...NO_MARKS,
      onTable: new Map([
        ['hand/0/Moat', moat],
        ['pile/4', option(1, { zone: 'pile', pile: 4 })],
      ]),
      buttons: [moat, option(2, { zone: 'nowhere' })],
    };
    const keys = keysOf(marks, new Map([['pile/4', 'g']]));
    expect(Object.fromEntries(keys)).toEqual({ 0: '1', 1: 'g', 2: '2' });
  });

  it('go from left to right, whatever the order of the options', () => {
    const marks = {
      ...NO_MARKS,
      onTable: new Map([
        ['hand/0/Copper', option(0, { zone: 'hand', seat: 0 }, 'Copper')],
        ['hand/0/Moat', option(1, { zone: 'hand', seat: 0 }, 'Moat')],
      ]),
    };
    const keys = keysOf(marks, new Map(), ['hand/0/Moat', 'hand/0/Copper']);
    expect(Object.fromEntries(keys)).toEqual({ 0: '2', 1: '1' });
  });

  it('run out after ten', () => {
    const buttons = Array.from({ length: 12 }, (_, i) => option(i, { zone: 'nowhere' }));
    const keys = keysOf({ ...NO_MARKS, buttons }, new Map());
    expect(keys.size).toBe(10);
    expect(keys.get(9)).toBe('0');
  });
});
