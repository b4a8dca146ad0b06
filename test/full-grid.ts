import type { Constraints, TrainingMode } from '#core/athlete/constraints.ts';
import { GOALS, type Profile, SESSION_MINUTES } from '#core/athlete/profile.ts';
import { JOINTS, type Joint } from '#core/catalogue/exercise.ts';
import { LEVELS } from '#core/catalogue/level.ts';
import { seededRandom } from '#core/seed/random.ts';
import { loadExercises, readConstraints } from './catalogue.ts';
import { anAthlete } from './personas.ts';

/*
 * Everyone who could ask for a week of training: goals × levels × what people train with × no, one or two sore joints × days ×
 * minutes. Equipment is read from the words that people write, as in the product.
 */
const KITS = [
  'None',
  'Full gym',
  'Planet Fitness',
  'Only dumbbells up to 50 lb',
  'Dumbbells, a bench and bands',
  'Resistance bands',
  'One kettlebell',
  'Garage gym with barbell, power rack and bench, up to 300 lb',
] as const;
const DAYS = [2, 3, 4, 5, 6] as const;
const INJURIES: readonly (readonly Joint[])[] = [
  [],
  ...JOINTS.map((joint) => [joint]),
  ...JOINTS.flatMap((joint, index) => JOINTS.slice(index + 1).map((other) => [joint, other])),
];
const MODES: readonly TrainingMode[] = ['senior', 'pregnancy', 'cautious', 'clear_first', 'low_impact'];
/** One in so many of a sample has a health mode, one in so many of the injured are hurt badly. */
const MODE_EVERY = 8;
const SEVERE_EVERY = 4;

export const catalogue = loadExercises();

export const GRID_SIZE =
  GOALS.length * LEVELS.length * KITS.length * INJURIES.length * DAYS.length * SESSION_MINUTES.length;

/** One person of the grid, ready for the builder and for the checker. */
export type GridCase = {
  label: string;
  kit: string;
  profile: Profile;
  constraints: Constraints;
  catalogue: typeof catalogue;
  request: { difficulty: Profile['experienceLevel']; daysPerWeek: number };
  seed: number;
};

const rulesByKit = new Map<string, Constraints>();

function rulesOf(kit: string): Constraints {
  const known = rulesByKit.get(kit);
  if (known) return known;
  const rules = readConstraints(anAthlete({ equipmentAccess: kit }));
  rulesByKit.set(kit, rules);
  return rules;
}

/** The digits of a case's number, one for each list. */
function pickEach(index: number, lengths: readonly number[]): number[] {
  let rest = index;
  return lengths.map((length) => {
    const digit = rest % length;
    rest = Math.floor(rest / length);
    return digit;
  });
}

function at<T>(list: readonly T[], index: number | undefined): T {
  const one = list[index ?? 0];
  if (one === undefined) throw new RangeError('not on the grid');
  return one;
}

/** The case with a number from 0 to `GRID_SIZE` − 1; `flags` adds health modes and severe injuries to some. */
export function gridCase(index: number, flags = false): GridCase {
  const lists = [GOALS, LEVELS, KITS, INJURIES, DAYS, SESSION_MINUTES];
  const digits = pickEach(
    index,
    lists.map(({ length }) => length),
  );
  const [goal, level] = [at(GOALS, digits[0]), at(LEVELS, digits[1])];
  const [kit, joints] = [at(KITS, digits[2]), at(INJURIES, digits[3])];
  const [days, minutes] = [at(DAYS, digits[4]), at(SESSION_MINUTES, digits[5])];
  const dice = seededRandom(index + 1);
  const mode = flags && dice() < 1 / MODE_EVERY ? at(MODES, Math.floor(dice() * MODES.length)) : null;
  const severity = flags && dice() < 1 / SEVERE_EVERY ? 'severe' : 'mild';
  const rules = rulesOf(kit);
  const injuries = Object.fromEntries(joints.map((joint) => [joint, severity]));
  const modes = mode ? [mode] : [];
  return {
    label: `#${index} ${goal}, ${level}, ${kit}, ${joints.map((joint) => `${severity} ${joint}`).join(' + ') || 'no injury'}, ${mode ?? 'no mode'}, ${days} × ${minutes} min`,
    kit,
    profile: anAthlete({
      goal,
      experienceLevel: level,
      workoutDaysPerWeek: days,
      workoutDuration: minutes,
      equipmentAccess: kit,
      age: mode === 'senior' ? 70 : 34,
    }),
    constraints: { ...rules, training: { ...rules.training, injuries, modes } },
    catalogue,
    request: { difficulty: level, daysPerWeek: days },
    seed: index,
  };
}

/** So many numbers of the grid, drawn by a seed, none twice. */
export function sampleOfGrid(count: number, seed: number): number[] {
  const random = seededRandom(seed);
  const drawn = new Set<number>();
  while (drawn.size < Math.min(count, GRID_SIZE)) drawn.add(Math.floor(random() * GRID_SIZE));
  return [...drawn];
}
