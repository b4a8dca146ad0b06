import { describe, expect, it } from 'vitest';
import type { Profile } from '#core/athlete/profile.ts';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { readingOf } from '#server/catalogue/constraints-for.ts';
import { loadReadingFacts } from '#server/catalogue/reading-facts.ts';
import { anAthlete } from '#test/personas.ts';
import { type MealWishesRead, readMealWishes } from './read-meal-wishes.ts';

const catalogue = loadCatalogue();
const facts = loadReadingFacts(catalogue);
const dishes = catalogue.recipes.map(({ name }) => name);

function read(text: string, profile: Partial<Profile> = {}): MealWishesRead {
  const { constraints, premises } = readingOf(anAthlete(profile), catalogue);
  return readMealWishes({ text, facts, constraints, premises, dishes });
}

describe('wishes for a plan', () => {
  it.each<[string, Partial<MealWishesRead>]>([
    ['more chicken and rice', { preferTerms: ['chicken', 'rice'], conflicts: [] }],
    ['no broccoli, more tofu', { avoidTerms: ['broccoli'] }],
    ['italian, under 20 minutes', { cuisines: ['italian'], maxMinutes: 20, preferTerms: [] }],
    ['something Mexican with black beans', { cuisines: ['mexican'], preferTerms: ['black bean'] }],
    ['not italian', { cuisines: [] }],
    ['20 min max', { maxMinutes: 20 }],
    ['30-minute meals', { maxMinutes: 30 }],
    ['quick', { maxMinutes: 20 }],
    ['high protein, cheap, 20 min max', { highProtein: true, maxMinutes: 20 }],
    ['less rice', { avoidTerms: ['rice'] }],
    ['no burpees, more core', { avoidTerms: ['burpee'] }],
    ['', { avoidTerms: [], preferTerms: [], conflicts: [], maxMinutes: null, highProtein: false }],
  ])('%s', (text, wishes) => {
    expect(read(text)).toMatchObject(wishes);
  });

  it.each<[string, Partial<MealWishesRead>]>([
    ['sth w/ chickpeas but not hummus', { preferTerms: ['chickpea'], avoidTerms: ['hummus'] }],
    ['no oven', { avoidTerms: ['oven'], preferTerms: [] }],
    ['dont have a microwave or an air fryer', { avoidTerms: ['microwave', 'air fryer'], preferTerms: [] }],
    ['less than half an hour', { maxMinutes: 30, avoidTerms: [] }],
    ['1.5 hrs is ok', { maxMinutes: 90 }],
    ['like my gran’s stew', { preferTerms: ['stew'], avoidTerms: [] }],
    ['anything but salmon again', { avoidTerms: ['salmon'], preferTerms: [] }],
    ['curry night!!', { preferTerms: ['curry'], avoidTerms: [] }],
    ['sushi', { cuisines: ['japanese'], preferTerms: [] }],
    ['something turkish', { cuisines: ['middle_eastern'] }],
    ['something mediterranean', { cuisines: ['mediterranean', 'greek', 'middle_eastern'], avoidFoodIds: [] }],
    ['no more tuna pls', { avoidTerms: ['tuna'], preferTerms: [] }],
    ['i’m sick of chicken', { avoidTerms: ['chicken'], preferTerms: [] }],
    ['swap the salmon for tofu', { avoidTerms: ['salmon'], preferTerms: ['tofu'] }],
    ['instead of rice, potatoes', { avoidTerms: ['rice'], preferTerms: ['potato'] }],
    ['can i have pasta tonight', { preferTerms: ['pasta'], avoidTerms: [] }],
    ['no onions. lots of garlic', { avoidTerms: ['onion'], preferTerms: ['garlic'] }],
    ['pasta but without cheese', { preferTerms: ['pasta'], avoidTerms: ['cheese'] }],
    ['courgettes and prawns', { preferTerms: ['zucchini', 'shrimp'] }],
    ['chiken', { preferTerms: ['chicken'] }],
    ['not fried', { avoidTerms: ['fried'] }],
    ['something cosy', { preferTerms: [], avoidTerms: [] }],
    ['with zorbel', { preferTerms: ['zorbel'] }],
    ['had pasta yesterday', { preferTerms: [], avoidTerms: [] }],
    ['love tofu. no tofu today', { preferTerms: [], avoidTerms: ['tofu'] }],
  ])('as people type them: %s', (text, wishes) => {
    expect(read(text)).toMatchObject(wishes);
  });

  it.each<[string, string, string]>([
    ['no dairy', 'milk-whole', 'almonds'],
    ['no nuts', 'almonds', 'milk-whole'],
    ['no nuts', 'peanuts-dry-roasted', 'milk-whole'],
    ['no nuts but almonds', 'walnuts', 'almonds'],
    ['make it vegan', 'egg-whole', 'tofu-firm-calcium'],
    ['gluten free please', 'white-bread', 'white-rice-cooked'],
    ['without onions and garlic', 'onion-raw', 'carrots-raw'],
    ['no fish', 'cod-raw', 'shrimp-raw'],
    ['less meat', 'chicken-breast-raw', 'cod-raw'],
    ['no carbs', 'sugar-white', 'chicken-breast-raw'],
  ])('%s: no %s, but %s', (text, out, kept) => {
    const { avoidFoodIds } = read(text);
    expect(avoidFoodIds).toContain(out);
    expect(avoidFoodIds).not.toContain(kept);
  });
});

