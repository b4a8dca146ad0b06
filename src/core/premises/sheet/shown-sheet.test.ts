import { describe, expect, it } from 'vitest';
import type { Decision } from '#core/athlete/go-by.ts';
import { aSheet } from '#test/premises-sheet.ts';
import { shownSheet } from './shown-sheet.ts';

const sheet = aSheet();
const shownAfter = (...decisions: Decision[]) => shownSheet(sheet, decisions, new Map([['food:kale', 'Kale']]));
const foodAfter = (subject: string, ...decisions: Decision[]) =>
  shownAfter(...decisions).foods.find((food) => food.subject === subject);
const toolAfter = (token: string, decision: Decision) =>
  shownAfter(decision)
    .toolGroups.flatMap(({ tools }) => tools)
    .find((tool) => tool.token === token);

describe('a tap that is not read yet', () => {
  it('moves a food, and leaves it its words', () => {
    expect(foodAfter('food:mushroom', { about: 'food', subject: 'food:mushroom', stance: 'never' })).toMatchObject({
      stance: 'never',
      origin: { how: 'tapped', quotes: ['mushrooms, it’s the texture'] },
    });
  });

  it('adds a food by its name', () => {
    expect(foodAfter('food:kale', { about: 'food', subject: 'food:kale', stance: 'disliked' })).toMatchObject({
      label: 'Kale',
      stance: 'disliked',
    });
  });

  it('takes an added food off again, and waits for the reading where words stand behind one', () => {
    const kale = { about: 'food', subject: 'food:kale' } as const;
    expect(foodAfter('food:kale', { ...kale, stance: 'never' }, { ...kale, stance: 'as_written' })).toBeUndefined();
    expect(foodAfter('food:pork', { about: 'food', subject: 'food:pork', stance: 'as_written' })).toMatchObject({
      stance: 'never',
    });
  });

  it('ticks a tool with its load', () => {
    const tapped = { about: 'tool', token: 'kettlebell', stance: 'has', heaviestLbs: 35, count: 1 } as const;
    expect(toolAfter('kettlebell', tapped)).toMatchObject({ has: true, heaviestLbs: 35, count: 1 });
    expect(toolAfter('bench', { ...tapped, token: 'bench', stance: 'has_not', heaviestLbs: null })).toMatchObject({
      has: false,
    });
  });

  it.each([
    ['leave_out', 'overhead', 'leave_out'],
    ['fine', 'jumping', 'no'],
    ['as_written', 'jumping', 'leave_out'],
  ] as const)('%s of a movement: %s is %s', (stance, limit, out) => {
    const shown = shownAfter({ about: 'movement', limit, stance }).movements.find(
      (movement) => movement.limit === limit,
    );
    expect(shown?.out).toBe(out);
  });

  it('says that a health fact is not theirs, and that it is', () => {
    const notMine = { about: 'health', subject: 'medicine:statin', stance: 'not_mine' } as const;
    const holds = (...decisions: Decision[]) => shownAfter(...decisions).health[1]?.holds;
    expect(holds(notMine)).toBe(false);
    expect(holds(notMine, { ...notMine, stance: 'as_written' })).toBe(true);
  });

  it('answers a question', () => {
    const shown = shownAfter({ about: 'question', question: 'dairy-sometimes', choice: 'hard' });
    expect(shown.questions[0]?.chosen).toBe('hard');
  });
});
