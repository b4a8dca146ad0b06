import { describe, expect, it } from 'vitest';
import { questionFor } from '#core/athlete/questionnaire.ts';
import { isCertified } from '#core/certificate/certificate.ts';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { constraintsFor } from '#server/catalogue/constraints-for.ts';
import { readSampleConstraints } from '#test/sample-constraints.ts';
import { planSample } from './plan-sample.ts';
import { EXERCISES, FOODS, RECIPES } from './sample-catalogue.ts';
import { CATALOGUE, SAMPLE_DIETS, SAMPLE_GOALS, SAMPLE_WEIGHTS, sampleProfile } from './sample-choices.ts';
import { SAMPLE_CONSTRAINTS, sampleConstraints } from './sample-constraints.ts';
import { FIRST_TURN, turnAfter } from './use-sample.ts';

const onStep = () => Promise.resolve();

/** Every goal with every weight and every goal with every diet: a weight never meets the same diet twice. */
const TAPS = SAMPLE_GOALS.flatMap(({ value: goal }, shift) =>
  SAMPLE_WEIGHTS.map(({ value: weightLbs }, index) => {
    const diet = SAMPLE_DIETS[(index + shift) % SAMPLE_DIETS.length] ?? SAMPLE_DIETS[0];
    return { goal, weightLbs, diet: diet.value };
  }),
);

describe('the live sample', () => {
  it.each(TAPS)('writes a proved day and a proved week for $goal, $weightLbs lbs, $diet', async (choices) => {
    const result = await planSample({ choices, seed: 1, onStep });
    expect(result.ok, result.ok ? '' : result.refusal.message).toBe(true);
    if (!result.ok) return;
    const { meals, training } = result.sample;
    expect(isCertified(meals.certificate)).toBe(true);
    expect(isCertified(training.certificate)).toBe(true);
    expect(training.days).toHaveLength(3);
    if (choices.diet === 'Vegan') {
      const eaten = meals.meals.flatMap(({ items }) => items.map(({ foodId }) => FOODS.foods.get(foodId)?.flags ?? []));
      expect(eaten.flat()).not.toContain('animal');
    }
  });

  it('calls the goals what the questionnaire calls them', () => {
    const named = questionFor('goal').options.map(({ value, label }) => ({ value, label }));
    expect(SAMPLE_GOALS).toEqual(named);
  });

  it('writes another day when asked again, and the same one for the same taps', async () => {
    const choices = { goal: 'fitness', weightLbs: 160, diet: 'None' } as const;
    const dishes = async (seed: number) => {
      const result = await planSample({ choices, seed, onStep });
      return result.ok ? result.sample.meals.meals.map(({ name }) => name) : [];
    };
    expect(await dishes(1)).toEqual(await dishes(1));
    expect(await dishes(2)).not.toEqual(await dishes(1));
  });

  it.each(TAPS)('serves nothing again when asked for another day: $goal, $weightLbs lbs, $diet', async (choices) => {
    const first = await planSample({ choices, seed: 1, onStep });
    if (!first.ok) throw new Error(first.refusal.message);
    const turn = turnAfter(FIRST_TURN, { step: 'ready', sample: first.sample, seed: 1 });
    const second = await planSample({ choices, ...turn, onStep });
    if (!second.ok) throw new Error(second.refusal.message);
    const served = second.sample.meals.meals.flatMap(({ recipeId }) => recipeId ?? []);
    expect(served).toHaveLength(3);
    expect(served.filter((id) => turn.avoidRecipeIds.includes(id))).toEqual([]);
  });

  it('goes by the rules that the server reads of the same answers', () => {
    expect(SAMPLE_CONSTRAINTS, 'run npm run sample').toEqual(readSampleConstraints());
  });

  it('has such rules for every goal', () => {
    for (const { goal, weightLbs, diet } of TAPS) {
      const profile = sampleProfile({ goal, weightLbs, diet });
      expect(sampleConstraints({ diet, weightLbs })).toEqual(constraintsFor(profile, loadCatalogue()));
    }
  });

  it('plans with what the server plans with', () => {
    const { foods, recipes, exercises } = loadCatalogue();
    expect(FOODS).toEqual(foods);
    expect(RECIPES).toEqual(recipes);
    expect(EXERCISES).toEqual(exercises);
    expect(CATALOGUE).toEqual({
      foods: foods.foods.size,
      recipes: recipes.length,
      exercises: exercises.exercises.size,
    });
  });
});
