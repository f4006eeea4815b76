import { expect, it } from 'vitest';

import { longestLine, tileShape } from './tile';

it('breaks a name into two lines as evenly as can be', () => {
  expect(longestLine('Smithy')).toBe(6);
  expect(longestLine('Throne Room')).toBe(6);
  expect(longestLine('Jack of All Trades')).toBe(10);
  expect(longestLine('Gladiator/Fortune')).toBe(10);
});

it('says how much there is to show', () => {
  expect(tileShape('Village', '+1 Card, +2 Actions', false)).toMatchObject({ light: true, heavy: false });
  expect(tileShape('Royal Market', '+1 Card, +1 Action, +1 Buy, +$1', false)).toMatchObject({ heavy: true });
  expect(tileShape('Quartermaster', '', false)).toMatchObject({ long: true, huge: true });
  expect(tileShape('Way of the Chameleon', '', true)).toMatchObject({ letters: 20 });
});
