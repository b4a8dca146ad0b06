import { describe, expect, it } from 'vitest';

import type { MealType } from '#core/nutrition/meal-plan.ts';
import { loadFoods } from '#test/catalogue.ts';
import { mealTalkOf } from '#test/coach-said.ts';
import { knownFoods, type MealTalk } from '../dialogue/meal-talk.ts';
import { readDone } from './read-done.ts';

const table = loadFoods();
const foods = knownFoods(table);
const DISHES: readonly (readonly [MealType, string])[] = [
  ['breakfast', 'Sardine and tomato toast'],
  ['lunch', 'Lentil salad with feta'],
  ['afternoon_snack', 'Blueberry smoothie'],
  ['dinner', 'Beef and broccoli'],
];
const meals = (isDifferent = false) =>
  DISHES.map(([type, name], mealIndex) => {
    const isOther = isDifferent && type === 'dinner';
    return { type, name, mealIndex, isDifferent: isOther, isSocial: isOther };
  });

const talk = mealTalkOf(() => meals());
const [BREAKFAST, LUNCH, SNACK, DINNER] = [0, 1, 2, 3];

/** What is read of a message, in short. */
function read(message: string, about: Partial<MealTalk> = {}, entries: Parameters<typeof readDone>[1]['entries'] = []) {
  const { intents, rest } = readDone(message, {
    entries,
    exercises: [],
    meals: { talk: { ...talk, ...about }, foods },
  });
  const said = intents.map((intent) => {
    if (intent.kind === 'eaten') {
      const { meals: ofPlan, foods: beside, insteadOf } = intent.eaten;
      return [
        'ate',
        ...ofPlan,
        ...beside.map(({ foodId, grams }) => `${foodId} ${grams}`),
        ...(insteadOf ? [insteadOf] : []),
      ];
    }
    if (intent.kind !== 'meal_act') return [intent.kind];
    const { act } = intent;
    const where = [act.place.ahead, act.place.mealIndex];
    if (act.kind === 'unknown_food') return [act.kind, ...where, act.name];
    if (act.kind !== 'change') return [act.kind, ...where];
    const { what, ...more } = act.change;
    return [what, ...where, ...Object.values(more)];
  });
  return { said, rest };
}

describe('what is to be different about a meal of one day', () => {
  it.each([
    ['eating out tonight', [['out', 0, DINNER]]],
    ['ok so im eating out tonight instead of the beef thing put that in', [['out', 0, DINNER]]],
    ['Please put dinner as out then', [['out', 0, DINNER]]],
    ['We are going for a curry tomorrow evening. Please allow for that in the plan.', [['out', 1, DINNER]]],
    ['lunch out friday w coworkers', [['out', 2, LUNCH]]],
    ['mums doing a proper roast on sunday, so whatever you had in mind for lunch, forget it', [['out', 4, LUNCH]]],
    ['smaller lunch today pls', [['portion', 0, LUNCH, 0.7]]],
    ['can you make tonight’s dinner a bit bigger?', [['portion', 0, DINNER, 1.15]]],
    ['double my breakfast tmrw', [['portion', 1, BREAKFAST, 2]]],
    ['i want a big lunch on saturday', [['portion', 3, LUNCH, 1.3]]],
    ['add a banana to today', [['extra', 0, null, 'banana', 118]]],
    ['throw in 2 eggs at breakfast tomorrow', [['extra', 1, BREAKFAST, 'egg-whole', 100]]],
    ['can i have a kiwi w breakfast?', [['extra', 0, BREAKFAST, 'kiwi', 69]]],
    ['my sister’s over for dinner thurs so cook for 2', [['guests', 1, DINNER, 2]]],
    ['two friends are coming over friday', [['guests', 2, DINNER, 3]]],
    ['dinner for four tomorrow please', [['guests', 1, DINNER, 4]]],
    [
      'vegetarian colleague tomorrow night',
      [
        ['dish', 1, DINNER, 'vegetarian'],
        ['guests', 1, DINNER, 2],
      ],
    ],
    ['instead of the breakfast you gave me id like eggs', [['dish', 0, BREAKFAST, 'with eggs']]],
    ['no onions in lunch today', [['dish', 0, LUNCH, 'no onions']]],
    ['swap tomorrow’s lunch for something without rice', [['dish', 1, LUNCH, 'for something without rice']]],
    ['k and tmrws lunch, smth without rice?', [['dish', 1, LUNCH, 'without rice']]],
    ['friday’s salad please something else', [['dish', 2, LUNCH, null]]],
    ['Could I have chicken tonight instead?', [['dish', 0, DINNER, 'with chicken']]],
    ['vegan dinner tonight please', [['dish', 0, DINNER, 'vegan']]],
  ])('%s', (message, said) => {
    expect(read(message).said).toEqual(said);
  });

  it('points at the meal that stood last', () => {
    const last = { ahead: 1, mealIndex: LUNCH };
    expect(read('make it bigger im training after work n will be starving', { last }).said).toEqual([
      ['portion', 1, LUNCH, 1.3],
    ]);
    expect(read('smaller pls', { last }).said).toEqual([['portion', 1, LUNCH, 0.7]]);
    expect(read('swap it for something with fish', { last }).said).toEqual([
      ['dish', 1, LUNCH, 'for something with fish'],
    ]);
    expect(read('can i have a kiwi with it', { last }).said).toEqual([['extra', 1, LUNCH, 'kiwi', 69]]);
    expect(read('can i have a kiwi with it').said).toEqual([['extra', 0, null, 'kiwi', 69]]);
    expect(read('and make it vegetarian', { last }).said).toEqual([['dish', 1, LUNCH, 'vegetarian']]);
    expect(read('please change that salad for something else', { lastDay: 2 }).said).toEqual([
      ['dish', 2, LUNCH, null],
    ]);
    expect(read('actually put the beef back', { isSwapNewest: true }).said).toEqual([['undo']]);
  });

  it('ends what was different', () => {
    const days = talk.days.map((_, at) => meals(at === 0));
    expect(read('we’re eating in after all', { days }).said).toEqual([['end', 0, DINNER]]);
    expect(read('not eating out tonight after all', { days }).said).toEqual([['end', 0, DINNER]]);
    expect(read('not eating out tonight').said).toEqual([]);
    expect(read('dinner back to normal please', { days }).said).toEqual([['end', 0, DINNER]]);
    const sized = days.map((day) => day.map((meal) => ({ ...meal, isSocial: false })));
    expect(read('we’re eating in after all', { days: sized }).said).toEqual([]);
  });

  it('takes "that day" for the one that was spoken of, and for neither of two', () => {
    expect(read('a lunch in a hotel that day', { lastDay: 3 }).said).toEqual([['out', 3, LUNCH]]);
    expect(read('a lunch in a hotel that day', { lastDay: 3, hasSeveralDays: true }).said).toEqual([]);
  });

  it.each([
    'chilis tonight, what do I order?',
    'what should i have when eating out tonight',
    'lads want nandos tonight not the pork thing, thats fine yeah?',
    'should I make dinner bigger tonight?',
    'if we eat out tonight i will tell you',
    'my wife is eating out tonight',
    'we eat out every friday',
    'I usually have a smaller lunch',
    'had a big lunch today',
    'went out for dinner last night',
    'might be eating out tomorrow',
    'add peanuts to my allergies',
    'add 5 lbs to my squat today',
    'is a bigger breakfast better?',
    'my lunch was smaller today',
    'cook for 20 minutes tonight',
    'change my dinner reminder to 7',
    'she is having dinner out tonight',
    'a friend said eating out is bad',
    'I will be back at dinner',
  ])('changes nothing: %s', (message) => {
    expect(read(message).said).toEqual([]);
  });
});

