import { expect, it } from 'vitest';

import { saidRulings } from './rulings';

it('says every ruling that has words or a scenario, and what else is shown', () => {
  const one = { id: 'base/moat:1', title: 'one' };
  const two = { id: 'base/moat:9', title: 'two' };
  const ruling = (n: number, sentence: string | null, scenarios: (typeof one)[]) => ({
    id: `Moat/${n}`,
    version: null,
    testable: true,
    sentence,
    scenarios,
  });
  const rulings = [
    ruling(1, 'It stays in hand.', [one]),
    ruling(2, null, [one]),
    ruling(3, 'Nothing shows it.', []),
    ruling(4, null, []),
  ];
  const { said, more } = saidRulings({
    name: 'Moat',
    set: 'Base',
    versions: [],
    rulings,
    scenarios: [one, two],
    kingdoms: [],
  });
  expect(said.map(({ sentence }) => sentence)).toEqual(['It stays in hand.', 'one', 'Nothing shows it.']);
  expect(more).toEqual([two]);
});
