/** The outline of a card's arms, by its most telling type: so that a type is seen without its colour. */
const OUTLINES: readonly [type: string, outline: string][] = [
  // A shield with a notched top.
  ['Attack', 'M4 12L27 4L50 14L73 4L96 12V58C96 86 74 104 50 116C26 104 4 86 4 58Z'],
  // A hexagon.
  ['Reaction', 'M50 4L96 28V90L50 116L4 90V28Z'],
  // An hourglass with a wide waist.
  ['Duration', 'M6 4H94L84 60L94 116H6L16 60Z'],
  // An arch, like a window at night.
  ['Night', 'M4 116V54A46 50 0 0 1 96 54V116Z'],
  // A barrel.
  ['Reserve', 'M14 4H86Q104 60 86 116H14Q-4 60 14 4Z'],
  // A broken edge.
  ['Ruins', 'M4 4H96V84L82 98L70 88L54 116L38 96L22 108L4 88Z'],
  // A house.
  ['Shelter', 'M50 4L96 40V116H4V40Z'],
  // A star of eight points.
  [
    'Curse',
    'M50 4L64 22L88 18L86 42L98 60L86 78L88 102L64 98L50 116L36 98L12 102L14 78L2 60L14 42L12 18L36 22Z',
  ],
  // A banner with a swallow's tail.
  ['Victory', 'M4 4H96V116L50 96L4 116Z'],
  // A coin.
  ['Treasure', 'M50 8A48 52 0 0 1 50 112A48 52 0 0 1 50 8Z'],
];

const LANDSCAPE = 'M10 4H90L98 14V106L90 116H10L2 106V14Z';
const SHIELD = 'M4 4H96V58C96 86 74 104 50 116C26 104 4 86 4 58Z';

export function outlineOf(types: readonly string[]): string {
  const telling = OUTLINES.find(([type]) => types.includes(type));
  if (telling) return telling[1];
  return types.includes('Action') ? SHIELD : LANDSCAPE;
}
