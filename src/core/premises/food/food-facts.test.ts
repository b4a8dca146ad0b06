import { describe, expect, it } from 'vitest';
import allergens from '#data/reading/allergens.json' with { type: 'json' };
import diets from '#data/reading/diets.json' with { type: 'json' };
import dishes from '#data/reading/dishes.json' with { type: 'json' };
import forms from '#data/reading/food-forms.json' with { type: 'json' };
import words from '#data/reading/food-words.json' with { type: 'json' };
import more from '#data/reading/more-foods.json' with { type: 'json' };
import { loadFoods } from '#test/catalogue.ts';
import { foldText } from '../../language/fold-text.ts';
import { foodFactsSchema } from './food-facts.ts';

const facts = foodFactsSchema.parse({ allergens, diets, words, dishes, forms, more });
const { foods } = loadFoods();
const unknown = (ids: readonly string[]) => ids.filter((id) => !foods.has(id));

describe('the facts of food words', () => {
  it('name only foods of the catalogue', () => {
    const named = [
      ...facts.allergens.allergens.flatMap(({ plain, holds, check }) => [...plain, ...holds, ...check]),
      ...facts.diets.diets.flatMap(({ foodsOut, foodsToCheck }) => [...foodsOut, ...foodsToCheck]),
      ...facts.words.words.flatMap((word) => [...word.foods, ...word.purely, ...word.inside, ...word.check]),
      ...facts.dishes.dishes.flatMap(({ holds, mayHold, product }) => [...holds, ...mayHold, ...product]),
      ...facts.forms.forms.flatMap((form) => form.foods ?? []),
    ];
    expect(unknown(named)).toEqual([]);
  });

  it('hold every food whose column says so', () => {
    const missed = facts.allergens.allergens.flatMap(({ id, columns, holds }) =>
      [...foods.values()]
        .filter((food) => food.allergens.some((column) => columns.includes(column)) && !holds.includes(food.id))
        .map((food) => `${id}: ${food.id}`),
    );
    expect(missed).toEqual([]);
  });

  it('leave out what the flags of the catalogue call animal, meat or pork', () => {
    const flags: Record<string, readonly string[]> = {
      vegan: ['animal', 'meat', 'poultry', 'seafood', 'dairy', 'egg', 'honey'],
      vegetarian: ['meat', 'poultry', 'seafood'],
      pescatarian: ['meat', 'poultry'],
      halal: ['pork'],
      kosher: ['pork'],
    };
    const missed = facts.diets.diets.flatMap(({ rules, foodsOut }) =>
      [...foods.values()]
        .filter((food) => food.flags.some((flag) => flags[rules ?? '']?.includes(flag)) && !foodsOut.includes(food.id))
        .map((food) => `${rules}: ${food.id}`),
    );
    expect(missed).toEqual([]);
  });

  it('refer only to each other', () => {
    const ids = new Set(facts.allergens.allergens.map(({ id }) => id));
    const questions = new Set(Object.keys(facts.allergens.questions));
    const dietIds = new Set(facts.diets.diets.map(({ id }) => id));
    const missing = [
      ...facts.allergens.fourteen.filter((id) => !ids.has(id)),
      ...facts.allergens.allergens
        .flatMap(({ twins, partOf }) => [...twins, partOf ?? 'milk'])
        .filter((id) => !ids.has(id)),
      ...facts.words.words
        .flatMap(({ allergen, widens }) => [...widens, allergen ?? 'milk'])
        .filter((id) => !ids.has(id)),
      ...facts.dishes.dishes.flatMap((dish) => dish.allergens).filter((id) => !ids.has(id)),
      ...[...facts.allergens.allergens, ...facts.diets.diets, ...facts.words.words]
        .flatMap(({ question }) => question ?? [])
        .filter((id) => !questions.has(id)),
      ...facts.words.words.flatMap(({ refusedDiet }) => refusedDiet ?? []).filter((id) => !dietIds.has(id)),
    ];
    expect(missing).toEqual([]);
  });

  it('give each name to one thing', () => {
    const owners = new Map<string, Set<string>>();
    const own = (id: string, names: readonly string[]) => {
      for (const name of names.map(foldText)) owners.set(name, new Set([...(owners.get(name) ?? []), id]));
    };
    for (const { id, names, exact } of facts.allergens.allergens) own(`allergen:${id}`, [...names, ...exact]);
    for (const { id, names, exact } of facts.diets.diets) own(`diet:${id}`, [...names, ...exact]);
    for (const { id, names, exact, cue } of facts.words.words) own(`food:${id}`, [...names, ...exact, ...cue]);
    for (const { id, names } of facts.dishes.dishes) own(`dish:${id}`, names);
    for (const { id, names } of facts.dishes.cuisines) own(`cuisine:${id}`, names);
    expect([...owners].filter(([, ids]) => ids.size > 1)).toEqual([]);
  });

  const words = new Map(
    facts.words.words.flatMap((word) => [...word.names, ...word.exact].map((name) => [name, word])),
  );

  it.each([
    ['custard apple', [], []],
    ['fox nuts', [], []],
    ['bombay duck', [], ['fish']],
    ['lambs lettuce', [], []],
    ['kilishi', [], ['beef']],
    ['chestnut mushroom', ['mushrooms-cremini-raw'], ['mushroom']],
    ['grana padano cheese', [], ['milk']],
    ['pyaaz', ['onion-raw', 'onion-powder', 'green-onion', 'shallot'], []],
    ['tofu puffs', [], ['soy']],
  ] as const)('know %s, its rows and what an allergy to it means', (name, rows, widens) => {
    expect(words.get(name)).toMatchObject({ foods: rows, widens });
  });
});
