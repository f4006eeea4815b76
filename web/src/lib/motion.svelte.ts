import { prefs } from './prefs.svelte';

/** How long a step is seen, in milliseconds, by what a person has chosen. */
const STEPS = { normal: 220, fast: 150, off: 0 } as const;

const calm = matchMedia('(prefers-reduced-motion: reduce)');

/** The time of a step: nothing where the person or their system wants no motion, or where nobody looks. */
export function stepTime(): number {
  return calm.matches || document.hidden ? 0 : STEPS[prefs.motion];
}
