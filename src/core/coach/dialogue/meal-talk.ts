import { EATEN_NAMES, withEatenFoods } from '#core/catalogue/eaten-foods.ts';
import type { Food, FoodTable } from '#core/catalogue/food.ts';
import { type FoodIndex, foodIndex } from '#core/nutrition/adopt/resolve-food.ts';
import { eatenAhead, exceptionAt, type MealException } from '#core/nutrition/exceptions/meal-exceptions.ts';
import type { MealPlanData, MealType } from '#core/nutrition/meal-plan.ts';
import { dayOfIso } from '#core/units/calendar-day.ts';
import type { TypedAction } from '../actions/actions.ts';
import type { MealSlot } from '../reader/meal-words.ts';

/** The plan that is followed, as it is eaten from today on: meals of some dates differ from its own, as `exceptions` say. */
export type MealPlanFacts = {
  id: string;
  name: string;
  data: MealPlanData;
  /** The plan's own data. */
  planned?: MealPlanData;
  exceptions?: readonly MealException[];
};

/** One meal of a day as it will be eaten. `isDifferent`: not as the plan itself has it; `isSocial`: eaten out or with guests. */
type PlannedMeal = { mealIndex: number; type: MealType; name: string; isDifferent: boolean; isSocial: boolean };
/** A meal so many days from today. */
type MealRef = { ahead: number; mealIndex: number };

/** The meals that a message can be about. */
export type MealTalk = {
  /** The person's calendar day, days since 1 January 1970. */
  today: number;
  /** Today and the six days after it; empty without a plan. */
  days: readonly (readonly PlannedMeal[])[];
  /** The meal that something was done to a moment ago. */
  last: MealRef | null;
  /** The day that was spoken of last, as days from today. */
  lastDay: number | null;
  /** Whether what was said last spoke of several days. */
  hasSeveralDays: boolean;
  /** The one meal that the sentence names, wherever in it. */
  onlySlot: MealSlot | null;
  /** Whether the newest thing that was done put something else in a place. */
  isSwapNewest: boolean;
  /** Whether it was said of that meal how many eat. */
  isGuestsNewest: boolean;
};

/** What foods are called, and what they weigh. */
export type KnownFoods = { index: FoodIndex; table: FoodTable };
export type ToldFood = { food: Food; grams: number };

/** The foods of plans and those that are only eaten, prepared for what people say. */
export function knownFoods(plannable: FoodTable): KnownFoods {
  const table = withEatenFoods(plannable);
  return { index: foodIndex(table, EATEN_NAMES), table };
}

const DAYS = 7;

type Plan = { data: MealPlanData; exceptions: readonly MealException[] };

/** `actions`: what was done a moment ago, newest first. */
export function mealTalkOf(plan: Plan | null, today: number, actions: readonly TypedAction[]): MealTalk {
  const days = plan === null ? [] : Array.from({ length: DAYS }, (_, ahead) => mealsAhead(plan, today, ahead));
  const [newest] = actions;
  const isSwapNewest = newest !== undefined && SWAPS.has(newest.kind);
  const isGuestsNewest = newest?.kind === 'meal_exception' && newest.change.what === 'guests';
  return {
    today,
    days,
    last: lastMeal(actions, today),
    lastDay: null,
    hasSeveralDays: false,
    onlySlot: null,
    isSwapNewest,
    isGuestsNewest,
  };
}

const SWAPS: ReadonlySet<TypedAction['kind']> = new Set(['replace_meal', 'replace_exercise', 'meal_exception']);

function mealsAhead({ data, exceptions }: Plan, today: number, ahead: number): PlannedMeal[] {
  const { date, meals } = eatenAhead(data, exceptions, { first: today, ahead });
  return meals.map(({ type, name }, mealIndex) => {
    const exception = exceptionAt(exceptions, { date, mealIndex });
    const isSocial = exception !== undefined && (exception.isOut || exception.servings > 1);
    return { mealIndex, type, name, isDifferent: exception !== undefined, isSocial };
  });
}

function lastMeal(actions: readonly TypedAction[], today: number): MealRef | null {
  for (const action of actions) {
    if (action.kind === 'replace_meal') return { ahead: 0, mealIndex: action.mealIndex };
    if (action.kind === 'meal_exception' || action.kind === 'end_meal_exception')
      return { ahead: dayOfIso(action.date) - today, mealIndex: action.mealIndex };
  }
  return null;
}