describe('a wish against the rules of the person', () => {
  it.each<[string, Partial<Profile>, string]>([
    ['add peanuts', { foodAllergies: 'peanuts' }, 'You told me that peanuts must stay off your plate.'],
    ['with lobster', { foodAllergies: 'shellfish' }, 'You told me that shellfish must stay off your plate.'],
    ['more nuts', { foodAllergies: 'nuts' }, 'You told me that tree nuts must stay off your plate.'],
    ['more chicken', { dietaryPrefs: ['vegan'] }, 'It does not fit your way of eating (vegan).'],
    ['I want mushrooms', { dislikedFoods: 'mushrooms' }, 'You told me that you do not like it'],
    ['zorb please', { foodAllergies: 'zorb' }, 'You told me that this must stay off your plate.'],
    [
      'more peanut butter!',
      { foodAllergies: 'peanuts' },
      'You told me that peanuts must stay off your plate. So I leave peanut butter out.',
    ],
    [
      'soy sauce',
      { medicalConditions: 'celiac' },
      'It does not go with what you told me about your health (strictly gluten free). So I leave soy sauce out.',
    ],
    [
      'eggs',
      { foodAllergies: 'zorb' },
      'The common allergens stay off your plate, since I do not know what “zorb” is.',
    ],
    ['pork chops', { dietaryPrefs: ['halal'] }, 'It does not fit your way of eating (halal).'],
  ])('%s, against %j: says why not', (text, profile, reason) => {
    const { conflicts, preferTerms } = read(text, profile);
    expect(preferTerms).toEqual([]);
    expect(conflicts.map((conflict) => conflict.reason).join()).toContain(reason);
  });

  it('is never wished for', () => {
    const { preferTerms, conflicts } = read('eggs, salmon and tofu', { dietaryPrefs: ['vegan'] });
    expect(preferTerms).toEqual(['tofu']);
    expect(conflicts.map(({ term }) => term)).toEqual(['egg', 'salmon']);
  });

  it.each<[string, Partial<Profile>]>([
    ['oat milk', { foodAllergies: 'milk' }],
    ['vegan cheese', { dietaryPrefs: ['vegan'] }],
    ['gluten free pasta', { medicalConditions: 'celiac' }],
    ['almonds', { foodAllergies: 'nuts, almonds are fine' }],
  ])('is none where something of it may be eaten: %s, %j', (text, profile) => {
    expect(read(text, profile).conflicts).toEqual([]);
  });
});
