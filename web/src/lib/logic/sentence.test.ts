import { expect, it } from 'vitest';

import { plain } from './sentence';

it('says a sentence in plain words', () => {
  expect(
    plain([
      { is: 'seat', seat: 0, name: 'Ann' },
      { is: 'text', text: ' draws ' },
      { is: 'hidden', count: 2 },
      { is: 'text', text: ', plays ' },
      { is: 'card', card: 'Copper', count: 3 },
      { is: 'text', text: ' and gets ' },
      { is: 'amount', of: 'actions', amount: 1, plus: true },
    ]),
  ).toBe('Ann draws 2 cards, plays 3 Copper and gets +1 Action');
});
