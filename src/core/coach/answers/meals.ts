import { exceptionAt, plannedDay } from '#core/nutrition/exceptions/meal-exceptions.ts';
import type { Meal, MealType } from '#core/nutrition/meal-plan.ts';
import { mealTypeName } from '#core/nutrition/wording/meal-type-name.ts';
import { dayOfIso, isoDay } from '#core/units/calendar-day.ts';
import type { MealChange, TypedAction } from '../actions/actions.ts';
import { whenOf } from '../actions/tell-meal.ts';
import type { MealPlanFacts } from '../dialogue/meal-talk.ts';
import { choices, text } from '../phrases.ts';
import type { MealPlace } from '../reader/read-meal-place.ts';
import type { Answer, Asked } from './answer-of.ts';
import { noPlan } from './food.ts';

type Day = { plan: MealPlanFacts; today: number };

/** What is to be different about a meal of one day, in that day's place; asks which meal where it is not said. */
export function changeMeals({ intent: { act }, facts, seed }: Asked<'meal_act'>): Answer {
  const { mealPlan: plan, today } = facts;
  if (!plan || today === undefined) return noPlan(seed);
  const day = { plan, today: dayOfIso(today) };
  if (act.kind === 'dull') return offerAnother(act.place, day);
  if (act.kind === 'unknown_food') return noFigures(act.name);
  if (act.kind === 'skipped') return notEaten(act.place, day, facts.hidesNumbers);
  const { ahead, mealIndex } = inPlan(act.place, act.kind === 'change' ? act.change : null, day);
  const date = isoDay(day.today + ahead);
  if (mealIndex === null) return act.kind === 'change' ? askWhich(act.change, date, day) : { blocks: [] };
  const place = { planId: plan.id, date, mealIndex };
  if (act.kind === 'end') return { blocks: [], actions: [{ kind: 'end_meal_exception', ...place }] };
  const left = act.leavesOut && { ...act.leavesOut, ...place };
  if (left && !holds(left, day)) return { blocks: [text(`There’s no ${left.name} in it as it is, so I left it.`)] };
  return { blocks: [], actions: [actionFor(place, act.change, day)] };
}

/** Nobody asked for another dish yet: it is a tap away. */
function offerAnother({ ahead, mealIndex }: MealPlace, day: Day): Answer {
  const planned = mealsOn(day, ahead)[mealIndex ?? -1];
  if (!planned) return { blocks: [] };
  const meal = `${mealTypeName(planned.type).toLowerCase()} ${whenOf(isoDay(day.today + ahead), day.today)}`;
  return {
    blocks: [
      text(`Fair enough. Shall I find another dish for ${meal}? Tell me what you’d like, or let me pick.`),
      choices({ label: 'Another dish', say: `Swap ${meal}` }, { label: 'Leave it', say: 'No thanks' }),
    ],
  };
}

/** Whether the dish that stands there holds a food: by its place in the table, or by its name. */
function holds({ foodId, name, mealIndex, date }: Place & { foodId: string; name: string }, day: Day): boolean {
  const planned =
    exceptionAt(day.plan.exceptions ?? [], { date, mealIndex })?.meal ??
    mealsOn(day, dayOfIso(date) - day.today)[mealIndex];
  const word = name.toLowerCase().replace(/s$/, '');
  const isIt = (item: Meal['items'][number]) => item.foodId === foodId || item.name.toLowerCase().includes(word);
  return planned === undefined || planned.name.toLowerCase().includes(word) || planned.items.some(isIt);
}

/** What a meal that was left out means for the day: nothing has to be made up for, and the next one may be bigger. */
function notEaten({ mealIndex }: MealPlace, day: Day, hidesNumbers: boolean): Answer {
  const meals = mealsOn(day, 0);
  const skipped = meals[mealIndex ?? -1];
  if (!skipped) return { blocks: [] };
  const name = mealTypeName(skipped.type).toLowerCase();
  const next = meals.slice((mealIndex ?? 0) + 1).find(({ type }) => !type.endsWith('_snack'));
  const open = hidesNumbers ? '' : ` That leaves ${skipped.calories} kcal of the plan open.`;
  const then = next ? mealTypeName(next.type).toLowerCase() : null;
  return {
    blocks: [
      text(
        `No harm done: ${name} stays blank.${open} One meal needs no making up for. If you’re hungry,${then === null ? ' have something you like' : ` I can make ${then} bigger`}.`,
      ),
      ...(then === null
        ? []
        : [
            choices(
              { label: `Bigger ${then}`, say: `Make ${then} today bigger` },
              { label: 'Leave it', say: 'No thanks' },
            ),
          ]),
    ],
  };
}

