import type { Attachment } from 'svelte/attachments';

import type { CardFace } from './protocol';

/** The card that is shown large: on hover and focus next to where it is named, on a long press or click until closed. */
class Peek {
  card = $state.raw<CardFace | null>(null);
  anchor = $state.raw<DOMRect | null>(null);
  /** Why the card cannot be picked, or what picking it does. */
  note = $state<string | null>(null);
  pinned = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The element that the card is shown for, or will be in a moment. */
  #element: Element | null = null;

  show(card: CardFace, element: Element, note: string | null = null, pinned = false): void {
    clearTimeout(this.#timer);
    if (this.pinned && !pinned) return;
    this.#element = element;
    this.card = card;
    this.note = note;
    this.anchor = element.getBoundingClientRect();
    this.pinned = pinned;
  }

  showSoon(card: CardFace, element: Element, note: string | null): void {
    clearTimeout(this.#timer);
    this.#element = element;
    this.#timer = setTimeout(() => this.show(card, element, note), this.card ? 60 : 280);
  }

  hide(): void {
    clearTimeout(this.#timer);
    if (this.pinned) return;
    this.card = null;
  }

  /**
   * An element loses the focus or goes away: what is shown for it goes, too. That can happen while the page is being
   * drawn, when nothing may change yet, so it waits a moment.
   */
  forget(element: Element): void {
    if (this.#element !== element) return;
    this.#element = null;
    clearTimeout(this.#timer);
    queueMicrotask(() => {
      if (this.#element === null) this.hide();
    });
  }

  close(): void {
    clearTimeout(this.#timer);
    this.pinned = false;
    this.card = null;
  }
}

export const peek = new Peek();

const LONG_PRESS = 420;

/** Shows a card large while an element that names it has the mouse or the focus, or is pressed for long. */
export function peeks(card: CardFace | undefined, note: string | null = null): Attachment<HTMLElement> {
  return (element) => {
    if (!card) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    let pressed: ReturnType<typeof setTimeout> | undefined;
    let held = false;
    const on = <K extends keyof HTMLElementEventMap>(
      type: K,
      run: (event: HTMLElementEventMap[K]) => void,
      capture = false,
    ) => element.addEventListener(type, run, { signal, capture });
    // A mouse that rests where a card comes to lie looks at nothing: only one that moves does, and for a resting one the browser tells of no move.
    let looked = false;
    on('pointermove', ({ pointerType }) => {
      if (pointerType !== 'mouse' || looked) return;
      looked = true;
      peek.showSoon(card, element, note);
    });
    on('pointerleave', () => {
      looked = false;
      clearTimeout(pressed);
      peek.hide();
    });
    on('focus', () => {
      if (element.matches(':focus-visible')) peek.showSoon(card, element, note);
    });
    on('blur', () => peek.forget(element));
    on('pointerdown', ({ pointerType }) => {
      held = false;
      if (pointerType === 'mouse') return;
      pressed = setTimeout(() => {
        held = true;
        peek.show(card, element, note, true);
      }, LONG_PRESS);
    });
    on('pointerup', () => clearTimeout(pressed));
    on('pointercancel', () => clearTimeout(pressed));
    on('contextmenu', (event) => {
      if (held) event.preventDefault();
    });
    // The click that ends a long press picks nothing.
    on(
      'click',
      (event) => {
        if (!held) return;
        held = false;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      true,
    );
    return () => {
      clearTimeout(pressed);
      listeners.abort();
      peek.forget(element);
    };
  };
}
