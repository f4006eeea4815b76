import { describe, expect, it } from 'vitest';

import {
  addCards,
  addPlayer,
  EMPTY,
  fieldsOf,
  isPlayerName,
  keyAt,
  nearestName,
  playersOf,
  readCards,
  readSupply,
  readTokens,
  removePlayer,
  renamePlayer,
  setField,
  setTitle,
  titleOf,
  valueOf,
  writeCards,
  writeSupply,
  writeTokens,
} from './position';

const TEXT = `# A shuffle
rulings: Moat/2
# a remark
Alice hand: Militia
Bob hand: Moat, Copper x4
---
Alice: play Militia
Bob? react Moat
---
Bob hand: Moat, Copper x4
Bob sees: Alice plays Militia
`;

describe('fields', () => {
  it('are read with their lines, without remarks and without the moves', () => {
    expect(fieldsOf(TEXT).map(({ key, line }) => [key, line])).toEqual([
      ['rulings', 2],
      ['Alice hand', 4],
      ['Bob hand', 5],
    ]);
    expect(valueOf(TEXT, 'bob hand')).toBe('Moat, Copper x4');
    expect(keyAt(TEXT, 5)).toBe('Bob hand');
    expect(keyAt(TEXT, 3)).toBe('');
  });

  it('are changed, added where they belong, and taken away; all else stays', () => {
    expect(setField(TEXT, 'Alice hand', 'Gold')).toBe(
      TEXT.replace('Alice hand: Militia', 'Alice hand: Gold'),
    );
    const more = setField(setField(TEXT, 'turn', 'Bob'), 'Alice deck', 'Silver');
    expect(fieldsOf(more).map(({ key }) => key)).toEqual([
      'turn',
      'rulings',
      'Alice hand',
      'Alice deck',
      'Bob hand',
    ]);
    expect(setField(setField(more, 'turn', ''), 'Alice deck', '')).toBe(TEXT);
    expect(setField(TEXT, 'trash', '')).toBe(TEXT);
    expect(more.endsWith(TEXT.slice(TEXT.indexOf('---')))).toBe(true);
  });

  it('get the rule that ends the table, if it is missing', () => {
    expect(setField('# T', 'Alice hand', 'Gold')).toBe('# T\nAlice hand: Gold\n---\n');
  });
});

it('has a title', () => {
  expect(titleOf(TEXT)).toBe('A shuffle');
  expect(titleOf(setTitle(TEXT, 'Another'))).toBe('Another');
  expect(setTitle('Alice hand: Gold\n---\n', 'New')).toBe('# New\nAlice hand: Gold\n---\n');
});

describe('players', () => {
  it('are two if nobody says otherwise', () => {
    expect(playersOf(TEXT)).toEqual(['Alice', 'Bob']);
    expect(playersOf(EMPTY)).toEqual(['Alice', 'Bob']);
  });

  it('come and go with what they have', () => {
    const three = setField(addPlayer(TEXT), 'Carol hand', 'Gold');
    expect(playersOf(three)).toEqual(['Alice', 'Bob', 'Carol']);
    const without = removePlayer(setField(three, 'turn', 'Bob'), 'Bob');
    expect(playersOf(without)).toEqual(['Alice', 'Carol']);
    expect(fieldsOf(without).map(({ key }) => key)).not.toContain('Bob hand');
    expect(valueOf(without, 'turn')).toBe('');
    let many = EMPTY;
    for (let i = 0; i < 9; i++) many = addPlayer(many);
    expect(playersOf(many)).toHaveLength(6);
  });

  it('get another name in every line that is about them', () => {
    const named = renamePlayer(setField(TEXT, 'turn', 'Bob'), 'Bob', 'Moat-lover');
    expect(named).not.toContain('Bob');
    expect(named).toContain('Moat-lover hand: Moat, Copper x4');
    expect(named).toContain('Moat-lover? react Moat');
    expect(named).toContain('turn: Moat-lover');
    expect(renamePlayer(TEXT, 'Alice', 'Ann')).toContain('Bob sees: Ann plays Militia');
    expect(isPlayerName('Ann', ['Bob'])).toBe(true);
    for (const wrong of ['', 'two words', 'Bob', 'check', 'a,b', 'x'.repeat(25)])
      expect(isPlayerName(wrong, ['Bob'])).toBe(false);
  });
});

describe('lists of cards', () => {
  it('are read and written', () => {
    expect(readCards('Copper x3, Silver')).toEqual([
      { name: 'Copper', count: 3 },
      { name: 'Silver', count: 1 },
    ]);
    expect(readCards('nothing')).toEqual([]);
    expect(readCards('')).toEqual([]);
    expect(writeCards(readCards('Copper, Copper x2, Silver, Copper'))).toBe('Copper x3, Silver, Copper');
    expect(writeCards([{ name: 'Copper', count: 0 }])).toBe('');
  });

  it('keep their order where it counts', () => {
    const cards = readCards('Copper, Silver');
    expect(writeCards(addCards(cards, { name: 'Copper', count: 2 }, false))).toBe('Copper x3, Silver');
    expect(writeCards(addCards(cards, { name: 'Copper', count: 2 }, true))).toBe('Copper, Silver, Copper x2');
  });
});

it('reads and writes piles and tokens', () => {
  const supply = readSupply("Province 1, Will-o'-Wisp 0");
  expect([...supply]).toEqual([
    ['Province', 1],
    ["Will-o'-Wisp", 0],
  ]);
  expect(writeSupply(supply)).toBe("Province 1, Will-o'-Wisp 0");
  const tokens = readTokens('2 Embargo on Smithy, +1 Card on Village');
  expect(tokens).toEqual([
    { count: 2, token: 'Embargo', place: 'Smithy' },
    { count: 1, token: '+1 Card', place: 'Village' },
  ]);
  expect(writeTokens(tokens)).toBe('2 Embargo on Smithy, +1 Card on Village');
});

it('finds the name that was meant', () => {
  expect(nearestName('Smity', ['Smithy', 'Village'])).toBe('Smithy');
  expect(nearestName('xyzzy plugh', ['Smithy', 'Village'])).toBeNull();
});
