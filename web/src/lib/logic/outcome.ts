import type { SeatResult } from '../protocol';

/** Why somebody with as many points as another has won, or why they have not; nothing if points alone decide. */
export function tieBreak(seats: readonly SeatResult[]): string | null {
  const playing = seats.filter(({ resigned }) => !resigned);
  const best = Math.max(...playing.map(({ score }) => score));
  const equal = playing.filter(({ score }) => score === best);
  if (equal.length < 2 || playing.length < seats.length) return null;
  const winners = equal.filter(({ won }) => won);
  const names = (some: readonly SeatResult[]) => some.map(({ name }) => name).join(' and ');
  const [first] = winners;
  if (!first) return null;
  if (winners.length === equal.length)
    return `${names(equal)} have ${best} points and as many turns, so they share the victory.`;
  return `${names(equal)} have ${best} points each. ${names(winners)} took fewer turns (${first.turns}), which breaks the tie.`;
}
