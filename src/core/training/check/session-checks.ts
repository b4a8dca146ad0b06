import type { Check } from '#core/certificate/certificate.ts';
import { verdict } from '#core/certificate/verdict.ts';
import type { WorkoutPlanDraft } from '#core/training/workout-plan.ts';
import type { Trainee } from './allowed-pool.ts';
import { type SessionMinutes, sessionMinutes } from './session-clock.ts';
import { sessionKcal } from './session-energy.ts';
import type { CheckedDay, Step } from './week.ts';

const TIME_TOLERANCE = 0.1;
const KCAL_TOLERANCE = 0.25;
const LEAST_WARMUP_MINUTES = 3;
const LEAST_COOLDOWN_MINUTES = 1;
/** Rounding of the average to five minutes, and of the calories to ten. */
const DURATION_ROUNDING = 2.5;
const KCAL_ROUNDING = 5;

/** Widest sensible dose by kind of work: the tables by goal and level, a fifth wider at both ends. */
const REPS = { compound: [4, 24], isolation: [6, 24], fast: [2, 10] } as const;
const GOAL_COMPOUND = { muscle_gain: [4, 18], fitness: [6, 24], weight_loss: [8, 24] } as const;
const HOLD_SECONDS = [12, 72] as const;
const BEGINNER_HOLD_SECONDS = [12, 48] as const;
const LIFT_REST_SECONDS = [24, 216] as const;

type SessionFacts = { plan: WorkoutPlanDraft; week: readonly CheckedDay[]; trainee: Trainee };

const outside = (value: number, [least, most]: readonly [number, number]) => value < least || value > most;

function repRange({ exercise, dose }: Step, { profile }: Trainee): readonly [number, number] {
  if (exercise.pattern === 'power' || exercise.pattern === 'plyometric') return REPS.fast;
  if (exercise.mechanic === 'isolation' || exercise.pattern.startsWith('core')) return REPS.isolation;
  const free = exercise.loadType === 'bodyweight' || exercise.loadType === 'none';
  return free && dose?.kind === 'reps' ? REPS.compound : GOAL_COMPOUND[profile.goal];
}

function badDose(step: Step, trainee: Trainee): string | null {
  const { dose, role, planned } = step;
  if (!dose) return `asks for "${planned.reps}", which no player can count`;
  if (role !== 'strength') return null;
  if (dose.kind === 'time') {
    const range = trainee.level === 'beginner' ? BEGINNER_HOLD_SECONDS : HOLD_SECONDS;
    return outside(dose.low, range) || outside(dose.high, range) ? `is held for ${planned.reps}` : null;
  }
  const range = repRange(step, trainee);
  return outside(dose.low, range) || outside(dose.high, range) ? `is done for ${planned.reps} reps` : null;
}

function badRest({ restSeconds, role, planned }: Step): string | null {
  if (restSeconds === null) return `rests "${planned.rest}", which must be a number of seconds`;
  if (restSeconds < 10 || restSeconds > 240) return `rests ${restSeconds} seconds`;
  return role === 'strength' && outside(restSeconds, LIFT_REST_SECONDS) ? `rests ${restSeconds} seconds` : null;
}

function doses({ week, trainee }: SessionFacts): Check[] {
  const each = (fault: (step: Step) => string | null) =>
    week.flatMap(({ steps, label }) =>
      steps.flatMap((step) => {
        const reason = fault(step);
        return reason === null ? [] : [`${label}: ${step.exercise.name} ${reason}.`];
      }),
    );
  const ends = each(({ planned, role }) =>
    role !== 'strength' && role !== 'cardio' && planned.sets > 1 ? `would be repeated ${planned.sets} times` : null,
  );
  return [
    verdict('reps', [...each((step) => badDose(step, trainee)), ...ends], 'Repetitions and holds suit goal and level.'),
    verdict('rest', each(badRest), 'Every rest is a sensible number of seconds.'),
  ];
}

function times({ plan, week, trainee }: SessionFacts, clocked: readonly SessionMinutes[]): Check[] {
  const wanted = trainee.profile.workoutDuration;
  const off = clocked
    .map(({ total }, at) => ({ total, label: week[at]?.label }))
    .filter(({ total }) => Math.abs(total - wanted) > wanted * TIME_TOLERANCE)
    .map(({ total, label }) => `${label} takes ${total.toFixed(1)} minutes, ${wanted} were asked for.`);
  const stated = clocked
    .map(({ total }, at) => ({ total, day: week[at] }))
    .filter(({ total, day }) => day && Math.abs(day.day.estimatedMinutes - total) > total * TIME_TOLERANCE)
    .map(
      ({ total, day }) => `${day?.label} states ${day?.day.estimatedMinutes} minutes and takes ${total.toFixed(1)}.`,
    );
  const mean = clocked.reduce((sum, { total }) => sum + total, 0) / Math.max(1, clocked.length);
  if (Math.abs(plan.estimatedDuration - mean) > mean * TIME_TOLERANCE + DURATION_ROUNDING) {
    stated.push(
      `The plan states ${plan.estimatedDuration} minutes a session, on average one takes ${mean.toFixed(1)}.`,
    );
  }
  const ends = clocked.flatMap(({ warmup, cooldown }, at) => [
    ...(warmup < LEAST_WARMUP_MINUTES ? [`${week[at]?.label} warms up for ${warmup.toFixed(1)} minutes.`] : []),
    ...(cooldown < LEAST_COOLDOWN_MINUTES ? [`${week[at]?.label} cools down for ${cooldown.toFixed(1)} minutes.`] : []),
  ]);
  const misplaced = week.flatMap(({ steps, label }) => {
    const lastWarmup = steps.findLastIndex(({ role }) => role === 'warmup');
    const firstWork = steps.findIndex(({ role }) => role === 'strength' || role === 'cardio');
    const lastWork = steps.findLastIndex(({ role }) => role === 'strength' || role === 'cardio');
    const firstCooldown = steps.findIndex(({ role }) => role === 'cooldown');
    const wrong = lastWarmup > firstWork || (firstCooldown >= 0 && firstCooldown < lastWork);
    return wrong && firstWork >= 0 ? [`${label} does not begin with its warm-up and end with its cool-down.`] : [];
  });
  return [
    verdict('session-time', off, `Every session takes ${wanted} minutes, give or take a tenth.`),
    verdict('stated-time', stated, 'The minutes stated are those that the sets and rests take.'),
    verdict('warm-up', [...ends, ...misplaced], 'Every session warms up first and cools down last.'),
  ];
}

function energy({ plan, week, trainee }: SessionFacts, clocked: readonly SessionMinutes[]): Check {
  const kcal = sessionKcal(week, clocked, trainee);
  const slack = kcal * KCAL_TOLERANCE + KCAL_ROUNDING;
  if (trainee.constraints.care.hideNumbers) {
    const shown = plan.estimatedCalories > 0 ? ['The plan states calories that are not to be shown.'] : [];
    return verdict('calories', shown, 'No calorie figure is shown.');
  }
  const problems =
    Math.abs(plan.estimatedCalories - kcal) > slack
      ? [`The plan states ${plan.estimatedCalories} kcal a session, the activity tables give ${Math.round(kcal)}.`]
      : [];
  return verdict('calories', problems, `The activity tables give about ${Math.round(kcal)} kcal a session.`);
}

/** How much of each exercise, how long the sessions take, and what they burn. */
export function sessionChecks(facts: SessionFacts): Check[] {
  const clocked = facts.week.map(sessionMinutes);
  return [...doses(facts), ...times(facts, clocked), energy(facts, clocked)];
}
