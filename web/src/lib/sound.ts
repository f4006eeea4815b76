import { plain } from './logic/sentence';
import type { Act } from './logic/acts';
import { prefs } from './prefs.svelte';
import type { Update } from './protocol';

/** Short sounds, made by the browser itself: there are no files. */
type Sound = 'draw' | 'play' | 'gain' | 'shuffle' | 'trash' | 'turn' | 'attack' | 'end';

interface Tone {
  /** In hertz, from and to. */
  from: number;
  to: number;
  /** In seconds. */
  at: number;
  long: number;
  loud: number;
  shape: OscillatorType;
}

const tone = (
  from: number,
  to: number,
  long: number,
  loud: number,
  at = 0,
  shape: OscillatorType = 'triangle',
): Tone => ({
  from,
  to,
  at,
  long,
  loud,
  shape,
});

const SOUNDS: Record<Sound, Tone[]> = {
  draw: [tone(900, 600, 0.06, 0.05)],
  play: [tone(320, 220, 0.09, 0.12)],
  gain: [tone(520, 520, 0.07, 0.08), tone(780, 780, 0.1, 0.08, 0.06)],
  shuffle: [0, 0.05, 0.1, 0.15].map((at) => tone(1400, 700, 0.04, 0.03, at, 'sawtooth')),
  trash: [tone(240, 80, 0.2, 0.1, 0, 'sawtooth')],
  turn: [tone(660, 660, 0.12, 0.1), tone(880, 880, 0.2, 0.1, 0.12)],
  attack: [tone(180, 120, 0.25, 0.16, 0, 'square'), tone(150, 90, 0.3, 0.14, 0.1, 'square')],
  end: [523, 659, 784, 1047].map((hertz, i) => tone(hertz, hertz, 0.25, 0.1, i * 0.14)),
};

let context: AudioContext | null = null;

/** Plays a sound, if sounds are on and the browser allows it. */
export function play(sound: Sound): void {
  if (!prefs.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume().catch(() => undefined);
  for (const { from, to, at, long, loud, shape } of SOUNDS[sound]) {
    const start = context.currentTime + at;
    const oscillator = new OscillatorNode(context, { type: shape, frequency: from });
    const gain = new GainNode(context, { gain: loud });
    oscillator.frequency.linearRampToValueAtTime(to, start + long);
    gain.gain.setValueAtTime(loud, start);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + long);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(start);
    oscillator.stop(start + long);
  }
}

const OF_ACTS: Partial<Record<Act['kind'], Sound>> = {
  draw: 'draw',
  play: 'play',
  gain: 'gain',
  shuffle: 'shuffle',
  trash: 'trash',
};

/** Whether it has become this person's turn to decide something. */
function isNowAsked(before: Update, now: Update): boolean {
  return before.question === null && now.question !== null;
}

/** Lets hear what happened: the most telling thing of an update, so that nothing rattles. */
export function announce(acts: readonly Act[], before: Update, now: Update): void {
  if (!before.view.outcome && now.view.outcome) play('end');
  else if (isNowAsked(before, now) && now.view.turn.seat !== now.view.you) play('attack');
  else if (isNowAsked(before, now) && now.view.turn.number !== before.view.turn.number) play('turn');
  else {
    const kinds = acts.map(({ kind }) => OF_ACTS[kind]).filter((sound) => sound !== undefined);
    const sound = (['trash', 'gain', 'play', 'shuffle', 'draw'] as const).find((one) => kinds.includes(one));
    if (sound) play(sound);
  }
  if (isNowAsked(before, now)) notify(now);
}

/** Says outside the page that it is this person's turn, if they have allowed that and look elsewhere. */
function notify({ question }: Update): void {
  if (!prefs.notify || !document.hidden || typeof Notification === 'undefined') return;
  if (Notification.permission === 'granted')
    new Notification('Fief', {
      body: question ? plain(question.headline) : 'It is your turn.',
      tag: 'fief-turn',
      icon: '/icon.svg',
    });
}
