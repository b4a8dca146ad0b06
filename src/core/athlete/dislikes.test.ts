import { describe, expect, it } from 'vitest';
import { foodsLeftOut, readConstraints } from '#test/catalogue.ts';
import { anAthlete } from '#test/personas.ts';
import type { Profile } from './profile.ts';

const read = (profile: Partial<Profile>) => readConstraints(anAthlete(profile));

describe('dislikes', () => {
  it.each<[string, string, string]>([
    ['hate mushrooms, not a fan of fish', 'cod-raw', 'shrimp-raw'],
    ['mushrooms', 'mushrooms-cremini-raw', 'onion-raw'],
    ['mushroms', 'mushrooms-white-raw', 'onion-raw'],
    ['hate cilantro', 'cilantro-fresh', 'parsley-fresh'],
    ['none except cilantro', 'cilantro-fresh', 'parsley-fresh'],
    ['coriander', 'cilantro-fresh', 'cumin'],
    ['no spicy food', 'cayenne-pepper', 'black-pepper'],
    ['seafood', 'shrimp-raw', 'chicken-breast-raw'],
    ['red meat', 'ground-beef-80-raw', 'chicken-breast-raw'],
    ['eggs ok in baking but not plain', 'egg-hard-boiled', 'mayonnaise'],
    ['I love fish but not salmon', 'salmon-atlantic-raw', 'cod-raw'],
    ['I like fish, not a fan of tuna', 'tuna-light-canned-water', 'cod-raw'],
    ['brussel sprouts', 'brussels-sprouts-raw', 'bean-sprouts-raw'],
    ['brocoli', 'broccoli-raw', 'cauliflower-raw'],
    ['sweet potatoes', 'sweet-potato-raw', 'potato-raw'],
    ['potatoes', 'potato-raw', 'sweet-potato-raw'],
    ['red bell pepper', 'red-bell-pepper', 'green-bell-pepper'],
    ['bell peppers', 'green-bell-pepper', 'black-pepper'],
    ['Tomatoes (raw)', 'tomato-raw', 'onion-raw'],
    ['cottage cheese', 'cottage-cheese-2-percent', 'cheddar-cheese'],
    ['olives', 'green-olives', 'olive-oil'],
    ['butter', 'butter-salted', 'peanut-butter'],
    ['milk', 'milk-whole', 'almond-milk-unsweetened'],
    ['peanut butter', 'peanut-butter', 'peanuts-dry-roasted'],
    ['black beans', 'black-beans-canned', 'pinto-beans-cooked'],
    ['avocado', 'avocado', 'banana'],
    ['aubergine', 'eggplant-raw', 'egg-whole'],
    ['tofu and tempeh', 'tempeh', 'edamame-cooked'],
    ['coconut', 'coconut-milk-canned', 'almonds'],
    ['gluten', 'white-bread', 'gluten-free-pasta-corn-dry'],
  ])('%s: no %s, but %s', (text, out, kept) => {
    const { food } = read({ dislikedFoods: text });
    const ids = foodsLeftOut(food);
    expect(ids).toContain(out);
    expect(ids).not.toContain(kept);
    expect(food.allergens).toEqual([]);
  });

  it.each(['None', 'nothing', 'I eat everything', 'not picky', 'no dislikes', 'I love fish'])('%s: no rule', (text) => {
    expect(read({ dislikedFoods: text }).food).toEqual(read({}).food);
  });

  it('does not drop all vegetables on a whim, and asks', () => {
    const { food, unclear } = read({ dislikedFoods: 'picky eater, no veggies' });
    expect(food.dislikedFoodIds).toEqual([]);
    expect(unclear.map(({ text }) => text)).toEqual(['veggies']);
  });

  it('leaves out by name what no table holds', () => {
    const { food } = read({ dislikedFoods: 'lobster, zorb' });
    expect(food.dislikedTerms).toEqual(['lobster', 'zorb']);
  });
});

describe('why a rule holds', () => {
  it('quotes the person for every rule', () => {
    const { sources } = read({ foodAllergies: 'Peanuts', dietaryPrefs: ['Vegan'], dislikedFoods: 'hate cilantro' });
    expect(sources.map(({ field, quote, reason }) => `${field} “${quote}”: ${reason}`)).toEqual([
      'foodAllergies “Peanuts”: Leaves out peanuts.',
      'dietaryPrefs “Vegan”: Leaves out all animal foods.',
      'dislikedFoods “cilantro”: Leaves out cilantro.',
      'equipmentAccess “Full gym”: Plans for a full gym.',
    ]);
  });
});
