import { expect, it } from 'vitest';

import type { CardFace, CompanionInfo } from '../protocol';
import type { Offer } from './byHand';
import { accept, distance, entries, readKingdom, writeKingdom } from './kingdomText';

const offer = (name: string, object = 'kingdom'): Offer => ({
  ask: name,
  card: { name, object } as CardFace,
});
const OFFERS = [
  offer('Village'),
  offer("King's Court"),
  offer('Jack of All Trades'),
  offer('Ferry', 'event'),
];

it('reads the names between commas, semicolons and lines', () => {
  expect(entries('Kingdom: Village, 10 Smithy;\n- Moat')).toEqual([
    { label: 'Kingdom', name: 'Village' },
    { label: '', name: 'Smithy' },
    { label: '', name: 'Moat' },
  ]);
});

it('finds cards however they are written, and puts landscapes beside them', () => {
  expect(readKingdom('village, Kings Court, FERRY, village', OFFERS)).toEqual({
    cards: ['Village', "King's Court"],
    beside: ['Ferry'],
    companions: {},
    unknown: [],
  });
});

it('asks whether another name was meant', () => {
  const read = readKingdom('Vilage, Nothing Like It', OFFERS);
  expect(read.unknown.map(({ text, meant }) => [text, meant?.ask])).toEqual([
    ['Vilage', 'Village'],
    ['Nothing Like It', undefined],
  ]);
  const [first] = read.unknown;
  expect(first && accept(read, first)).toMatchObject({
    cards: ['Village'],
    unknown: [{ text: 'Nothing Like It' }],
  });
});

it('writes what it reads', () => {
  const kingdom = { cards: ['Village', 'Jack of All Trades'], beside: ['Ferry'], companions: {} };
  const text = writeKingdom(kingdom);
  expect(readKingdom(text, OFFERS)).toMatchObject({
    cards: ['Village', 'Jack of All Trades'],
    beside: ['Ferry'],
  });
});

it('counts the letters that differ', () => {
  expect(distance('smithy', 'smity')).toBe(1);
  expect(distance('', 'abc')).toBe(3);
});

const FULL = [
  ...OFFERS,
  offer('Young Witch'),
  offer('Cellar'),
  offer('Colony', 'base'),
  offer('Hovel', 'shelter'),
];
const BANE: CompanionInfo = {
  card: 'Young Witch',
  what: 'a Bane, a Kingdom card that costs $2 or $3',
  least: 1,
  most: 1,
  among: 'unused',
  fits: ['Cellar', 'Moat'],
};

it.each([
  'Young Witch with Cellar',
  'Young Witch (Cellar)',
  'Young Witch (Bane: cellar)',
  'Young Witch, Bane: Cellar',
])('reads what goes with a card in "%s"', (text) => {
  expect(readKingdom(text, FULL, [BANE])).toEqual({
    cards: ['Young Witch'],
    beside: [],
    companions: { 'Young Witch': ['Cellar'] },
    unknown: [],
  });
});

it('writes what goes with a card, and reads it again', () => {
  const kingdom = {
    cards: ['Young Witch', 'Village'],
    beside: ['Colony'],
    companions: { 'Young Witch': ['Moat'] },
  };
  const text = writeKingdom(kingdom);
  expect(text).toBe('Young Witch with Moat, Village, Colony');
  expect(readKingdom(text, FULL, [BANE])).toEqual({ ...kingdom, unknown: [] });
});

it('reads what other programs call several cards', () => {
  expect(readKingdom('Colonies, Shelters, Village/Cellar', FULL, [BANE])).toMatchObject({
    cards: ['Village', 'Cellar'],
    beside: ['Colony', 'Hovel'],
    unknown: [],
  });
});
