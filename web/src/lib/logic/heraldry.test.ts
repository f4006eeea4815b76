import { expect, it } from 'vitest';

import { armsOf } from './heraldry';

const NAMES =
  'Artisan,Bandit,Bureaucrat,Cellar,Chapel,Council Room,Festival,Gardens,Harbinger,Laboratory,Library,Market,Merchant,Militia,Mine,Moat,Moneylender,Poacher,Remodel,Sentry,Smithy,Throne Room,Vassal,Village,Witch,Workshop'.split(
    ',',
  );

it('gives a name the same arms every time', () => {
  expect(armsOf('Village')).toEqual(armsOf('Village'));
});

it('tells the cards of a set apart', () => {
  const arms = new Set(NAMES.map((name) => JSON.stringify(armsOf(name))));
  expect(arms.size).toBe(NAMES.length);
});
