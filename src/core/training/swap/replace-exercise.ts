import type { Constraints } from '#core/athlete/constraints.ts';
import type { Profile } from '#core/athlete/profile.ts';
import { type Exercise, type ExerciseCatalogue, jointName } from '#core/catalogue/exercise.ts';
import type { Refusal } from '#core/certificate/plan-result.ts';
import { listed } from '#core/language/listed.ts';
import { exercisePool } from '../builder/exercise-pool.ts';
import { type TrainingBrief, trainingBrief } from '../builder/training-brief.ts';
import { trainingRefusal } from '../builder/training-refusal.ts';
import { doseFor, workKind } from '../dosing/dosing.ts';
import { programTotals } from '../dosing/program-totals.ts';
import { dayMinutes, type TimedEntry, timedEntries } from '../dosing/session-time.ts';
import { withLoad } from '../progression/planned-loads.ts';
import { eachSideOf } from '../tracks/track.ts';
import { plannedExercise } from '../wording/exercise-text.ts';
import { energyNote } from '../wording/explain-program.ts';
import type { PlannedExercise, TrainingBlock, WorkoutPlanDraft } from '../workout-plan.ts';
import { isKin, rankReplacements } from './rank-replacements.ts';
import { type Demand, meets, namesStimulus, readDemands } from './swap-demands.ts';
import { brokenLimits, isShortage } from './swap-limits.ts';
import { missingEquipment, readSwapReason, type SwapReason, soundsLikeEmergency } from './swap-reason.ts';

export type ReplaceExerciseInput = {
  plan: WorkoutPlanDraft;
  dayIndex: number;
  exerciseIndex: number;
  /** The person's own words; may be empty. */
  reason: string;
  profile: Profile;
  constraints: Constraints;
  catalogue: ExerciseCatalogue;
  seed: number;
  /** Replacements that were offered for this place and turned down. */
  rejectedExerciseIds?: readonly string[];
  /** The exercise that shall come in; any that fits if none is named. */
  wantedExerciseId?: string | null | undefined;
  /** What is asked for may leave no muscle with less work, since a week with less did not pass. */
  isStrict?: boolean;
  /** The exercise cannot stay: rather less work for a muscle than none at all. */
  mustLeave?: boolean;
};
export type ReplaceExerciseResult =
  | { ok: true; draft: WorkoutPlanDraft; newExercise: PlannedExercise; because: string }
  | { ok: false; refusal: Refusal };

const NOT_THERE: Refusal = {
  code: 'exercise_not_found',
  title: 'Exercise not found',
  message: 'That exercise is not in this plan any more. Please reload the plan and try again.',
};
const STOP_NOW: Refusal = {
  code: 'training_stop_now',
  title: 'Please stop training',
  message:
    'Please stop training now. Chest pain, trouble breathing, dizziness or feeling faint need a doctor’s eye, not another exercise. If it does not pass at once, call your emergency number. Your plan is as it was.',
};
const SEEK_CARE: Refusal = {
  code: 'training_seek_care',
  title: 'Please see a doctor first',
  message:
    'What you told us needs a doctor’s eye before you train, so we suggest no other exercise. Your plan is unchanged. If you have chest pain, trouble breathing or feel faint now, call your emergency number.',
};
const NOTHING_FITS: Refusal = {
  code: 'no_safe_replacement',
  title: 'No other exercise fits',
  message:
    'We found no other exercise that fits your equipment, your body and this day. You can skip this one, or change your equipment or injuries in your profile and make a new plan.',
};
const WANTED_DOES_NOT_FIT: Refusal = {
  code: 'wanted_exercise_does_not_fit',
  title: 'That exercise does not fit here',
  message:
    'That exercise does not fit in this place: it is on this day already, it is of another kind, or it goes against your equipment, your body or the balance of the week. Try another place. Your plan is unchanged.',
};
const MOST_SETS = 6;
/** A drill or a stretch that stands in for a longer block lasts no longer than this. */
const QUIET_SECONDS_MAX = 300;
const DRILL_SECONDS = 30;

type Swap = {
  input: ReplaceExerciseInput;
  brief: TrainingBrief;
  old: Exercise;
  days: TimedEntry[][];
  reason: SwapReason;
  demands: readonly Demand[];
};

/**
 * Another exercise for one place of a plan: the same stimulus first, never one the day already has, sets and rests kept, every other
 * line untouched. The same input gives the same answer.
 */
export function replaceExercise(input: ReplaceExerciseInput): ReplaceExerciseResult {
  const planned = input.plan.days[input.dayIndex]?.exercises[input.exerciseIndex];
  const old = planned && input.catalogue.exercises.get(planned.exerciseId);
  if (!planned || !old) return { ok: false, refusal: NOT_THERE };
  if (soundsLikeEmergency(input.reason)) return { ok: false, refusal: STOP_NOW };
  const refusal = trainingRefusal(input.constraints, SEEK_CARE);
  if (refusal) return { ok: false, refusal };
  const reason = readSwapReason(input.reason);
  const brief = swapBrief(input, old, reason);
  const days = input.plan.days.map((day) => timedEntries(day, input.catalogue));
  const demands = readDemands(reason, old, input.catalogue);
  const swap: Swap = { input, brief, old, days, reason, demands };
  const entry = bestEntry(swap);
  if (!entry) return { ok: false, refusal: input.wantedExerciseId ? WANTED_DOES_NOT_FIT : NOTHING_FITS };
  return { ok: true, ...rewrite(swap, entry), because: becauseText(entry.exercise, swap) };
}

