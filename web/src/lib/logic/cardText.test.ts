import { describe, expect, it } from 'vitest';

import { layOut, pieces } from './cardText';
import { costInWords } from './cost';

describe('card text', () => {
  it('turns money, points and Debt into symbols', () => {
    expect(pieces('Gain a card, cost up to $5. Take 2 Debt, +1 VP')).toEqual([
      { kind: 'text', text: 'Gain a card, cost up to ' },
      { kind: 'coin', amount: '5', plus: false },
      { kind: 'text', text: '. Take ' },
      { kind: 'debt', amount: '2' },
      { kind: 'text', text: ', ' },
      { kind: 'vp', amount: '1', plus: true },
    ]);
  });

  it('puts leading bonuses on lines of their own', () => {
    const { bonuses, rest } = layOut('+1 Card, +2 Actions, +$1. The others discard.');
    expect(bonuses).toHaveLength(3);
    expect(bonuses[1]).toEqual([{ kind: 'bonus', text: '+2 Actions' }]);
    expect(rest).toEqual([{ kind: 'text', text: 'The others discard.' }]);
  });

  it('leaves a text that does not begin with a bonus in one piece', () => {
    expect(layOut('You may trash a card. +1 Card.').bonuses).toEqual([]);
  });

  it('shows a card that is nothing but money or points as one line', () => {
    expect(layOut('3 VP').bonuses).toEqual([[{ kind: 'vp', amount: '3', plus: false }]]);
    expect(layOut('-1 VP').bonuses).toEqual([[{ kind: 'vp', amount: '-1', plus: false }]]);
  });
});

describe('cost', () => {
  it('is said in words', () => {
    expect(costInWords({ coins: 3, potions: 1, debt: 0 })).toBe('$3 and a Potion');
    expect(costInWords({ coins: 0, potions: 0, debt: 8 })).toBe('8 Debt');
    expect(costInWords({ coins: 0, potions: 0, debt: 0 })).toBe('$0');
    expect(costInWords(null)).toBe('no cost');
    expect(costInWords({ coins: 3, potions: 0, debt: 0 }, '+')).toBe('$3 or more');
  });
});
