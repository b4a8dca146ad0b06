import { loadExercises } from './catalogue.ts';
import { HOME_EQUIPMENT } from './constraints.ts';

/** Every token that an exercise of the catalogue asks for. */
export const ALL_EQUIPMENT = [
  ...new Set([...loadExercises().exercises.values()].flatMap(({ equipment }) => equipment.flat())),
];

/** A gym of machines and dumbbells, without a barbell. */
export const PLANET_FITNESS = [
  ...HOME_EQUIPMENT,
  ...ALL_EQUIPMENT.filter((token) => token.startsWith('machine:')),
  ...['cable', 'dumbbell', 'bench', 'incline_bench', 'treadmill', 'bike', 'elliptical'],
];
