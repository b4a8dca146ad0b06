/** The targets of a day that people know by name, in the order in which they are told. */
export const TOLD_TARGETS = ['kcal', 'protein', 'carbs', 'fat'] as const;
export type ToldTarget = (typeof TOLD_TARGETS)[number];
