import { describe, expect, it } from 'vitest';

import { lettersFor, nextBox } from './keys';

describe('letters', () => {
  it('are the first free letter of each name', () => {
    const letters = lettersFor(['Copper', 'Silver', 'Gold', 'Curse', 'Smithy', 'Province']);
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
    expect(new Set(lettersFor(names).values()).size).toBe(26);
    expect(lettersFor([...names, 'One too many']).has('One too many')).toBe(false);
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
