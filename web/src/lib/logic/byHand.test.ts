import { expect, it } from 'vitest';

import type { CardFace } from '../protocol';
import { offers, toggleOffer } from './byHand';

const face = (name: string, rest: Partial<CardFace> = {}): CardFace => ({
  name,
  cost: { coins: 4, potions: 0, debt: 0 },
  mark: null,
  types: ['Action'],
  text: '',
  set: 'Base',
  object: 'kingdom',
  chosen: true,
  version: null,
  points: null,
  ...rest,
});

const all = offers(
  [face('Throne Room', { version: '2nd edition' }), face('Silver', { chosen: false }), face('Moat')],
  [face('Throne Room', { version: '1st edition' })],
);

it('offers what a kingdom can have, older versions after the newest', () => {
  expect(all.map(({ ask }) => ask)).toEqual(['Throne Room', 'Throne Room (1st edition)', 'Moat']);
});

it('has one version of a card at most', () => {
  const [newest, first] = all;
  if (!newest || !first) throw new Error('both are offered');
  const one = toggleOffer(['Moat'], newest, all);
  expect(one).toEqual(['Moat', 'Throne Room']);
  expect(toggleOffer(one, first, all)).toEqual(['Moat', 'Throne Room (1st edition)']);
  expect(toggleOffer(one, newest, all)).toEqual(['Moat']);
});
