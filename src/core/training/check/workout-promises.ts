import type { Constraints } from '#core/athlete/constraints.ts';
import { type Applies, type Check, type PlanPromise, promiseOn } from '#core/certificate/certificate.ts';
import { counted } from '#core/language/counted.ts';
import { listed } from '#core/language/listed.ts';
import type { WorkoutPlanDraft } from '#core/training/workout-plan.ts';
import type { Trainee } from './allowed-pool.ts';
import type { CheckedDay } from './week.ts';

/** Checks that only some people ask for. */
export const WORKOUT_CHECKS_APPLY: Applies<Constraints> = {
  joints: ({ training }) => Object.keys(training.injuries).length > 0,
  movements: ({ training }) => Object.keys(training.forbiddenExercises).length > 0,
  dislikes: ({ training }) => training.dislikedExerciseTerms.length > 0,
  'safety-mode': ({ training }) => training.modes.length > 0,
};

const REASONS_MOST = 3;
/** Said of equipment, which has a promise of its own. */
const OF_KIT = /^a (?:second |tool )/;

/** What is spared and left out, in the words of the reasons: "Spares your knee. Left out: kneeling and jumping." */
function ruledOut({ training }: Constraints): string {
  const joints = Object.keys(training.injuries).map((joint) => joint.replaceAll('_', ' '));
  const reasons = [...new Set(Object.values(training.forbiddenExercises))].filter(
    (reason) => !OF_KIT.test(reason) && !joints.some((joint) => reason.includes(joint)),
  );
  const parts = [
    ...(joints.length > 0 ? [`Spares your ${listed(joints, { most: REASONS_MOST })}`] : []),
    ...(reasons.length > 0 ? [`Left out: ${listed(reasons, { most: REASONS_MOST })}`] : []),
  ];
  return parts.length > 0 ? parts.join('. ') : 'You ruled nothing out';
}

type Facts = { plan: WorkoutPlanDraft; week: readonly CheckedDay[]; trainee: Trainee; checks: readonly Check[] };

/** Five promises of a week of training, from what the checker has recomputed; the first is what the person ruled out. */
export function workoutPromises({ plan, week, trainee, checks }: Facts): PlanPromise[] {
  const steps = week.flatMap((day) => day.steps);
  const all = steps.length + week.flatMap(({ unknown }) => unknown).length;
  const minutes = plan.days.map(({ estimatedMinutes }) => estimatedMinutes);
  const longest = Math.max(0, ...minutes);
  const shortest = Math.min(longest, ...minutes);
  const allowed = trainee.profile.workoutDuration;
  const sets = steps.filter(({ role }) => role === 'strength').reduce((sum, { planned }) => sum + planned.sets, 0);
  return [
    promiseOn(checks, {
      id: 'ruled-out',
      title: ruledOut(trainee.constraints),
      text: `Checked in ${all} exercises, warm-ups and stretches included.`,
      end: `${steps.length} of ${all} checked`,
      restsOn: ['exercises-known', 'joints', 'movements', 'dislikes', 'safety-mode', 'impact'],
    }),
    promiseOn(checks, {
      id: 'equipment',
      title: 'Only what you have',
      text: 'Every exercise can be done with the equipment you named.',
      end: `${steps.length} of ${all}`,
      restsOn: ['equipment'],
    }),
    promiseOn(checks, {
      id: 'time',
      title: 'It fits your time',
      text:
        shortest === longest
          ? `${longest} of ${allowed} minutes a session, clocked set by set.`
          : `${shortest} to ${longest} of ${allowed} minutes a session, clocked set by set.`,
      end: counted(plan.days.length, 'day'),
      restsOn: ['schedule', 'session-time', 'stated-time', 'lifting-days'],
    }),
    promiseOn(checks, {
      id: 'balance',
      title: 'Nothing too much, nothing forgotten',
      text: `${sets} working sets, counted for each muscle; pushing and pulling in balance.`,
      end: `${sets} sets`,
      restsOn: ['coverage', 'session-caps', 'weekly-caps', 'push-pull', 'dose', 'reps', 'rest', 'anchors', 'loads'],
    }),
    promiseOn(checks, {
      id: 'recovery',
      title: 'Room to recover',
      text: 'No muscle is trained hard on two days running, and each session begins gently.',
      end: `${plan.daysPerWeek} of 7 days`,
      restsOn: ['recovery', 'warm-up', 'order', 'block', 'conditioning'],
    }),
  ];
}
