import { askedWith, type Companions } from './byHand';
import type { CreateTable, KingdomChoice, Need, NewSeat, RandomRequest, Settings } from '../protocol';

/** How many cards of a set: none, as many as chance has it, or this number. */
export type Share = 'none' | 'any' | number;

/** How many landscapes lie beside the cards: those that turn up, so many at most, or exactly so many. */
export type Landscapes = 'usual' | `most ${number}` | `${number}`;

/** What a kingdom by chance may be made of. */
export interface Wishes {
  /** Sets that are not named here give any number of cards. */
  shares: Record<string, Share>;
  needs: Need[];
  banned: string[];
  landscapes: Landscapes;
  oldest: boolean;
}

/** A kingdom card by card: what is missing of the ten is drawn. */
export interface Choice {
  cards: string[];
  /** The landscapes, Shelters, and basic cards that not every game has. */
  beside: string[];
  /** What was chosen to go with cards; by chance where nothing was. */
  companions: Companions;
  /** The names of those that stay when others are drawn. */
  locked: string[];
}

/** What a person fills in for a new table. */
export interface TableForm extends Wishes, Choice {
  /** "open" or a level of bots, for every seat but the first. */
  seats: string[];
  kingdom: 'everything' | 'any' | 'preset' | 'own';
  preset: string;
  counters: boolean;
  watchers: Settings['watchers'];
  /** Minutes for the whole game; 0 for none. */
  minutes: number;
}

export const TEN = 10;

/** A kingdom of any cards there are. */
export const EVERYTHING: KingdomChoice = {
  by: 'random',
  request: { sets: [], editions: [], fixed: [], banned: [], needs: [] },
};

/** A form before anybody has touched it. */
export function newForm(): TableForm {
  return {
    seats: ['open'],
    kingdom: 'everything',
    preset: '',
    shares: {},
    needs: [],
    banned: [],
    landscapes: 'usual',
    oldest: false,
    cards: [],
    beside: [],
    companions: {},
    locked: [],
    counters: true,
    watchers: 'table',
    minutes: 0,
  };
}

/** The sets to draw from, as a request has them: none named if all give what chance has. */
export function setsOf(shares: Record<string, Share>, sets: readonly string[]): string[] {
  const shareOf = (set: string): Share => shares[set] ?? 'any';
  if (sets.every((set) => shareOf(set) === 'any')) return [];
  return sets.flatMap((set) => {
    const share = shareOf(set);
    if (share === 'none') return [];
    return share === 'any' ? [set] : [`${set}:${share}`];
  });
}

function landscapesOf(landscapes: Landscapes): Pick<RandomRequest, 'landscapes' | 'most_landscapes'> {
  if (landscapes === 'usual') return {};
  const most = /^most (\d)$/.exec(landscapes);
  return most ? { most_landscapes: Number(most[1]) } : { landscapes: Number(landscapes) };
}

/** Asks for a kingdom with these cards among its own. */
export function randomRequest(
  wishes: Wishes,
  companions: Companions,
  sets: readonly string[],
  fixed: readonly string[],
): RandomRequest {
  return {
    sets: setsOf(wishes.shares, sets),
    editions: wishes.oldest ? [{ set: null, edition: 1 }] : [],
    fixed: fixed.map((ask) => askedWith(ask, companions)),
    banned: wishes.banned,
    needs: wishes.needs,
    ...landscapesOf(wishes.landscapes),
  };
}

function kingdomChoice(form: TableForm, sets: readonly string[]): KingdomChoice {
  switch (form.kingdom) {
    case 'everything':
      return EVERYTHING;
    case 'any':
      return { by: 'any_preset' };
    case 'preset':
      return { by: 'preset', id: form.preset };
    case 'own':
      return ownChoice(form, sets);
  }
}

/** Ten cards are played as they are; what is missing of them is drawn when the game starts. */
export function ownChoice(form: Wishes & Choice, sets: readonly string[]): KingdomChoice {
  const fixed = [...form.cards, ...form.beside];
  if (form.cards.length < TEN)
    return { by: 'random', request: randomRequest(form, form.companions, sets, fixed) };
  return {
    by: 'cards',
    cards: form.cards.map((ask) => askedWith(ask, form.companions)),
    landscapes: form.beside.map((ask) => askedWith(ask, form.companions)),
  };
}

/** The request that makes the table. */
export function createRequest(form: TableForm, sets: readonly string[]): CreateTable {
  const others = form.seats.map<NewSeat>((seat) =>
    seat === 'open' ? { who: 'open' } : { who: 'bot', level: seat },
  );
  return {
    seats: [{ who: 'me' }, ...others],
    settings: {
      kingdom: kingdomChoice(form, sets),
      watchers: form.watchers,
      counters: form.counters,
      clock: form.minutes > 0 ? { seconds: form.minutes * 60, per_answer: 0 } : null,
      seed: null,
    },
  };
}
