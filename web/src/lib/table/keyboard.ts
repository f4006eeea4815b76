import { isArrow, nextBox } from '../logic/keys';
import { isComplete } from '../logic/question';
import { menus } from '../ui/menus.svelte';
import type { Board } from './board.svelte';

/** What the keys can do besides answering. */
export interface Commands {
  keys: () => boolean;
  undo: () => void;
  hint: () => void;
  help: () => void;
  chat: () => void;
  log: () => void;
  sound: () => void;
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, summary, [role="tab"]') !== null;
}

/** Moves the focus from one thing that can be picked to the next. */
function move(arrow: 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'): boolean {
  const spots = [...document.querySelectorAll<HTMLElement>('[data-option]')];
  if (spots.length === 0) return false;
  const boxes = spots.map((spot) => {
    const { left, top, width, height } = spot.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  const at = spots.indexOf(document.activeElement as HTMLElement);
  const next = spots[nextBox(boxes, at < 0 ? null : at, arrow)];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return true;
}

/** The main thing to do: confirm what is picked, or take the first shortcut. */
function main(board: Board): boolean {
  const question = board.question;
  if (!question) return false;
  if (!question.single && isComplete(question, board.picks)) {
    board.send(board.picks);
    return true;
  }
  const shortcut = question.shortcuts[0];
  if (!shortcut) return false;
  board.send(shortcut.picks);
  return true;
}

/** Enter on a button presses it; only on a card, once enough are picked, it confirms. Space goes on picking. */
function isGathered(target: EventTarget | null, board: Board): boolean {
  const question = board.question;
  const onCard = target instanceof Element && target.closest('[data-option]') !== null;
  return onCard && question !== null && !question.single && isComplete(question, board.picks);
}

/** Carries out a key and says whether it meant anything. */
function carryOut(event: KeyboardEvent, board: Board, commands: Commands): boolean {
  const { key } = event;
  if (key === '?') return run(commands.help);
  if (isArrow(key)) {
    if (event.target instanceof Element && event.target.closest('[role="log"], .log, details')) return false;
    return move(key);
  }
  if (key === 'Backspace') return run(commands.undo);
  if (key === 'Escape') return run(() => board.clear());
  if (key === 'Enter')
    return isControl(event.target) && !isGathered(event.target, board) ? false : main(board);
  if (key === '!') return run(commands.hint);
  if (key === '/') return run(commands.chat);
  if (key === '#') return run(commands.log);
  if (key === '*') return run(commands.sound);
  if (key === '.' && board.question?.pass) return run(() => board.send([]));
  if (!commands.keys() || key.length !== 1) return false;
  const option = board.optionWithKey(key.toLowerCase());
  return option === null ? false : run(() => board.choose(option));
}

function run(command: () => void): true {
  command();
  return true;
}

/** What a live table does with the keyboard. */
export function onKey(event: KeyboardEvent, board: Board | null, commands: Commands): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target))
    return;
  if (document.querySelector('dialog[open]') || menus.open !== null || !board) return;
  if (carryOut(event, board, commands)) event.preventDefault();
}
