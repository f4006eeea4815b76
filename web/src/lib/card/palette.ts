/** The colours of a card's frame. The type is also written on it, so nothing depends on telling colours apart. */
export interface Colours {
  /** The frame, dark enough for white writing on it. */
  frame: string;
  /** The field behind the arms. */
  field: string;
}

const COLOURS: Record<string, Colours> = {
  Action: { frame: '#5a5348', field: '#d8d0bf' },
  Treasure: { frame: '#7c5a0c', field: '#f0d484' },
  Victory: { frame: '#2c6337', field: '#b9d8a9' },
  Curse: { frame: '#56307a', field: '#cdb5e3' },
  Attack: { frame: '#8a2a22', field: '#eabfae' },
  Reaction: { frame: '#235a8c', field: '#b4d2ea' },
  Duration: { frame: '#93500f', field: '#f3c48d' },
  Night: { frame: '#2b2b45', field: '#a9a9c9' },
  Reserve: { frame: '#6a5a1f', field: '#dccf96' },
  Ruins: { frame: '#60421f', field: '#cdb08b' },
  Shelter: { frame: '#8c3a2c', field: '#e6b5a4' },
  Heirloom: { frame: '#75510f', field: '#e8cf86' },
  Event: { frame: '#4f5a66', field: '#d3dae0' },
  Project: { frame: '#8b3f4a', field: '#ecc9c9' },
  Landmark: { frame: '#1f6156', field: '#b0d9cd' },
  Way: { frame: '#2f5f78', field: '#bcdcea' },
  Ally: { frame: '#6b4a2b', field: '#e3cdb0' },
  Trait: { frame: '#6d3d72', field: '#e0c3e2' },
};

const PLAIN: Colours = { frame: '#5a5348', field: '#d8d0bf' };

/** The types that give a card its colours, the most telling first. */
const TELLING = [
  'Attack',
  'Reaction',
  'Duration',
  'Night',
  'Reserve',
  'Shelter',
  'Ruins',
  'Curse',
  'Victory',
  'Treasure',
  'Event',
  'Project',
  'Landmark',
  'Way',
  'Ally',
  'Trait',
  'Action',
];

/** The colours of a card: of its most telling type, and of the next one if it has two that tell something. */
export function coloursOf(types: readonly string[]): [Colours, Colours] {
  const telling = TELLING.filter((type) => types.includes(type));
  const colours = telling.map((type) => COLOURS[type] ?? PLAIN);
  const first = colours[0] ?? PLAIN;
  const second = telling.length > 1 && telling[1] !== 'Action' ? (colours[1] ?? first) : first;
  return [first, second];
}
