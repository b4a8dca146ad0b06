import { describe, expect, it } from 'vitest';
import { type FoodAnswers, foodsLike, readFood, titled } from '#test/reading-food.ts';

type Row = { said: string | FoodAnswers; out?: readonly string[]; stay?: readonly string[]; asks?: string | false };

const NUTS = ['almond*', 'cashews-raw', 'pecans', 'pistachios-raw', 'walnuts', 'mixed-nuts', 'pesto'];
const PEANUT = ['peanut*', 'granola-bar-hard'];
const MILK = ['milk-*', '*yogurt*', 'cheddar*', 'butter-*', 'whey-*', 'cream-cheese'];
const EGG = ['egg-*', 'mayonnaise*', 'waffle-frozen'];
const CRUSTACEANS = ['shrimp-*', 'crab-*', 'imitation-crab'];
const MOLLUSCS = ['scallops-*', 'mussels-cooked', 'oyster-sauce'];
const GLUTEN = ['pasta-*', 'white-bread', 'couscous-*', 'barley-*', 'rye-bread', 'soy-sauce'];

const ROWS: readonly Row[] = [
  { said: 'peanuts', out: PEANUT, stay: ['almonds', 'walnuts', 'lentils-*', 'tofu-*'], asks: false },
  { said: 'penuts', out: PEANUT, stay: ['cashews-raw'], asks: false },
  { said: 'PEANUT!!', out: PEANUT },
  { said: '🥜', out: PEANUT },
  { said: 'peanut butter', out: PEANUT },
  { said: 'cacahuetes', out: PEANUT },
  { said: 'allergique aux arachides', out: PEANUT },
  { said: 'soy alergico al mani', out: PEANUT },
  { said: 'Erdnüsse', out: PEANUT },
  { said: 'peanuts, shellfish', out: [...PEANUT, ...CRUSTACEANS, ...MOLLUSCS], stay: ['salmon-*'], asks: false },
  { said: 'tree nuts', out: NUTS, stay: ['peanut-butter', 'coconut-*', 'sunflower-seeds'], asks: false },
  { said: 'nuts', out: [...NUTS, ...PEANUT], stay: ['coconut-oil'], asks: 'nuts' },
  { said: 'nut allergy, carry an epipen', out: [...NUTS, ...PEANUT], asks: 'nuts' },
  { said: 'peanuts and tree nuts', out: [...NUTS, ...PEANUT], asks: false },
  {
    said: 'nuts but almonds are fine',
    asks: 'nuts',
    out: ['peanut-butter', 'cashews-raw', 'walnuts', 'mixed-nuts', 'granola-homemade'],
    stay: ['almond*'],
  },
  { said: 'tree nuts except almonds', out: ['walnuts', 'mixed-nuts'], stay: ['almond*'], asks: false },
  { said: 'tree nuts. peanuts are fine', out: NUTS, stay: ['peanut-butter'], asks: false },
  { said: 'all nuts apart from peanuts', out: NUTS, stay: ['peanut-butter'], asks: false },
  {
    said: 'cashews',
    out: ['cashews-raw', 'pistachios-raw', 'mixed-nuts'],
    stay: ['almonds', 'walnuts', 'peanut-butter'],
    asks: false,
  },
  { said: 'pistachio', out: ['pistachios-raw', 'cashews-raw'], stay: ['almonds'] },
  { said: 'walnuts', out: ['walnuts', 'pecans', 'mixed-nuts'], stay: ['almonds', 'cashews-raw'], asks: false },
  { said: 'just walnuts', out: ['walnuts', 'pecans'], stay: ['almonds', 'cashews-raw'] },
  { said: 'brazil nuts', out: ['mixed-nuts'], stay: ['almonds', 'walnuts'] },
  { said: 'Nüsse und Milch', out: [...NUTS, ...MILK] },
  { said: 'shellfish', out: [...CRUSTACEANS, ...MOLLUSCS], stay: ['salmon-*', 'tuna-*'], asks: false },
  { said: 'shelfish', out: [...CRUSTACEANS, ...MOLLUSCS] },
  { said: 'shellfish except scallops', out: ['shrimp-*', 'crab-*', 'mussels-cooked'], stay: ['scallops-*'] },
  { said: 'prawns', out: CRUSTACEANS, stay: ['salmon-*', 'mussels-cooked'], asks: false },
  { said: 'only shrimp', out: ['shrimp-*'], stay: ['cod-*', 'mussels-cooked'] },
  { said: 'prawns and crab = hospital', out: CRUSTACEANS },
  { said: 'mussels/oysters', out: MOLLUSCS, stay: ['shrimp-raw'] },
  { said: 'seafood', out: ['salmon-*', 'cod-*', ...CRUSTACEANS, ...MOLLUSCS], asks: 'seafood' },
  { said: 'fish', out: ['salmon-*', 'tuna-*', 'fish-sauce', 'worcestershire-sauce'], stay: ['shrimp-raw'] },
  { said: 'fish but tinned tuna is ok', out: ['salmon-*', 'tuna-yellowfin-*'], stay: ['tuna-light-canned-water'] },
  { said: 'allergic to salmon', out: ['salmon-*', 'cod-*', 'tuna-*'] },
  {
    said: 'milk',
    out: [...MILK, 'ghee', 'pesto'],
    stay: ['almond-milk-unsweetened', 'coconut-milk-canned', 'peanut-butter'],
    asks: false,
  },
  { said: 'dairy', out: MILK, stay: ['soy-milk-*'], asks: false },
  { said: 'casein + whey', out: MILK },
  { said: 'cheese', out: MILK },
  { said: 'leche y huevo', out: [...MILK, ...EGG] },
  {
    said: 'dairy but butter and ghee are fine',
    out: ['milk-*', 'cheddar*', 'greek-yogurt-*'],
    stay: ['butter-*', 'ghee'],
  },
  { said: 'milk, but fine baked into bread', out: ['milk-*', 'pancake-homemade', 'cheddar*'], stay: ['white-bread'] },
  { said: 'lactose', out: ['milk-*', 'ice-cream-vanilla'], stay: ['cheddar-cheese', 'butter-*', 'parmesan-hard'] },
  { said: 'lactose intolerant', out: ['milk-*'], stay: ['cheddar-cheese', 'butter-*'] },
  { said: 'eggs', out: EGG, stay: ['eggplant-raw', 'chicken-breast-*'], asks: false },
  { said: 'egg whites', out: ['egg-white', 'egg-whole', 'mayonnaise'] },
  { said: 'eggs, yolk is ok', out: ['egg-white', 'egg-whole'], stay: ['egg-yolk'] },
  { said: 'eggs but fine in cakes', out: ['egg-whole', 'egg-scrambled', 'mayonnaise'], stay: ['white-bread'] },
  {
    said: 'gluten',
    out: [...GLUTEN, 'rolled-oats-dry'],
    stay: ['white-rice-*', 'corn-tortilla', 'quinoa-*'],
    asks: false,
  },
  { said: 'wheat', out: ['pasta-*', 'white-bread', 'flour-tortilla'], stay: ['buckwheat-cooked', 'rice-noodles-*'] },
  { said: 'coeliac', out: [...GLUTEN, 'rolled-oats-dry'], stay: ['white-rice-*'] },
  { said: 'soya', out: ['tofu-*', 'soy-*', 'miso', 'edamame-*', 'tamari'], stay: ['black-beans-*'] },
  { said: 'tofu and edamame', out: ['tofu-*', 'soy-sauce', 'miso'] },
  { said: 'sesame', out: ['sesame-*', 'tahini', 'hummus'], stay: ['sunflower-seeds'] },
  { said: 'tahini makes my throat close', out: ['sesame-*', 'hummus', 'tahini'] },
  { said: 'celery & lupin', out: ['celery-raw', 'vegetable-broth'] },
  { said: 'mustard', out: ['yellow-mustard', 'mayonnaise', 'caesar-dressing'] },
  { said: 'sulphites', out: ['dried-apricots', 'red-wine-vinegar'] },
  { said: 'sesamo, senape, sedano', out: ['sesame-*', 'yellow-mustard', 'celery-raw'] },
  { said: 'strawberries give me hives', out: ['strawberries*'], stay: ['blueberries', 'raspberries'], asks: false },
  { said: 'kiwi 🥝', out: ['kiwi'], stay: ['apple'] },
  { said: 'bananas, avocado', out: ['banana', 'avocado*'], stay: ['kiwi'] },
  { said: 'stone fruit', out: ['peach', 'cherries', 'prunes'], stay: ['orange'] },
  { said: 'citrus', out: ['orange*', 'lemon*', 'lime*', 'grapefruit'], stay: ['pineapple'] },
  {
    said: 'nightshades',
    out: ['tomato-*', 'potato-*', '*bell-pepper', 'eggplant-raw', 'paprika'],
    stay: ['sweet-potato-*', 'black-pepper'],
  },
  { said: 'garlic and onion', out: ['garlic*', 'onion-*', 'marinara-sauce'], stay: ['carrots-*'] },
  { said: 'corn', out: ['corn-*', 'cornstarch', 'popcorn-air-popped'] },
  {
    said: 'alpha gal',
    out: ['ground-beef-*', 'pork-*', 'ground-lamb-*'],
    stay: ['chicken-breast-*', 'salmon-*'],
    asks: 'alpha-gal',
  },
  { said: 'coconut', out: ['coconut-*'], stay: ['almonds'] },
  { said: 'lentils', out: ['lentils-*', 'chickpeas-*', 'hummus'] },
  { said: 'none', stay: ['peanut-butter', 'milk-*'], asks: false },
  { said: 'None that I know of', stay: ['peanut-butter', 'egg-whole'], asks: false },
  { said: 'nope', stay: ['shrimp-raw'], asks: false },
  { said: 'n/a', stay: ['shrimp-raw'], asks: false },
  { said: 'none except peanuts', out: PEANUT, stay: ['almonds'] },
  { said: 'not allergic to anything', stay: ['peanut-butter'], asks: false },
  { said: 'my son is allergic to peanuts', stay: ['peanut-butter'], asks: false },
  { said: 'outgrew my egg allergy', stay: ['egg-whole'], asks: false },
  { said: 'hay fever, dust', stay: ['honey', 'apple'], asks: false },
  { said: 'penicillin', stay: ['egg-whole'], asks: false },
  { said: 'bee stings', stay: ['honey'], asks: false },
  {
    said: 'blorbs',
    out: [...PEANUT, ...NUTS, ...MILK, ...EGG, ...GLUTEN, 'salmon-*', 'celery-raw', 'yellow-mustard'],
    asks: 'unread',
  },
  { said: { dislikes: 'fish, makes my lips swell' }, out: ['salmon-*', 'fish-sauce'] },
  { said: { conditions: 'peanut allergy' }, out: PEANUT },
  { said: { restrictions: 'no dairy, allergic' }, out: MILK },
  {
    said: { allergies: 'almonds', dislikes: 'none, love marzipan and cashews' },
    out: ['almond*'],
    stay: ['cashews-raw'],
  },
  { said: { allergies: 'peanuts', dislikes: 'love peanut butter' }, out: PEANUT, asks: 'contradiction' },
  { said: 'tree nuts (peanuts ok)', out: NUTS, stay: ['peanuts-dry-roasted', 'peanut-butter'], asks: false },
  { said: 'peanuts, tree nuts are fine', out: [...PEANUT, 'mixed-nuts'], stay: ['almonds', 'walnuts'] },
  { said: 'milk (butter and ghee ok)', out: ['milk-*', 'cheddar*'], stay: ['butter-*', 'ghee'] },
  { said: 'egg allergy - ok if baked in', out: ['egg-*', 'mayonnaise*'], stay: ['white-bread'] },
  { said: 'pine nuts and pesto', out: ['pine-nuts', 'pesto'], stay: ['milk-*', 'almonds'], asks: false },
  { said: 'soy sauce', out: ['soy-sauce', 'tofu-*', 'pasta-*'], asks: 'ingredient' },
  { said: 'bread', out: ['white-bread', 'pasta-*', 'rye-bread'] },
  { said: 'dairy free (allergy), cant eat eggs', out: [...MILK, ...EGG] },
  { said: 'soy', out: ['tofu-*', 'soy-*', 'miso'] },
  { said: 'none but avoid gluten', out: GLUTEN },
  { said: 'cashew nuts only, all the others ok', out: ['cashews-raw', 'pistachios-raw'], stay: ['walnuts'] },
  { said: { allergies: 'milk', dislikes: 'love fries' }, out: MILK, stay: ['french-fries-oven'] },
  { said: 'not allergic to nuts', stay: ['almonds', 'walnuts', 'peanut-butter'], asks: false },
  {
    said: 'I can eat fish but am allergic to shellfish',
    out: CRUSTACEANS.slice(0, 2),
    stay: ['salmon-*'],
    asks: false,
  },
  { said: 'Erdnussallergie', out: PEANUT },
  { said: 'Kuhmilchallergie und Weizenallergie', out: [...MILK, 'pasta-*'] },
  { said: 'Latex, and with it avocado banana kiwi', out: ['avocado', 'banana', 'kiwi'] },
  { said: 'Hazelnuts, real allergy. Other nuts are ok', out: ['mixed-nuts'], stay: ['almonds', 'walnuts'] },
  { said: 'fish. crab is no problem', out: ['salmon-*', 'imitation-crab'], stay: ['crab-canned'] },
  { said: 'peanuts, glorbs. prawns and eggs are fine', out: MILK, stay: ['shrimp-*', 'egg-whole'], asks: 'unread' },
  { said: 'peanuts. almonds every day', out: PEANUT, stay: ['almonds'] },
  { said: 'Strawberries gave me a rash as a child, now I eat them', stay: ['strawberries'] },
  { said: 'lactose, mozzarella is fine and so is greek yogurt', out: ['milk-*'], stay: ['greek-yogurt-whole'] },
];

describe('foods that a person reacts to', () => {
  it.each(titled(ROWS))('%s', (_, { said, out = [], stay = [], asks }) => {
    const read = readFood(typeof said === 'string' ? { allergies: said } : said);
    expect({
      served: foodsLike(...out).filter((id) => !read.out.has(id)),
      refused: foodsLike(...stay).filter((id) => read.out.has(id)),
    }).toEqual({ served: [], refused: [] });
    if (asks !== undefined) {
      expect(read.questions.map(({ id }) => id.split(':')[0])).toEqual(
        asks === false ? [] : expect.arrayContaining([asks]),
      );
    }
  });
});
