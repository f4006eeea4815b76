import type { AnswerOption, Place, QuestionView } from '../protocol';

/** A question and what can be picked: where it is marked, what a click does, when the answer is complete. */

/** A name for a spot on the table where a card or pile lies. */
export function spot(place: Place, card: string | null): string | null {
  switch (place.zone) {
    case 'pile':
      return `pile/${place.pile}`;
    case 'landscape':
      return `landscape/${place.card}`;
    case 'hand':
    case 'in_play':
      return `${place.zone}/${place.seat}/${card ?? ''}`;
    default:
      return null;
  }
}

export const handSpot = (seat: number, card: string) => spot({ zone: 'hand', seat }, card) ?? '';
export const playSpot = (seat: number, card: string) => spot({ zone: 'in_play', seat }, card) ?? '';
export const pileSpot = (pile: number) => spot({ zone: 'pile', pile }, null) ?? '';
export const landscapeSpot = (card: string) => spot({ zone: 'landscape', card }, null) ?? '';

/** Where the options of a question are shown. */
export interface Marks {
  /** On the table, by their spot. */
  onTable: Map<string, AnswerOption>;
  /** Cards that lie neither in a hand, nor in play, nor in a pile: laid out beside the question. */
  laidOut: { title: string; options: AnswerOption[] }[];
  /** Instructions, numbers, abilities and names: buttons. */
  buttons: AnswerOption[];
  /** Why something on the table cannot be picked, by its spot. */
  blocked: Map<string, string>;
}

export const NO_MARKS: Marks = { onTable: new Map(), laidOut: [], buttons: [], blocked: new Map() };

export function marksOf(
  question: QuestionView | null,
  you: number | null,
  names: readonly string[] = [],
): Marks {
  if (!question) return NO_MARKS;
  const marks: Marks = { onTable: new Map(), laidOut: [], buttons: [], blocked: new Map() };
  // A card of which two abilities are on offer does not say by a click which one is meant.
  const places = question.options.map(({ at, card }) => spot(at, card));
  const isAlone = (where: string) => places.filter((other) => other === where).length === 1;
  for (const option of question.options) {
    const where = spot(option.at, option.card);
    const known = where !== null && isShown(option.at, you);
    if (option.text !== null) {
      if (known && isAlone(where)) marks.onTable.set(where, option);
      marks.buttons.push(option);
    } else if (known && !marks.onTable.has(where)) {
      marks.onTable.set(where, option);
    } else if (known || option.card === null || question.verb === 'name') {
      marks.buttons.push(option);
    } else {
      layOut(marks, titleOf(option.at, you, names), option);
    }
  }
  for (const { at, card, why } of question.blocked) {
    const where = spot(at, card);
    if (where !== null) marks.blocked.set(where, why);
  }
  return marks;
}

/** Another player's hand is not on the table: what can be picked from it is laid out. */
function isShown(place: Place, you: number | null): boolean {
  return place.zone !== 'hand' || place.seat === you;
}

function layOut(marks: Marks, title: string, option: AnswerOption): void {
  const group = marks.laidOut.find((other) => other.title === title);
  if (group) group.options.push(option);
  else marks.laidOut.push({ title, options: [option] });
}

function titleOf(place: Place, you: number | null, names: readonly string[]): string {
  const other = 'seat' in place && place.seat !== you;
  const whose = other ? `${names[place.seat] ?? 'another player'}’s` : 'your';
  switch (place.zone) {
    case 'deck':
      return `On ${whose} deck`;
    case 'discard':
      return `In ${whose} discard pile`;
    case 'set_aside':
      return 'Set aside';
    case 'mat':
      return `On ${whose} ${place.mat}`;
    case 'trash':
      return 'In the trash';
    case 'hand':
      return `In ${whose} hand`;
    case 'nowhere':
      return 'On offer';
    default:
      return 'Revealed';
  }
}

/** How often an option is picked. */
export function pickedTimes(picks: readonly number[], index: number): number {
  return picks.filter((pick) => pick === index).length;
}

/** What is picked after a click on an option: one more of it, or none again when no more can be. */
export function pick(question: QuestionView, picks: readonly number[], index: number): number[] {
  const option = question.options.find((other) => other.index === index);
  if (!option) return [...picks];
  const times = pickedTimes(picks, index);
  if (times < option.count && picks.length < question.max) return [...picks, index];
  if (times > 0) return picks.filter((pick) => pick !== index);
  // Everything that may be picked is picked: the click replaces it where only one may be.
  return question.max === 1 ? [index] : [...picks];
}

/** Whether what is picked answers the question. Nothing is an answer only under its own name. */
export function isComplete(question: QuestionView, picks: readonly number[]): boolean {
  return picks.length > 0 && picks.length >= question.min && picks.length <= question.max;
}

/** "2 of 3 picked", "1 picked, up to 4". */
export function progress(question: QuestionView, picks: readonly number[]): string {
  const n = picks.length;
  if (question.min === question.max) return `${n} of ${question.max} picked`;
  const most = question.options.reduce((sum, option) => sum + option.count, 0);
  if (question.max >= most) return `${n} picked`;
  return `${n} picked, up to ${question.max}`;
}

function doings(): Partial<Record<QuestionView['verb'], string>> {
  return {
    play: 'Play',
    gain: 'Gain',
    discard: 'Discard',
    trash: 'Trash',
    topdeck: 'Put onto the deck',
    put_under: 'Put under the deck',
    set_aside: 'Set aside',
    reveal: 'Reveal',
    take: 'Take',
    exile: 'Exile',
    return: 'Return',
    pass: 'Pass on',
    rotate: 'Rotate',
    call: 'Call',
  };
}

/** What the button that sends the picks says. */
export function confirmLabel(question: QuestionView, picks: readonly number[]): string {
  const doing = doings()[question.verb];
  if (!doing) return question.ordered ? 'Confirm this order' : 'Confirm';
  const many = question.min === question.max ? question.max : picks.length;
  if (many === 0) return doing;
  const cards = `${many} ${many === 1 ? 'card' : 'cards'}`;
  if (question.verb === 'topdeck') return `Put ${cards} onto the deck`;
  if (question.verb === 'put_under') return `Put ${cards} under the deck`;
  return `${doing} ${cards}`;
}

/** What a person has allowed the client to answer by itself. */
export interface AutoSettings {
  autoTreasures: boolean;
  autoEndTurn: boolean;
}

/** The answer that the client may give by itself, or nothing: only what hardly anybody would answer otherwise. */
export function autoAnswer(question: QuestionView, settings: AutoSettings): number[] | null {
  const allowed: Record<string, boolean> = {
    treasures: settings.autoTreasures,
    end_turn: settings.autoEndTurn,
  };
  return question.shortcuts.find(({ id, auto }) => auto && allowed[id])?.picks ?? null;
}
