import { describe, expect, it } from 'vitest';

import { chanceOfNone, count, minus, nextHand } from './odds';

describe('odds', () => {
  it('counts what a deck has left', () => {
    const left = minus(count(['Copper', 'Copper', 'Estate']), count(['Copper', 'Estate']));
    expect([...left]).toEqual([['Copper', 1]]);
  });

  it('knows the chance of missing', () => {
    expect(chanceOfNone(1, 10, 5)).toBeCloseTo(0.5);
    expect(chanceOfNone(3, 10, 5)).toBeCloseTo(1 / 12);
    expect(chanceOfNone(0, 10, 5)).toBe(1);
    expect(chanceOfNone(6, 10, 5)).toBe(0);
  });

  it('draws the next hand from the deck alone while it lasts', () => {
    const all = count([...Array<string>(7).fill('Copper'), ...Array<string>(3).fill('Estate')]);
    const deck = count(['Copper', 'Copper', 'Copper', 'Copper', 'Estate']);
    const odds = nextHand(all, deck, 5);
    expect(odds).toEqual([
      { name: 'Copper', left: 4, all: 7, chance: 1, mean: 4 },
      { name: 'Estate', left: 1, all: 3, chance: 1, mean: 1 },
    ]);
  });

  it('shuffles everything else when the deck does not last', () => {
    const all = count(['Gold', 'Copper', 'Copper', 'Copper', 'Estate', 'Estate']);
    const deck = count(['Estate', 'Estate']);
    const gold = nextHand(all, deck, 5).find(({ name }) => name === 'Gold');
    // Three of the other four are drawn.
    expect(gold?.chance).toBeCloseTo(0.75);
    expect(gold?.mean).toBeCloseTo(0.75);
  });

  it('does not draw what stays in play', () => {
    const all = count(['Hireling', 'Copper', 'Copper']);
    const odds = nextHand(all, count([]), 5, count(['Hireling']));
    expect(odds.map(({ name, chance }) => [name, chance])).toEqual([
      ['Hireling', 0],
      ['Copper', 1],
    ]);
  });

  it('copes with an empty deck and with fewer cards than a hand', () => {
    expect(nextHand(count(['Gold']), count([]), 5)).toEqual([
      { name: 'Gold', left: 0, all: 1, chance: 1, mean: 1 },
    ]);
  });
});
