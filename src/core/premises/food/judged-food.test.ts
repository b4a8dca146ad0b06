import { describe, expect, it } from 'vitest';
import { type FoodAnswers, foodsLike, readFood, titled } from '#test/reading-food.ts';

type Row = { said: FoodAnswers; out?: readonly string[]; stay?: readonly string[] };

const HOW_IT_IS_TO_EAT: readonly Row[] = [
  {
    said: { dislikes: 'aubergine leaves me cold, courgettes are grand though' },
    out: ['eggplant-*'],
    stay: ['zucchini-*'],
  },
  {
    said: { dislikes: 'cottage cheese looks like something already eaten, ricotta is lovely' },
    out: ['cottage-cheese-*'],
    stay: ['ricotta-*'],
  },
  { said: { dislikes: 'I was sick after an oyster once, never again. mussels no bother' }, stay: ['mussels-cooked'] },
  { said: { dislikes: 'celery gives me the ick, carrots any day' }, out: ['celery-raw'], stay: ['carrots-*'] },
  { said: { dislikes: "quinoa is rabbit food but I'll eat it. kale" }, out: ['kale-*'], stay: ['quinoa-*'] },
  { said: { dislikes: 'eggplant can do one, zucchini gets a pass' }, out: ['eggplant-*'], stay: ['zucchini-*'] },
  { said: { dislikes: 'SARDINES NEVER AGAIN!!! salmon yes pls' }, out: ['sardines-*'], stay: ['salmon-*'] },
  {
    said: { dislikes: 'cauliflower - stinks the house out. broccoli on the other hand I could live on' },
    out: ['cauliflower-*'],
    stay: ['broccoli-*'],
  },
  {
    said: { dislikes: 'turkey, burnt out on it. Chicken is one of my safe foods' },
    out: ['turkey-breast-*'],
    stay: ['chicken-breast-*'],
  },
  { said: { dislikes: 'dry turkey breast, it sticks in my throat' }, out: ['turkey-breast-*'] },
];

const WHAT_IT_DOES: readonly Row[] = [
  {
    said: { restrictions: 'dairy bungs me up, hard cheese sits fine' },
    out: ['milk-*'],
    stay: ['cheddar-cheese', 'parmesan-*'],
  },
  {
    said: { restrictions: "lentils play havoc with my gut, chickpeas don't bother me at all" },
    out: ['lentils-*'],
    stay: ['chickpeas-*'],
  },
  { said: { restrictions: 'onions have me running to the loo' }, out: ['onion-raw'] },
  {
    said: { restrictions: 'kidney beans upset my tummy, the fish she says go ahead' },
    out: ['kidney-beans-*'],
    stay: ['cod-*'],
  },
  {
    said: { allergies: "pistachios, my lips go numb. almonds I've had all my life no problem" },
    out: ['pistachios-*'],
    stay: ['almonds'],
  },
  {
    said: { allergies: 'walnuts make my palate prickle. Almonds, cashews and peanuts we eat daily' },
    out: ['walnuts'],
    stay: ['almonds', 'peanut-butter'],
  },
  { said: { allergies: 'brazil nuts put me in hospital; almonds I eat by the handful' }, stay: ['almonds'] },
  { said: { dislikes: 'cabbage gives me gas but I eat it. fennel' }, stay: ['cabbage-raw'] },
  { said: { allergies: 'prawns, every time I eat them I come out in hives' }, out: ['shrimp-*'] },
];

const HOW_FAR_IT_GOES: readonly Row[] = [
  { said: { allergies: 'grew out of my egg allergy, still hazelnut' }, out: ['mixed-nuts'], stay: ['egg-whole'] },
  { said: { dislikes: 'nothing except sardines' }, out: ['sardines-*'], stay: ['salmon-*', 'cod-*'] },
  { said: { dislikes: 'just mushrooms' }, out: ['mushrooms-*'], stay: ['kale-raw'] },
  { said: { restrictions: 'nothing but pork' }, out: ['pork-*'], stay: ['ground-beef-*'] },
  { said: { dislikes: 'i only eat chicken, no other meat' }, out: ['ground-beef-*'], stay: ['chicken-breast-*'] },
  {
    said: { dislikes: 'cilantro, cooked carrots but raw are fine, lima beans' },
    out: ['cilantro-fresh', 'carrots-cooked'],
    stay: ['carrots-raw'],
  },
  { said: { dislikes: 'green pepper (red and yellow good)' }, out: ['green-bell-pepper'], stay: ['red-bell-pepper'] },
  { said: { restrictions: 'no salt' }, out: ['salt'] },
  { said: { restrictions: 'watch the salt' }, stay: ['salt'] },
  { said: { restrictions: 'no aged cheese' }, out: ['blue-cheese', 'cheddar-cheese', 'pesto'], stay: ['ricotta-*'] },
  { said: { restrictions: 'soft food in small bites' }, out: ['carrots-raw', 'almonds'], stay: ['carrots-cooked'] },
  { said: { restrictions: 'nothing out of a tin' }, out: ['chickpeas-canned-*'], stay: ['chickpeas-cooked'] },
  { said: { restrictions: 'egg yellow' }, out: ['egg-yolk'], stay: ['egg-white'] },
];

