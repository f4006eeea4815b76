import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import type {
  CardCount,
  CardFace,
  GameView,
  LogLine,
  PileView,
  QuestionView,
  SeatView,
  ServerMessage,
  TableInfo,
  Update,
} from '../src/lib/protocol';

/**
 * A table that is set, not played: the browser gets the messages of a server that this file invents, so that a test can
 * have any table it likes, the same every time.
 */
export interface Stage {
  players: number;
  /** The cards in hand, by name. */
  hand: readonly CardCount[];
  kingdom: readonly string[];
  basic?: readonly string[];
  landscapes?: readonly string[];
  beside?: readonly string[];
  inPlay?: readonly CardCount[];
}

const CATALOGUE = join(import.meta.dirname, '..', '..', 'crates', 'catalogue', 'data', 'catalogue.tsv');
const TEXT: Record<string, string> = {
  Village: '+1 Card, +2 Actions',
  Smithy: '+3 Cards',
  Militia: '+$2. The others each discard down to a hand of 3.',
  Witch: '+2 Cards. The others each gain a Curse.',
  Chapel: 'Trash up to 4 cards from hand.',
  Copper: '$1',
  Silver: '$2',
  Gold: '$3',
  Estate: '1 VP',
  Duchy: '3 VP',
  Province: '6 VP',
  Curse: '-1 VP',
  Market: '+1 Card, +1 Action, +1 Buy, +$1',
};
const LONG =
  '+1 Card, +1 Action. You may trash a card from hand. If it is an Action, gain a card that costs at most $2 more.';

