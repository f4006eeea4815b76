import { describe, expect, it } from 'vitest';

import { digest } from './digest';

const bonuses = (text: string) =>
  digest(text).bonuses.map((piece) =>
    'text' in piece ? piece.text : `${piece.kind} ${'amount' in piece ? piece.amount : ''}`,
  );
const phrases = (text: string) =>
  digest(text).phrases.map((parts) =>
    parts
      .map((piece) => ('text' in piece ? piece.text : 'amount' in piece ? `$${piece.amount}` : ''))
      .join(''),
  );

describe('a card in a few signs', () => {
  it('begins with its bonuses', () => {
    expect(bonuses('+1 Card, +2 Actions')).toEqual(['+1 Card', '+2 Actions']);
    expect(bonuses('+1 Buy, +$2. The others each discard to a hand of 3.')).toEqual(['+1 Buy', 'coin 2']);
    expect(bonuses('3 VP')).toEqual(['vp 3']);
  });

  it('goes on with the phrases that cards share', () => {
    expect(phrases('Trash up to 4 cards from hand.')).toEqual(['trash ≤ 4']);
    expect(phrases('Gain a card costing up to $4. You may trash this to gain another.')).toEqual([
      'gain ≤ $4',
    ]);
    expect(phrases('+$2. The others each discard down to a hand of 3.')).toEqual(['others: hand 3']);
    expect(phrases('+2 Cards. The others each gain a Curse.')).toEqual(['others: Curse']);
    expect(phrases('You may play an Action from hand twice.')).toEqual(['play ×2']);
    expect(phrases('+1 Card, +1 Action. At the start of your next turn, +1 Card.')).toEqual([
      'next: +1 Card',
    ]);
    expect(phrases('+1 Buy. Cards cost $2 less this turn.')).toEqual(['costs −$2']);
  });

  it('says nothing where no phrase fits', () => {
    expect(digest('Something that no other card says.')).toEqual({ bonuses: [], phrases: [] });
  });
});
