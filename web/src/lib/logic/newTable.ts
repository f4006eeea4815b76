import { askedWith, type Companions } from './byHand';
import type { CreateTable, KingdomChoice, NewSeat, RandomRequest, Settings } from '../protocol';

/** What a person fills in for a new table. */
export interface TableForm {
  /** "open" or a level of bots, for every seat but the first. */
  seats: string[];
  kingdom: 'any' | 'preset' | 'random' | 'cards';
  preset: string;
  sets: string[];
  /** Cards that must be in it, and that must not: names with commas between them. */
  fixed: string;
  banned: string;
  landscapes: number;
  /** The seed of the kingdom by chance that was shown, which is then the one that is played. */
  seed: string | null;
  /** For one by hand. */
  cards: string[];
  /** The landscapes of one by hand, Shelters, and basic cards that not every game has. */
  beside: string[];
  /** What was chosen to go with cards of one by hand; by chance where nothing was. */
  companions: Companions;
  oldest: boolean;
  counters: boolean;
  watchers: Settings['watchers'];
  /** Minutes for the whole game; 0 for none. */
  minutes: number;
}

/** Names from a text with commas or lines between them. */
export function namesIn(text: string): string[] {
  return text
    .split(/[,\n]/)
    .map((name) => name.trim())
    .filter(Boolean);
}

export function randomRequest(form: TableForm): RandomRequest {
  return {
    sets: form.sets,
    editions: form.oldest ? [{ set: null, edition: 1 }] : [],
    fixed: namesIn(form.fixed),
    banned: namesIn(form.banned),
    ...(form.landscapes > 0 ? { landscapes: form.landscapes } : {}),
    ...(form.seed === null ? {} : { seed: form.seed }),
  };
}

function kingdomChoice(form: TableForm): KingdomChoice {
  switch (form.kingdom) {
    case 'any':
      return { by: 'any_preset' };
    case 'preset':
      return { by: 'preset', id: form.preset };
    case 'random':
      return { by: 'random', request: randomRequest(form) };
    case 'cards':
      return {
        by: 'cards',
        cards: form.cards.map((ask) => askedWith(ask, form.companions)),
        landscapes: form.beside.map((ask) => askedWith(ask, form.companions)),
      };
  }
}

/** The request that makes the table. */
export function createRequest(form: TableForm): CreateTable {
  const others = form.seats.map<NewSeat>((seat) =>
    seat === 'open' ? { who: 'open' } : { who: 'bot', level: seat },
  );
  return {
    seats: [{ who: 'me' }, ...others],
    settings: {
      kingdom: kingdomChoice(form),
      watchers: form.watchers,
      counters: form.counters,
      clock: form.minutes > 0 ? { seconds: form.minutes * 60, per_answer: 0 } : null,
      seed: null,
    },
  };
}
