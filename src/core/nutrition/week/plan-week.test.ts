import { describe, expect, it } from 'vitest';
import { seededRandom } from '#core/seed/random.ts';
import { loadFoods, loadRecipes } from '#test/catalogue.ts';
import { foodRulesFor, noConstraints } from '#test/constraints.ts';
import { anAthlete, PERSONAS, randomProfile } from '#test/personas.ts';
import { draftOfWeekDay } from '../check/check-meal-week.ts';
import { groceryList } from '../groceries/grocery-list.ts';
import type { Meal, MealPlanDraft, WeekDay } from '../meal-plan.ts';
import { planMealDay } from '../search/plan-day.ts';
import { mealTargets } from '../targets/targets.ts';
import { planMealWeek } from './plan-week.ts';
import { type ServedDish, servedDish } from './served-dish.ts';

const foods = loadFoods();
const recipes = loadRecipes();
const known = new Map(
  recipes.map((recipe) => [
    recipe.id,
    {
      recipe,
      foods: new Map(
        recipe.ingredients.flatMap(({ foodId }) => {
          const food = foods.foods.get(foodId);
          return food ? [[foodId, food] as const] : [];
        }),
      ),
    },
  ]),
);

function personOf(profile: ReturnType<typeof anAthlete>) {
  return { profile, constraints: noConstraints({ food: foodRulesFor(profile) }), foods, recipes };
}

function planned(profile: ReturnType<typeof anAthlete>, seed: number, leftovers: boolean) {
  const person = personOf(profile);
  const day = planMealDay({ ...person, seed });
  if (!day.ok) throw new Error(day.refusal.message);
  const request = { ...person, seed, plan: day.draft, leftovers };
  const week = planMealWeek(request);
  if (!week.ok) throw new Error(week.refusal.message);
  return { request, plan: day.draft as MealPlanDraft, week: week.draft };
}

const mealOf = (day: WeekDay, type: Meal['type']) => {
  const meal = day.meals.find((one) => one.type === type);
  if (!meal) throw new Error(`day ${day.day} has no ${type}`);
  return meal;
};

/** What a person who may eat everything is served, dish by dish. */
const dishesOf = (week: readonly WeekDay[]): ServedDish[][] =>
  week.map(({ meals }) => meals.map((meal) => servedDish(meal, known, foods)));

const seeds = [1, 2, 3, 4, 5, 6];
const freely = seeds.map((seed) => planned(anAthlete(), seed, false));
const kept = seeds.map((seed) => planned(anAthlete(), seed, true));

