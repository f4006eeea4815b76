import { expect, it } from 'vitest';

import type { CardFace } from '../protocol';
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
  expect(entries('Kingdom: Village, 10 Smithy;\n- Moat')).toEqual(['Village', 'Smithy', 'Moat']);
});

it('finds cards however they are written, and puts landscapes beside them', () => {
  expect(readKingdom('village, Kings Court, FERRY, village', OFFERS)).toEqual({
    cards: ['Village', "King's Court"],
    beside: ['Ferry'],
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
  const text = writeKingdom(['Village', 'Jack of All Trades'], ['Ferry']);
  expect(readKingdom(text, OFFERS)).toMatchObject({
    cards: ['Village', 'Jack of All Trades'],
    beside: ['Ferry'],
  });
});

it('counts the letters that differ', () => {
  expect(distance('smithy', 'smity')).toBe(1);
  expect(distance('', 'abc')).toBe(3);
});
