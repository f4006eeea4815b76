/** How a hand is laid out: as cards side by side, or as small tiles in rows. */
export interface Room {
  /** Of the hand, in pixels. */
  width: number;
  height: number;
  /** How large letters are. */
  rem: number;
}

const RATIO = 1.42;
const PADDING = 1.5;
const GAP = 0.8;
const SIDES = 1.2;

/** How wide a card is; `Hand.svelte` has the same rule. */
export function cardWidth({ height, rem }: Room): number {
  return (height - PADDING * rem) / RATIO;
}

/** Whether so many different cards have room side by side. Where nothing has been measured yet, they have. */
export function showsCards(stacks: number, room: Room): boolean {
  if (room.width === 0) return true;
  // Copies lie half a letter to the side.
  const each = cardWidth(room) + (GAP + 0.5) * room.rem;
  return stacks * each - GAP * room.rem <= room.width - SIDES * room.rem;
}

/** Whether a text fits on a card of the hand in letters that can be read. */
export function fitsOn(text: string, room: Room): boolean {
  const width = cardWidth(room);
  const letter = 0.72 * room.rem;
  const inLine = Math.floor((width * 0.86) / (letter * 0.5));
  // Name, arms and foot need their share.
  const lines = Math.floor((width * RATIO - 4.8 * room.rem) / (letter * 1.25));
  return text.length <= inLine * lines * 0.75;
}

const NARROWEST = 6.9;
const TILE_GAPS = { across: 0.55, down: 0.75 };
const LOWEST = 3.1;
const HIGHEST = 5.6;

/** A large hand in rows of tiles: they share the room that the hand has, so that a large window has large tiles. */
export function tileRows(stacks: number, { width, height, rem }: Room): { columns: number; high: number } {
  const inner = width / rem - SIDES;
  const most = Math.max(1, Math.floor((inner + TILE_GAPS.across) / (NARROWEST + TILE_GAPS.across)));
  const down = height / rem - PADDING;
  const rows = Math.max(1, Math.floor((down + TILE_GAPS.down) / (LOWEST + TILE_GAPS.down)));
  const columns = Math.min(most, Math.max(1, Math.ceil(stacks / rows)));
  const used = Math.ceil(stacks / columns);
  const high = (down + TILE_GAPS.down) / used - TILE_GAPS.down;
  return { columns, high: Math.min(HIGHEST, Math.max(LOWEST, high)) };
}
