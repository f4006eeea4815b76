import type { StrategyInfo, Summary } from '../protocol';

/** What is said of a run in numbers. */

export const percent = (share: number | null, digits = 1): string =>
  share === null ? '–' : `${(100 * share).toFixed(digits)} %`;

export const mean = (value: number | null): string => (value === null ? '–' : value.toFixed(1));

/** A turn that fewer games than this share came to says little. */
const FEW = 0.01;

/** A figure over the turns, for each contestant, as far as enough games went. */
export function overTurns(summary: Summary, figure: 'points' | 'money'): number[][] {
  const enough = FEW * summary.games;
  return summary.contestants.map(({ turns }) =>
    turns.filter(({ count }) => count >= enough).map((turn) => Math.round(turn[figure] * 10) / 10),
  );
}

export interface GainRow {
  card: string;
  /** Copies a game, for each contestant. */
  each: number[];
}

/** What is gained most, first. */
export function gainRows(summary: Summary, most = 12): GainRow[] {
  const cards = [...new Set(summary.contestants.flatMap(({ gains }) => gains.map(({ card }) => card)))];
  const rows = cards.map((card) => ({
    card,
    each: summary.contestants.map(({ gains }) => gains.find((gain) => gain.card === card)?.per_game ?? 0),
  }));
  const sum = ({ each }: GainRow) => each.reduce((all, one) => all + one, 0);
  return rows.sort((a, b) => sum(b) - sum(a)).slice(0, most);
}

const quoted = (word: string) => (/^[\w./%,-]+$/.test(word) ? word : `"${word}"`);

/** The command that plays the same games; a strategy that was changed is named as the file it would be in. */
export function command(
  texts: readonly string[],
  strategies: readonly StrategyInfo[],
  {
    seed,
    games,
    paired,
    kingdom,
    cards,
  }: { seed: string; games: number; paired: boolean; kingdom: string; cards: readonly string[] },
): string {
  const files = texts.map(
    (text, i) => strategies.find((info) => info.text === text)?.file ?? `strategy-${i + 1}.strat`,
  );
  return [
    'fief sim',
    ...files,
    `--games ${games}`,
    ...(kingdom === '' ? [] : [`--kingdom ${quoted(kingdom)}`]),
    ...(cards.length === 0 ? [] : [`--cards ${quoted(cards.join(','))}`]),
    `--seed ${seed}`,
    ...(paired ? ['--paired'] : []),
  ].join(' ');
}
