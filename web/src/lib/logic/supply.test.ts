import { expect, it } from 'vitest';

import type { CardFace, PileView } from '../protocol';
import { aboutPile, layOutSupply, mixedPiles, pileTitle } from './supply';

const price = (coins: number) => ({ coins, potions: 0, debt: 0 });
const pile = (name: string, coins: number, rest: Partial<PileView> = {}): PileView => ({
  index: 0,
  name,
  card: name,
  count: 10,
  cost: price(coins),
  supply: true,
  basic: false,
  deck: false,
  face_down: false,
  cards: [],
  chosen_for: [],
  tokens: [],
  affordable: false,
  ...rest,
});
const face = (name: string, type: string): CardFace => ({
  name,
  cost: price(0),
  mark: null,
  chosen: false,
  types: [type],
  text: '',
  set: 'Base',
  object: 'base',
  version: null,
  points: null,
});

it('lays out money, points and Curses, then the kingdom from cheap to dear', () => {
  const basic = { basic: true };
  const cards = Object.fromEntries(
    [
      face('Gold', 'Treasure'),
      face('Copper', 'Treasure'),
      face('Curse', 'Curse'),
      face('Estate', 'Victory'),
    ].map((card) => [card.name, card]),
  );
  const piles = [
    pile('Curse', 0, basic),
    pile('Estate', 2, basic),
    pile('Gold', 6, basic),
    pile('Copper', 0, basic),
    pile('Smithy', 4),
    pile('Militia', 4),
    pile('Moat', 2),
    pile('Prize', 0, { supply: false }),
    pile('Boons', 0, { supply: false, deck: true }),
    pile('Boons discarded', 0, { supply: false, deck: true, count: 0 }),
  ];
  const laidOut = layOutSupply(piles, cards);
  const names = (list: PileView[]) => list.map(({ name }) => name);
  expect(names(laidOut.basic)).toEqual(['Copper', 'Gold', 'Estate', 'Curse']);
  expect(names(laidOut.kingdom)).toEqual(['Moat', 'Militia', 'Smithy']);
  expect(names(laidOut.beside)).toEqual(['Prize', 'Boons']);
});

it('tells of a pile of different cards what is in it, and what it was chosen for', () => {
  const some = (card: string, count: number) => ({ card, count });
  const knights = pile('Knights', 5, { card: 'Dame Anna', chosen_for: ['Cheap'] });
  expect(aboutPile(knights)).toBe('The Knights pile. Chosen for Cheap.');
  const split = pile('Gladiator/Fortune', 3, {
    card: 'Gladiator',
    cards: [some('Gladiator', 5), some('Fortune', 5)],
  });
  expect(aboutPile(split)).toContain('In it, from the top: 5 Gladiator, 5 Fortune.');
  expect(aboutPile(pile('Moat', 2))).toBe('');
  const boons = pile('Druid’s Boons', 0, { deck: true, cards: [some('The Sea', 1)] });
  expect(mixedPiles([knights, split, boons, pile('Moat', 2)])).toEqual([split]);
});

it('names a deck by its own name, and its cards where they are few and seen', () => {
  const deck = (rest: Partial<PileView>) => pile('Boons', 0, { deck: true, supply: false, ...rest });
  expect(pileTitle(deck({ face_down: true, card: 'The Sea' }))).toBe('Boons');
  expect(pileTitle(deck({ count: 1, cards: [{ card: 'The Sea', count: 1 }] }))).toBe('Boons: The Sea');
  expect(pileTitle(pile('Loot', 7, { face_down: true, card: 'Amphora' }))).toBe('Loot');
});