describe('a week of meals', () => {
  it('begins with the plan’s own day, byte for byte, and has seven days in order', () => {
    for (const { plan, week } of [...freely, ...kept]) {
      expect(JSON.stringify(week[0]?.meals)).toBe(JSON.stringify(plan.meals));
      expect(week.map(({ day }) => day)).toEqual([1, 2, 3, 4, 5, 6, 7]);
      expect(week.every(({ meals }) => meals.length === plan.meals.length)).toBe(true);
    }
  });

  it('keeps every day inside the same targets', () => {
    for (const { request, week } of [...freely, ...kept]) {
      const result = mealTargets(request);
      if (!result.ok) throw new Error(result.refusal.message);
      const { kcal, protein } = result.targets;
      for (const day of week) {
        expect(Math.abs(day.totalCalories - kcal) / kcal, `calories of day ${day.day}`).toBeLessThanOrEqual(0.03);
        expect(day.totalProtein).toBeGreaterThanOrEqual(protein);
        expect(day.proteinTarget).toBe(protein);
      }
    }
  });

  it('serves no lunch, dinner or snack again within three days, and none three times', () => {
    for (const { week } of freely) {
      const days = week.map(({ meals }) =>
        meals.flatMap(({ type, recipeId }) => (type === 'breakfast' || recipeId === null ? [] : [recipeId])),
      );
      days.forEach((day, at) => {
        const lately = new Set(days.slice(Math.max(0, at - 3), at).flat());
        expect(day.filter((id) => lately.has(id))).toEqual([]);
      });
      const all = days.flat();
      expect(all.filter((id) => all.filter((other) => other === id).length > 2)).toEqual([]);
    }
  });

  it('changes the main protein of lunch and of dinner from day to day', () => {
    for (const { week } of freely) {
      const days = dishesOf(week);
      for (const slot of ['lunch', 'dinner']) {
        const proteins = days.map((day) => day.find((dish) => dish.slot === slot)?.protein);
        proteins.forEach((protein, at) => {
          if (at > 0) expect(protein, `${slot} of day ${at + 1}`).not.toBe(proteins[at - 1]);
        });
      }
    }
  });

  it('comes near the weekly numbers of fish, legumes and red meat', () => {
    for (const { week } of freely) {
      const mains = dishesOf(week)
        .flat()
        .filter(({ slot }) => slot === 'lunch' || slot === 'dinner');
      expect(mains.filter(({ isFish }) => isFish).length, 'fish').toBeGreaterThanOrEqual(2);
      expect(mains.filter(({ hasLegumes }) => hasLegumes).length, 'legumes').toBeGreaterThanOrEqual(3);
      expect(mains.filter(({ isRedMeat }) => isRedMeat).length, 'red meat').toBeLessThanOrEqual(2);
    }
  });

  it('turns dinners into the next day’s lunch where leftovers are wanted, with steps for them', () => {
    const lunches = kept.flatMap(({ week }) => week.filter(({ leftoversFromDay }) => leftoversFromDay !== null));
    expect(lunches.length).toBeGreaterThanOrEqual(2 * seeds.length);
    for (const { week } of kept) {
      for (const day of week.filter(({ leftoversFromDay }) => leftoversFromDay !== null)) {
        const [lunch, dinner] = [mealOf(day, 'lunch'), mealOf(week[day.day - 2] ?? day, 'dinner')];
        expect(day.leftoversFromDay).toBe(day.day - 1);
        expect(lunch.recipeId).toBe(dinner.recipeId);
        const dish = known.get(dinner.recipeId ?? '')?.recipe.name;
        expect(lunch.name.startsWith(`Leftovers: ${dish}`), lunch.name).toBe(true);
        expect(lunch.instructions.join(' ')).toMatch(/fridge.*165 °F/);
      }
    }
    expect(freely.flatMap(({ week }) => week.filter(({ leftoversFromDay }) => leftoversFromDay !== null))).toEqual([]);
  });

  it('is cooked once where leftovers are wanted: few breakfasts and dinners, and at most forty things to buy', () => {
    const items = kept.map(({ week }) =>
      groceryList(week, foods).flatMap((aisle) => aisle.items.filter(({ staple }) => !staple)),
    );
    const counts = items.map(({ length }) => length).toSorted((a, b) => a - b);
    expect(counts[Math.floor(counts.length / 2)]).toBeLessThanOrEqual(40);
    for (const { week } of kept) {
      const kinds = (type: Meal['type']) => new Set(week.map((day) => mealOf(day, type).recipeId)).size;
      expect(kinds('breakfast')).toBeLessThanOrEqual(3);
      expect(kinds('dinner')).toBeLessThanOrEqual(5);
      for (const { meals } of week) expect(new Set(meals.map(({ recipeId }) => recipeId)).size).toBe(meals.length);
    }
  });

  it('never warms up fish', () => {
    for (const { week } of kept) {
      dishesOf(week).forEach((day, at) => {
        if (week[at]?.leftoversFromDay) expect(day.find(({ slot }) => slot === 'lunch')?.isFish).toBe(false);
      });
    }
  });

  it('is the same for the same request, and another one from another seed', () => {
    const { request, week } = kept[0] ?? planned(anAthlete(), 1, true);
    expect(planMealWeek(request)).toEqual({ ok: true, draft: week });
    expect(planMealWeek({ ...request, seed: 99 })).not.toEqual({ ok: true, draft: week });
  });

  it('asks for another day where one is not proved, and gives up when none is', () => {
    const { request } = freely[0] ?? planned(anAthlete(), 1, false);
    const seen: string[] = [];
    const picky = planMealWeek({
      ...request,
      isProved: ({ meals }) => seen.push(meals.map(({ name }) => name).join()) > 1,
    });
    expect(picky.ok && picky.draft[1]?.meals.map(({ name }) => name).join()).toBe(seen[1]);
    const never = planMealWeek({ ...request, isProved: () => false });
    expect(never.ok).toBe(false);
  });

  it('says so where a narrow diet makes a dish come back soon', () => {
    const few = recipes.filter(({ slots }, i) => slots.includes('breakfast') || i % 9 === 0);
    const person = { ...personOf(anAthlete()), recipes: few };
    const day = planMealDay({ ...person, seed: 2 });
    if (!day.ok) throw new Error(day.refusal.message);
    const scarce = few.filter(
      ({ id, slots }) => day.draft.meals.some((meal) => meal.recipeId === id) || slots.length > 1,
    );
    const week = planMealWeek({ ...person, recipes: scarce, seed: 2, plan: day.draft, leftovers: false });
    if (!week.ok) throw new Error(week.refusal.message);
    expect(week.draft.flatMap(({ notes }) => notes).join(' ')).toMatch(/comes? back within three days/);
  });
});

describe('over many people', () => {
  it('leaves out what each of them must leave out, on every day', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const profile = randomProfile(seededRandom(seed * 17));
      const rules = foodRulesFor(profile);
      const { plan, week } = planned(profile, seed, seed % 2 === 0);
      for (const day of week) {
        const eaten = draftOfWeekDay(day, plan).meals.flatMap(({ items }) =>
          items.flatMap(({ foodId }) => foods.foods.get(foodId) ?? []),
        );
        const bad = eaten.filter(
          ({ allergens, flags }) =>
            rules.allergens.some((id) => allergens.includes(id)) ||
            rules.forbiddenFlags.some((id) => flags.includes(id)),
        );
        expect(bad.map(({ name }) => name)).toEqual([]);
      }
    }
  }, 30_000);

  it.each(Object.entries(PERSONAS).filter(([name]) => name !== 'insulinWalt'))('finds a week for %s', (_, profile) => {
    expect(planned(profile, 5, true).week).toHaveLength(7);
  });
});