/** The person as before, with what the reason adds: a sore joint, missing equipment. */
function swapBrief(input: ReplaceExerciseInput, old: Exercise, reason: SwapReason): TrainingBrief {
  const { plan, profile, constraints, seed } = input;
  const request = { difficulty: plan.difficulty, daysPerWeek: plan.daysPerWeek };
  const brief = trainingBrief({
    profile,
    constraints,
    request,
    seed,
    avoidExerciseIds: [old.id, ...(input.rejectedExerciseIds ?? [])],
  });
  const named = reason.joints.length > 0 ? reason.joints : [...old.jointStress, ...old.jointCaution];
  const joints = reason.kind === 'pain' ? named : [];
  const sore = Object.fromEntries(joints.map((joint) => [joint, brief.injuries[joint] ?? 'mild']));
  const missing = new Set(missingEquipment(reason, old, brief.equipment));
  return {
    ...brief,
    injuries: { ...brief.injuries, ...sore },
    // What hurts now goes before what was said to be fine.
    fineIds: joints.length > 0 ? new Set<string>() : brief.fineIds,
    equipment: new Set([...brief.equipment].filter((token) => !missing.has(token))),
  };
}

function currentEntry(swap: Swap): TimedEntry | undefined {
  return swap.days[swap.input.dayIndex]?.find((line) => line.exercise.id === swap.old.id);
}

/**
 * The first candidate, in order of likeness, that breaks no limit which the plan kept before; one set more or less is allowed. Pain
 * and missing equipment may leave a muscle with less work, because keeping the exercise would be worse.
 * Without any kin, something else that fits the day fills the place.
 */
function bestEntry(swap: Swap): TimedEntry | null {
  const { input, brief, old, days } = swap;
  const current = currentEntry(swap);
  if (!current) return null;
  const today = new Set(input.plan.days[input.dayIndex]?.exercises.map((line) => line.exerciseId));
  const wanted = input.wantedExerciseId ?? null;
  const pool = exercisePool(input.catalogue.exercises.values(), brief).filter(
    (exercise) =>
      exercise.category === old.category && !today.has(exercise.id) && (wanted === null || exercise.id === wanted),
  );
  const { reason, demands } = swap;
  const ranked = rankReplacements(pool, { brief, old, reason, demands, guide: input.catalogue.guides.get(old.id) });
  const before = brokenLimits(days, brief);
  const mustLeave = input.mustLeave === true || swap.reason.kind === 'pain' || swap.reason.kind === 'no_equipment';
  const keeps = (entry: TimedEntry, mayTrainLess: boolean) =>
    [...brokenLimits(withEntry(swap, entry), brief)].every(
      (name) => before.has(name) || (mayTrainLess && isShortage(name)),
    );
  const choices = (list: readonly Exercise[]) => list.flatMap((exercise) => setChoices(swap, current, exercise));
  const isNear = (exercise: Exercise) =>
    isKin(exercise, old) || (demands.some(namesStimulus) && meetsAll(swap, exercise));
  const kin = choices(ranked.filter(isNear));
  const others = choices(ranked.filter((exercise) => !isNear(exercise)));
  const asked = demands.length > 0 ? kin.filter(({ exercise }) => meetsAll(swap, exercise)) : [];
  return (
    asked.find((entry) => keeps(entry, false)) ??
    (input.isStrict ? undefined : asked.find((entry) => keeps(entry, true))) ??
    kin.find((entry) => keeps(entry, false)) ??
    (mustLeave ? kin.find((entry) => keeps(entry, true)) : undefined) ??
    others.find((entry) => keeps(entry, false)) ??
    null
  );
}

const meetsAll = ({ demands, old }: Swap, exercise: Exercise): boolean =>
  demands.every((demand) => meets(exercise, demand, old));

function withEntry(swap: Swap, entry: TimedEntry): TimedEntry[][] {
  return swap.days.map((lines, day) =>
    day === swap.input.dayIndex ? lines.map((line) => (line.exercise.id === swap.old.id ? entry : line)) : lines,
  );
}

function setChoices(swap: Swap, current: TimedEntry, exercise: Exercise): TimedEntry[] {
  const dose = doseLike(swap, current, exercise);
  const changes = exercise.category === 'strength' ? [0, -1, 1] : [0];
  return changes
    .map((change) => withLoadLike(swap, current, { ...current, exercise, dose, sets: current.sets + change }))
    .filter((entry) => entry.sets >= 1 && entry.sets <= MOST_SETS);
}

