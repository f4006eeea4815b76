import type { CardPage, RulingInfo, ScenarioRef } from '../protocol';

/** A ruling that says something, with what shows it. */
export interface SaidRuling {
  ruling: RulingInfo;
  sentence: string;
}

/** What there is to say about a card: its rulings in words, and the scenarios that belong to none of them. */
export function saidRulings(page: CardPage): { said: SaidRuling[]; more: ScenarioRef[] } {
  const said = page.rulings.flatMap((ruling) => {
    const sentence = ruling.sentence ?? ruling.scenarios[0]?.title;
    return sentence === undefined ? [] : [{ ruling, sentence }];
  });
  const shown = new Set(page.rulings.flatMap(({ scenarios }) => scenarios.map(({ id }) => id)));
  return { said, more: page.scenarios.filter(({ id }) => !shown.has(id)) };
}
