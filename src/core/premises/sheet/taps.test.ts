import { describe, expect, it } from 'vitest';
import type { Decision } from '#core/athlete/go-by.ts';
import { aSheet } from '#test/premises-sheet.ts';
import { shownSheet } from './shown-sheet.ts';
import { tapsShown, tapsThatHold, withTaps } from './taps.ts';

const AT = '2026-11-23T08:00:00.000Z';
const sheet = aSheet();
const made = (...decisions: Decision[]) => withTaps([], decisions, { sheet, at: AT });
const PEANUTS_FINE: Decision = { about: 'food', subject: 'allergen:peanut', stance: 'fine' };
const KALE_NEVER: Decision = { about: 'food', subject: 'food:kale', stance: 'never' };
const DAIRY: Decision = { about: 'question', question: 'dairy-sometimes', choice: 'hard' };

describe('taps of one sitting', () => {
  it('are kept with the words that they were made on', () => {
    expect(made(PEANUTS_FINE, KALE_NEVER)).toEqual([
      { decision: PEANUTS_FINE, at: AT, over: ['peanuts, I carry an EpiPen'] },
      { decision: KALE_NEVER, at: AT, over: [] },
    ]);
  });

  it('take the place of those before on the same thing', () => {
    const again: Decision = { ...PEANUTS_FINE, stance: 'never' };
    expect(withTaps(made(PEANUTS_FINE, DAIRY), [again], { sheet, at: AT }).map(({ decision }) => decision)).toEqual([
      DAIRY,
      again,
    ]);
  });
});

describe('taps once answers were changed', () => {
  const held = (taps: ReturnType<typeof made>, read = sheet) =>
    tapsThatHold(taps, read).map(({ decision }) => decision);

  it('hold while the same words stand there', () => {
    expect(held(made(PEANUTS_FINE, KALE_NEVER, DAIRY))).toEqual([PEANUTS_FINE, KALE_NEVER, DAIRY]);
  });

  it('fall where other words speak of the same thing', () => {
    const worse = aSheet({
      foods: sheet.foods.map((food) =>
        food.subject === 'allergen:peanut'
          ? { ...food, origin: { how: 'read', quotes: ['peanuts nearly killed me'] } }
          : food,
      ),
    });
    expect(held(made(PEANUTS_FINE, KALE_NEVER), worse)).toEqual([KALE_NEVER]);
  });

  it('fall where words speak for the first time of what was added', () => {
    const [first] = sheet.foods;
    if (!first) throw new Error('no food');
    const kale = { ...first, subject: 'food:kale', origin: { how: 'read' as const, quotes: ['kale is fine'] } };
    expect(held(made(KALE_NEVER), aSheet({ foods: [kale] }))).toEqual([]);
  });

  it('fall with the question that they answered', () => {
    expect(held(made(DAIRY), aSheet({ questions: [] }))).toEqual([]);
  });
});

describe('taps that a sheet shows', () => {
  it('are those that were made, each with its words', () => {
    const decisions: Decision[] = [
      PEANUTS_FINE,
      { about: 'tool', token: 'bench', stance: 'has_not', heaviestLbs: null, count: null },
      { about: 'movement', limit: 'jumping', stance: 'fine' },
      { about: 'movement', limit: 'overhead', stance: 'leave_out' },
      { about: 'health', subject: 'medicine:statin', stance: 'not_mine' },
      DAIRY,
    ];
    const shown = tapsShown(shownSheet(sheet, decisions), AT);
    expect(shown).toHaveLength(decisions.length);
    expect(shown).toEqual(expect.arrayContaining(made(...decisions)));
  });

  it('are none where nothing was tapped', () => {
    expect(tapsShown(sheet, AT)).toEqual([]);
  });
});
