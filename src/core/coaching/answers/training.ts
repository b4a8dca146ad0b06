import type { PlannedExercise } from '#core/training/workout-plan.ts';
import { formatLbs } from '#core/units/format.ts';
import { choices, counted, listed, phrase, text } from '../phrases.ts';
import type { CoachBlock, SessionFacts } from '../turn.ts';
import { exerciseNamed } from '../understanding/exercises-named.ts';
import type { Answer, Asked } from './answer-of.ts';

const NEW_WORKOUT_PLAN = choices(
  { label: 'Make a workout plan', say: 'Make me a new workout plan' },
  { label: 'Not now', say: 'No thanks' },
);
const SHOWN_LIFTS = 5;
const INDEX_PER_DAY = 10;

const noPlan = (seed: number): Answer => ({ blocks: [text(phrase('no_workout_plan', seed)), NEW_WORKOUT_PLAN] });

function liftLine({ day, targets }: SessionFacts, hidesNumbers: boolean): string {
  const lifts = day.exercises.filter(({ category }) => category === 'strength').slice(0, SHOWN_LIFTS);
  return listed(
    lifts.map(({ exerciseId, name, sets, reps }) => {
      const weight = targets.find((target) => target.exerciseId === exerciseId)?.weightLbs ?? null;
      const load = weight === null || hidesNumbers ? '' : ` at ${formatLbs(weight)}`;
      return `${name}, ${sets} × ${reps}${load}`;
    }),
  );
}

export function nextWorkout({ facts, seed }: Asked<'next_workout'>): Answer {
  const session = facts.nextSession;
  if (!session) return noPlan(seed);
  const done = session.trainedToday ? 'You have trained already; this one can wait until tomorrow. ' : '';
  const { dayName, day, because, planId } = session;
  const card: CoachBlock = {
    type: 'card',
    card: {
      kind: 'plan',
      planId,
      type: 'workout',
      name: dayName,
      line: `${day.focus}, about ${day.estimatedMinutes} minutes`,
    },
  };
  return {
    blocks: [text(`${done}Next is ${dayName}. ${because}`), text(`${liftLine(session, facts.hidesNumbers)}.`), card],
  };
}

export function missedTraining({ intent, facts, seed }: Asked<'missed_training'>): Answer {
  const said = phrase(`missed_${intent.span}`, seed);
  const next = facts.nextSession;
  if (!next) return { blocks: [text(said)] };
  return {
    blocks: [text(`${said} Next up: ${next.dayName}.`), choices({ label: 'Show it', say: 'What is today’s workout?' })],
  };
}

type Place = { exercise: PlannedExercise; exerciseIndex: number };

function placesIn(asked: Asked<'swap_exercise'>): Place[] {
  const days = asked.facts.workoutPlan?.data.days ?? [];
  return days.flatMap(({ exercises }, day) =>
    exercises.map((exercise, index) => ({ exercise, exerciseIndex: day * INDEX_PER_DAY + index })),
  );
}

/** The line of the plan that is meant: by its name, in the due day first. */
function placeMeant(asked: Asked<'swap_exercise'>): Place | null {
  const due = asked.facts.nextSession?.dayIndex ?? 0;
  const isDue = ({ exerciseIndex }: Place) => Math.floor(exerciseIndex / INDEX_PER_DAY) === due;
  const places = placesIn(asked);
  const ordered = [...places.filter(isDue), ...places.filter((place) => !isDue(place))];
  const byId = ordered.find(({ exercise }) => exercise.exerciseId === asked.intent.exerciseId);
  if (byId) return byId;
  const rows = ordered.map((place) => ({ id: place.exercise.exerciseId, name: place.exercise.name, place }));
  return exerciseNamed(asked.message, rows)?.place ?? null;
}

const SWAPPABLE = 5;

