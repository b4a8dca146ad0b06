import { describe, expect, it } from 'vitest';
import { type FoodAnswers, foodsLike, readFood, titled } from '#test/reading-food.ts';

type Row = {
  said: string | FoodAnswers;
  out?: readonly string[];
  stay?: readonly string[];
  asks?: string | false;
  diets?: string[];
};

const MEAT = ['chicken-breast-*', 'ground-beef-*', 'pork-chop-*', 'bacon-*'];
const FISH = ['salmon-*', 'tuna-*', 'cod-*'];
const DAIRY = ['milk-*', 'cheddar-cheese', 'greek-yogurt-*', 'butter-*'];

const ROWS: readonly Row[] = [
  { said: "I don't eat meat", out: MEAT, stay: [...DAIRY, 'egg-whole'] },
  { said: 'plant-based', out: [...MEAT, ...FISH, ...DAIRY, 'honey'], stay: ['lentils-*'], diets: ['vegan'] },
  { said: 'vegan but sometimes eggs', out: [...MEAT, ...DAIRY], stay: ['egg-whole'], diets: [] },
  { said: 'vegan except honey', out: [...MEAT, 'milk-whole'], stay: ['honey'], diets: [] },
  // Plans know no weekdays: what is out on most days is out on all, until it is asked.
  { said: 'vegan but chicken on weekends', out: ['milk-*', 'chicken-breast-*'], asks: 'contradiction' },
  { said: 'vegan all week but Saturdays steak', out: ['sirloin-steak-*'], asks: 'contradiction' },
  { said: 'veggie but i eat fish on fridays', out: [...MEAT, ...FISH], asks: 'contradiction' },
  { said: 'vegan wed & fri, otherwise anything', out: [...MEAT, ...DAIRY], asks: 'days' },
  { said: 'keto mon to fri, weekends i relax', out: ['white-rice-*'], asks: false },
  { said: 'catholic, no meat on fridays all year, not only in lent', out: MEAT, stay: ['cod-*'], asks: 'days' },
  { said: 'vegetarian apart from turkey on thanksgiving', out: ['pork-*', 'turkey-breast-*'], asks: false },
  { said: { restrictions: 'no onion garlic on ekadashi' }, out: ['onion-*', 'garlic'], asks: false },
  { said: 'a vegetarian who eats fish', out: MEAT, stay: FISH, diets: [] },
  { said: 'only halal meat', out: ['pork-*', 'deli-ham'], stay: ['chicken-breast-*'], diets: ['halal'], asks: false },
  { said: 'Hindu, no beef', out: ['ground-beef-*'], stay: ['chicken-breast-*'], asks: false },
  { said: 'nut free', out: ['almonds', 'peanut-butter'], stay: ['sunflower-seeds'], diets: ['nut_free'] },
  { said: "can't have soy sauce, I'm celiac", out: ['white-bread', 'soy-sauce'], diets: ['celiac'] },
  { said: 'anything but pork', out: ['pork-*', 'bacon-*'], stay: ['ground-beef-*', 'chicken-breast-*'] },
  { said: 'no pork, beef or lamb', out: ['pork-*', 'ground-beef-*', 'ground-lamb-*'], stay: ['chicken-breast-*'] },
  { said: "I don't do carbs at night", stay: ['white-rice-*', 'pasta-*', 'sugar-*'], asks: false },
  { said: { restrictions: 'no red meat except lamb' }, out: ['ground-beef-*'], stay: ['ground-lamb-*'] },
  { said: { restrictions: 'low sugar' }, out: ['sugar-*'], stay: ['mozzarella-*', 'apple'] },
  { said: { restrictions: 'dairy free except cheese' }, out: ['milk-*', 'butter-*'], stay: ['cheddar-cheese'] },
  { said: { restrictions: 'kidney stones, no beef' }, out: ['ground-beef-*'], stay: ['chicken-breast-*'] },
  {
    said: 'vegan',
    out: [...MEAT, ...FISH, ...DAIRY, 'egg-whole', 'honey'],
    stay: ['tofu-*', 'lentils-*'],
    diets: ['vegan'],
    asks: false,
  },
  {
    said: 'vegan but eggs from my hens',
    out: [...MEAT, ...DAIRY, 'pancake-homemade'],
    stay: ['egg-whole', 'mayonnaise'],
    diets: [],
  },
  { said: 'vegan but i eat honey', out: DAIRY, stay: ['honey'] },
  { said: 'vegan, love steak', out: ['sirloin-steak-*'], asks: 'contradiction' },
  { said: 'not vegan', stay: [...MEAT, ...DAIRY] },
  { said: 'ex-vegan', stay: [...MEAT, ...DAIRY] },
  { said: 'my partner is vegan', stay: [...MEAT, ...DAIRY] },
  { said: 'vegetarian', out: [...MEAT, ...FISH], stay: [...DAIRY, 'egg-whole'], diets: ['vegetarian'], asks: false },
  { said: 'veggie', out: [...MEAT, ...FISH], stay: DAIRY },
  { said: 'vegitarian', out: [...MEAT, ...FISH] },
  { said: 'vegetarian except bacon lol', out: ['chicken-breast-*', ...FISH], stay: ['bacon-*'], diets: [] },
  { said: 'vegetarian but fish is ok', out: MEAT, stay: FISH },
  { said: 'mostly veggie, fish sometimes', out: MEAT, stay: FISH, asks: false },
  { said: 'lacto-vegetarian', out: [...MEAT, 'egg-whole'], stay: DAIRY },
  { said: 'pure veg', out: [...MEAT, ...FISH, 'egg-whole'], stay: DAIRY },
  { said: 'eggetarian', out: [...MEAT, ...FISH], stay: ['egg-whole', ...DAIRY] },
  { said: 'pescatarian', out: MEAT, stay: [...FISH, 'shrimp-raw', ...DAIRY], diets: ['pescatarian'], asks: false },
  { said: 'pescatarian, no shellfish', out: [...MEAT, 'shrimp-*'], stay: FISH },
  { said: 'flexitarian', stay: MEAT, asks: false },
  { said: 'mediterranean', stay: [...MEAT, ...FISH], asks: false },
  {
    said: 'keto',
    out: ['white-rice-*', 'pasta-*', 'sugar-*'],
    stay: ['egg-whole', 'avocado', ...FISH],
    diets: ['keto'],
    asks: false,
  },
  { said: 'keto but fruit ok', out: ['white-rice-*'], stay: ['apple', 'banana'] },
  { said: 'paleo', out: ['white-rice-*', 'milk-*', 'black-beans-*'], stay: ['egg-whole', 'almonds'], asks: false },
  { said: 'paleo but i eat rice', out: ['milk-*', 'black-beans-*'], stay: ['white-rice-*'] },
  {
    said: 'whole30',
    out: ['sugar-*', 'white-rice-*', 'milk-*', 'tofu-*'],
    stay: ['ghee', 'green-beans-*', 'egg-whole'],
  },
  {
    said: 'AIP',
    out: ['egg-*', 'tomato-*', 'almonds', 'white-rice-*', 'coffee-brewed'],
    stay: ['sweet-potato-*', 'salmon-*'],
    asks: false,
  },
  { said: 'low fodmap', out: ['garlic', 'onion-raw'], asks: false },
  { said: 'mostly low fodmap', out: ['garlic', 'onion-raw'], asks: 'fodmap-phase' },
  { said: 'low fodmap, garlic and onion are the worst', out: ['garlic', 'onion-raw', 'apple'] },
  {
    said: 'halal',
    out: ['pork-*', 'bacon-*', 'vanilla-extract'],
    stay: ['chicken-breast-*', 'milk-*'],
    diets: ['halal'],
    asks: false,
  },
  { said: 'halal, no pork', out: ['pork-*', 'pepperoni'], stay: ['ground-beef-*'], asks: false },
  { said: 'muslim', out: ['pork-*'], stay: ['ground-beef-*'] },
  { said: 'kosher', out: ['pork-*', 'shrimp-*'], stay: ['ground-beef-*', 'milk-*'], diets: ['kosher'] },
  { said: 'hindu', out: ['ground-beef-*'], stay: ['milk-*'], asks: 'hindu' },
  { said: 'jain', out: [...MEAT, 'egg-whole', 'onion-raw', 'potato-raw', 'garlic'], stay: ['milk-*'] },
  { said: 'no red meat', out: ['ground-beef-*', 'pork-chop-*'], stay: ['chicken-breast-*'], asks: false },
  { said: 'no beef no pork', out: ['ground-beef-*', 'pork-*'], stay: ['chicken-breast-*'] },
  {
    said: 'no meat except chicken',
    out: ['ground-beef-*', 'pork-chop-*', 'turkey-breast-*'],
    stay: ['chicken-breast-*'],
  },
  {
    said: 'only chicken',
    out: ['ground-beef-*', 'pork-chop-*'],
    stay: ['chicken-breast-*', 'broccoli-*', 'egg-whole'],
  },
  {
    said: 'the only meat i eat is chicken and turkey',
    out: ['ground-beef-*'],
    stay: ['chicken-breast-*', 'turkey-breast-*'],
  },
  {
    said: 'gluten free',
    out: ['pasta-*', 'white-bread'],
    stay: ['white-rice-*', 'quinoa-*'],
    diets: ['gluten_free'],
    asks: false,
  },
  { said: 'dairy free but goat cheese ok', out: ['milk-*', 'cheddar-cheese'], stay: ['goat-cheese-soft'] },
  { said: 'no carbs', out: ['sugar-*'], stay: ['egg-whole'], asks: 'no-carbs' },
  { said: 'clean eating', stay: ['egg-whole'], asks: false },
  { said: 'high protein', stay: MEAT, asks: false },
  { said: 'none, i eat everything', stay: [...MEAT, ...DAIRY], asks: false },
  { said: { restrictions: 'no gluten, dairy or eggs' }, out: ['pasta-*', ...DAIRY, 'egg-whole', 'mayonnaise'] },
  { said: { restrictions: 'no dairy but butter ok' }, out: ['milk-*', 'cheddar-cheese'], stay: ['butter-*'] },
  {
    said: { restrictions: 'lactose intolerant, lactose-free milk is fine' },
    out: ['milk-*'],
    stay: ['cheddar-cheese'],
    asks: false,
  },
  { said: { restrictions: 'coeliac but sourdough is fine' }, out: ['sourdough-french-bread'], asks: 'contradiction' },
  { said: { restrictions: 'coeliac, gf oats ok' }, out: ['pasta-*'], stay: ['rolled-oats-dry'], asks: false },
  { said: { restrictions: 'no wheat but oats are ok' }, out: ['pasta-*'], stay: ['rolled-oats-dry'] },
  { said: { restrictions: 'no pork, no alcohol' }, out: ['pork-*', 'vanilla-extract'], stay: ['ground-beef-*'] },
  { said: { restrictions: 'no nuts' }, out: ['walnuts', 'peanut-butter'], asks: false },
  { said: { restrictions: 'egg free, dairy free' }, out: ['egg-whole', ...DAIRY] },
  { said: { restrictions: 'sugar' }, out: ['sugar-*', 'honey'], stay: ['apple'], asks: false },
  { said: { restrictions: 'no grapefruit' }, out: ['grapefruit'], stay: ['orange'], asks: false },
  { said: { restrictions: 'no salt' }, stay: ['chicken-breast-*'], asks: false },
  { said: { restrictions: 'caffeine' }, out: ['coffee-brewed'], stay: ['cocoa-powder'] },
  { said: { restrictions: 'none' }, stay: [...MEAT, ...DAIRY], asks: false },
  { said: { restrictions: 'vegetarian on weekdays' }, out: MEAT, stay: DAIRY },
  { said: { restrictions: 'sin gluten y sin lactosa' }, out: ['pasta-*', 'milk-*'] },
  { said: { dislikes: 'im vegan' }, out: [...MEAT, ...DAIRY] },
  { said: { conditions: 'celiac' }, out: ['pasta-*', 'rolled-oats-dry'] },
  { said: { prefs: 'vegetarian', dislikes: 'love salmon' }, out: ['salmon-*'], asks: 'contradiction' },
  { said: { medicines: 'fish oil, vitamin d' }, stay: FISH, asks: false },
  { said: { restrictions: "can't have beef, pork ok" }, out: ['ground-beef-*', 'pepperoni'], stay: ['pork-chop-*'] },
  { said: { restrictions: 'low fodmap, can do garlic oil' }, out: ['garlic', 'onion-raw'] },
  { said: { restrictions: 'kosher, no mixing meat n milk' }, out: ['pork-*'], stay: ['ground-beef-*', 'milk-*'] },
  { said: { restrictions: 'gf df' }, out: ['pasta-*', ...DAIRY], stay: ['white-rice-*'] },
  { said: 'any meat except pork', out: ['pork-chop-*'], stay: ['ground-beef-*'] },
  { said: 'i eat mostly plants but some fish & eggs', out: MEAT, stay: [...FISH, 'egg-whole'], asks: false },
  { said: 'keto, under 30g carbs', out: ['white-rice-*'], asks: false },
  { said: { restrictions: 'pork, alcohol. Meat must be zabiha' }, out: ['pork-chop-*'], stay: ['ground-beef-*'] },
  { said: { restrictions: 'no shellfish, meat only kosher' }, out: ['shrimp-*'], stay: ['ground-beef-*'] },
  {
    said: { restrictions: 'My wife is Muslim so we keep pork out of the house' },
    out: ['pork-chop-*'],
    stay: ['ground-beef-*'],
  },
  { said: { restrictions: 'hard cheese is good, no milk no yogurt' }, out: ['milk-*'], stay: ['cheddar-cheese'] },
  { said: { restrictions: 'keep the greens about the same every week' }, stay: ['kale-*'] },
  { said: { prefs: 'low fodmap', dislikes: 'yoghurt is fine' }, stay: ['yogurt-plain-*'] },
  { said: { prefs: 'No nightshades. Tomatoes, peppers' }, out: ['tomato-raw'], asks: false },
  { said: { restrictions: 'Beef is ok, shrimp too' }, stay: ['shrimp-raw', 'ground-beef-*'] },
  { said: { restrictions: 'no onion. garlic oil is ok and the green part of scallions' }, stay: ['green-onion'] },
  { said: 'hindu vegetarian no eggs', out: [...MEAT, 'egg-whole'], stay: ['milk-*'], asks: false },
  { said: { dislikes: 'veggies' }, out: ['broccoli-*', 'kale-*'], stay: [...MEAT, ...FISH] },
  {
    said: { restrictions: 'kosher, no meat and milk together' },
    out: ['pork-*'],
    stay: ['ground-beef-*', 'milk-*'],
    asks: false,
  },
  { said: { restrictions: 'no halal meat, kutha we dont eat' }, stay: ['chicken-breast-*'], asks: false },
  {
    said: { prefs: 'jain', restrictions: 'haldi is ok, dry ginger is ok' },
    stay: ['turmeric-ground', 'ginger-ground'],
  },
  { said: { restrictions: 'hard cheese is good, no milk', prefs: 'love butter' }, out: ['milk-*'], stay: ['butter-*'] },
  {
    said: { prefs: 'low fodmap, reintroduction all done', restrictions: 'garlic and onion' },
    out: ['garlic', 'onion-raw'],
    stay: ['apple'],
    asks: false,
  },
  { said: { restrictions: 'bread is ok if its sourdough' }, out: ['white-bread'], stay: ['sourdough-french-bread'] },
  {
    said: { restrictions: 'whey concentrate wrecks my gut' },
    out: ['whey-protein-powder'],
    stay: ['milk-*'],
    asks: false,
  },
  { said: 'vegan, except eggs from our own hens, no shop eggs', out: DAIRY, stay: ['egg-whole'], asks: false },
  { said: 'low fat', out: ['bacon-*', 'butter-*'], stay: ['chicken-breast-*'], asks: false },
  { said: { restrictions: 'watch the sugar' }, out: ['sugar-*'], stay: ['apple'], asks: false },
];

