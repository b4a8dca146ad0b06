import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foodsLeftOut, readConstraints } from '#test/catalogue.ts';
import { ALLERGY_TEXTS, anAthlete } from '#test/personas.ts';
import type { Profile } from './profile.ts';

const read = (profile: Partial<Profile>) => readConstraints(anAthlete(profile));

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
    const ids = foodsLeftOut(read({ foodAllergies: text }).food);
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
