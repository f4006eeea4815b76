import type { CardPage, ScenarioRef } from '../protocol';

/** A ruling in our words: the scenario that shows it, and the numbers of the rulings that it shows. */
export interface ShownRuling {
  scenario: ScenarioRef;
  ids: string[];
}

/** Every scenario of a card once, with the rulings it shows, and how many rulings nothing shows. */
export function shownRulings(page: CardPage): { shown: ShownRuling[]; silent: number } {
  const byId = new Map<string, ShownRuling>();
  for (const ruling of page.rulings) {
    for (const scenario of ruling.scenarios) {
      const known = byId.get(scenario.id);
      if (known) known.ids.push(ruling.id);
      else byId.set(scenario.id, { scenario, ids: [ruling.id] });
    }
  }
  for (const scenario of page.scenarios) {
    if (!byId.has(scenario.id)) byId.set(scenario.id, { scenario, ids: [] });
  }
  const silent = page.rulings.filter(({ testable, scenarios }) => testable && scenarios.length === 0).length;
  return { shown: [...byId.values()], silent };
}
