import { knownFoods, type MealTalk } from '#core/coach/dialogue/meal-talk.ts';
import type { Intent } from '#core/coach/turn.ts';
import { understand } from '#core/coach/understand.ts';
import type { MealType } from '#core/nutrition/meal-plan.ts';
import { loadExercises, loadFoods } from './catalogue.ts';
import { anAthlete } from './personas.ts';

const DISHES: readonly (readonly [MealType, string])[] = [
  ['breakfast', 'Sardine and tomato toast'],
  ['lunch', 'Sesame tofu rice bowl'],
  ['afternoon_snack', 'Blueberry smoothie'],
  ['dinner', 'Beef and broccoli with rice'],
];
const LETTERS = 'BLSD';
/** 25 November 2026, a Wednesday. */
const TODAY = 20_782;
const DAYS = 7;

const day = () =>
  DISHES.map(([type, name], mealIndex) => ({ type, name, mealIndex, isDifferent: false, isSocial: false }));

/** A week of such days, of which nothing was said before. */
export const mealTalkOf = (meals: () => MealTalk['days'][number]): MealTalk => ({
  today: TODAY,
  days: Array.from({ length: DAYS }, meals),
  last: null,
  lastDay: null,
  isSwapNewest: false,
  isGuestsNewest: false,
  hasSeveralDays: false,
  onlySlot: null,
});
const talk = mealTalkOf(day);
const foods = knownFoods(loadFoods());
const exercises = [...loadExercises().exercises.values()];
const profile = anAthlete();

/** What is read of a message by somebody with four meals a day: a line for each thing, meals as B, L, S and D behind their day. */
export function saidIn(message: string): string[] {
  const context = { profile, history: [], hasPending: false, exercises, meals: { talk, foods } };
  const { intents, changes, logs } = understand(message, context);
  return [
    ...intents.map(inShort),
    ...changes.map(({ field, after }) => `change ${field} ${JSON.stringify(after)}`),
    ...logs.map(({ logType, value }) => `log ${logType} ${value}`),
  ];
}

function inShort(intent: Intent): string {
  switch (intent.kind) {
    case 'eaten': {
      const { meals, foods: eaten } = intent.eaten;
      const beside = eaten.map(({ foodId, grams }) => ` ${foodId} ${Math.round(grams)}`);
      return `ate ${meals.map((at) => LETTERS[at]).join('')}${beside.join('')}`;
    }
    case 'meal_act':
      return mealAct(intent.act);
    case 'act':
      return `act ${JSON.stringify(intent.act)}`;
    case 'training':
      return `training ${JSON.stringify(intent.act)}`;
    case 'swap_exercise':
      return `swap ${intent.exerciseId} ${intent.wish} ${intent.today ? 'today' : 'for good'}`;
    default:
      return intent.kind;
  }
}

function mealAct(act: Extract<Intent, { kind: 'meal_act' }>['act']): string {
  const { ahead, mealIndex, slot } = act.place;
  const place = `${ahead}${mealIndex === null ? (slot ?? '-') : LETTERS[mealIndex]}`;
  if (act.kind !== 'change') return `${act.kind} ${place}`;
  const { what, ...more } = act.change;
  return `${what} ${place} ${Object.values(more).join(' ')}`.trim();
}
