import { expect, it } from 'vitest';

import type { CardFace } from '../protocol';
import { allTypes, filterCards } from './search';

const card = (name: string, coins: number, types: string[], text: string): CardFace => ({
  name,
  cost: { coins, potions: 0, debt: 0 },
  types,
  text,
  set: 'Base',
  object: 'kingdom',
  mark: null,
  chosen: true,
  version: null,
  points: null,
});
const cards = [
  card('Smithy', 4, ['Action'], '+3 Cards'),
  card('Chapel', 2, ['Action'], 'Trash 0 to 4 cards from hand.'),
  card('Moat', 2, ['Action', 'Reaction'], '+2 Cards. Reaction: unaffected.'),
];
const none = { text: '', set: '', type: '', cost: '' };
const names = (filter: Partial<typeof none>) =>
  filterCards(cards, { ...none, ...filter }).map(({ name }) => name);

it('finds cards by words, type and cost', () => {
  expect(names({})).toEqual(['Smithy', 'Chapel', 'Moat']);
  expect(names({ text: 'trash HAND' })).toEqual(['Chapel']);
  expect(names({ type: 'Reaction' })).toEqual(['Moat']);
  expect(names({ cost: '2' })).toEqual(['Chapel', 'Moat']);
  expect(names({ set: 'Intrigue' })).toEqual([]);
  expect(names({ text: 'c' })).toEqual(['Chapel', 'Smithy', 'Moat']);
  expect(allTypes(cards)).toEqual(['Action', 'Reaction']);
});
