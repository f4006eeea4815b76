import { distance } from './kingdomText';

/**
 * A position is the text of a scenario (docs/SCENARIOS.md). The editor keeps the text and nothing else: every field of
 * the form reads a line of it and writes it back, and lines that the form does not know stay as they are.
 */

/** The text that an empty editor begins with. */
export const EMPTY = '# My position\nplayers: Alice, Bob\n---\n';

/** A line "field: value" of the table. */
export interface Field {
  key: string;
  value: string;
  /** Counted from 1. */
  line: number;
}

const isRule = (line: string) => /^-{3,}$/.test(line.trim());
const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** The lines that set the table, and those from the first rule on. */
function parts(text: string): { head: string[]; tail: string[] } {
  const lines = text.split('\n');
  const rule = lines.findIndex(isRule);
  return rule === -1 ? { head: lines, tail: [] } : { head: lines.slice(0, rule), tail: lines.slice(rule) };
}

function together(head: readonly string[], tail: readonly string[]): string {
  return [...head, ...(tail.length > 0 ? tail : ['---', ''])].join('\n');
}

/** All that is set, in the order of the lines. */
export function fieldsOf(text: string): Field[] {
  return parts(text).head.flatMap((line, i) => {
    const colon = line.indexOf(':');
    if (colon === -1 || line.trim().startsWith('#')) return [];
    return [{ key: line.slice(0, colon).trim(), value: line.slice(colon + 1).trim(), line: i + 1 }];
  });
}

/** What a field is set to; nothing if it is not there. */
export function valueOf(text: string, key: string): string {
  return fieldsOf(text).find((field) => same(field.key, key))?.value ?? '';
}

/** The field in a line. */
export function keyAt(text: string, line: number): string {
  return fieldsOf(text).find((field) => field.line === line)?.key ?? '';
}

/** The fields of a table, in the order in which they are written. */
const TABLE = ['players', 'turn', 'phase', 'kingdom', 'landscapes', 'supply', 'tokens', 'trash'];

/** Where a field belongs: the table first, then player after player. */
function rank(key: string, names: readonly string[]): number {
  const table = TABLE.findIndex((known) => same(known, key));
  if (table !== -1) return table;
  const player = names.findIndex((name) => key.startsWith(`${name} `));
  return player === -1 ? TABLE.length : TABLE.length + 1 + player;
}

/** Sets a field; nothing takes its line away. */
export function setField(text: string, key: string, value: string): string {
  const { head, tail } = parts(text);
  const known = fieldsOf(text);
  const there = known.find((field) => same(field.key, key));
  const line = `${key}: ${value}`;
  if (value.trim() === '') {
    return together(there ? head.filter((_, i) => i !== there.line - 1) : head, tail);
  }
  if (there) return together(head.with(there.line - 1, line), tail);
  const names = playersOf(text);
  const own = rank(key, names);
  const before = known.filter((field) => rank(field.key, names) <= own).at(-1);
  const title = head.findIndex((other) => other.trim().startsWith('#'));
  return together(head.toSpliced(before?.line ?? title + 1, 0, line), tail);
}

export function titleOf(text: string): string {
  const first = text.split('\n').find((line) => line.trim() !== '') ?? '';
  return first.trim().startsWith('#') ? first.trim().slice(1).trim() : '';
}

export function setTitle(text: string, title: string): string {
  const { head, tail } = parts(text);
  const at = head.findIndex((line) => line.trim() !== '');
  const is = head[at]?.trim().startsWith('#') === true;
  return together(is ? head.with(at, `# ${title}`) : [`# ${title}`, ...head], tail);
}

/** The names of the players, in turn order. */
export function playersOf(text: string): string[] {
  const line = fieldsOf(text).find(({ key }) => same(key, 'players'));
  const names = line?.value.split(',').map((name) => name.trim()) ?? ['Alice', 'Bob'];
  return names.filter((name) => name !== '');
}

export const MOST_PLAYERS = 6;
const NAMES = ['Alice', 'Bob', 'Carol', 'Dave', 'Erin', 'Frank'];

/** One player more, with nothing. */
export function addPlayer(text: string): string {
  const names = playersOf(text);
  const next = NAMES.find((name) => !names.includes(name));
  if (next === undefined || names.length >= MOST_PLAYERS) return text;
  return setField(text, 'players', [...names, next].join(', '));
}

/** Without a player and all that was theirs. */
export function removePlayer(text: string, name: string): string {
  const names = playersOf(text).filter((other) => other !== name);
  let next = text;
  for (const { key } of fieldsOf(text)) if (key.startsWith(`${name} `)) next = setField(next, key, '');
  if (valueOf(next, 'turn') === name) next = setField(next, 'turn', '');
  return setField(next, 'players', names.join(', '));
}