/** The new lift with a first weight of its own, and lighter sets where the old one had them. */
function withLoadLike(swap: Swap, current: TimedEntry, entry: TimedEntry): TimedEntry {
  if (entry.exercise.category !== 'strength') return entry;
  const work = kindOf(swap, entry.exercise);
  return withLoad({ ...entry, role: 'accessory', work }, current.warmUp !== undefined, swap.brief);
}

/** Keeps the dose where it makes sense for the new exercise, else prescribes anew. */
function doseLike(swap: Swap, current: TimedEntry, exercise: Exercise): TimedEntry['dose'] {
  const { dose } = current;
  const eachSide = eachSideOf(exercise, swap.brief.form);
  if (exercise.category === 'strength') {
    const isAlike =
      exercise.metric === swap.old.metric &&
      exercise.mechanic === swap.old.mechanic &&
      eachSide === eachSideOf(swap.old, swap.brief.form);
    return isAlike ? dose : doseFor(exercise, kindOf(swap, exercise), swap.brief);
  }
  if (dose.kind === 'minutes' && (exercise.metric === 'minutes' || exercise.category === 'cardio')) return dose;
  if (dose.kind === 'reps' && exercise.metric === 'reps') return { ...dose, eachSide };
  const seconds = secondsOf(current);
  if (exercise.metric === 'minutes') return { kind: 'minutes', minutes: Math.max(1, Math.round(seconds / 60)) };
  return { kind: 'seconds', seconds: Math.min(QUIET_SECONDS_MAX, seconds) / (eachSide ? 2 : 1), eachSide };
}

function secondsOf({ dose }: TimedEntry): number {
  if (dose.kind === 'reps') return DRILL_SECONDS;
  return dose.kind === 'minutes' ? dose.minutes * 60 : dose.seconds * (dose.eachSide ? 2 : 1);
}

function kindOf(swap: Swap, exercise: Exercise) {
  const lines = swap.days[swap.input.dayIndex] ?? [];
  const first = lines.find((line) => workKind(line.exercise, true) === 'first_compound');
  return workKind(exercise, first?.exercise.id === swap.old.id);
}

/** A lift that was exchanged is no longer one that stays; the one in its place is, and the text about the next plan names neither. */
function blockAfter(block: TrainingBlock, old: string, now: string): TrainingBlock {
  return { ...block, anchors: [...new Set(block.anchors.map((id) => (id === old ? now : id)))] };
}

function rewrite(swap: Swap, entry: TimedEntry): { draft: WorkoutPlanDraft; newExercise: PlannedExercise } {
  const { input, brief } = swap;
  const { plan, catalogue } = input;
  const kind = entry.exercise.category === 'strength' ? kindOf(swap, entry.exercise) : null;
  const newExercise = plannedExercise(entry, kind, { catalogue, brief });
  const days = plan.days.map((day, index) => {
    if (index !== input.dayIndex) return day;
    const exercises = day.exercises.map((line, at) => (at === input.exerciseIndex ? newExercise : line));
    const minutes = Math.round(dayMinutes({ ...day, exercises }, catalogue));
    return { ...day, estimatedMinutes: minutes, exercises };
  });
  const totals = programTotals(withEntry(swap, entry), brief);
  const oldNote = energyNote(brief, plan.estimatedCalories);
  const notes = plan.notes.map((note) =>
    note === oldNote ? (energyNote(brief, totals.estimatedCalories) ?? note) : note,
  );
  return {
    newExercise,
    draft: {
      ...{ days, difficulty: plan.difficulty, daysPerWeek: plan.daysPerWeek, notes, ...totals },
      ...(plan.block && { block: blockAfter(plan.block, swap.old.id, newExercise.exerciseId) }),
    },
  };
}

/** One sentence on why this one. */
function becauseText(exercise: Exercise, swap: Swap): string {
  const { old, reason, demands } = swap;
  const unmet = demands.filter((demand) => !meets(exercise, demand, old));
  if (unmet.length > 0) {
    const words = listed(unmet.map(({ words: said, isWanted }) => `${isWanted ? '' : 'without '}“${said}”`));
    return `Nothing that fits here is ${words}. ${exercise.name} comes nearest.`;
  }
  const endings: Record<SwapReason['kind'], string> = {
    pain: `and leaves out what can strain your ${reason.joints.map(jointName).join(' and ') || 'sore spot'}`,
    no_equipment: 'with what you have',
    too_hard: 'a step easier',
    too_easy: 'a step harder',
    bored: 'in a new way',
    other: 'and fits your plan',
  };
  if (!isKin(exercise, old) && demands.some(namesStimulus))
    return `${exercise.name} is what you asked for, and the week stays in balance.`;
  if (!isKin(exercise, old)) return `Nothing like ${old.name} is left, so ${exercise.name} fills its place.`;
  const likeness = exercise.pattern === old.pattern ? 'the same movement' : 'much of the same muscles';
  return `${exercise.name} trains ${likeness} as ${old.name}, ${endings[reason.kind]}.`;
}
