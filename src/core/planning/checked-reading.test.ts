import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Profile } from '#core/athlete/profile.ts';
import { foodsLeftOut, readConstraints } from '#test/catalogue.ts';
import { ALLERGY_TEXTS, anAthlete } from '#test/personas.ts';
import { foodsLike } from '#test/reading-food.ts';

const read = (profile: Partial<Profile>) => readConstraints(anAthlete(profile));
const outFor = (profile: Partial<Profile>) => foodsLeftOut(read(profile).food);

/** Of each of the fourteen allergens that the catalogue knows, something that holds it. */
const OF_FOURTEEN = [
  'peanut-butter',
  'almonds',
  'milk-whole',
  'egg-whole',
  'cod-raw',
  'shrimp-raw',
  'mussels-cooked',
  'tofu-firm-calcium',
  'white-bread',
  'sesame-seeds',
  'celery-raw',
  'yellow-mustard',
  'dried-apricots',
];

describe('an allergy', () => {
  it.each<[Partial<Profile>, string]>([
    [{ dietaryRestrictions: 'allergic to shrimp' }, 'shrimp-*'],
    [{ dietaryPrefs: ['peanut allergy'] }, 'peanut-*'],
    [{ dietaryPrefs: ['soy-free'] }, 'tofu-*'],
    [{ dislikedFoods: 'mushrooms, and I am allergic to sesame' }, 'tahini'],
    [{ medicalConditions: 'Asthma, egg allergy' }, 'egg-*'],
    [{ dietaryRestrictions: 'no eggs' }, 'egg-*'],
    [{ dietaryPrefs: ['no dairy'] }, 'milk-*'],
  ])('counts in any answer: %j', (profile, foods) => {
    expect([...outFor(profile)]).toEqual(expect.arrayContaining(foodsLike(foods)));
  });

  it.each([
    ['seafood', ['fish', 'shellfish']],
    ['nuts', ['tree_nut', 'peanut']],
    ['nut-free please', ['tree_nut', 'peanut']],
    ['satay', ['peanut', 'soy']],
    ['meringue', ['egg']],
    ['gluten', ['wheat', 'gluten']],
  ])('%s names what is out as a whole, so that no text may hold its words', (text, allergens) => {
    expect(read({ foodAllergies: text }).food.allergens).toEqual(expect.arrayContaining(allergens));
  });

  it.each([
    ['nuts but almonds are fine', 'tree_nut'],
    ['shrimp', 'shellfish'],
    ['lactose', 'milk'],
  ])('%s leaves some of it, so that a text may speak of it', (text, allergen) => {
    expect(read({ foodAllergies: text }).food.allergens).not.toContain(allergen);
  });

  it.each([
    ['xyzzy', ['xyzzy']],
    ['peanuts, zorbian bark', ['zorbian bark']],
    ['dragon fruit and glimwort', ['glimwort']],
  ])('%s: with a word that nobody knows, all fourteen allergens go, and it is shown back', (text, unknown) => {
    const { food, unclear } = read({ foodAllergies: text });
    const out = foodsLeftOut(food);
    expect(OF_FOURTEEN.filter((id) => !out.has(id))).toEqual([]);
    expect(food.dislikedTerms).toEqual(unknown);
    expect(unclear.map((each) => each.text)).toEqual(unknown);
  });

  it('shows the words that it was read in, slips and all', () => {
    const { sources, unclear } = read({ foodAllergies: 'peanutt' });
    expect(sources).toContainEqual({ field: 'foodAllergies', quote: 'peanutt', reason: 'Leaves out peanut.' });
    expect(unclear).toEqual([]);
  });

  it('is never lost because more was said', () => {
    const said = fc.constantFrom(...ALLERGY_TEXTS.slice(1), 'tahini', 'nuts');
    const more = fc.constantFrom(
      'Eggs',
      'and soy',
      'mushrooms',
      'no pork',
      'mild',
      'fish is fine',
      'not milk',
      'none',
      'ok',
    );
    fc.assert(
      fc.property(
        said,
        fc.array(more, { maxLength: 3 }),
        fc.constantFrom(', ', '. ', '; ', '\n'),
        (text, rest, join) => {
          const alone = read({ foodAllergies: text }).food.allergens;
          const together = read({ foodAllergies: [text, ...rest].join(join) }).food.allergens;
          expect(together).toEqual(expect.arrayContaining(alone));
        },
      ),
    );
  });
});

describe('a way of eating', () => {
  it.each<[Partial<Profile>, string]>([
    [{ dietaryPrefs: ['keto'], medications: 'insulin' }, 'keto'],
    [{ dietaryPrefs: ['keto'], medications: 'Jardiance' }, 'keto'],
    [{ dietaryPrefs: ['low carb'], medicalConditions: 'Pregnant' }, 'low_carb'],
  ])('is not planned where it is unsafe, and the person is told so: %j', (profile, diet) => {
    const { food, care } = read(profile);
    expect(food).toMatchObject({ diets: [], netCarbsMaxGrams: null });
    expect(care.notices.map(({ id }) => id)).toContain(`no_${diet}`);
  });

  it.each([
    ['vegan', 'B12'],
    ['halal', 'certified halal'],
    ['celiac', 'label'],
  ])('%s brings its note', (diet, words) => {
    expect(read({ dietaryPrefs: [diet] }).care.notices.map(({ text }) => text)).toContainEqual(
      expect.stringContaining(words),
    );
  });

  it.each([
    'None',
    'not vegan',
    'high protein, not vegetarian',
    'I used to be vegan',
    'no longer keto',
    'high protein, cheap, 20 min max',
    'everything',
  ])('%s rules nothing out', (text) => {
    expect(foodsLeftOut(read({ dietaryPrefs: [text] }).food)).toEqual(new Set());
  });

  it('denied twice is followed', () => {
    for (const way of ['nothing not halal', 'nothing that is not halal', 'nothing that isn’t kosher'])
      expect([...outFor({ dietaryPrefs: [way] })], way).toEqual(expect.arrayContaining(foodsLike('pork-*')));
  });
});

it('any text is read without failing, and the same way each time', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (text) => {
      const profile = { foodAllergies: text, dislikedFoods: text, injuries: [text], medications: text };
      expect(read(profile)).toEqual(read(profile));
    }),
  );
});
