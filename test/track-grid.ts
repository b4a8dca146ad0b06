import { bodyFormOf } from '#core/athlete/body-form.ts';
import type { Constraints } from '#core/athlete/constraints.ts';
import { GOALS, type Profile } from '#core/athlete/profile.ts';
import type { Exercise } from '#core/catalogue/exercise.ts';
import type { MovementPremise, ToolPremise } from '#core/premises/premises.ts';
import { trainingRulesOf } from '#core/premises/training/training-rules.ts';
import { seededRandom } from '#core/seed/random.ts';
import { buildProgram } from '#core/training/builder/build-program.ts';
import type { PlannedExercise, WorkoutDay, WorkoutPlanDraft } from '#core/training/workout-plan.ts';
import { noConstraints } from './constraints.ts';
import { anAthlete } from './personas.ts';
import { SAMPLE_SEED, sampleSize } from './sample.ts';
import { loadTrainingFacts } from './training-facts.ts';

/* People who train from a chair, with one arm or with one leg, with every kind of room: their limits, their rules, their weeks. */

const facts = loadTrainingFacts();

const KITS = {
  nothing: [],
  bands: ['band'],
  dumbbells: ['dumbbell'],
  gym: facts.equipment.places.find(({ id }) => id === 'commercial_gym')?.usual ?? [],
} as const;
export type Kit = keyof typeof KITS;

type Side = MovementPremise['side'];
const limit = (id: string, side: Side = null, quote: string = id): MovementPremise => ({
  limit: id,
  severity: 'strict',
  told: true,
  side,
  origins: [{ how: 'read', field: 'injuries', quote, start: 0, end: quote.length }],
});
const CHAIR = ['leaving_chair', 'standing', 'legs', 'floor_transfer', 'kneeling'].map((id) => limit(id));
export const LIMITS = {
  'in a wheelchair': CHAIR,
  'who typed wheelchair and nothing else': [limit('leaving_chair')],
  'who may not stand': [limit('standing'), limit('floor_transfer')],
  'with no use of the legs': [limit('legs')],
  'with the right arm alone': [limit('needs_two_arms', 'left', 'lost my left arm')],
  'with one arm': [limit('needs_two_arms')],
  'with the left leg alone': [limit('needs_two_legs', 'right', 'right leg amputated')],
  'in a wheelchair with one arm': [...CHAIR, limit('needs_two_arms', 'right', 'weak right side')],
} as const;
export type Whose = keyof typeof LIMITS;

const tool = (token: string): ToolPremise => ({ token, stance: 'has', heaviestLbs: null, count: null, origins: [] });

/** What plans go by for this person. */
export function constraintsOf(whose: Whose, kit: Kit): Constraints {
  const movements = LIMITS[whose];
  const premises = { tools: KITS[kit].map(tool), movements, exercises: [], unread: [] };
  return noConstraints({ training: { ...trainingRulesOf(premises, facts), form: bodyFormOf(movements) } });
}

export type TrackCase = {
  label: string;
  whose: Whose;
  kit: Kit;
  profile: Profile;
  constraints: Constraints;
  seed: number;
};

/** One person of the grid. */
export function trackCase(whose: Whose, kit: Kit, own: Partial<Profile>, seed: number): TrackCase {
  const profile = anAthlete(own);
  const { goal, experienceLevel, workoutDaysPerWeek: days, workoutDuration: minutes } = profile;
  const label = `#${seed} ${whose}, ${kit}, ${goal} ${experienceLevel} ${days} × ${minutes} min`;
  return { label, whose, kit, profile, constraints: constraintsOf(whose, kit), seed };
}

export const personOf = ({ profile, constraints }: TrackCase, guides: Guides) => ({
  profile,
  constraints,
  catalogue: { exercises: facts.exercises, guides },
  request: { difficulty: profile.experienceLevel, daysPerWeek: profile.workoutDaysPerWeek },
});
type Guides = Parameters<typeof buildProgram>[0]['catalogue']['guides'];

export function weekOf(one: TrackCase, guides: Guides): WorkoutPlanDraft {
  const result = buildProgram({ ...personOf(one, guides), seed: one.seed });
  if (!result.ok) throw new Error(`${one.label}: refused`);
  return result.draft;
}

export const PEOPLE = sampleSize(96, 640);

/** Everybody whom `PEOPLE` allows, drawn by the seed of the day. */
export function trackPeople(): TrackCase[] {
  const random = seededRandom(SAMPLE_SEED);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  return Array.from({ length: PEOPLE }, (_, seed) =>
    trackCase(
      Object.keys(LIMITS)[seed % Object.keys(LIMITS).length] as Whose,
      pick(Object.keys(KITS) as Kit[]),
      {
        goal: pick(GOALS),
        experienceLevel: pick(['beginner', 'intermediate'] as const),
        workoutDaysPerWeek: pick([2, 3, 4, 5] as const),
        workoutDuration: pick([30, 45, 60] as const),
      },
      seed,
    ),
  );
}

export type Line = { planned: PlannedExercise; exercise: Exercise };
export const linesOf = (day: WorkoutDay): Line[] =>
  day.exercises.map((planned) => {
    const exercise = facts.exercises.get(planned.exerciseId);
    if (!exercise) throw new Error(`unknown exercise ${planned.exerciseId}`);
    return { planned, exercise };
  });
