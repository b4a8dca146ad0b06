import type { Exercise, ExerciseCatalogue, ExerciseGuide } from '#core/catalogue/exercise.ts';
import { capital } from '#core/language/capital.ts';
import { listed } from '#core/language/listed.ts';
import { cautions } from '../builder/suitability.ts';
import type { TrainingBrief } from '../builder/training-brief.ts';
import { intervalsOf, intervalText, isIntervalWork, steadyText } from '../dosing/conditioning.ts';
import type { WorkKind } from '../dosing/dosing.ts';
import { repsInReserve } from '../dosing/dosing.ts';
import { doseText, durationText, middleReps, restText } from '../dosing/prescription.ts';
import type { TimedEntry } from '../dosing/session-time.ts';
import { sideText } from '../tracks/track.ts';
import { MUSCLE_GROUPS, type MuscleGroup } from '../volume/muscle-groups.ts';
import { volumeOf } from '../volume/volume.ts';
import type { PlannedExercise } from '../workout-plan.ts';

const TOKEN_NAMES: Readonly<Record<string, string>> = {
  dumbbell: 'dumbbells',
  band: 'resistance band',
  ez_bar: 'EZ bar',
  pullup_bar: 'pull-up bar',
  cable: 'cable machine',
  rack: 'squat rack',
  swiss_ball: 'exercise ball',
  suspension: 'suspension trainer',
  anchor: 'firm anchor (a locked door)',
  bottle: 'water bottles',
  table: 'sturdy table',
  step: 'low step',
  bike: 'exercise bike',
  rower: 'rowing machine',
  sliders: 'sliders',
  rings: 'gymnastic rings',
  low_bar: 'low bar',
};

function tokenName(token: string): string {
  const machine = /^machine:(.+)$/.exec(token)?.[1];
  if (machine) return `${machine.replaceAll('_', ' ')} machine`;
  return TOKEN_NAMES[token] ?? token.replaceAll('_', ' ');
}

/** "Dumbbells, bench", or "Body weight": of each group the piece that the person has. */
function equipmentText(exercise: Exercise, owned: ReadonlySet<string>): string {
  const tokens = exercise.equipment.flatMap((group) => group.find((token) => owned.has(token)) ?? group.slice(0, 1));
  return tokens.length === 0 ? 'Body weight' : capital(tokens.map(tokenName).join(', '));
}

/** "lower_back" as people read it. */
function muscleText(muscle: string): string {
  return muscle.replaceAll('_', ' ');
}

const LOADED = new Set(['free_weight', 'machine', 'cable', 'household_weight']);

/** How heavy, in words: a number of repetitions that could just be done, never an invented weight. */
function loadText(entry: TimedEntry, reserve: number): string {
  const { exercise, dose } = entry;
  if (dose.kind !== 'reps')
    return LOADED.has(exercise.loadType) ? ' Choose a weight you can hold with a tall, calm posture.' : '';
  if (exercise.loadType === 'band') return ' Choose a band that makes the last reps feel like work.';
  if (!LOADED.has(exercise.loadType)) return '';
  return ` Choose a weight you could lift about ${Math.round(middleReps(dose)) + reserve} times.`;
}

function effortText(entry: TimedEntry, kind: WorkKind, brief: TrainingBrief): string {
  if (brief.modes.has('clear_first'))
    return ' Keep it light, an effort of 4 out of 10 at most, and breathe all the way through.';
  if (entry.dose.kind === 'seconds') return ' Stop before your form slips.';
  if (kind === 'power') return ' Move fast and fresh, and stop as soon as you slow down.';
  const reserve = repsInReserve(kind, brief);
  const talk = breathingText(brief);
  return ` Stop when you could still do ${reserve === 1 ? 'about 1 more good rep' : `about ${reserve} more good reps`}.${talk}`;
}

function breathingText({ modes }: TrainingBrief): string {
  if (modes.has('pregnancy')) return ' You should be able to talk the whole time.';
  return modes.has('postpartum') ? ' Breathe out on the effort.' : '';
}

