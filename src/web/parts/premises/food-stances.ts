/** The three lists that a food may stand in, in their order on the sheet. */
export const FOOD_STANCES = [
  { value: 'never', label: 'Never' },
  { value: 'disliked', label: 'Not liked' },
  { value: 'fine', label: 'Fine to use' },
] as const;

export type FoodStance = (typeof FOOD_STANCES)[number]['value'];
