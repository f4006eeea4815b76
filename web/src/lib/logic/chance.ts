/** Chances to win in words. */

/** "62 %". */
export const percent = (chance: number): string => `${Math.round(100 * chance)} %`;

/** "± 3", the half of the 95 % interval in points. */
export const margin = (error: number): string => `± ${Math.round(196 * error)}`;

/** "+3.2" or "−0.4", in points. */
export function signed(share: number): string {
  const points = (100 * Math.abs(share)).toFixed(1);
  if (points === '0.0') return points;
  return (share < 0 ? '−' : '+') + points;
}

/** A line of a graph: where it runs, and the band in which it lies with 95 %. */
export interface Curve {
  line: [x: number, y: number][];
  band: [x: number, low: number, high: number][];
}

interface Turn {
  turn: number;
  chance: number;
  error: number;
}

/** The chance of one player from turn to turn. The result is one turn after the last. */
export function curveOf(turns: readonly Turn[], result: number | null): Curve {
  const within = (chance: number) => Math.max(0, Math.min(1, chance));
  const line = turns.map(({ turn, chance }): [number, number] => [turn, chance]);
  const band = turns.map(({ turn, chance, error }): [number, number, number] => [
    turn,
    within(chance - 1.96 * error),
    within(chance + 1.96 * error),
  ]);
  const last = turns.at(-1);
  if (result !== null && last) {
    line.push([last.turn + 1, result]);
    band.push([last.turn + 1, result, result]);
  }
  return { line, band };
}