function cardioText(entry: TimedEntry, brief: TrainingBrief): string {
  if (entry.exercise.category !== 'cardio') return '';
  if (brief.modes.has('clear_first')) return ' Keep it easy, an effort of 4 out of 10 at most.';
  const { dose, exercise } = entry;
  if (dose.kind === 'reps') return ' Breathe hard, but stay in control.';
  const minutes = dose.kind === 'minutes' ? dose.minutes : dose.seconds / 60;
  return isIntervalWork(exercise) ? intervalText(intervalsOf(minutes, brief)) : steadyText(minutes, brief);
}

const isIntervals = ({ exercise }: TimedEntry) => exercise.category === 'cardio' && isIntervalWork(exercise);

/** Looks a guide up; the catalogue promises one for every exercise. */
function guideFor(catalogue: ExerciseCatalogue, id: string): ExerciseGuide {
  const guide = catalogue.guides.get(id);
  if (!guide) throw new RangeError(`No guide for exercise ${id}`);
  return guide;
}

/** What may be done with a sore joint, with care. */
function careText(exercise: Exercise, brief: TrainingBrief): string {
  const sore = cautions(exercise, brief).map((joint) => joint.replaceAll('_', ' '));
  if (sore.length === 0) return '';
  return ` Go easy on your ${listed(sore)}: start light, and use only the range that does not hurt.`;
}

type Wording = { catalogue: ExerciseCatalogue; brief: TrainingBrief };

/** One line as the plan stores it; `kind` is null for warm-up, cardio, stretches and cool-down. */
export function plannedExercise(
  entry: TimedEntry,
  kind: WorkKind | null,
  { catalogue, brief }: Wording,
): PlannedExercise {
  const { exercise, dose } = entry;
  const guide = guideFor(catalogue, exercise.id);
  const advice = kind
    ? `${loadText(entry, repsInReserve(kind, brief))}${effortText(entry, kind, brief)}`
    : cardioText(entry, brief);
  return {
    exerciseId: exercise.id,
    name: exercise.name,
    description: `${guide.description}${sideText(exercise, brief.form)}${advice}${careText(exercise, brief)}`,
    sets: entry.sets,
    reps: doseText(dose),
    rest: restText(entry.restSeconds),
    category: exercise.category,
    duration: durationText(dose),
    equipment: equipmentText(exercise, brief.equipment),
    targetMuscles: exercise.primaryMuscles.map(muscleText),
    instructions: guide.instructions,
    ...(dose.kind === 'minutes' && isIntervals(entry) && { intervals: intervalsOf(dose.minutes, brief) }),
    ...(entry.startLbs && { startLbs: entry.startLbs }),
    ...(entry.warmUp?.length && { warmUp: [...entry.warmUp] }),
  };
}

export const GROUP_NAMES: Record<MuscleGroup, string> = {
  chest: 'chest',
  back: 'back',
  quads: 'front of the thighs',
  hamstrings_glutes: 'glutes and hamstrings',
  front_delts: 'front shoulders',
  side_delts: 'side shoulders',
  rear_delts: 'rear shoulders',
  biceps: 'biceps',
  triceps: 'triceps',
  calves: 'calves',
  abs: 'core',
};
/** Shorter names, for the line under a day's title. */
const FOCUS_NAMES: Partial<Record<MuscleGroup, string>> = { quads: 'thighs', hamstrings_glutes: 'glutes' };
const FOCUS_GROUPS = 3;

/** What a day trains most, in order: "Back, chest and core". */
export function focusText(work: readonly TimedEntry[], cardioFirst: boolean): string {
  const volume = volumeOf(work);
  const top = MUSCLE_GROUPS.filter((group) => volume[group] >= 1)
    .sort((a, b) => volume[b] - volume[a])
    .slice(0, FOCUS_GROUPS)
    .map((group) => FOCUS_NAMES[group] ?? GROUP_NAMES[group]);
  const names = cardioFirst ? ['heart and lungs', ...top.slice(0, 1), 'mobility'] : top;
  return capital(listed(names));
}
