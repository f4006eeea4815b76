import { asDrawn, askedWith, nameOf } from './byHand';
import { randomRequest, type Choice, type Wishes } from './newTable';
import type { CardFace, RandomKingdom, RandomRequest } from '../protocol';

/** Drawing a kingdom anew, whole or one place of it. */

type Form = Wishes & Choice;

/** A kingdom of which only what is locked, or all that is there, stays. */
export function drawRequest(form: Form, sets: readonly string[], keep: 'locked' | 'all'): RandomRequest {
  const chosen = [...form.cards, ...form.beside];
  const fixed = keep === 'all' ? chosen : chosen.filter((ask) => form.locked.includes(nameOf(ask)));
  return randomRequest(form, form.companions, sets, fixed);
}

/** The form with a kingdom that was drawn; what is locked stays so as far as it is in it. */
export function drawn(form: Form, kingdom: RandomKingdom, older: readonly CardFace[]): Choice {
  const { cards, beside, companions } = asDrawn(kingdom, older);
  const names = [...cards, ...beside].map(nameOf);
  return { cards, beside, companions, locked: form.locked.filter((name) => names.includes(name)) };
}

/** Asks for another card, or another landscape, in the place of one. Everything else stays. */
export function anotherRequest(
  form: Form,
  sets: readonly string[],
  ask: string,
  isAlly: (ask: string) => boolean,
  isDrawnLandscape: (ask: string) => boolean,
): RandomRequest {
  // An Ally is there for the Liaisons: whether it still is, and which, the server says.
  const stays = (other: string) => other !== ask && !isAlly(other);
  const fixed = [...form.cards, ...form.beside]
    .filter(stays)
    .map((other) => askedWith(other, form.companions));
  const request = randomRequest(form, {}, sets, []);
  const many = form.beside.filter(isDrawnLandscape).length;
  const landscapes = isDrawnLandscape(ask) ? { landscapes: many } : { most_landscapes: 0 };
  delete request.landscapes;
  delete request.most_landscapes;
  return { ...request, ...landscapes, fixed, banned: [...form.banned, nameOf(ask)] };
}

/** The form with what was drawn in the place of a card. */
export function another(
  form: Form,
  ask: string,
  kingdom: RandomKingdom,
  older: readonly CardFace[],
  isAlly: (ask: string) => boolean,
): Choice {
  const next = asDrawn(kingdom, older);
  const isNew = (other: string) => !form.cards.includes(other) && !form.beside.includes(other);
  const inPlace = (list: readonly string[], drawn: readonly string[]) =>
    list.flatMap((other) => (other === ask ? drawn.filter(isNew) : [other]));
  const cards = inPlace(form.cards, next.cards);
  // Shelters and basic cards that come by chance come with a whole kingdom only.
  const landscapes = kingdom.landscapes.map(({ name }) => name);
  const brought = next.beside.filter((other) => isNew(other) && landscapes.includes(nameOf(other)));
  const allies = next.beside.filter(isAlly);
  const old = form.beside.filter((other) => isAlly(other) && other !== ask);
  const ally = allies.length === 0 ? [] : old.length > 0 ? old : allies;
  const kept = form.beside.filter((other) => other !== ask && !isAlly(other));
  const beside = [...kept, ...brought.filter((other) => !isAlly(other)), ...ally];
  return {
    cards,
    beside,
    companions: { ...next.companions, ...without(form.companions, nameOf(ask)) },
    locked: form.locked.filter((name) => name !== nameOf(ask)),
  };
}

function without<T>(record: Record<string, T>, key: string): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([other]) => other !== key));
}