describe('ways of eating', () => {
  it.each(titled(ROWS))('%s', (_, { said, out = [], stay = [], asks, diets }) => {
    const read = readFood(typeof said === 'string' ? { prefs: said } : said);
    expect({
      served: foodsLike(...out).filter((id) => !read.out.has(id)),
      refused: foodsLike(...stay).filter((id) => read.out.has(id)),
    }).toEqual({ served: [], refused: [] });
    if (diets) expect(read.rules.diets).toEqual(diets);
    if (asks !== undefined) {
      expect(read.questions.map(({ id }) => id.split(':')[0])).toEqual(
        asks === false ? [] : expect.arrayContaining([asks]),
      );
    }
  });

  it('keep carbs, salt and the order of meat and dairy as limits', () => {
    expect(readFood({ prefs: 'keto' }).foodLimits.netCarbsMaxGrams).toBe(50);
    expect(readFood({ prefs: 'low carb' }).foodLimits.netCarbsMaxGrams).toBe(130);
    expect(readFood({ prefs: "I don't do carbs at night" }).foodLimits.netCarbsMaxGrams).toBe(null);
    expect(readFood({ prefs: 'DASH diet' }).foodLimits.sodiumMaxMg).toBe(1500);
    expect(readFood({ restrictions: 'low sodium' }).foodLimits.sodiumMaxMg).toBe(1500);
    expect(readFood({ restrictions: 'go easy on the salt' }).foodLimits.sodiumMaxMg).toBe(1500);
    expect(readFood({ restrictions: '2000 mg sodium' }).foodLimits.sodiumMaxMg).toBe(2000);
    expect(readFood({ prefs: 'kosher' }).foodLimits.separateMeatAndDairy).toBe(true);
    expect(readFood({ restrictions: 'no mixing meat n milk' }).foodLimits.separateMeatAndDairy).toBe(true);
    expect(readFood({ restrictions: 'no fish and milk together' }).foodLimits.separateMeatAndDairy).toBe(false);
    expect(readFood({ prefs: 'none' }).foodLimits).toEqual({
      netCarbsMaxGrams: null,
      sodiumMaxMg: null,
      separateMeatAndDairy: false,
    });
  });
});