describe('what was eaten', () => {
  it.each([
    ['I also ate an apple.', [['ate', 'apple 182']]],
    ['I have had the breakfast and the lunch, and I also ate an apple.', [['ate', BREAKFAST, LUNCH, 'apple 182']]],
    ['had a scoop of whey in milk instead of the shake', [['ate', 'whey-protein-powder 30', 'milk-2-percent 244']]],
    ['had 2 eggs for breakfast', [['ate', 'egg-whole 100']]],
    ['had the sardine toast', [['ate', BREAKFAST]]],
    ['had everything today apart from the beef', [['ate', BREAKFAST, LUNCH, SNACK]]],
    ['btw had bfast n lunch already, same as the plan', [['ate', BREAKFAST, LUNCH]]],
    ['I have had breakfast and both snacks today but I did not get round to lunch.', [['ate', BREAKFAST, SNACK]]],
  ])('%s', (message, said) => {
    expect(read(message).said).toEqual(said);
  });

  it('beside a question, which stays', () => {
    expect(read('sick 💪 eaten everything but dinner today btw, hows my protein')).toEqual({
      said: [['ate', BREAKFAST, LUNCH, SNACK]],
      rest: 'hows my protein',
    });
  });

  it('is corrected', () => {
    const entries = [{ kind: 'food', logId: 'log', foodId: 'apple', grams: 182 }] as const;
    expect(read('It was a banana, not an apple.', {}, entries).said).toEqual([['ate', 'banana 118', 'log']]);
    expect(read('no sorry it was a banana', {}, entries).said).toEqual([['ate', 'banana 118', 'log']]);
    const eggs = [{ kind: 'food', logId: 'log', foodId: 'egg-whole', grams: 100 }] as const;
    expect(read('it was 3 eggs not 2', {}, eggs).said).toEqual([['ate', 'egg-whole 150', 'log']]);
    expect(read('scrap the apple', {}, entries).said).toEqual([['mend']]);
    expect(read('it was a long day, not fun', {}, entries).said).toEqual([]);
  });

  it.each([
    'had a rough day',
    'had pizza once and got sick',
    'I should have had an apple',
    'had a banana?',
    'never had an egg',
    'had chest pain and an apple',
    'i had enough rice',
  ])('logs nothing: %s', (message) => {
    expect(read(message).said).toEqual([]);
  });
});
