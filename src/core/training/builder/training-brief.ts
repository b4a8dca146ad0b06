import type { BodyForm } from '#core/athlete/body-form.ts';
import type { Constraints, InjurySeverity, TrainingMode } from '#core/athlete/constraints.ts';
import type { Goal, Profile } from '#core/athlete/profile.ts';
import type { Joint } from '#core/catalogue/exercise.ts';
import { LEVELS, type Level } from '#core/catalogue/level.ts';
import type { Lifter } from '../progression/starting-load.ts';

const KG_PER_LB = 0.45359237;
const CM_PER_IN = 2.54;
const SENIOR_AGE = 65;
const LOW_IMPACT_BMI = 35;
const SHORT_SLEEP_HOURS = 6;

export type WorkoutRequest = { difficulty: Level; daysPerWeek: number };

/** Wishes of the moment: words to leave out or to look for, exercises to keep. */
export type WorkoutPreferences = {
  avoidTerms?: readonly string[];
  preferTerms?: readonly string[];
  favouriteExerciseIds?: readonly string[];
  /** Of a plan that was not liked: chosen only where nothing else is as good. */
  unwelcomeExerciseIds?: readonly string[];
  keepExerciseIds?: readonly string[];
};

/** Everything the builder needs to know about the person, settled once. */
export type TrainingBrief = {
  goal: Goal;
  /** The level that is built for: never above what was asked for or what the person told us. */
  level: Level;
  requestedLevel: Level;
  /** Why `level` is lower than what was asked for. */
  loweredBy: 'experience' | 'mode' | null;
  days: number;
  minutes: number;
  weightKg: number;
  /** What a first weight is guessed from. */
  lifter: Lifter;
  modes: ReadonlySet<TrainingMode>;
  equipment: ReadonlySet<string>;
  maxLoadLbs: Readonly<Record<string, number>>;
  injuries: Partial<Record<Joint, InjurySeverity>>;
  avoidTerms: readonly string[];
  avoidIds: ReadonlySet<string>;
  /** Out for a movement that the person cannot do, or by name. */
  /** By id, each with the reason as a phrase. */
  forbidden: Readonly<Record<string, string>>;
  /** Said to be fine, so that no sore joint takes them out. */
  fineIds: ReadonlySet<string>;
  /** The form of the whole program, where it is another one: from a chair, with one arm, with one leg. */
  form: BodyForm | null;
  preferTerms: readonly string[];
  favouriteIds: ReadonlySet<string>;
  unwelcomeIds: ReadonlySet<string>;
  keepIds: ReadonlySet<string>;
  /** Short sleep or high stress: less volume, easier sets. */
  lowRecovery: boolean;
  hideNumbers: boolean;
  /** Words on the body that nobody understood; the plan is on the safe side of them. */
  unreadWords: readonly string[];
  seed: number;
};

type BriefInput = {
  profile: Profile;
  constraints: Constraints;
  request: WorkoutRequest;
  seed: number;
  avoidExerciseIds?: readonly string[];
  preferences?: WorkoutPreferences;
};

export function levelIndex(level: Level): number {
  return LEVELS.indexOf(level);
}

function bmi(profile: Profile): number {
  const metres = (profile.heightIn * CM_PER_IN) / 100;
  return (profile.weightLbs * KG_PER_LB) / (metres * metres);
}

const LIFTER_BMI = 25;
/** Of the weight above, a quarter is counted: what is carried as fat lifts little. */
const EXCESS_SHARE = 0.25;

function lifterOf(profile: Profile, level: Level, modes: ReadonlySet<TrainingMode>): Lifter {
  const { sex, age, weightLbs } = profile;
  const sane = (weightLbs * LIFTER_BMI) / bmi(profile);
  const referenceLbs = weightLbs <= sane ? weightLbs : sane + EXCESS_SHARE * (weightLbs - sane);
  return { sex, age, level, referenceLbs, isGentle: [...modes].some((mode) => mode !== 'low_impact') };
}

function modesOf(profile: Profile, constraints: Constraints): Set<TrainingMode> {
  const modes = new Set(constraints.training.modes);
  if (profile.age >= SENIOR_AGE) modes.add('senior');
  if (bmi(profile) >= LOW_IMPACT_BMI) modes.add('low_impact');
  return modes;
}

function lower(a: Level, b: Level): Level {
  return levelIndex(a) <= levelIndex(b) ? a : b;
}

function settleLevel(input: BriefInput, modes: ReadonlySet<TrainingMode>): Pick<TrainingBrief, 'level' | 'loweredBy'> {
  const { difficulty } = input.request;
  const honest = lower(difficulty, input.profile.experienceLevel);
  const gentle = (['clear_first', 'cautious', 'pregnancy', 'postpartum', 'senior'] as const).some((mode) =>
    modes.has(mode),
  );
  if (gentle && difficulty !== 'beginner') return { level: 'beginner', loweredBy: 'mode' };
  return { level: honest, loweredBy: honest === difficulty ? null : 'experience' };
}

/** Settles level, modes and limits. Demotes to beginner where a mode asks for beginner volume (docs/domain.md). */
export function trainingBrief(input: BriefInput): TrainingBrief {
  const { profile, constraints, request, preferences } = input;
  const modes = modesOf(profile, constraints);
  const { training } = constraints;
  const settled = settleLevel(input, modes);
  return {
    ...settled,
    lifter: lifterOf(profile, settled.level, modes),
    goal: profile.goal,
    requestedLevel: request.difficulty,
    days: request.daysPerWeek,
    minutes: profile.workoutDuration,
    weightKg: profile.weightLbs * KG_PER_LB,
    modes,
    equipment: new Set(training.equipment),
    maxLoadLbs: training.maxLoadLbs,
    injuries: training.injuries,
    avoidTerms: [...training.dislikedExerciseTerms, ...(preferences?.avoidTerms ?? [])],
    avoidIds: new Set(input.avoidExerciseIds),
    forbidden: training.forbiddenExercises,
    fineIds: new Set(training.fineExercises),
    form: training.form ?? null,
    preferTerms: preferences?.preferTerms ?? [],
    favouriteIds: new Set(preferences?.favouriteExerciseIds),
    unwelcomeIds: new Set(preferences?.unwelcomeExerciseIds),
    keepIds: new Set(preferences?.keepExerciseIds),
    lowRecovery: profile.sleepHours < SHORT_SLEEP_HOURS || profile.stressLevel === 'high',
    hideNumbers: constraints.care.hideNumbers,
    unreadWords: constraints.unclear.filter(({ closes }) => closes === 'training').map(({ text }) => text),
    seed: input.seed,
  };
}

/** Modes in which no vigorous work is planned. */
export function isGentle(brief: TrainingBrief): boolean {
  return (['clear_first', 'cautious', 'pregnancy', 'postpartum', 'senior'] as const).some((mode) =>
    brief.modes.has(mode),
  );
}

/** A shoulder, elbow or wrist problem: pushing is limited, so pulling may outweigh it. */
export function hasArmInjury(brief: TrainingBrief): boolean {
  return (['shoulder', 'elbow', 'wrist'] as const).some((joint) => brief.injuries[joint] !== undefined);
}
