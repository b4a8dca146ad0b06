import type { Food } from '#core/catalogue/food.ts';

/** The most of one kind of food in one meal, in grams of the state that it is listed in. */
type PortionBound = { kind: string; most: number; counts: (food: Food) => boolean };

const MEATS = ['poultry', 'beef', 'pork', 'lamb-game', 'processed-meat', 'fish', 'shellfish'];
const GRAINS = ['grain', 'pasta-noodle', 'cereal'];
const PEANUT_FLOUR = 'peanut-flour-defatted';
const COCONUT_MILK = 'coconut-milk-canned';
/** From here on a food is a fat to cook with or to spread; grams of fat per 100 g. */
const PURE_FAT = 75;
/** Tofu, tempeh and beans hold more protein than this, soy milk and soy yogurt less; grams per 100 g. */
const DENSE_PROTEIN = 5;

const inGroup = (group: string) => (food: Food) => food.group === group;
const isDry = (food: Food) => food.state === 'dry';
const isNut = ({ group, id }: Food) => group === 'nut-seed' && id !== PEANUT_FLOUR && id !== COCONUT_MILK;
const isSoy = inGroup('plant-protein');

/** Two tablespoons of oil, two ounces of nuts, eight cooked ounces of meat, two cups of cooked grain, and so on. */
export const PORTION_BOUNDS: readonly PortionBound[] = [
  { kind: 'meat', most: 340, counts: ({ group }) => MEATS.includes(group) },
  { kind: 'processed meat', most: 170, counts: inGroup('processed-meat') },
  { kind: 'egg', most: 330, counts: inGroup('egg') },
  { kind: 'milk or yogurt', most: 700, counts: inGroup('dairy') },
  { kind: 'cheese', most: 120, counts: inGroup('cheese') },
  { kind: 'tofu', most: 600, counts: (food) => isSoy(food) && !isDry(food) && food.protein >= DENSE_PROTEIN },
  { kind: 'plant milk', most: 700, counts: (food) => isSoy(food) && food.protein < DENSE_PROTEIN },
  { kind: 'wheat gluten', most: 100, counts: (food) => isSoy(food) && isDry(food) },
  { kind: 'beans', most: 500, counts: (food) => food.group === 'legume' && !isDry(food) },
  { kind: 'dry beans', most: 200, counts: (food) => food.group === 'legume' && isDry(food) },
  { kind: 'grain', most: 520, counts: (food) => GRAINS.includes(food.group) && !isDry(food) },
  { kind: 'dry grain', most: 200, counts: (food) => GRAINS.includes(food.group) && isDry(food) },
  { kind: 'bread', most: 260, counts: inGroup('bread') },
  { kind: 'vegetables', most: 700, counts: inGroup('vegetable') },
  { kind: 'starchy vegetables', most: 750, counts: inGroup('starchy-vegetable') },
  { kind: 'fruit', most: 600, counts: inGroup('fruit') },
  { kind: 'nuts', most: 60, counts: isNut },
  { kind: 'coconut milk', most: 240, counts: ({ id }) => id === COCONUT_MILK },
  { kind: 'oil or butter', most: 28.5, counts: (food) => food.fat >= PURE_FAT && food.group !== 'nut-seed' },
  { kind: 'oil and dressing', most: 60, counts: inGroup('oil-fat') },
  { kind: 'sauce', most: 500, counts: inGroup('condiment-sauce') },
  { kind: 'salt', most: 6, counts: ({ id }) => id === 'salt' },
  { kind: 'spice', most: 40, counts: inGroup('spice-herb') },
  { kind: 'sweetener', most: 60, counts: inGroup('sweetener') },
  { kind: 'baking agent', most: 20, counts: inGroup('baking') },
  { kind: 'drink', most: 700, counts: inGroup('beverage') },
  { kind: 'protein powder', most: 80, counts: ({ group, id }) => group === 'supplement' || id === PEANUT_FLOUR },
  { kind: 'snack food', most: 90, counts: inGroup('snack') },
];

const PLATE_GRAMS = 1000;
const BIG_EATER_KCAL = 3500;
const LARGEST_PLATE_GRAMS = 1500;

/** Grams that one meal may weigh: a kilogram, and more in step with the energy of those who need over 3,500 kcal a day. */
export function mostOnPlate(dayKcal: number): number {
  return Math.min(LARGEST_PLATE_GRAMS, PLATE_GRAMS * Math.max(1, dayKcal / BIG_EATER_KCAL));
}
