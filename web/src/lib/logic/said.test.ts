import { expect, it } from 'vitest';

import { translated } from './said';

const KNOWN = {
  names: { Estate: 'Anwesen', 'Throne Room': 'Thronsaal', Throne: 'Thron' },
  said: {
    plays: 'spielt',
    aside: '',
    'discard @': '@ ablegen',
    'It costs $#; you have $#.': 'Kostet $#; du hast $#.',
    '% wins with # points.': '% gewinnt mit # Punkten.',
    'draw # cards': '# Karten ziehen',
  },
};

it('finds sentences with their numbers, cards and players', () => {
  expect(translated(' plays ', KNOWN)).toBe(' spielt ');
  expect(translated(' aside ', KNOWN)).toBe(' ');
  expect(translated('It costs $5; you have $3.', KNOWN)).toBe('Kostet $5; du hast $3.');
  expect(translated('discard Throne Room', KNOWN)).toBe('Thronsaal ablegen');
  expect(translated('Ann 2 wins with 30 points.', KNOWN, ['Ann 2', 'Bob'])).toBe(
    'Ann 2 gewinnt mit 30 Punkten.',
  );
});

it('leaves the signs around a part of a sentence as they are', () => {
  expect(translated(': discard Estate?', KNOWN)).toBe(': Anwesen ablegen?');
  expect(translated(' — draw 2 cards', KNOWN)).toBe(' — 2 Karten ziehen');
  expect(translated(', ', KNOWN)).toBe(', ');
});

it('says when it knows nothing', () => {
  expect(translated('flies away', KNOWN)).toBeNull();
  expect(translated('discard Village', KNOWN)).toBeNull();
  expect(translated('constructor', KNOWN)).toBeNull();
});
