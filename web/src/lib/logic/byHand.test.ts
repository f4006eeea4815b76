import { expect, it } from 'vitest';

import type { CardFace, CompanionInfo } from '../protocol';
import { asDrawn, candidates, offers, toggleCompanion, toggleOffer } from './byHand';

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

const companion = (rest: Partial<CompanionInfo>): CompanionInfo => ({
  card: 'Young Witch',
  what: 'a Bane',
  least: 1,
  most: 1,
  among: 'unused',
  fits: ['Cellar', 'Moat'],
  ...rest,
});

it('offers to go with a card what is not in the kingdom, or what is, or what a deck has', () => {
  const kingdom = ['Young Witch', 'Moat (1st edition)'];
  expect(candidates(companion({}), kingdom)).toEqual(['Cellar']);
  expect(candidates(companion({ among: 'kingdom' }), kingdom)).toEqual(['Moat']);
  expect(candidates(companion({ among: 'deck' }), kingdom)).toEqual(['Cellar', 'Moat']);
});

it('has as many go with a card as there may be', () => {
  expect(toggleCompanion(companion({}), ['Cellar'], 'Moat')).toEqual(['Moat']);
  const three = companion({ least: 3, most: 3 });
  expect(toggleCompanion(three, ['A', 'B'], 'C')).toEqual(['A', 'B', 'C']);
  expect(toggleCompanion(three, ['A', 'B', 'C'], 'D')).toEqual(['A', 'B', 'C']);
  expect(toggleCompanion(three, ['A', 'B', 'C'], 'B')).toEqual(['A', 'C']);
});

it('takes over a kingdom that was drawn with versions, what lies beside it, and what goes with it', () => {
  const old = face('Throne Room', { version: '1st edition' });
  const drawn = {
    cards: [old, face('Moat'), face('Hovel', { object: 'shelter' })],
    landscapes: [face('Cheap', { object: 'trait' })],
    chosen: [{ card: 'Cheap', with: ['Moat'] }],
  };
  expect(asDrawn(drawn, [old])).toEqual({
    cards: ['Throne Room (1st edition)', 'Moat'],
    beside: ['Hovel', 'Cheap'],
    companions: { Cheap: ['Moat'] },
  });
});
