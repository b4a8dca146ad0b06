import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadFoods } from '#test/catalogue.ts';
import { ALLERGY_TEXTS, anAthlete } from '#test/personas.ts';
import type { FoodRules } from './constraints.ts';
import { constraintsOf } from './constraints-of.ts';
import { lexiconSchema, trainingLexiconSchema } from './lexicon.ts';
import type { Profile } from './profile.ts';

const readData = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../data/${name}`, import.meta.url), 'utf8'));
const foods = loadFoods();
const lexicon = lexiconSchema.parse(readData('lexicon.json'));
const trainingLexicon = trainingLexiconSchema.parse(readData('training-lexicon.json'));

const read = (profile: Partial<Profile>) =>
  constraintsOf({ profile: anAthlete(profile), lexicon, trainingLexicon, foods });

/** The foods of the table that the rules keep off the plate. */
function leftOut(rules: FoodRules): Set<string> {
  const out = [...foods.foods.values()].filter(
    (food) =>
      food.allergens.some((each) => rules.allergens.includes(each)) ||
      food.flags.some((each) => rules.forbiddenFlags.includes(each)) ||
      rules.forbiddenFoodIds.includes(food.id) ||
      rules.dislikedFoodIds.includes(food.id),
  );
  return new Set(out.map(({ id }) => id));
}

describe('allergies', () => {
  it.each<[string, string]>([
    ['peanuts', 'peanut'],
    ['Peanut', 'peanut'],
    ['PEANUTS!!!', 'peanut'],
    ['peanutt', 'peanut'],
    ['paenuts', 'peanut'],
    ['groundnuts', 'peanut'],
    ['peanut butter', 'peanut'],
    ['satay', 'peanut'],
    ['anything with peanuts', 'peanut'],
    ['peanuts (mild)', 'peanut'],
    ['peanuts but a little is ok', 'peanut'],
    ['slightly allergic to peanuts', 'peanut'],
    ['I carry an EpiPen for peanuts since childhood', 'peanut'],
    ['peanut allergy otherwise fine', 'peanut'],
    ['peanuts but I am ok', 'peanut'],
    ["I'm allergic to nuts", 'peanut tree_nut'],
    ['nuts', 'peanut tree_nut'],
    ['nut allergy', 'peanut tree_nut'],
    ['mixed nuts', 'peanut tree_nut'],
    ['nuts except peanuts', 'tree_nut'],
    ['nuts (except peanuts)', 'tree_nut'],
    ['all nuts but peanuts are ok', 'tree_nut'],
    ['nuts but not peanuts', 'tree_nut'],
    ['nuts except almonds', 'peanut tree_nut'],
    ['tree nuts', 'tree_nut'],
    ['tree-nuts', 'tree_nut'],
    ['almonds', 'tree_nut'],
    ['cashews and pistachios', 'tree_nut'],
    ['walnutz', 'tree_nut'],
    ['almond milk', 'tree_nut'],
    ['Nutella', 'tree_nut'],
    ['marzipan', 'tree_nut'],
    ['milk', 'milk'],
    ['dairy', 'milk'],
    ['whey', 'milk'],
    ['casein', 'milk'],
    ['cheese', 'milk'],
    ['butter', 'milk'],
    ['a little milk is fine', 'milk'],
    ['milk in small amounts is fine', 'milk'],
    ["cow's milk", 'milk'],
    ['ghee', 'milk'],
    ['dairy upsets my stomach', 'milk'],
    ['eggs', 'egg'],
    ['egg whites', 'egg'],
    ['mayonnaise', 'egg'],
    ['eggs ok in baking but not plain', 'egg'],
    ['meringue', 'egg'],
    ['fish', 'fish'],
    ['salmon', 'fish'],
    ['anchovies', 'fish'],
    ['Worcestershire', 'fish'],
    ['shellfish but fish is fine', 'shellfish'],
    ['shellfish', 'shellfish'],
    ['shrimp', 'shellfish'],
    ['shirmp', 'shellfish'],
    ['prawns', 'shellfish'],
    ['oysters', 'shellfish'],
    ['lobster and crab', 'shellfish'],
    ['seafood', 'fish shellfish'],
    ['seafood but shellfish is fine', 'fish'],
    ['seafood but shrimp is fine', 'fish shellfish'],
    ['fish and shellfish', 'fish shellfish'],
    ['soy', 'soy'],
    ['soya', 'soy'],
    ['tofu', 'soy'],
    ['edamame', 'soy'],
    ['wheat', 'wheat'],
    ['seitan', 'gluten wheat'],
    ['gluten', 'gluten'],
    ['glutten', 'gluten'],
    ['celiac disease', 'gluten'],
    ['barley and rye', 'gluten'],
    ['everything with gluten', 'gluten'],
    ['sesame', 'sesame'],
    ['tahini', 'sesame'],
    ['hummus', 'sesame'],
    ['Milk/eggs/soy', 'egg milk soy'],
    ['milk, eggs and tree nuts', 'egg milk tree_nut'],
    ['more than one: nuts, eggs', 'egg peanut tree_nut'],
    ['fish; sesame', 'fish sesame'],
    ['peanuts\neggs', 'egg peanut'],
    ['peanuts & soy', 'peanut soy'],
    ['not allergic to milk, but eggs', 'egg'],
    ['no allergy to milk but allergic to soy', 'soy'],
    ['soy, milk is fine', 'soy'],
    ['no nuts', 'peanut tree_nut'],
    ['I cannot have eggs', 'egg'],
    ['sometimes eggs give me hives', 'egg'],
    ['I get hives when I eat eggs', 'egg'],
    ['eggs are not ok', 'egg'],
    ['can have a reaction to sesame', 'sesame'],
    ['nut-free please', 'peanut tree_nut'],
  ])('%s → %s', (text, allergens) => {
    const { food } = read({ foodAllergies: text });
    expect(food.allergens.toSorted().join(' ')).toBe(allergens);
  });

  it.each([
    'None',
    'none',
    'no',
    'No.',
    'N/A',
    'n/a',
    '-',
    'nope',
    'Nothing',
    'NKDA',
    'No known food allergies',
    'no allergies',
    'not that I know of',
    'none that I know of',
    'No allergy to milk',
    'not allergic to milk',
    'no allergies to nuts or eggs',
    'milk is fine',
    'no problem with dairy',
    'pollen, cats and penicillin',
    'bee stings',
  ])('%s gives no rule', (text) => {
    const { food, unclear } = read({ foodAllergies: text });
    expect(food).toEqual(read({}).food);
    expect(unclear).toEqual([]);
  });

  it.each<[string, string, string]>([
    ['coconut', 'coconut-oil', 'almonds'],
    ['nutmeg', '', 'almonds'],
    ['eggplant', 'eggplant-raw', 'egg-whole'],
    ['buckwheat', 'buckwheat-cooked', 'white-bread'],
    ['kiwi', 'kiwi', 'apple'],
    ['tropical fruit like kiwi', 'kiwi', 'apple'],
    ['strawberries', 'strawberries-frozen', 'blueberries'],
    ['corn', 'cornstarch', 'white-rice-cooked'],
    ['alpha-gal', 'ground-beef-80-raw', 'chicken-breast-raw'],
    ['nightshades', 'tomato-raw', 'carrots-raw'],
    ['onion and garlic', 'garlic-powder', 'carrots-raw'],
    ['citrus', 'orange', 'apple'],
    ['mustard', 'yellow-mustard', 'ketchup'],
    ['peanuts (mild), bananas make my mouth itch', 'banana', 'apple'],
    ['lactose intolerant', 'milk-whole', 'parmesan-hard'],
    ['chicken', 'chicken-breast-raw', 'turkey-breast-raw'],
    ['celery', 'celery-raw', 'carrots-raw'],
  ])('%s leaves out %s and keeps %s', (text, out, kept) => {
    const ids = leftOut(read({ foodAllergies: text }).food);
    if (out !== '') expect(ids).toContain(out);
    expect(ids).not.toContain(kept);
  });

  it.each<[string, string[]]>([
    ['xyzzy', ['xyzzy']],
    ['peanuts, zorbian bark', ['zorbian bark']],
    ['dragon fruit and durian', ['dragon fruit', 'durian']],
    ['cacahuètes', ['cacahuete']],
  ])('%s: what is not understood is left out by name and shown back', (text, terms) => {
    const { food, unclear } = read({ foodAllergies: text });
    expect(food.forbiddenTerms).toEqual(terms);
    expect(unclear).toHaveLength(terms.length);
  });

  it('shows a corrected word back', () => {
    const { unclear } = read({ foodAllergies: 'peanutt' });
    expect(unclear).toEqual([
      { field: 'foodAllergies', text: 'peanutt', treatedAs: 'I read it as “peanut”. Tell me if that is wrong.' },
    ]);
  });

  it.each<[Partial<Profile>, string]>([
    [{ dietaryRestrictions: 'allergic to shrimp' }, 'shellfish'],
    [{ dietaryPrefs: ['peanut allergy'] }, 'peanut'],
    [{ dietaryPrefs: ['soy-free'] }, 'soy'],
    [{ dislikedFoods: 'mushrooms, and I am allergic to sesame' }, 'sesame'],
    [{ medicalConditions: 'Asthma, egg allergy' }, 'egg'],
    [{ dietaryRestrictions: 'no eggs' }, 'egg'],
    [{ dietaryPrefs: ['no dairy'] }, 'milk'],
  ])('counts in any answer: %j', (profile, allergen) => {
    expect(read(profile).food.allergens).toContain(allergen);
  });

  it('never loses an allergen because more was said', () => {
    const said = fc.constantFrom(...ALLERGY_TEXTS.slice(1), 'tahini', 'nuts', 'seafood');
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

  it('reads any text without failing, and the same way each time', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        const profile = { foodAllergies: text, dislikedFoods: text, injuries: [text], medications: text };
        expect(read(profile)).toEqual(read(profile));
      }),
    );
  });
});

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
    const ids = leftOut(food);
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
    const ids = leftOut(read({ dietaryRestrictions: text }).food);
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
    const ids = leftOut(food);
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