/** The faces of all objects of the rules: real names, costs and types. */
export function faces(): Record<string, CardFace> {
  const rows = readFileSync(CATALOGUE, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .slice(1);
  return Object.fromEntries(
    rows.map((row) => {
      const [name = '', object = '', , set = '', , cost = '', types = ''] = row.split('\t');
      const coins = /\d+/.exec(cost);
      const face: CardFace = {
        name,
        set,
        object,
        types: types.split(',').filter(Boolean),
        cost: coins ? { coins: Number(coins[0]), potions: cost.includes('P') ? 1 : 0, debt: 0 } : null,
        mark: null,
        text: TEXT[name] ?? LONG,
        chosen: true,
        version: null,
        points: null,
      };
      return [name, face];
    }),
  );
}

const FACES = faces();
const NONE = { count: 0, cards: [] };

export function face(name: string): CardFace {
  const found = FACES[name];
  if (!found) throw new Error(`The catalogue has no ${name}.`);
  return found;
}

function pile(name: string, index: number, basic: boolean, supply = true): PileView {
  const { cost } = face(name);
  return {
    index,
    name,
    card: name,
    count: 10,
    cost: cost ?? { coins: 0, potions: 0, debt: 0 },
    supply,
    deck: false,
    face_down: false,
    cards: [],
    chosen_for: [],
    basic,
    tokens: [],
    affordable: index % 2 === 0,
  };
}

function seatOf(stage: Stage, seat: number): SeatView {
  const hand = seat === 0 ? stage.hand : [];
  return {
    seat,
    name: seat === 0 ? 'Ann' : `Bot ${seat + 1} (medium)`,
    hand: { count: hand.reduce((sum, { count }) => sum + count, 0) || 5, cards: [...hand] },
    deck: { count: 12, top: [] },
    discard: { count: 7, top: 'Silver', cards: [] },
    in_play: seat === 0 ? (stage.inPlay ?? []).map((some) => ({ ...some, stays: false })) : [],
    aside: NONE,
    set_aside: NONE,
    mats: [],
    pools: { actions: 1, buys: 1, coins: 3, potions: 0, debt: 0 },
    tokens: [],
    badges: [],
    score: 3 + seat,
    owned: null,
    turns: 4,
  };
}

export const BASIC = ['Copper', 'Silver', 'Gold', 'Estate', 'Duchy', 'Province', 'Curse'];

export function viewOf(stage: Stage): GameView {
  const basic = stage.basic ?? BASIC;
  const piles = [
    ...basic.map((name, i) => pile(name, i, true)),
    ...stage.kingdom.map((name, i) => pile(name, basic.length + i, false)),
    ...(stage.beside ?? []).map((name, i) =>
      pile(name, basic.length + stage.kingdom.length + i, false, false),
    ),
  ];
  return {
    you: 0,
    turn: { seat: 0, number: 9, round: 5, phase: 'buy', extra: false, given_by: null, controller: null },
    piles,
    landscapes: (stage.landscapes ?? []).map((card) => ({
      card,
      cost: face(card).cost,
      tokens: [],
      chosen: [],
      owners: [],
      affordable: true,
    })),
    trash: [],
    seats: Array.from({ length: stage.players }, (_, seat) => seatOf(stage, seat)),
    tracker: { all: [...stage.hand], deck: [...stage.hand], discard: [] },
    empty_piles: 0,
    piles_to_end: 3,
    outcome: null,
  };
}

/** A Buy phase in which every other pile can be bought. */
export function questionOf(view: GameView): QuestionView {
  const options = view.piles
    .filter(({ affordable, supply }) => affordable && supply)
    .map(({ card, index, cost }, i) => ({
      index: i,
      label: card,
      phrase: `buy ${card}`,
      card,
      count: 1,
      at: { zone: 'pile' as const, pile: index },
      text: null,
      purpose: null,
      cost,
    }));
  const blocked = view.piles
    .filter(({ affordable }) => !affordable)
    .map(({ card, index }) => ({
      card,
      at: { zone: 'pile' as const, pile: index },
      why: 'It costs too much.',
    }));
  return {
    id: '8.0',
    number: 8,
    seat: 0,
    acting: 0,
    headline: [{ is: 'text', text: 'Buy phase: buy a card' }],
    words: 'Buy phase: buy a card',
    verb: 'buy',
    asker: null,
    options,
    min: 0,
    max: 1,
    ordered: false,
    pass: 'end turn',
    single: true,
    shortcuts: [],
    blocked,
  };
}

/** A log of some turns. */
export function logOf(stage: Stage, turns: number): LogLine[] {
  return Array.from({ length: turns }, (_, i) => i % stage.players).flatMap((seat, i) => {
    const name = seatOf(stage, seat).name;
    const line = (kind: LogLine['kind'], words: string, card?: string): LogLine => ({
      kind,
      seat,
      depth: 0,
      step: i,
      pieces: [
        { is: 'seat', seat, name },
        { is: 'text', text: words },
        ...(card === undefined ? [] : [{ is: 'card' as const, card, count: 1 }]),
      ],
    });
    return [
      line('turn', `’s turn ${Math.floor(i / stage.players) + 1}`),
      line('play', ' plays ', 'Village'),
      line('play', ' plays ', 'Smithy'),
      line('buy', ' buys ', 'Gold'),
    ];
  });
}

export function updateOf(stage: Stage): Update {
  const view = viewOf(stage);
  return {
    game: 'staged',
    step: 8,
    take: 0,
    view,
    question: questionOf(view),
    waiting: { seat: 0 },
    log: { from: 0, lines: logOf(stage, 3 * stage.players) },
    clock: null,
    free_undo: true,
  };
}

export function tableOf(stage: Stage): TableInfo {
  return {
    id: 'staged',
    link: '/table/staged',
    host: 'ann',
    status: 'playing',
    seats: Array.from({ length: stage.players }, (_, seat) => ({
      seat,
      name: seatOf(stage, seat).name,
      who:
        seat === 0
          ? { who: 'person', guest: 'ann', connected: true }
          : { who: 'bot', level: 'medium', took_over: false },
      resigned: false,
      undos: 0,
    })),
    settings: { kingdom: { by: 'any_preset' }, watchers: 'table', counters: true, clock: null, seed: null },
    game: null,
    games: [],
    proposals: [],
    watchers: 0,
  };
}

/** Sends further messages of the invented server. */
export type Send = (message: ServerMessage) => void;

/** Opens a table that is set. Whatever the client answers goes to `heard`. */
export async function setTable(
  page: Page,
  stage: Stage,
  change: (update: Update) => void = () => undefined,
  heard: (message: { type: string }) => void = () => undefined,
): Promise<Send> {
  const update = updateOf(stage);
  change(update);
  let send: Send = () => undefined;
  const guest = { token: 'staged', guest: 'ann', name: 'Ann' };
  await page.addInitScript((info) => localStorage.setItem('fief-guest', JSON.stringify(info)), guest);
  await page.route('**/api/v1/info', (route) =>
    route.fulfill({
      json: {
        protocol: 1,
        version: '0',
        sets: [],
        bots: [],
        usual_bot: 'medium',
        max_seats: 6,
        max_name: 24,
        max_chat: 300,
      },
    }),
  );
  await page.route('**/api/v1/cards/*', (route) => route.fulfill({ status: 404, json: {} }));
  await page.routeWebSocket('**/api/v1/socket', (socket) => {
    send = (message) => socket.send(JSON.stringify(message));
    socket.onMessage((text) => {
      const message = JSON.parse(String(text)) as { type: string };
      if (message.type === 'hello') {
        send({ type: 'welcome', version: 1, guest: 'ann', seat: 0, table: tableOf(stage) });
        send({ type: 'game', game: 'staged', number: 1, cards: FACES });
        send({ type: 'update', ...update });
      } else heard(message);
    });
  });
  await page.goto('/table/staged');
  await page.locator('.bar').waitFor();
  return (message) => send(message);
}
