import { buildProgram } from '#core/training/builder/build-program.ts';
import { exercisePool } from '#core/training/builder/exercise-pool.ts';
import { trainingBrief } from '#core/training/builder/training-brief.ts';
import { checkWorkoutPlan } from '#core/training/check/check-workout-plan.ts';
import { isPull, isPush, setsOf } from '#core/training/check/muscle-sets.ts';
import { sessionMinutes } from '#core/training/check/session-clock.ts';
import { readWeek } from '#core/training/check/week.ts';
import type { WorkoutPlanDraft } from '#core/training/workout-plan.ts';
import type { GridCase } from '#test/full-grid.ts';

/**
 * What one plan is worth, by the checker's own arithmetic; the builder's is not asked. `pushPull`: pushing sets for each pulling set; `null` with a hurt arm, where pulling may
 * outweigh pushing.
 */
export type Measure = { failed: string[]; timeErrors: number[]; pushPull: number | null; ms: number };

function cpuMs(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** Writes a plan with `write`, clocks it, and has it checked. */
export function measure(person: GridCase, write: (person: GridCase) => WorkoutPlanDraft | null): Measure {
  let draft: WorkoutPlanDraft | null = null;
  const ms = cpuMs(() => {
    draft = write(person);
  });
  return { ...judge(draft, person), ms };
}

function judge(draft: WorkoutPlanDraft | null, person: GridCase): Omit<Measure, 'ms'> {
  if (!draft) return { failed: ['refused'], timeErrors: [], pushPull: null };
  const { checks } = checkWorkoutPlan(draft, person);
  const week = readWeek(draft, person);
  const minutes = person.profile.workoutDuration;
  const pull = setsOf(week, isPull);
  const { injuries } = person.constraints.training;
  const isArmHurt = injuries.shoulder ?? injuries.elbow ?? injuries.wrist;
  return {
    failed: checks.filter(({ ok }) => !ok).map(({ id }) => id),
    timeErrors: week.map((day) => Math.abs(sessionMinutes(day).total - minutes) / minutes),
    pushPull: pull === 0 || isArmHurt ? null : setsOf(week, isPush) / pull,
  };
}

export function ownPlan(person: GridCase): WorkoutPlanDraft | null {
  const program = buildProgram(person);
  return program.ok ? program.draft : null;
}

type Lifts = { all: Set<string>; small: Set<string> };

function liftsOf(draft: WorkoutPlanDraft | null, { catalogue }: GridCase): Lifts {
  const ids = (draft?.days ?? []).flatMap(({ exercises }) =>
    exercises.filter(({ category }) => category === 'strength').map(({ exerciseId }) => exerciseId),
  );
  const isSmall = (id: string) => catalogue.exercises.get(id)?.mechanic === 'isolation';
  return { all: new Set(ids), small: new Set(ids.filter(isSmall)) };
}

const unshared = (one: Set<string>, other: Set<string>) =>
  1 - [...one].filter((id) => other.has(id)).length / Math.max(1, Math.min(one.size, other.size));

/**
 * Share of a week's lifts, and of its small ones, that another seed would not have chosen; `most`: what blind chance would reach with as many lifts out of all that this person may do.
 */
export function variety(person: GridCase): { all: number; small: number; most: number } {
  const one = liftsOf(ownPlan(person), person);
  const other = liftsOf(ownPlan({ ...person, seed: person.seed + 1_000_003 }), person);
  const pool = exercisePool(person.catalogue.exercises.values(), trainingBrief(person));
  const lifts = pool.filter(({ category }) => category === 'strength');
  const most = 1 - other.all.size / Math.max(other.all.size, lifts.length);
  return { all: unshared(one.all, other.all), small: unshared(one.small, other.small), most };
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
