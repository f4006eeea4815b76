import { expect, it } from 'vitest';

import { shownRulings } from './rulings';

it('lists every scenario once, with all the rulings that it shows', () => {
  const one = { id: 'base/moat:1', title: 'one' };
  const two = { id: 'base/moat:9', title: 'two' };
  const ruling = (n: number, scenarios: (typeof one)[], testable = true) => ({
    id: `Moat/${n}`,
    version: null,
    testable,
    scenarios,
  });
  const { shown, silent } = shownRulings({
    name: 'Moat',
    set: 'Base',
    versions: [],
    rulings: [ruling(1, [one]), ruling(2, [one]), ruling(3, []), ruling(4, [], false)],
    scenarios: [one, two],
    kingdoms: [],
  });
  expect(shown).toEqual([
    { scenario: one, ids: ['Moat/1', 'Moat/2'] },
    { scenario: two, ids: [] },
  ]);
  expect(silent).toBe(1);
});
