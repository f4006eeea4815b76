import type { Route } from './logic/route';

/** What stands on the browser's tab. */
function pages(): Record<Route['page'], string> {
  return {
    home: '',
    new: 'New table',
    join: 'Join a table',
    games: 'Your games',
    table: 'Table',
    replay: 'Replay',
    scenario: 'Scenario',
    cards: 'Cards',
    card: '',
    kingdoms: 'Kingdoms',
    settings: 'Settings',
    help: 'How to play',
    faces: 'All faces',
    about: 'About Fief',
    learn: 'Learn',
    glossary: 'Glossary',
    puzzles: 'Puzzles',
    position: 'Position editor',
    simulator: 'Simulator',
    lost: 'Nothing here',
  };
}

export const titles = {
  say(words: string): void {
    document.title = words === '' ? 'Fief' : `${words} – Fief`;
  },
  /** The title of a page that has just been opened; what it shows may change it. */
  page(route: Route): void {
    this.say(route.page === 'card' ? route.name : pages()[route.page]);
  },
};
