import { load, store } from './stored';

/** What a person has set for themselves in this browser. */
export interface Prefs {
  /** "system", or the tag of a language. */
  language: string;
  theme: 'system' | 'dark' | 'light';
  /** How cards move. Whatever is set, a system that wants no motion gets none. */
  motion: 'normal' | 'fast' | 'off';
  sound: boolean;
  /** The level of bot that was last played against; the server's usual one if empty. */
  level: string;
  /** What "Play now" draws from. */
  kingdom: 'everything' | 'recommended';
  /** Say outside the page when it is the person's turn. */
  notify: boolean;
  /** Letters and digits pick things at the table. */
  keys: boolean;
  /** Cards in hand with their text. */
  handText: boolean;
  /** Play all plain Treasures when the Buy phase starts. */
  autoTreasures: boolean;
  /** End the turn when only what costs nothing can be bought. */
  autoEndTurn: boolean;
}

const DEFAULTS: Prefs = {
  language: 'system',
  theme: 'system',
  motion: 'normal',
  sound: true,
  level: '',
  kingdom: 'everything',
  notify: false,
  keys: true,
  handText: true,
  autoTreasures: false,
  autoEndTurn: false,
};

const isObject = (value: unknown): value is Partial<Prefs> => typeof value === 'object' && value !== null;

const kept = load<Partial<Prefs>>('fief-prefs', {}, isObject);
export const prefs: Prefs = $state({ ...DEFAULTS, ...kept });
// What earlier versions kept under other names.
if (!['normal', 'fast', 'off'].includes(prefs.motion)) prefs.motion = 'normal';

/** Keeps the preferences, and shows those that concern the whole page. Call it once, where effects may run. */
export function applyPrefs(): void {
  const wantsLight = matchMedia('(prefers-color-scheme: light)');
  let systemLight = $state(wantsLight.matches);
  wantsLight.addEventListener('change', () => (systemLight = wantsLight.matches));
  $effect(() => store('fief-prefs', $state.snapshot(prefs)));
  $effect(() => {
    const light = prefs.theme === 'light' || (prefs.theme === 'system' && systemLight);
    document.documentElement.dataset.theme = light ? 'light' : 'dark';
    document.documentElement.dataset.motion = prefs.motion;
  });
}