const noFigures = (name: string): Answer => ({
  blocks: [
    text(
      `I have no figures for ${name}, so I can’t put it into a meal and keep the sums true. I can add something plain that is like it, or put another dish there.`,
    ),
    choices(
      { label: 'Today’s meals', say: 'Show me my meals' },
      { label: 'Add a banana', say: 'Add a banana to today' },
    ),
  ],
});

const mealsOn = ({ plan }: Day, ahead: number) => plannedDay(plan.data, ahead).meals;

/** A food that is added to a day goes with its last snack; else nothing is taken for granted. */
function inPlan(
  { ahead, mealIndex }: MealPlace,
  change: MealChange | null,
  day: Day,
): Pick<MealPlace, 'ahead' | 'mealIndex'> {
  if (mealIndex !== null || change?.what !== 'extra') return { ahead, mealIndex };
  const meals = mealsOn(day, ahead);
  const snack = meals.findLastIndex(({ type }) => type.endsWith('_snack'));
  return { ahead, mealIndex: snack >= 0 ? snack : meals.length - 1 };
}

type Place = { planId: string; date: string; mealIndex: number };

/** Another dish for today is a swap in the plan, as on its screen, unless today has a dish of its own already. */
function actionFor(place: Place, change: MealChange, { plan, today }: Day): TypedAction {
  const hasOwn = exceptionAt(plan.exceptions ?? [], place)?.dish != null;
  if (change.what !== 'dish' || dayOfIso(place.date) !== today || hasOwn)
    return { kind: 'meal_exception', ...place, change, again: null };
  const { planId, mealIndex } = place;
  return { kind: 'replace_meal', planId, mealIndex, customPreferences: change.customPreferences, again: null };
}

const VERBS: {
  [What in MealChange['what']]: (change: MealChange & { what: What }, meal: string, when: string) => string;
} = {
  out: (_, meal, when) => `Eating out for ${meal} ${when}`,
  portion: ({ factor }, meal, when) => `Make ${meal} ${when} ${factor > 1 ? 'bigger' : 'smaller'}`,
  guests: ({ servings }, meal, when) => `Cook for ${servings} for ${meal} ${when}`,
  dish: ({ customPreferences }, meal, when) =>
    `Swap ${meal} ${when}${customPreferences === null ? '' : ` for something ${customPreferences}`}`,
  extra: (_, meal, when) => `Add it to ${meal} ${when}`,
};

function askWhich(change: MealChange, date: string, day: Day): Answer {
  const when = whenOf(date, day.today);
  const say = VERBS[change.what] as (change: MealChange, meal: string, when: string) => string;
  const types = new Set<MealType>(mealsOn(day, dayOfIso(date) - day.today).map(({ type }) => type));
  const offered = [...types].map((type) => ({
    label: mealTypeName(type),
    say: say(change, mealTypeName(type).toLowerCase(), when),
  }));
  return { blocks: [text(`Which meal ${when} do you mean?`), choices(...offered)] };
}

/** Meals of the plan as eaten, and foods beside it. */
export function logEaten({ intent: { eaten }, facts, seed }: Asked<'eaten'>): Answer {
  const { mealPlan: plan } = facts;
  if (eaten.meals.length > 0 && !plan) return noPlan(seed);
  const { meals, foods, insteadOf, daysAgo } = eaten;
  return {
    blocks: [],
    actions: [
      ...(plan ? meals.map((mealIndex) => ({ kind: 'log_meal', planId: plan.id, mealIndex }) as const) : []),
      ...foods.map(({ foodId, grams, called }) => ({
        ...({ kind: 'log_food', foodId, grams, insteadOf } as const),
        ...(called !== undefined && { called }),
        ...(daysAgo !== undefined && { daysAgo }),
      })),
    ],
  };
}
