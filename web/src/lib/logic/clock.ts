import type { ClockView } from '../protocol';

/** "4:05" of a time in milliseconds. */
export function clockText(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** What each clock shows `passed` milliseconds after it was told. */
export function clockTexts(clock: ClockView | null, passed: number): string[] {
  if (!clock) return [];
  return clock.left.map((left, seat) => clockText(seat === clock.running ? left - passed : left));
}
