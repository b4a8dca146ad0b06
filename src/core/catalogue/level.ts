/** How far along somebody is: in training, in cooking, and what an exercise or a recipe asks for. */
export const LEVELS = ['beginner', 'intermediate', 'advanced'] as const;

export type Level = (typeof LEVELS)[number];
