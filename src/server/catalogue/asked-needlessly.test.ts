import { describe, expect, it } from 'vitest';
import { INVENTED_PERSON } from '#core/athlete/invented-person.ts';
import { hardRulesOf } from '#core/nutrition/recipes/food-rules.ts';
import { loadCatalogue } from './catalogue.ts';
import { readingOf } from './constraints-for.ts';

const catalogue = loadCatalogue();

type Said = { dietaryPrefs?: string; dietaryRestrictions?: string; foodAllergies?: string; dislikedFoods?: string };

/** What the reader makes of the answers once the second check has looked at them, and all that is asked. */
function read(said: Said) {
  const { dietaryPrefs = '', dietaryRestrictions = '', foodAllergies = '', dislikedFoods = '' } = said;
  const answers = { dietaryPrefs: [dietaryPrefs], dietaryRestrictions, foodAllergies, dislikedFoods };
  const { constraints, premises } = readingOf({ ...INVENTED_PERSON, ...answers }, catalogue);
  const rules = hardRulesOf(constraints.food);
  const isOut = (id: string) => {
    const food = catalogue.foods.foods.get(id);
    if (!food) throw new Error(`no food "${id}"`);
    return rules.some((rule) => rule.blocksFood(food));
  };
  return { isOut, asked: constraints.unclear.map(({ text }) => text), limits: premises.foodLimits };
}

type Row = [said: Said, out: string[], stay: string[]];

const check = (rows: readonly Row[]) =>
  it.each(rows)('%o', (said, out, stay) => {
    const { isOut, asked } = read(said);
    expect({ served: out.filter((id) => !isOut(id)), refused: stay.filter(isOut), asked }).toEqual({
      served: [],
      refused: [],
      asked: [],
    });
  });

describe('an allergy that is told with what is borne', () => {
  check([
    [{ foodAllergies: 'alpha gal. milk is ok' }, ['sirloin-steak-cooked'], ['milk-whole']],
    [
      { foodAllergies: 'soy - soy lecithin and soybean oil are ok' },
      ['tofu-firm-nigari', 'soy-sauce'],
      ['soybean-oil'],
    ],
    [{ foodAllergies: 'egg, i can have it in cakes and bread' }, ['egg-whole', 'egg-scrambled'], ['rye-bread']],
    [{ foodAllergies: 'milk protein, not lactose' }, ['milk-whole', 'cheddar-cheese'], []],
    [{ foodAllergies: 'shellfish. regular fish is no problem, i take fish oil' }, ['shrimp-cooked'], ['cod-cooked']],
    [{ foodAllergies: 'fish allergy but i take fish oil no issue' }, ['cod-cooked', 'fish-sauce'], ['shrimp-cooked']],
    [{ foodAllergies: 'peanut allergy but i eat almonds, cashews and walnuts' }, ['peanut-butter'], ['cashews-raw']],
    [{ foodAllergies: "walnuts. that's the only nut" }, ['walnuts'], ['almonds', 'peanut-butter']],
    [{ foodAllergies: 'wheat allergy. barley and oats ok' }, ['pasta-dry'], ['barley-cooked', 'rolled-oats-dry']],
    [{ foodAllergies: 'tree nuts, all nuts' }, ['almonds', 'peanut-butter'], ['sunflower-seeds']],
  ]);

  it('never goes on to what follows without a verb of its own', () => {
    const { isOut } = read({ foodAllergies: 'nuts but coconut is fine, sesame and milk' });
    expect(['almonds', 'tahini', 'milk-whole'].filter((id) => !isOut(id))).toEqual([]);
  });

  it('takes “the only nut I can eat” for the one that stays', () => {
    expect(read({ foodAllergies: 'almonds. thats the only nut i can eat' }).isOut('walnuts')).toBe(true);
  });

  it('leaves raw what is raw after another sentence', () => {
    const { isOut } = read({ foodAllergies: 'Celery. Also birch pollen so raw carrot, cooked carrot is alright' });
    expect([isOut('carrots-raw'), isOut('carrots-cooked')]).toEqual([true, false]);
  });
});

describe('what is liked, and what is not, in one breath', () => {
  check([
    [{ dietaryPrefs: 'high protein, chicken and beef, no fish pls' }, ['cod-cooked'], ['chicken-breast-cooked']],
    [{ dietaryPrefs: 'gluten free bread and pasta please' }, ['pasta-dry'], ['white-rice-cooked']],
    [{ dietaryPrefs: 'plant based but im not strict, eggs are ok' }, ['chicken-breast-cooked'], ['egg-whole']],
    [{ dietaryPrefs: 'pescatarian, turkey sometimes' }, ['sirloin-steak-cooked'], ['turkey-breast-cooked']],
    [{ dietaryRestrictions: 'no meat apart from chicken and turkey' }, ['pork-chop-cooked'], ['chicken-breast-cooked']],
    [{ dietaryRestrictions: 'no cream, milk is fine' }, ['heavy-cream'], ['milk-whole', 'cheddar-cheese']],
    [{ dietaryRestrictions: 'no sugar, no bread' }, ['sugar-white', 'white-bread', 'jam'], ['apple']],
    [{ dislikedFoods: 'mushrooms. courgette i can live with' }, ['mushrooms-white-raw'], ['zucchini-cooked']],
  ]);
});

describe('ways of eating', () => {
  check([
    [{ dietaryPrefs: 'veg (eggs ok)' }, ['chicken-breast-cooked', 'cod-cooked'], ['egg-whole', 'milk-whole']],
    [{ dietaryPrefs: 'meat and veg' }, [], ['chicken-breast-cooked', 'broccoli-cooked']],
    [{ dietaryPrefs: 'eat clean' }, [], ['chicken-breast-cooked']],
    [{ dietaryPrefs: 'fish only on sundays' }, ['cod-cooked'], ['chicken-breast-cooked']],
    [{ dietaryRestrictions: 'no meat during lent' }, ['chicken-breast-cooked'], ['cod-cooked']],
  ]);

  it.each([
    ['low carb, about 80g', 80],
    ['keto, under 30g net carbs', 30],
    ['under 100g carbs', 100],
    ['low carb', 130],
    ['no carbs after 6', null],
  ])('%s: %s g of carbs', (dietaryPrefs, grams) => {
    const { limits, asked } = read({ dietaryPrefs });
    expect([limits.netCarbsMaxGrams, asked]).toEqual([grams, []]);
  });
});
