import { describe, expect, it } from 'vitest';
import type { Profile } from '#core/athlete/profile.ts';
import { isCertified } from '#core/certificate/certificate.ts';
import { loadFoods, loadRecipes } from '#test/catalogue.ts';
import { foodRulesFor, noConstraints } from '#test/constraints.ts';
import { anAthlete } from '#test/personas.ts';
import { certifiedMealPlan } from './certified-meal-plan.ts';
import { recheckMealPlan } from './recheck-meal-plan.ts';

const then = anAthlete({ weightLbs: 165 });
const personOf = (profile: Profile) => ({
  profile,
  constraints: noConstraints({ food: foodRulesFor(profile) }),
  foods: loadFoods(),
  allergenTerms: {},
});
const plan = certifiedMealPlan({ ...personOf(then), recipes: loadRecipes(), seed: 1 });
if (!plan.ok) throw new Error(plan.refusal.message);
const { certificate: _, ...draft } = plan.data;

const fits = (change: Partial<Profile>) =>
  isCertified(recheckMealPlan(draft, personOf({ ...then, ...change })).certificate);

describe('a plan that is followed', () => {
  it.each([
    [165, true],
    [158, true],
    [173, true],
    [150, false],
    [190, false],
  ])('for 165 lbs fits somebody of %d lbs by now: %s', (weightLbs, isFit) => {
    expect(fits({ weightLbs })).toBe(isFit);
  });

  it('is ruled out by an allergy, whatever the weight', () => {
    const eaten = draft.meals.flatMap(({ items }) => items.map(({ foodId }) => loadFoods().foods.get(foodId)));
    const allergen = eaten.find((food) => food && food.allergens.length > 0)?.allergens[0];
    if (!allergen) throw new Error('nothing of it can be an allergen');
    const person = personOf({ ...then, weightLbs: 160 });
    const food = { ...person.constraints.food, allergens: [allergen] };
    const { certificate, profile } = recheckMealPlan(draft, {
      ...person,
      constraints: { ...person.constraints, food },
    });
    expect(isCertified(certificate)).toBe(false);
    expect(profile.weightLbs).toBe(160);
  });
});
