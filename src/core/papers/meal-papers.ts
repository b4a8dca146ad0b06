import { dayAsEaten, type MealException } from '#core/nutrition/exceptions/meal-exceptions.ts';
import type { GroceryList } from '#core/nutrition/groceries/grocery-list.ts';
import type { Meal, MealPlanData, MealType } from '#core/nutrition/meal-plan.ts';
import { mealTypeName } from '#core/nutrition/wording/meal-type-name.ts';
import { dayOfIso, isoDay } from '#core/units/calendar-day.ts';
import { spokenDate } from '#core/units/spoken-date.ts';
import type { CalendarEntry, Paper, PaperFact, PaperPart, PaperRow } from './paper.ts';

type Plan = { id: string; name: string; data: MealPlanData; exceptions: readonly MealException[] };
type Shown = { today: string; hidesNumbers: boolean };
type Day = Pick<MealPlanData, 'meals' | 'totalCalories' | 'totalProtein' | 'totalCarbs' | 'totalFat' | 'notes'>;

const WEEK_DAYS = 7;

/** The days of a plan as they are eaten, from today on. */
function eatenDays({ data, exceptions }: Plan, { today, days }: { today: string; days: 1 | 7 }) {
  const first = dayOfIso(today);
  return Array.from({ length: days }, (_, ahead) => {
    const date = isoDay(first + ahead);
    const day: Day = (ahead > 0 ? data.week?.[ahead] : undefined) ?? data;
    return { date, day: dayAsEaten({ ...data, ...day }, exceptions, date) as Day };
  });
}

const sumLine = ({ totalCalories, totalProtein, totalCarbs, totalFat }: Day): string =>
  `${totalCalories} kcal: ${totalProtein} g protein, ${totalCarbs} g carbs, ${totalFat} g fat`;

const sumFacts = (day: Day): PaperFact[] => [
  { label: 'Calories', value: `${day.totalCalories} kcal` },
  { label: 'Protein', value: `${day.totalProtein} g` },
  { label: 'Carbs', value: `${day.totalCarbs} g` },
  { label: 'Fat', value: `${day.totalFat} g` },
];

const mealLine = ({ calories, protein, carbs, fat, totalMinutes }: Meal, hidesNumbers: boolean): string =>
  [
    hidesNumbers ? null : `${calories} kcal, ${protein} g protein, ${carbs} g carbs, ${fat} g fat`,
    `about ${totalMinutes} minutes`,
  ]
    .filter((each) => each !== null)
    .join(' · ');

const mealPart = (meal: Meal, hidesNumbers: boolean): PaperPart => ({
  heading: `${mealTypeName(meal.type)}: ${meal.name}`,
  line: mealLine(meal, hidesNumbers),
  items: meal.ingredients,
  steps: meal.instructions,
});

function mealRow(date: string, meal: Meal, hidesNumbers: boolean): PaperRow {
  const { calories, protein, carbs, fat } = meal;
  return {
    date,
    meal: mealTypeName(meal.type),
    dish: meal.name,
    ...(!hidesNumbers && { kcal: calories, protein_g: protein, carbs_g: carbs, fat_g: fat }),
    minutes: meal.totalMinutes,
    ingredients: meal.ingredients.join('; '),
  };
}

const rowsOf = (days: readonly { date: string; day: Day }[], hidesNumbers: boolean): PaperRow[] =>
  days.flatMap(({ date, day }) => day.meals.map((meal) => mealRow(date, meal, hidesNumbers)));

/** A day of eating, dish by dish, to be cooked from. */
export function mealDayPaper(plan: Plan, { today, hidesNumbers }: Shown): Paper {
  const days = eatenDays(plan, { today, days: 1 });
  const day = days[0]?.day ?? plan.data;
  return {
    title: plan.name,
    lead: `Meal plan for ${spokenDate(today, today)}`,
    facts: hidesNumbers ? [] : sumFacts(day),
    chart: null,
    parts: day.meals.map((meal) => mealPart(meal, hidesNumbers)),
    notes: hidesNumbers ? [] : day.notes,
    rows: rowsOf(days, hidesNumbers),
  };
}

/** Seven days: the week on one page, then a page for each day. */
export function mealWeekPaper(plan: Plan, { today, hidesNumbers }: Shown): Paper {
  const days = eatenDays(plan, { today, days: WEEK_DAYS });
  const overview: PaperPart = {
    heading: 'The week at a glance',
    table: {
      head: hidesNumbers ? ['Dishes', 'Day'] : ['Dishes', 'Day', 'kcal', 'Protein'],
      rows: days.map(({ date, day }) => [
        day.meals.map(({ name }) => name).join(', '),
        spokenDate(date, today),
        ...(hidesNumbers ? [] : [String(day.totalCalories), `${day.totalProtein} g`]),
      ]),
    },
  };
  const parts = days.flatMap(({ date, day }): PaperPart[] => [
    { heading: spokenDate(date, today), newPage: true, ...(!hidesNumbers && { line: sumLine(day) }) },
    ...day.meals.map((meal) => mealPart(meal, hidesNumbers)),
  ]);
  return {
    title: plan.name,
    lead: `Seven days from ${spokenDate(today, today)}`,
    facts: [],
    chart: null,
    parts: [overview, ...parts],
    notes: [],
    rows: rowsOf(days, hidesNumbers),
  };
}

type Groceries = { planName: string; days: 1 | 7; aisles: GroceryList; notes: readonly string[]; today: string };

/** What to buy, aisle by aisle, with a box to tick for each. */
export const groceriesPaper = ({ planName, days, aisles, notes, today }: Groceries): Paper => ({
  title: 'Groceries',
  lead: `${planName}, ${days === 1 ? 'for' : 'for seven days from'} ${spokenDate(today, today)}`,
  facts: [],
  chart: null,
  parts: aisles.map(({ label, items }) => ({
    heading: label,
    ticks: items.map(({ buy, staple }) => (staple ? `${buy} (probably at home)` : buy)),
  })),
  notes,
  rows: aisles.flatMap(({ label, items }) =>
    items.map(({ buy, staple, amounts }) => ({
      aisle: label,
      buy,
      probably_at_home: staple ? 'yes' : 'no',
      grams: Math.round(amounts.reduce((sum, { grams }) => sum + grams, 0)),
    })),
  ),
});

/** When each is usually eaten, for the calendar alone: minutes since midnight. */
const USUAL: Record<MealType, number> = {
  breakfast: 8 * 60,
  morning_snack: 10 * 60 + 30,
  lunch: 12 * 60 + 30,
  afternoon_snack: 15 * 60 + 30,
  dinner: 18 * 60 + 30,
};
const AT_TABLE_MINUTES = 30;

/** The meals of the days at their usual hours. */
export const mealEntries = (plan: Plan, { today, days, hidesNumbers }: Shown & { days: 1 | 7 }): CalendarEntry[] =>
  eatenDays(plan, { today, days }).flatMap(({ date, day }) =>
    day.meals.map((meal, index) => ({
      id: `${plan.id}-${date}-${index}`,
      title: `${mealTypeName(meal.type)}: ${meal.name}`,
      text: [mealLine(meal, hidesNumbers), ...meal.ingredients].join('\n'),
      date,
      at: USUAL[meal.type],
      minutes: AT_TABLE_MINUTES,
      weeks: 1,
    })),
  );
