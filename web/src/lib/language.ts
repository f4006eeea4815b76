import { locales } from '../locales/data.js';
import { load } from './stored';

/** In which language the client speaks: the one that was chosen by hand, or the first of the browser's that it has. */

export type Language = string;

const isObject = (value: unknown): value is { language?: unknown } =>
  typeof value === 'object' && value !== null;

/** The language that fits best: "de" for somebody who reads "de-AT". */
export function fitting(wanted: readonly string[], have: readonly Language[]): Language {
  for (const tag of wanted) {
    const found = have.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (found) return found;
  }
  return 'en';
}

export function chosenLanguage(): Language {
  const { language } = load('fief-prefs', {}, isObject);
  const byHand = typeof language === 'string' && language !== 'system' ? [language] : [];
  return fitting([...byHand, ...navigator.languages], locales);
}
