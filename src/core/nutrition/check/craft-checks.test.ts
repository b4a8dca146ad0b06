import { describe, expect, it } from 'vitest';
import { loadFoods } from '#test/catalogue.ts';
import {
  balance,
  changeMeal,
  eater,
  failedMealChecks,
  honestDay,
  mealAt,
  mealCertificate,
  type PlantInDay,
  sayInNotes,
  serve,
  takeOut,
} from '#test/meal-faults.ts';
import { PERSONAS } from '#test/personas.ts';
import { checkMealPlan } from './check-meal-plan.ts';

const maya = eater(PERSONAS.maya);

/** Changes the first part of a meal, with honest sums. */
const firstPart = (index: number, grams: (before: number) => number): PlantInDay => {
  return (plan) => {
    for (const item of mealAt(plan, index).items.slice(0, 1)) item.grams = grams(item.grams);
    balance(plan);
  };
};
const dropFirstPart: PlantInDay = (plan) => {
  mealAt(plan, 3).items.shift();
  balance(plan);
};
const nothingSaid = (...faults: PlantInDay[]): PlantInDay => {
  return (plan) => {
    for (const plant of faults) plant(plan);
    sayInNotes('Enjoy your day.')(plan);
  };
};

const FAULTS: [what: string, caughtBy: string, plant: PlantInDay][] = [
  ['two things on the side', 'one-side', serve(3, { pear: 178, clementine: 148 })],
  ['a side that the title hides', 'one-side', serve(3, { pear: 178 })],
  [
    'a heap of the side that the title names',
    'one-side',
    (plan) => {
      serve(3, { pear: 534 })(plan);
      changeMeal(3, { name: 'Dinner with a pear' })(plan);
    },
  ],
  ['powder beside a dinner', 'one-side', serve(3, { 'peanut-flour-defatted': 30 })],
  ['an ounce of the main part', 'dish-bounds', firstPart(3, (before) => before / 8)],
  ['a dish that is all main part', 'dish-bounds', firstPart(3, (before) => before * 8)],
  ['a dish without its main part', 'dish-bounds', dropFirstPart],
  ['a crumb more than the kitchen measures', 'kitchen-units', firstPart(3, (before) => before + 1.7)],
  ['little calcium and not a word of it', 'floors-told', nothingSaid(takeOut((food) => (food.calciumMg ?? 0) >= 20))],
  [
    'a heap of fiber and not a word of it',
    'fiber-told',
    nothingSaid(serve(1, { 'black-beans-cooked': 450, 'chia-seeds': 28 })),
  ],
];

describe('the craft of a day', () => {
  it.each(FAULTS)('catches %s by %s', (_, caughtBy, plant) => {
    const plan = honestDay(maya);
    plant(plan);
    expect(failedMealChecks(plan, maya)).toContain(caughtBy);
  });

  it('holds a plan that is stored to the rules alone: recipes have changed since', () => {
    const { profile, constraints } = maya;
    const made = mealCertificate(honestDay(maya), maya).checks.map(({ id }) => id);
    const plan = honestDay(maya);
    const later = checkMealPlan(plan, { profile, constraints, foods: loadFoods(), allergenTerms: {} });
    expect(made.filter((id) => !later.checks.some((check) => check.id === id))).toEqual([
      ...new Set(FAULTS.map(([, caughtBy]) => caughtBy)),
    ]);
  });
});
