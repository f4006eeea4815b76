import { expect, it } from 'vitest';

import { tokenLabel } from './tokens';

it('says on a token what it is, how many there are, and whose it is where that matters', () => {
  expect(tokenLabel({ name: 'VP token', count: 1, seat: null }, [])).toBe('1 VP');
  expect(tokenLabel({ name: 'Embargo token', count: 2, seat: null }, [])).toBe('2 Embargo');
  expect(tokenLabel({ name: '+1 Card token', count: 1, seat: 1 }, ['Ann', 'Bartholomew'])).toBe(
    'Bartho: +1 Card',
  );
});