export function swapExercise(asked: Asked<'swap_exercise'>): Answer {
  const { facts, intent, seed } = asked;
  if (!facts.workoutPlan) return noPlan(seed);
  const meant = placeMeant(asked);
  if (meant) {
    const action = {
      kind: 'replace_exercise',
      planId: facts.workoutPlan.id,
      exerciseIndex: meant.exerciseIndex,
      customPreferences: intent.wish === '' ? null : intent.wish,
      scope: intent.today ? 'today' : 'plan',
    } as const;
    return { blocks: [], actions: [action] };
  }
  const offered = (facts.nextSession?.day.exercises ?? []).filter(({ category }) => category === 'strength');
  const today = intent.today ? ' today' : '';
  if (offered.length === 0)
    return { blocks: [text('Which exercise shall I swap? Name it as it stands in your plan.')] };
  const buttons = offered.slice(0, SWAPPABLE).map(({ name }) => ({ label: name, say: `Swap ${name}${today}` }));
  const opening =
    intent.exerciseId === null
      ? 'Which one shall I swap?'
      : 'I don’t find that one in your plan. Which one shall I swap?';
  return { blocks: [text(opening), choices(...buttons)] };
}

export function howTo({ facts }: Asked<'how_to'>): Answer {
  const [exercise] = facts.exercises ?? [];
  if (!exercise) return { blocks: [] };
  const { id, name, guide } = exercise;
  return {
    blocks: [
      text(`${name}: ${guide.description} ${guide.mistake}`),
      { type: 'card', card: { kind: 'exercise', exerciseId: id, name, steps: guide.instructions, cue: guide.cue } },
    ],
  };
}

export function newPlan({ intent }: Asked<'new_plan'>): Answer {
  const customPreferences = intent.wish === '' ? null : intent.wish;
  return { blocks: [], actions: [{ kind: 'generate_plan', type: intent.type, customPreferences }] };
}

export function rebuildPlans(): Answer {
  return {
    blocks: [
      text('Which plan shall I make new? The old one stays in All Plans.'),
      choices(
        { label: 'Meal plan', say: 'Make me a new meal plan' },
        { label: 'Workout plan', say: 'Make me a new workout plan' },
      ),
    ],
  };
}

/** "You trained twice this week" and what the log shows; weight only where numbers are welcome. */
export function progress({ facts }: Asked<'progress'>): Answer {
  const known = facts.progress;
  if (!known) return { blocks: [] };
  const { workoutsLast7Days, workoutsLast28Days, streakDays, daysSinceWorkout } = known;
  if (workoutsLast28Days === 0 && known.weights.length === 0 && known.energy.length === 0)
    return {
      blocks: [
        text(
          'There’s nothing in your log yet, so I can’t say. Log a workout, your weight or your energy, and I’ll tell you how it goes.',
        ),
      ],
    };
  const planned = facts.workoutPlan?.data.daysPerWeek;
  const of = planned === undefined ? '' : ` of ${planned} planned`;
  const trained = `In the last 7 days you did ${counted(workoutsLast7Days, 'workout')}${of}, and ${workoutsLast28Days} in the last 28.`;
  const streak = streakDays > 1 ? ` You have logged something ${streakDays} days in a row.` : '';
  const pause =
    daysSinceWorkout !== null && daysSinceWorkout > 6
      ? ` The last one was ${daysSinceWorkout} days ago; the next is the one that counts.`
      : '';
  return { blocks: [text(trained + streak + pause), ...trends(known, facts.hidesNumbers)] };
}

const WEIGHINGS = 2;

function trends(
  { weights, energy }: NonNullable<Asked<'progress'>['facts']['progress']>,
  hidesNumbers: boolean,
): CoachBlock[] {
  const [first, last] = [weights[0], weights.at(-1)];
  const lines: string[] = [];
  if (!hidesNumbers && first && last && weights.length >= WEIGHINGS && first.daysAgo > last.daysAgo) {
    const moved = Math.round((last.lbs - first.lbs) * 10) / 10;
    const way = moved === 0 ? 'the same as' : `${Math.abs(moved)} lbs ${moved < 0 ? 'under' : 'over'} `;
    const days = first.daysAgo - last.daysAgo;
    lines.push(`Your last weight is ${formatLbs(last.lbs)}, ${way.trim()} ${days} days before.`);
  }
  const newest = energy.at(-1);
  if (newest) lines.push(`Your last energy level was ${newest.level} of 10.`);
  return lines.length > 0 ? [text(lines.join(' '))] : [];
}
