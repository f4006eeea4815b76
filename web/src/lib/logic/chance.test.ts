import { describe, expect, it } from 'vitest';

import { curveOf, margin, percent, signed } from './chance';

describe('chances in words', () => {
  it('are rounded, and nothing has no sign', () => {
    expect(percent(0.617)).toBe('62 %');
    expect(margin(0.0153)).toBe('± 3');
    expect(signed(0.0321)).toBe('+3.2');
    expect(signed(-0.0321)).toBe('−3.2');
    expect(signed(-0.0001)).toBe('0.0');
  });
});

describe('curves', () => {
  it('end with the result, and their band stays between never and always', () => {
    const turns = [
      { turn: 1, chance: 0.5, error: 0.02 },
      { turn: 2, chance: 0.99, error: 0.1 },
    ];
    const { line, band } = curveOf(turns, 1);
    expect(line).toEqual([
      [1, 0.5],
      [2, 0.99],
      [3, 1],
    ]);
    expect(band[1]?.[2]).toBe(1);
    expect(band[2]).toEqual([3, 1, 1]);
    expect(curveOf(turns, null).line).toHaveLength(2);
    expect(curveOf([], 1).line).toEqual([]);
  });
});
