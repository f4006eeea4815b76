import { describe, expect, it } from 'vitest';

import type { AnswerOption, QuestionView } from '../protocol';
import { autoAnswer, confirmLabel, isComplete, marksOf, pick, progress } from './question';

function option(index: number, rest: Partial<AnswerOption>): AnswerOption {
  return {
    index,
    label: `option ${index}`,
    phrase: `option ${index}`,
    card: null,
    count: 1,
    at: { zone: 'nowhere' },
    text: null,
    purpose: null,
    cost: null,
    ...rest,
  };
}

function question(rest: Partial<QuestionView>): QuestionView {
  return {
    id: '3.0',
    number: 3,
    seat: 0,
    acting: 0,
    headline: [],
    words: '',
    verb: 'discard',
    asker: null,
    options: [],
    min: 1,
    max: 1,
    ordered: false,
    pass: null,
    single: false,
    shortcuts: [],
    blocked: [],
    ...rest,
  };
}

const hand = (index: number, card: string, count: number) =>
  option(index, { card, count, at: { zone: 'hand', seat: 0 } });

describe('where options are marked', () => {
  it('is where they lie', () => {
    const asked = question({
      options: [
        hand(0, 'Copper', 3),
        option(1, { card: 'Gold', at: { zone: 'pile', pile: 2 } }),
        option(2, { card: 'Estate', at: { zone: 'discard', seat: 0 } }),
        option(3, { label: 'gain it' }),
      ],
      blocked: [{ card: 'Province', at: { zone: 'pile', pile: 5 }, why: 'It costs $8.' }],
    });
    const marks = marksOf(asked, 0);
    expect([...marks.onTable.keys()]).toEqual(['hand/0/Copper', 'pile/2']);
    expect(marks.laidOut).toEqual([{ title: 'In your discard pile', options: [asked.options[2]] }]);
    expect(marks.buttons.map(({ index }) => index)).toEqual([3]);
    expect(marks.blocked.get('pile/5')).toBe('It costs $8.');
  });

  it('is a button, too, for an ability in words', () => {
    const react = option(0, { card: 'Moat', text: 'reveal', at: { zone: 'hand', seat: 0 } });
    const marks = marksOf(question({ verb: 'react', options: [react] }), 0);
    expect(marks.onTable.get('hand/0/Moat')).toBe(react);
    expect(marks.buttons).toEqual([react]);
  });

  it('is beside the question for what is in a hand that is not seen', () => {
    const marks = marksOf(question({ options: [hand(0, 'Copper', 1)] }), 1, ['Ann', 'Bob']);
    expect(marks.onTable.size).toBe(0);
    expect(marks.laidOut[0]?.title).toBe('In Ann’s hand');
  });
});

describe('picking', () => {
  const asked = question({ options: [hand(0, 'Copper', 2), hand(1, 'Estate', 1)], min: 2, max: 2 });

  it('takes one more with each click, and none again after the last', () => {
    expect(pick(asked, [], 0)).toEqual([0]);
    expect(pick(asked, [0], 0)).toEqual([0, 0]);
    expect(pick(asked, [0, 0], 0)).toEqual([]);
  });

  it('does not take more than may be', () => {
    expect(pick(asked, [0, 0], 1)).toEqual([0, 0]);
    expect(pick(question({ options: asked.options }), [0], 1)).toEqual([1]);
    expect(pick(asked, [], 7)).toEqual([]);
  });

  it('is complete when there are enough', () => {
    expect(isComplete(asked, [0])).toBe(false);
    expect(isComplete(asked, [0, 1])).toBe(true);
    expect(isComplete(question({ min: 0, max: 4 }), [])).toBe(false);
    expect(progress(asked, [0])).toBe('1 of 2 picked');
    expect(progress({ ...asked, min: 0, max: 9 }, [0])).toBe('1 picked');
    expect(confirmLabel(asked, [0, 1])).toBe('Discard 2 cards');
    expect(confirmLabel({ ...asked, verb: 'topdeck', min: 0 }, [0])).toBe('Put 1 card onto the deck');
  });
});

describe('answers by itself', () => {
  const both = { autoTreasures: true, autoEndTurn: true };
  const asked = (id: string, auto: boolean) =>
    question({ verb: 'turn', shortcuts: [{ id, label: '', picks: [0, 0], auto }] });

  it('are given only where a setting allows it', () => {
    expect(autoAnswer(asked('treasures', true), both)).toEqual([0, 0]);
    expect(autoAnswer(asked('treasures', true), { ...both, autoTreasures: false })).toBeNull();
    expect(autoAnswer(asked('end_turn', true), both)).toEqual([0, 0]);
    expect(autoAnswer(asked('end_turn', true), { ...both, autoEndTurn: false })).toBeNull();
  });

  it('are never a decision', () => {
    expect(autoAnswer(asked('treasures', false), both)).toBeNull();
    expect(autoAnswer(asked('something new', true), both)).toBeNull();
    expect(autoAnswer(question({}), both)).toBeNull();
  });
});
