import { expect, it } from 'vitest';

import { armsOf } from './heraldry';

const NAMES =
  'Artisan,Bandit,Bureaucrat,Cellar,Chapel,Council Room,Festival,Gardens,Harbinger,Laboratory,Library,Market,Merchant,Militia,Mine,Moat,Moneylender,Poacher,Remodel,Sentry,Smithy,Throne Room,Vassal,Village,Witch,Workshop'.split(
    ',',
  );

it('gives a name the same arms every time', () => {
  expect(armsOf('Village')).toEqual(armsOf('Village'));
});

it('gives the cards of a set many different fields', () => {
  const arms = new Set(NAMES.map((name) => JSON.stringify(armsOf(name))));
  expect(arms.size).toBeGreaterThan(NAMES.length * 0.8);
});
