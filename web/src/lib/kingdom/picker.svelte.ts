import { api } from '../api';
import { isLandscape } from '../card/face';
import { isPile, nameOf, offers, toggleOffer, type Offer } from '../logic/byHand';
import { TEN, type TableForm } from '../logic/newTable';
import { another, anotherRequest, drawn, drawRequest } from '../logic/redraw';
import type { CardFace, CardList, Need, RandomRequest, SetInfo } from '../protocol';

/** What the parts of the picker share: the form that they fill in, and what there is to choose from. */
export class Picker {
  readonly all: Offer[];
  /** The names of the sets that have something to draw. */
  readonly sets: string[];
  readonly #byAsk: ReadonlyMap<string, Offer>;
  readonly #needs: ReadonlyMap<string, Need[]>;

  constructor(
    readonly form: TableForm,
    readonly list: CardList,
    sets: readonly SetInfo[],
  ) {
    this.all = offers(list.cards, list.older);
    this.sets = sets.filter(({ cards }) => cards > 0).map(({ name }) => name);
    // Neither ever changes.
    // eslint-disable-next-line svelte/prefer-svelte-reactivity
    this.#byAsk = new Map(this.all.map((offer) => [offer.ask, offer]));
    // eslint-disable-next-line svelte/prefer-svelte-reactivity
    this.#needs = new Map(list.offers.map(({ card, needs }) => [card, needs]));
  }

  face(ask: string): CardFace | undefined {
    return this.#byAsk.get(ask)?.card;
  }

  /** The versions of a card, the newest first. */
  versions(name: string): Offer[] {
    return this.all.filter(({ card }) => card.name === name);
  }

  isChosen(ask: string): boolean {
    return this.form.cards.includes(ask) || this.form.beside.includes(ask);
  }

  /** Whether a click on a card would do anything: another version takes the place of the one that is there. */
  mayChoose({ card }: Offer): boolean {
    const { cards } = this.form;
    return !isPile(card) || cards.length < TEN || cards.some((ask) => nameOf(ask) === card.name);
  }

  toggle(offer: Offer): void {
    const { form } = this;
    if (isPile(offer.card)) form.cards = toggleOffer(form.cards, offer, this.all);
    else form.beside = toggleOffer(form.beside, offer, this.all);
    form.banned = form.banned.filter((name) => name !== offer.card.name);
  }

  /** Puts another version of a card in its place. */
  change(ask: string, to: string): void {
    const swapped = (list: string[]) => list.map((other) => (other === ask ? to : other));
    this.form.cards = swapped(this.form.cards);
    this.form.beside = swapped(this.form.beside);
  }

  remove(ask: string): void {
    const { form } = this;
    form.cards = form.cards.filter((other) => other !== ask);
    form.beside = form.beside.filter((other) => other !== ask);
    form.locked = form.locked.filter((name) => name !== nameOf(ask));
  }

  isLocked(ask: string): boolean {
    return this.form.locked.includes(nameOf(ask));
  }

  lock(ask: string): void {
    this.form.locked = toggled(this.form.locked, nameOf(ask));
  }

  isBanned(name: string): boolean {
    return this.form.banned.includes(name);
  }

  /** Bans a card, which takes it out of the kingdom, or lets it in again. */
  ban(name: string): void {
    const { form } = this;
    form.banned = toggled(form.banned, name);
    [...form.cards, ...form.beside].filter((ask) => nameOf(ask) === name).forEach((ask) => this.remove(ask));
  }

  /** The cards of the kingdom that offer something it may need. */
  offering(need: Need): string[] {
    const names = [...this.form.cards, ...this.form.beside].map(nameOf);
    return names.filter((name) => this.#needs.get(name)?.includes(need) ?? false);
  }

  readonly isAlly = (ask: string): boolean => this.face(ask)?.object === 'ally';
  readonly isDrawnLandscape = (ask: string): boolean =>
    isLandscape(this.face(ask)?.object ?? '') && !this.isAlly(ask);

  /** Whether chance can put another in the place of this one. */
  canRedraw(ask: string): boolean {
    const face = this.face(ask);
    return face !== undefined && (isPile(face) || isLandscape(face.object));
  }

  async draw(keep: 'locked' | 'all'): Promise<void> {
    const kingdom = await api.randomKingdom(drawRequest(this.#plain(), this.sets, keep));
    Object.assign(this.form, drawn(this.form, kingdom, this.list.older));
  }

  async redraw(ask: string): Promise<void> {
    const request: RandomRequest = anotherRequest(
      this.#plain(),
      this.sets,
      ask,
      this.isAlly,
      this.isDrawnLandscape,
    );
    const kingdom = await api.randomKingdom(request);
    Object.assign(this.form, another(this.form, ask, kingdom, this.list.older, this.isAlly));
  }

  #plain(): TableForm {
    return $state.snapshot(this.form);
  }
}

function toggled(list: readonly string[], name: string): string[] {
  return list.includes(name) ? list.filter((other) => other !== name) : [...list, name];
}
