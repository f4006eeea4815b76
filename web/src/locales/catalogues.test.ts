import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import type { CardWords } from '../lib/cardWords';
import { locales } from './data.js';

const HERE = import.meta.dirname;

/** What a catalogue has, by the English words. */
function catalogue(language: string): Map<string, string> {
  const text = readFileSync(join(HERE, `${language}.po`), 'utf8');
  const quoted = (lines: string) => [...lines.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, line]) => line).join('');
  const entries = [...text.matchAll(/^msgid ((?:".*"\n)+)msgstr ((?:".*"\n?)+)/gm)];
  return new Map(
    entries.map(([, id = '', words = '']): [string, string] => [quoted(id), quoted(words)]).filter(([id]) => id !== ''),
  );
}

/** The holes of a text: `{0}`, `<1>`. */
const holes = (text: string) => [...text.matchAll(/\{\d+\}|<\/?\d+\/?>/g)].map(([hole]) => hole).sort();

const cardsOf = (language: string) =>
  JSON.parse(readFileSync(join(HERE, 'cards', `${language}.json`), 'utf8')) as CardWords;

const english = catalogue('en');
const others = locales.filter((language) => language !== 'en');

it('has a catalogue and the words of cards for each language', () => {
  expect(english.size).toBeGreaterThan(300);
  expect(readdirSync(join(HERE, 'cards')).sort()).toEqual(others.map((language) => `${language}.json`).sort());
});

describe.each(others)('the catalogue of %s', (language) => {
  const words = catalogue(language);

  it('has every text, and no other', () => {
    expect([...english.keys()].filter((id) => !words.get(id))).toEqual([]);
    expect([...words.keys()].filter((id) => !english.has(id))).toEqual([]);
  });

  it('has the same holes in each', () => {
    expect([...words].filter(([id, said]) => holes(id).join() !== holes(said).join())).toEqual([]);
  });

  it('names every card of the first set', () => {
    const figures = readFileSync(join(HERE, '..', '..', 'figures', 'figures.tsv'), 'utf8');
    const lines = figures.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    const first = lines[0]?.split('\t')[0];
    const cards = lines.map((line) => line.split('\t')).filter(([set]) => set === first);
    const { names } = cardsOf(language);
    expect(cards.map(([, name = '']) => name).filter((name) => !names[name])).toEqual([]);
  });
});
