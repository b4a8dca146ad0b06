import { describe, expect, it } from 'vitest';
import { foodsLeftOut, readConstraints } from '#test/catalogue.ts';
import { anAthlete } from '#test/personas.ts';
import type { FoodRules } from './constraints.ts';
import type { Profile } from './profile.ts';

const read = (profile: Partial<Profile>) => readConstraints(anAthlete(profile));

describe('ways of eating', () => {
  it.each<[string, string, string, string]>([
    ['Vegan', 'vegan', 'egg-whole', 'tofu-firm-calcium'],
    ['plant-based', 'vegan', 'honey', 'lentils-cooked'],
    ['vegetarian', 'vegetarian', 'chicken-broth-low-sodium', 'egg-whole'],
    ["I don't eat meat", 'vegetarian', 'cod-raw', 'milk-whole'],
    ['vegetarian but fish is ok', 'pescatarian', 'chicken-breast-raw', 'cod-raw'],
    ['pescetarian', 'pescatarian', 'ground-beef-80-raw', 'cod-raw'],
    ['vegan but sometimes eggs', 'vegetarian', 'milk-whole', 'egg-whole'],
    ['a vegetarian who eats fish', 'pescatarian', 'chicken-breast-raw', 'cod-raw'],
    ['vegan except honey', 'vegetarian', 'milk-whole', 'honey'],
    ['vegan but chicken on weekends', 'vegan', 'chicken-breast-raw', 'lentils-cooked'],
    ['lacto-vegetarian', 'lacto_vegetarian', 'egg-whole', 'milk-whole'],
    ['keto', 'keto', 'white-rice-cooked', 'avocado'],
    ['paleo', 'paleo', 'peanuts-dry-roasted', 'almonds'],
    ['Whole30', 'whole30', 'honey', 'almonds'],
    ['halal', 'halal', 'bacon-cooked', 'ground-beef-80-raw'],
    ['only halal meat', 'halal', 'deli-ham', 'chicken-breast-raw'],
    ['kosher', 'kosher', 'shrimp-raw', 'cod-raw'],
    ['jain', 'jain', 'potato-raw', 'lentils-cooked'],
    ['Hindu, no beef', 'hindu_no_beef', 'ground-beef-80-raw', 'chicken-breast-raw'],
    ['gluten free', 'gluten_free', 'white-bread', 'white-rice-cooked'],
    ['coeliac', 'celiac', 'rolled-oats-dry', 'white-rice-cooked'],
    ['dairy-free', 'dairy_free', 'milk-whole', 'soy-milk-unsweetened'],
    ['lactose intolerance', 'lactose_intolerant', 'ice-cream-vanilla', 'cheddar-cheese'],
    ['low FODMAP', 'low_fodmap', 'garlic', 'white-rice-cooked'],
    ['nut free', 'nut_free', 'almonds', 'sunflower-seeds'],
    ['vegitarian', 'vegetarian', 'cod-raw', 'egg-whole'],
  ])('%s → %s: no %s, but %s', (text, diet, out, kept) => {
    const { food } = read({ dietaryPrefs: [text] });
    const ids = foodsLeftOut(food);
    expect(food.diets).toContain(diet);
    expect(ids).toContain(out);
    expect(ids).not.toContain(kept);
  });

  it.each<[string, Partial<FoodRules>]>([
    ['keto', { netCarbsMaxGrams: 50 }],
    ['low carb', { netCarbsMaxGrams: 130 }],
    ['low sodium', { sodiumMaxMg: 1500 }],
    ['DASH diet', { sodiumMaxMg: 1500 }],
    ['kosher', { separateMeatAndDairy: true }],
    ['mediterranean', { diets: ['mediterranean'], forbiddenFlags: [] }],
    ["can't have soy sauce, I'm celiac", { diets: ['celiac'] }],
    ['no red meat', { forbiddenFlags: ['beef', 'pork', 'lamb', 'game'] }],
    ['anything but pork', { forbiddenFlags: ['pork'] }],
    ['no pork, beef or lamb', { forbiddenFlags: ['pork', 'beef', 'lamb'] }],
  ])('%s → %j', (text, rules) => {
    expect(read({ dietaryPrefs: [text] }).food).toMatchObject(rules);
  });

  it.each([
    'None',
    'not vegan',
    'I used to be vegan',
    'no longer keto',
    'mostly chicken and rice',
    'high protein, cheap, 20 min max',
    "I don't do carbs at night",
    'I love fish and eggs',
    'everything',
    'no preference',
  ])('%s rules nothing out', (text) => {
    expect(read({ dietaryPrefs: [text] }).food).toEqual(read({}).food);
  });

  it.each<[string, string, string]>([
    ['no pork', 'bacon-cooked', 'ground-beef-80-raw'],
    ['no red meat except lamb', 'ground-beef-80-raw', 'ground-lamb-raw'],
    ['no pasta', 'pasta-dry', 'white-bread'],
    ['alcohol', 'vanilla-extract', 'coffee-brewed'],
    ['added sugar', 'sugar-white', 'apple'],
    ['grapefruit', 'grapefruit', 'orange'],
    ['no caffeine', 'coffee-brewed', 'apple'],
    ['low sugar', 'sugar-white', 'mozzarella-low-moisture-part-skim'],
    ['kidney stones, no beef', 'ground-beef-80-raw', 'chicken-breast-raw'],
    ['Kidney stones', 'spinach-raw', 'kidney-beans-cooked'],
  ])('restriction %s: no %s, but %s', (text, out, kept) => {
    const ids = foodsLeftOut(read({ dietaryRestrictions: text }).food);
    expect(ids).toContain(out);
    expect(ids).not.toContain(kept);
  });

  it('says so when an exception is too fine for the rules', () => {
    const { unclear } = read({ dietaryRestrictions: 'dairy free except cheese' });
    expect(unclear.map(({ text }) => text)).toEqual(['cheese']);
  });

  it.each<[Partial<Profile>, string]>([
    [{ dietaryPrefs: ['keto'], medications: 'insulin' }, 'keto'],
    [{ dietaryPrefs: ['keto'], medications: 'Jardiance' }, 'keto'],
    [{ dietaryPrefs: ['low carb'], medicalConditions: 'Pregnant' }, 'low_carb'],
  ])('does not plan an unsafe diet: %j', (profile, diet) => {
    const { food, care, sources } = read(profile);
    expect(food).toMatchObject({ diets: [], netCarbsMaxGrams: null });
    expect(care.notices.map(({ id }) => id)).toContain(`no_${diet}`);
    expect(sources.some(({ quote }) => quote === diet)).toBe(false);
  });
});
