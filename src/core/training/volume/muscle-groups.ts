export const MAJOR_GROUPS = ['chest', 'back', 'quads', 'hamstrings_glutes'] as const;
export const MINOR_GROUPS = ['front_delts', 'side_delts', 'rear_delts', 'biceps', 'triceps', 'calves', 'abs'] as const;
/** What weekly sets are counted for. */
export const MUSCLE_GROUPS = [...MAJOR_GROUPS, ...MINOR_GROUPS] as const;
export type MuscleGroup = (typeof MUSCLE_GROUPS)[number];
