import { expect, it } from 'vitest';

import type { CardFace, PileView } from '../protocol';
import { layOutSupply } from './supply';

const price = (coins: number) => ({ coins, potions: 0, debt: 0 });
const pile = (name: string, coins: number, rest: Partial<PileView> = {}): PileView => ({
  index: 0,
  name,
  card: name,
  count: 10,
  cost: price(coins),
  supply: true,
  basic: false,
  tokens: [],
  affordable: false,
  ...rest,
});
const face = (name: string, type: string): CardFace => ({
  name,
  cost: price(0),
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
  ];
  const laidOut = layOutSupply(piles, cards);
  const names = (list: PileView[]) => list.map(({ name }) => name);
  expect(names(laidOut.basic)).toEqual(['Copper', 'Gold', 'Estate', 'Curse']);
  expect(names(laidOut.kingdom)).toEqual(['Moat', 'Militia', 'Smithy']);
  expect(names(laidOut.beside)).toEqual(['Prize']);
});
