import type { Language } from './language';
import { translated } from './logic/said';

/**
 * Names and texts of cards in other languages, English behind. Names are found by the English name, texts by the English
 * text: what the server words anew, or another version of a card, is shown in English until somebody translates it.
 */
export interface CardWords {
  names: Record<string, string>;
  texts: Record<string, string>;
  types: Record<string, string>;
  /** The words of the signs on a tile: "Cards", "others", "trash". */
  signs: Record<string, string>;
  /** Sentences of the server, and the words between the names in them: logic/said.ts. */
  said: Record<string, string>;
}

const NONE: CardWords = { names: {}, texts: {}, types: {}, signs: {}, said: {} };
let words: CardWords = NONE;

const files = import.meta.glob<CardWords>('../locales/cards/*.json', { import: 'default' });

export async function loadCardWords(language: Language): Promise<void> {
  words = (await files[`../locales/cards/${language}.json`]?.()) ?? NONE;
}

const own = (record: Record<string, string>, key: string): string =>
  Object.hasOwn(record, key) ? (record[key] ?? key) : key;

/** What a card is called. The two cards of a pile each have their name. */
export function cardName(name: string): string {
  const whole = own(words.names, name);
  if (whole !== name || !name.includes('/')) return whole;
  return name
    .split('/')
    .map((part) => own(words.names, part))
    .join('/');
}

export const cardText = (text: string): string => own(words.texts, text);
export const typeName = (type: string): string => own(words.types, type);
/** A sign on a tile, word by word: "+2 Cards". */
export const signWords = (sign: string): string =>
  sign.replace(/[A-Za-z-]+/g, (word) => own(words.signs, word));

/** A sentence of the server, or a part of one, with these players in it; as it is where nobody has translated it. */
export function said(text: string, players: readonly string[] = []): string {
  return words === NONE ? text : (translated(text, words, players) ?? text);
}
