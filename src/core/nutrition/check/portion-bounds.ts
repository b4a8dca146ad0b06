/** Most of one kind of food in one meal, in grams of the state that it is listed in. */
export type PortionBound = { kind: string; most: number; groups: readonly string[]; states?: readonly string[] };

const DRY = ['dry'];
const WET = ['raw', 'cooked', 'ready'];

/** Two tablespoons of oil, two ounces of nuts, eight cooked ounces of meat, two cups of cooked grain, and so on. */
export const PORTION_BOUNDS: readonly PortionBound[] = [
  { kind: 'meat', most: 340, groups: ['poultry', 'beef', 'pork', 'lamb-game', 'processed-meat', 'fish', 'shellfish'] },
  { kind: 'processed meat', most: 170, groups: ['processed-meat'] },
  { kind: 'egg', most: 330, groups: ['egg'] },
  { kind: 'milk or yogurt', most: 700, groups: ['dairy'] },
  { kind: 'cheese', most: 120, groups: ['cheese'] },
  { kind: 'tofu or soy milk', most: 600, groups: ['plant-protein'], states: WET },
  { kind: 'wheat gluten', most: 100, groups: ['plant-protein'], states: DRY },
  { kind: 'beans', most: 500, groups: ['legume'], states: WET },
  { kind: 'dry beans', most: 160, groups: ['legume'], states: DRY },
  { kind: 'grain', most: 480, groups: ['grain', 'pasta-noodle', 'cereal'], states: WET },
  { kind: 'dry grain', most: 200, groups: ['grain', 'pasta-noodle', 'cereal'], states: DRY },
  { kind: 'bread', most: 260, groups: ['bread'] },
  { kind: 'vegetables', most: 650, groups: ['vegetable'] },
  { kind: 'starchy vegetables', most: 700, groups: ['starchy-vegetable'] },
  { kind: 'fruit', most: 500, groups: ['fruit'] },
  { kind: 'oil and dressing', most: 60, groups: ['oil-fat'] },
  { kind: 'sauce', most: 500, groups: ['condiment-sauce'] },
  { kind: 'spice', most: 40, groups: ['spice-herb'] },
  { kind: 'sweetener', most: 60, groups: ['sweetener'] },
  { kind: 'baking agent', most: 20, groups: ['baking'] },
  { kind: 'drink', most: 700, groups: ['beverage'] },
  { kind: 'protein powder', most: 80, groups: ['supplement'] },
  { kind: 'snack food', most: 90, groups: ['snack'] },
];

/** Bounds of foods that a group is too wide for. */
export const PURE_FAT = { kind: 'oil or butter', most: 28.5, fatPer100: 75 };
export const NUTS = { kind: 'nuts', most: 60, group: 'nut-seed', except: 'coconut-milk-canned', exceptMost: 240 };
export const SALT = { kind: 'salt', most: 6, id: 'salt' };
export const PLATE_MOST_GRAMS = 1000;
