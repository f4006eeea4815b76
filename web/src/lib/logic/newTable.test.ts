import { describe, expect, it } from 'vitest';

import { createRequest, EVERYTHING, newForm, setsOf, type TableForm } from './newTable';

const SETS = ['Base', 'Intrigue', 'Plunder'];
const form: TableForm = { ...newForm(), seats: ['open', 'easy'] };

describe('a new table', () => {
  it('has the person first, then free seats and bots, and draws from everything', () => {
    const { seats, settings } = createRequest(form, SETS);
    expect(seats).toEqual([{ who: 'me' }, { who: 'open' }, { who: 'bot', level: 'easy' }]);
    expect(settings?.kingdom).toEqual(EVERYTHING);
    expect(settings?.clock).toBeNull();
  });

  it('has the missing cards drawn by the wishes of the form', () => {
    const { settings } = createRequest(
      {
        ...form,
        kingdom: 'own',
        cards: ['Moat', 'Young Witch'],
        companions: { 'Young Witch': ['Cellar'] },
        banned: ['Thief'],
        needs: ['village', 'no_attacks'],
        shares: { Base: 'none', Plunder: 2 },
        landscapes: 'most 1',
        oldest: true,
      },
      SETS,
    );
    expect(settings?.kingdom).toEqual({
      by: 'random',
      request: {
        sets: ['Intrigue', 'Plunder:2'],
        editions: [{ set: null, edition: 1 }],
        fixed: ['Moat', 'Young Witch with Cellar'],
        banned: ['Thief'],
        needs: ['village', 'no_attacks'],
        most_landscapes: 1,
      },
    });
  });

  it('names no set where all give what chance has', () => {
    expect(setsOf({ Base: 'any' }, SETS)).toEqual([]);
    expect(setsOf({ Base: 3 }, SETS)).toEqual(['Base:3', 'Intrigue', 'Plunder']);
  });

  it('plays ten cards as they were chosen', () => {
    const seven = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
    const byHand: TableForm = {
      ...form,
      kingdom: 'own',
      cards: ['Throne Room (1st edition)', 'Druid (old)', 'Young Witch', ...seven],
      beside: ['Ferry', 'Cheap'],
      companions: { Druid: ['A', 'B', 'C'], Cheap: ['Druid'], 'Young Witch': [], Gone: ['Moat'] },
    };
    expect(createRequest(byHand, SETS).settings?.kingdom).toEqual({
      by: 'cards',
      cards: ['Throne Room (1st edition)', 'Druid (old) with A + B + C', 'Young Witch', ...seven],
      landscapes: ['Ferry', 'Cheap with Druid'],
    });
  });

  it('has a clock in seconds', () => {
    const { settings } = createRequest({ ...form, minutes: 10 }, SETS);
    expect(settings?.clock).toEqual({ seconds: 600, per_answer: 0 });
  });
});