const WHOSE_WORDS: readonly Row[] = [
  { said: { restrictions: 'people say eggs are fine these days but they are not fine for me' }, out: ['egg-whole'] },
  { said: { allergies: 'No allergy. People said milk gives me a rash but I drink milk every day' }, stay: ['milk-*'] },
  { said: { allergies: 'they thought peanuts, turned out to be sesame' }, out: ['sesame-seeds', 'tahini'] },
  { said: { allergies: 'my wife is allergic to shellfish so we keep it out of the kitchen' }, out: ['shrimp-*'] },
  {
    said: { allergies: 'Not me. My little boy is allergic to eggs. We do not have them in the house' },
    out: ['egg-whole'],
  },
  { said: { allergies: 'not me, my baby has an egg allergy and I am nursing him' }, stay: ['cod-*'] },
  { said: { allergies: "my husband can't have nuts, I can" }, stay: ['almonds', 'walnuts'] },
  { said: { allergies: 'my daughter is allergic to peanuts and so am I' }, out: ['peanut-butter'] },
  { said: { allergies: 'My brother has a fish allergy. Same here' }, out: ['cod-*'] },
  { said: { allergies: 'coeliac?? tested negative twice' }, stay: ['pasta-cooked', 'white-bread'] },
];

const HOW_MUCH_AND_WHEN: readonly Row[] = [
  { said: { prefs: 'small fish I eat one time a week' }, stay: ['sardines-canned-oil', 'cod-*'] },
  { said: { restrictions: 'fish twice a week. no pork' }, out: ['bacon-raw'], stay: ['cod-*'] },
  { said: { prefs: 'Pescatarian, no land animals' }, out: ['chicken-breast-*'], stay: ['cod-*'] },
  { said: { prefs: 'halal, no compromise on that' }, out: ['bacon-raw'] },
  { said: { prefs: 'without bread it is no meal for me' }, stay: ['white-bread'] },
  { said: { prefs: 'Pure veg. No egg, not even in cake' }, out: ['egg-whole', 'pancake-homemade'] },
  { said: { prefs: 'dairy farmer, so plenty of beef' }, stay: ['milk-*', 'sirloin-steak-*'] },
  {
    said: { allergies: 'Latex, and the fruits that go with it: banana, kiwi' },
    out: ['banana', 'kiwi'],
    stay: ['orange', 'strawberries'],
  },
  {
    said: { restrictions: 'Six food elimination came out as milk. Egg, soy and fish all went back in' },
    out: ['milk-*'],
    stay: ['egg-whole', 'tofu-*', 'cod-*'],
  },
  { said: { prefs: 'plenty of meat, trying to eat more chicken' }, stay: ['chicken-breast-*'] },
  { said: { dislikes: 'Radishes and leeks are ok though, fennel too. kale' }, out: ['kale-*'], stay: ['leeks-raw'] },
];

const WHOLE_LISTS: readonly Row[] = [
  {
    said: { dislikes: 'Easier to say what I do eat: chicken, rice, carrots, apples' },
    out: ['sirloin-steak-*', 'kale-*', 'orange'],
    stay: ['chicken-breast-*', 'carrots-raw', 'apple'],
  },
  {
    said: { restrictions: "grapefruit. Please don't take my cabbage away" },
    out: ['grapefruit'],
    stay: ['cabbage-raw'],
  },
  { said: { restrictions: 'rice half a cup, no white bread' }, out: ['white-bread'], stay: ['brown-rice-*'] },
  { said: { restrictions: 'red meat at most twice a month. no liver' }, stay: ['sirloin-steak-*'] },
];

const check = (rows: readonly Row[]) =>
  it.each(titled(rows))('%s', (_, { said, out = [], stay = [] }) => {
    const read = readFood(said);
    expect({
      served: foodsLike(...out).filter((id) => !read.out.has(id)),
      refused: foodsLike(...stay).filter((id) => read.out.has(id)),
      questions: read.questions.map(({ text }) => text),
    }).toEqual({ served: [], refused: [], questions: [] });
  });

describe('how a food is to eat', () => check(HOW_IT_IS_TO_EAT));
describe('what a food does to a body', () => check(WHAT_IT_DOES));
describe('how far it goes', () => check(HOW_FAR_IT_GOES));
describe('whose words they are', () => check(WHOSE_WORDS));
describe('lists and amounts', () => check(WHOLE_LISTS));
describe('how much, when and of what', () => check(HOW_MUCH_AND_WHEN));