/** Whether a player can be called so: one word, and nobody else's. */
export function isPlayerName(name: string, others: readonly string[]): boolean {
  return /^[\p{L}\p{N}-]{1,24}$/u.test(name) && !['check', 'no'].includes(name) && !others.includes(name);
}

/** Gives a player another name, wherever a line is about them. */
export function renamePlayer(text: string, from: string, to: string): string {
  const names = playersOf(text).map((name) => (name === from ? to : name));
  const word = new RegExp(`(?<![\\p{L}\\p{N}-])${from}(?![\\p{L}\\p{N}-])`, 'gu');
  const { head, tail } = parts(text);
  const inKey = (line: string) => {
    const colon = line.search(/[:?]/);
    if (colon === -1 || line.trim().startsWith('#')) return line;
    const [key, value] = [line.slice(0, colon), line.slice(colon)];
    const isPlayers = /^(turn|winners?|.*log|.*sees?.*)$/i.test(key.trim());
    return key.replace(word, to) + (isPlayers ? value.replace(word, to) : value);
  };
  return setField(together(head.map(inKey), tail.map(inKey)), 'players', names.join(', '));
}

/** Copies of a card in a list. */
export interface Copies {
  name: string;
  count: number;
}

/** The cards of a list: "Copper x3, Silver". */
export function readCards(value: string): Copies[] {
  if (same(value.trim(), 'nothing')) return [];
  return value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
    .map((item) => {
      const [, name = item, count = '1'] = /^(.*\S)\s+x(\d+)$/.exec(item) ?? [];
      return { name, count: Number(count) };
    });
}

/** A list as it is written; copies that lie next to each other together. */
export function writeCards(cards: readonly Copies[]): string {
  const rows: Copies[] = [];
  for (const { name, count } of cards.filter((card) => card.count > 0)) {
    const last = rows.at(-1);
    if (last && same(last.name, name)) last.count += count;
    else rows.push({ name, count });
  }
  return rows.map(({ name, count }) => (count === 1 ? name : `${name} x${count}`)).join(', ');
}

/** With more copies of a card: at the end where the order counts, else with those that are there. */
export function addCards(cards: readonly Copies[], more: Copies, ordered: boolean): Copies[] {
  const at = ordered ? -1 : cards.findIndex(({ name }) => same(name, more.name));
  const there = cards[at];
  if (!there) return [...cards, more];
  return cards.with(at, { name: there.name, count: there.count + more.count });
}

/** How many cards piles have: "Province 1, Curse 0". */
export function readSupply(value: string): Map<string, number> {
  return new Map(
    value.split(',').flatMap((item): [string, number][] => {
      const [, name, count] = /^\s*(.*\S)\s+(\d+)\s*$/.exec(item) ?? [];
      return name === undefined ? [] : [[name, Number(count)]];
    }),
  );
}

/** With another number for a pile; with the usual one if nothing is said. */
export function setPile(
  counts: ReadonlyMap<string, number>,
  name: string,
  count: number | null,
): Map<string, number> {
  const next = new Map(counts);
  if (count === null) next.delete(name);
  else next.set(name, Math.max(0, Math.min(MOST_IN_PILE, Math.round(count))));
  return next;
}

/** The most cards that a pile may be given. */
const MOST_IN_PILE = 200;

export function writeSupply(counts: ReadonlyMap<string, number>): string {
  return [...counts].map(([name, count]) => `${name} ${count}`).join(', ');
}

/** Tokens on a pile, a landscape or a mat: "2 Embargo on Smithy". */
export interface TokensOn {
  count: number;
  token: string;
  place: string;
}

export const TOKENS = [
  '+1 Card',
  '+1 Action',
  '+1 Buy',
  '+$1',
  '-$2 Cost',
  'Trashing',
  'Estate',
  'Embargo',
  'Coin',
  'VP',
  'Debt',
  'Favor',
];

export function readTokens(value: string): TokensOn[] {
  if (same(value.trim(), 'nothing')) return [];
  return value.split(',').flatMap((item) => {
    const [, what, place] = /^\s*(.*?) on (.*\S)\s*$/.exec(item) ?? [];
    if (what === undefined || place === undefined) return [];
    const [, count, token] = /^(\d+) (.*)$/.exec(what) ?? [];
    return [{ count: Number(count ?? 1), token: token ?? what, place }];
  });
}

export function writeTokens(tokens: readonly TokensOn[]): string {
  return tokens
    .map(({ count, token, place }) => `${count === 1 ? '' : `${count} `}${token} on ${place}`)
    .join(', ');
}

/** The name that was probably meant, if any is near. */
export function nearestName(text: string, names: Iterable<string>): string | null {
  const wanted = text.toLowerCase();
  let [best, far] = ['', Math.max(2, wanted.length / 3) + 1];
  for (const name of names) {
    const near = distance(wanted, name.toLowerCase());
    if (near < far) [best, far] = [name, near];
  }
  return best === '' ? null : best;
}
