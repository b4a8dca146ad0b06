import { describe, expect, it } from 'vitest';
import { type FoodAnswers, foodsLike, readFood, titled } from '#test/reading-food.ts';

type Row = { said: string | FoodAnswers; out?: readonly string[]; stay?: readonly string[]; terms?: readonly string[] };

const ROWS: readonly Row[] = [
  { said: 'mushrooms', out: ['mushrooms-*'], stay: ['broccoli-*'] },
  { said: 'mushrooms, olives n liver', out: ['mushrooms-*', '*olives'], stay: ['olive-oil'], terms: ['liver'] },
  { said: 'hate cilantro and blue cheese, love feta', out: ['cilantro-fresh', 'blue-cheese'], stay: ['feta-cheese'] },
  { said: 'not a fan of broccoli', out: ['broccoli-*'], stay: ['cauliflower-*'] },
  { said: 'raw tomatoes', out: ['tomato-raw'], stay: ['tomato-sauce-canned', 'marinara-sauce', 'ketchup'] },
  { said: 'tomatoes but sauce is fine', out: ['tomato-raw'], stay: ['tomato-sauce-canned', 'marinara-sauce'] },
  { said: 'tomatoes', out: ['tomato-raw', 'tomatoes-*', 'sun-dried-tomatoes'] },
  { said: 'raw onion, cooked is fine', stay: ['garlic'], terms: ['raw onion'] },
  { said: 'eggs', out: ['egg-whole', 'egg-scrambled', 'egg-white'], stay: ['mayonnaise', 'eggplant-raw'] },
  { said: 'runny eggs', stay: ['egg-whole', 'egg-hard-boiled'] },
  { said: 'egg yolks', out: ['egg-yolk', 'egg-whole'], stay: ['egg-white', 'egg-whites-carton'] },
  { said: 'fish', out: ['salmon-*', 'tuna-*', 'cod-*'], stay: ['shrimp-raw', 'worcestershire-sauce'] },
  { said: 'seafood except tuna', out: ['salmon-*', 'shrimp-*'], stay: ['tuna-*'] },
  { said: 'the only fish i eat is tuna', out: ['salmon-*', 'cod-*'], stay: ['tuna-*', 'shrimp-raw'] },
  { said: 'fish, but salmon ok', out: ['cod-*', 'tuna-*'], stay: ['salmon-*'] },
  { said: "don't like milk", out: ['milk-*'], stay: ['cheddar-cheese', 'greek-yogurt-*'] },
  { said: 'milk but cheese and yogurt fine', out: ['milk-*'], stay: ['cheddar-cheese', 'yogurt-*'] },
  { said: 'cheese except mozzarella', out: ['cheddar-cheese', 'swiss-cheese'], stay: ['mozzarella-*'] },
  { said: 'cottage cheese', out: ['cottage-cheese-*'], stay: ['cheddar-cheese', 'cream-cheese'] },
  { said: 'peanut butter', out: ['peanut-butter'], stay: ['peanuts-dry-roasted', 'almond-butter'] },
  { said: 'sweet potato', out: ['sweet-potato-*'], stay: ['potato-raw', 'french-fries-oven'] },
  { said: 'potatoes', out: ['potato-*', 'baked-potato'], stay: ['sweet-potato-*'] },
  { said: 'peppers', out: ['*-bell-pepper'], stay: ['black-pepper'] },
  { said: 'spicy food', out: ['jalapeno-raw', 'cayenne-pepper', 'hot-sauce'], stay: ['black-pepper', 'paprika'] },
  { said: 'eggplant 🤢', out: ['eggplant-raw'], stay: ['egg-whole'] },
  { said: 'aubergine, courgette', out: ['eggplant-raw', 'zucchini-*'] },
  { said: 'brocolli coliflower', out: ['broccoli-*', 'cauliflower-*'] },
  { said: 'brussel sprouts', out: ['brussels-sprouts-*'], stay: ['bean-sprouts-raw'] },
  { said: 'tofu', out: ['tofu-*'], stay: ['soy-sauce', 'tempeh'] },
  { said: 'beans', out: ['black-beans-*', 'kidney-beans-*'], stay: ['green-beans-*', 'coffee-brewed'] },
  { said: 'green beans', out: ['green-beans-*'], stay: ['black-beans-*'] },
  { said: 'coconut', out: ['coconut-*'], stay: ['walnuts'] },
  { said: 'oatmeal', out: ['oatmeal-cooked', 'rolled-oats-dry'], stay: ['brown-rice-*'] },
  { said: 'nuts', out: ['walnuts', 'almonds', 'cashews-raw'], stay: ['coconut-oil', 'pumpkin-seeds'] },
  { said: 'bananas — texture thing', out: ['banana'], stay: ['mango'] },
  { said: 'chicken thighs', out: ['chicken-thigh-*'], stay: ['chicken-breast-*'] },
  { said: 'lamb, duck', out: ['ground-lamb-*'], stay: ['ground-beef-*'], terms: ['duck'] },
  { said: 'red meat', out: ['ground-beef-*', 'pork-chop-*', 'ground-lamb-*'], stay: ['chicken-breast-*'] },
  { said: 'curry', out: ['curry-powder'], stay: ['cumin'], terms: ['curry'] },
  { said: 'sushi', stay: ['salmon-atlantic-cooked', 'white-rice-*'], terms: ['sushi'] },
  { said: 'pizza', stay: ['mozzarella-*', 'tomato-sauce-canned'], terms: ['pizza'] },
  { said: 'mayo, ketchup, mustard', out: ['mayonnaise', 'ketchup', 'yellow-mustard'], stay: ['tomato-raw'] },
  { said: 'okra, durian', stay: ['spinach-*'], terms: ['okra'] },
  { said: 'i eat everything except okra', stay: ['egg-whole', 'broccoli-*'], terms: ['okra'] },
  { said: 'nothing really', stay: ['egg-whole', 'mushrooms-*'] },
  { said: 'my wife hates fish', stay: ['salmon-*'] },
  { said: 'used to hate olives, love them now', stay: ['*olives'] },
  { said: 'prunes/raisins', out: ['prunes', 'raisins'], stay: ['grapes'] },
  { said: 'anchovies & capers', out: ['anchovies-canned-oil', 'capers'], stay: ['salmon-*'] },
  { said: 'avocado (slimy)', out: ['avocado'], stay: ['avocado-oil'] },
  { said: 'soggy bread', out: [], stay: ['white-rice-*'] },
  { said: 'no fish, no eggs, no tofu', out: ['salmon-*', 'egg-whole', 'tofu-*'] },
  {
    said: 'only chicken, no other meat',
    out: ['ground-beef-*', 'pork-chop-*'],
    stay: ['chicken-breast-*', 'broccoli-*'],
  },
  { said: 'seta, champiñones', out: ['mushrooms-*'] },
  { said: { dislikes: 'tomatoes', prefs: 'love marinara' }, out: ['tomato-raw'], stay: ['marinara-sauce'] },
  { said: { dislikes: 'love broccoli, hate cauliflower' }, out: ['cauliflower-*'], stay: ['broccoli-*'] },
  { said: { dislikes: 'love vegetables, hate kale' }, out: ['kale-*'], stay: ['broccoli-*'] },
  { said: 'onions raw but ok cooked in stuff', stay: ['onion-raw', 'garlic'], terms: ['raw onion'] },
  { said: 'cooked carrots (raw ok)', out: ['carrots-cooked'], stay: ['carrots-raw', 'baby-carrots'] },
  {
    said: 'picky: no veg except peas, corn and carrots',
    out: ['broccoli-*', 'kale-*'],
    stay: ['green-peas-*', 'carrots-*', 'corn-*'],
  },
  { said: 'sugar', out: ['sugar-*'], stay: ['apple'] },
  { said: 'bagels, naan', out: ['bagel-plain', 'naan'], stay: ['white-bread'] },
  { said: 'parsnip & swede', stay: ['carrots-*'], terms: ['parsnip', 'swede'] },
  { said: 'onions (cooked ok)', stay: ['onion-raw'] },
  { said: 'tomatoes (cooked ok)', out: ['tomato-raw'], stay: ['tomato-sauce-canned', 'tomatoes-*'] },
];

describe('foods that a person does not like', () => {
  it.each(titled(ROWS))('%s', (_, { said, out = [], stay = [], terms = [] }) => {
    const read = readFood(typeof said === 'string' ? { dislikes: said } : said);
    const named = [...read.rules.dislikedTerms, ...read.rules.forbiddenTerms];
    expect({
      served: foodsLike(...out).filter((id) => !read.out.has(id)),
      refused: foodsLike(...stay).filter((id) => read.out.has(id)),
      unnamed: terms.filter((term) => !named.includes(term)),
      questions: read.questions.map(({ text }) => text),
    }).toEqual({ served: [], refused: [], unnamed: [], questions: [] });
  });
});
