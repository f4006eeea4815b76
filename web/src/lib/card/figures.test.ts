import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { icons } from '@iconify-json/game-icons';
import { expect, it } from 'vitest';

import { figureId, figureList } from '../../../scripts/figures';
import { figureOf } from './figure';

const CATALOGUE = join(import.meta.dirname, '../../../../crates/catalogue/data/catalogue.tsv');
const rows = readFileSync(CATALOGUE, 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .slice(1)
  .map((line) => line.split('\t'));

it('gives every object of the rules a figure, under its set', () => {
  const listed = figureList().map(({ set, name }) => `${set}: ${name}`);
  expect(listed).toEqual(rows.map(([name, , , set]) => `${set}: ${name}`));
});

it('gives no two of them the same, and all of them exist', () => {
  const figures = figureList();
  expect(new Set(figures.map(({ icon }) => icon)).size).toBe(figures.length);
  expect(new Set(figures.map(({ name }) => figureId(name))).size).toBe(figures.length);
  expect(figures.filter(({ icon }) => !icons.icons[icon])).toEqual([]);
});

it('finds the figure of a card by its name and set', () => {
  expect(figureOf('Council Room', 'Base')).toMatch(/base.*#council-room$/);
  expect(figureOf('Council Room', 'No such set')).toBeNull();
});
