import { describe, expect, it } from 'vitest';

import { createRequest, namesIn, type TableForm } from './newTable';

const form: TableForm = {
  seats: ['open', 'easy'],
  kingdom: 'any',
  preset: '',
  sets: [],
  fixed: '',
  banned: '',
  landscapes: 0,
  seed: null,
  cards: [],
  beside: [],
  companions: {},
  oldest: false,
  counters: true,
  watchers: 'table',
  minutes: 0,
};

describe('a new table', () => {
  it('has the person first, then free seats and bots', () => {
    const { seats, settings } = createRequest(form);
    expect(seats).toEqual([{ who: 'me' }, { who: 'open' }, { who: 'bot', level: 'easy' }]);
    expect(settings?.kingdom).toEqual({ by: 'any_preset' });
    expect(settings?.clock).toBeNull();
  });

  it('asks for a random kingdom in the words of the form', () => {
    const { settings } = createRequest({
      ...form,
      kingdom: 'random',
      fixed: 'Moat, Witch',
      banned: 'Thief',
      oldest: true,
    });
    expect(settings?.kingdom).toEqual({
      by: 'random',
      request: {
        sets: [],
        editions: [{ set: null, edition: 1 }],
        fixed: ['Moat', 'Witch'],
        banned: ['Thief'],
      },
    });
  });

  it('asks for what was chosen by hand', () => {
    const byHand = {
      ...form,
      kingdom: 'cards' as const,
      cards: ['Throne Room (1st edition)', 'Druid (old)', 'Young Witch'],
      beside: ['Ferry', 'Cheap'],
      companions: { Druid: ['A', 'B', 'C'], Cheap: ['Druid'], 'Young Witch': [], Gone: ['Moat'] },
    };
    expect(createRequest(byHand).settings?.kingdom).toEqual({
      by: 'cards',
      cards: ['Throne Room (1st edition)', 'Druid (old) with A + B + C', 'Young Witch'],
      landscapes: ['Ferry', 'Cheap with Druid'],
    });
  });

  it('has a clock in seconds', () => {
    expect(createRequest({ ...form, minutes: 10 }).settings?.clock).toEqual({ seconds: 600, per_answer: 0 });
  });

  it('reads names however they are separated', () => {
    expect(namesIn(' Moat,\nThrone Room , ')).toEqual(['Moat', 'Throne Room']);
  });
});
