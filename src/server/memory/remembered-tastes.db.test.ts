import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { keepMemory } from '#contract/memory.ts';
import { updateProfile } from '#contract/profile.ts';
import { type Caller, startTestApp } from '#test/app.ts';
import { generateMealPlan, signUpAthlete } from '#test/athletes.ts';
import { MUSHROOMS } from '#test/memories.ts';
import { loadCatalogue } from '../catalogue/catalogue.ts';
import { createLog } from '../log.ts';
import { loadTastes } from '../plans/load-tastes.ts';

const app = startTestApp();
const catalogue = loadCatalogue();
const dishes = new Map(catalogue.recipes.map((recipe) => [recipe.id, recipe]));

const remember = (person: Caller, text: string) =>
  person.call(keepMemory, { body: { ...MUSHROOMS, id: randomUUID(), text, quote: text } });
const tastesOf = ({ userId }: Caller, type: 'meal' | 'workout') =>
  loadTastes(app.database.db, { userId, type, catalogue, log: createLog('silent') });
const holds = (id: string, food: RegExp) =>
  dishes.get(id)?.ingredients.some(({ foodId }) => food.test(catalogue.foods.foods.get(foodId)?.name ?? ''));

it('a taste that is remembered is a wish for plans: rather not, never "never again"', async () => {
  const ann = await signUpAthlete(app, { dislikedFoods: '' });
  await remember(ann, 'I hate mushrooms in sauces');
  await remember(ann, 'I love thai food');
  const { likedIds, dislikedIds, unwelcomeIds } = await tastesOf(ann, 'meal');
  expect(dislikedIds).toEqual([]);
  expect(unwelcomeIds.length).toBeGreaterThan(0);
  expect(unwelcomeIds.filter((id) => !holds(id, /mushroom/i))).toEqual([]);
  expect(likedIds.length).toBeGreaterThan(0);
  expect((await generateMealPlan(ann)).data.meals.length).toBeGreaterThan(0);
});

it('a rule of the person has the last word', async () => {
  const ann = await signUpAthlete(app, { dislikedFoods: '' });
  await remember(ann, 'I love shrimp');
  expect((await tastesOf(ann, 'meal')).likedIds.length).toBeGreaterThan(0);
  await ann.call(updateProfile, { body: { foodAllergies: 'Shellfish' } });
  expect((await tastesOf(ann, 'meal')).likedIds).toEqual([]);
});

it('a taste of training is heard too', async () => {
  const ann = await signUpAthlete(app);
  await remember(ann, 'I hate burpees');
  await remember(ann, 'I love goblet squats');
  const { likedIds, dislikedIds, unwelcomeIds } = await tastesOf(ann, 'workout');
  expect(dislikedIds).toEqual([]);
  expect(unwelcomeIds).toContain('burpee');
  expect(likedIds).toContain('goblet-squat');
});
