import { expect, it } from 'vitest';

import type { CardFace, RandomKingdom } from '../protocol';
import { newForm } from './newTable';
import { another, anotherRequest, drawn, drawRequest } from './redraw';

const face = (name: string, object = 'kingdom') => ({ name, object, version: null }) as CardFace;
const isAlly = (ask: string) => ask.startsWith('Ally');
const isLandscape = (ask: string) => ask.startsWith('Event');
const form = {
  ...newForm(),
  cards: ['Village', 'Smithy', 'Student'],
  beside: ['Event 1', 'Ally 1', 'Colony'],
  companions: { Student: ['Moat'] },
  locked: ['Smithy', 'Event 1'],
  banned: ['Witch'],
};
const kingdom = (cards: string[], landscapes: CardFace[]): RandomKingdom => ({
  cards: cards.map((name) => face(name)),
  landscapes,
  chosen: [],
  seed: '1',
});

it('keeps what is locked, or all that is there', () => {
  expect(drawRequest(form, ['Base'], 'locked').fixed).toEqual(['Smithy', 'Event 1']);
  expect(drawRequest(form, ['Base'], 'all').fixed).toEqual([
    'Village',
    'Smithy',
    'Student with Moat',
    'Event 1',
    'Ally 1',
    'Colony',
  ]);
  const next = drawn(form, kingdom(['Smithy', 'Mine'], []), []);
  expect(next).toEqual({ cards: ['Smithy', 'Mine'], beside: [], companions: {}, locked: ['Smithy'] });
});

it('draws one place anew, and leaves the others alone', () => {
  const request = anotherRequest(form, ['Base'], 'Village', isAlly, isLandscape);
  expect(request).toMatchObject({ banned: ['Witch', 'Village'], most_landscapes: 0 });
  expect(request.fixed).toEqual(['Smithy', 'Student with Moat', 'Event 1', 'Colony']);
  const answer = kingdom(['Mine', 'Smithy', 'Student'], [face('Event 1', 'event'), face('Ally 2', 'ally')]);
  const next = another(form, 'Village', answer, [], isAlly);
  expect(next.cards).toEqual(['Mine', 'Smithy', 'Student']);
  expect(next.beside).toEqual(['Event 1', 'Colony', 'Ally 1']);
});

it('lets the Ally go with the last Liaison, and brings one with the first', () => {
  const without = another(form, 'Student', kingdom(['Village', 'Smithy', 'Mine'], []), [], isAlly);
  expect(without.beside).toEqual(['Event 1', 'Colony']);
  expect(without.companions).toEqual({});
  const alone = { ...form, beside: [] };
  const answer = kingdom(['Broker', 'Smithy', 'Student'], [face('Ally 2', 'ally')]);
  expect(another(alone, 'Village', answer, [], isAlly).beside).toEqual(['Ally 2']);
});

it('draws another landscape in the place of one', () => {
  const request = anotherRequest(form, ['Base'], 'Event 1', isAlly, isLandscape);
  expect(request).toMatchObject({ landscapes: 1, banned: ['Witch', 'Event 1'] });
  const answer = kingdom(form.cards, [face('Event 2', 'event'), face('Ally 2', 'ally')]);
  const next = another(form, 'Event 1', answer, [], isAlly);
  expect(next).toMatchObject({ cards: form.cards, beside: ['Colony', 'Event 2', 'Ally 1'] });
  expect(next.locked).toEqual(['Smithy']);
});
