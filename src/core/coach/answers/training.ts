import type { PlannedExercise } from '#core/training/workout-plan.ts';
import { choices, phrase, text } from '../phrases.ts';
import { exerciseNamed } from '../understanding/exercises-named.ts';
import type { Answer, Asked } from './answer-of.ts';

const NEW_WORKOUT_PLAN = choices(
  { label: 'Make a workout plan', say: 'Make me a new workout plan' },
  { label: 'Not now', say: 'No thanks' },
);
const INDEX_PER_DAY = 10;

const noPlan = (seed: number): Answer => ({ blocks: [text(phrase('no_workout_plan', seed)), NEW_WORKOUT_PLAN] });

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

/** A swap is for today's session or for all of them: one day ahead is neither. */
const askWhen = (name: string): Answer => ({
  blocks: [
    text(
      `I can swap ${name} in your plan for good, or in the session you do today; not for one day ahead. On the day itself, say “swap ${name} today”.`,
    ),
    choices(
      { label: 'Swap it for good', say: `Swap ${name} for good` },
      { label: 'Swap it today', say: `Swap ${name} today` },
    ),
  ],
});

const SWAPPABLE = 5;

export function swapExercise(asked: Asked<'swap_exercise'>): Answer {
  const { facts, intent, seed } = asked;
  if (!facts.workoutPlan) return noPlan(seed);
  const meant = placeMeant(asked);
  if (meant && intent.later === true) return askWhen(meant.exercise.name);
  if (meant) {
    const action = {
      kind: 'replace_exercise',
      planId: facts.workoutPlan.id,
      exerciseIndex: meant.exerciseIndex,
      customPreferences: intent.wish === '' ? null : intent.wish,
      scope: intent.today ? 'today' : 'plan',
      again: null,
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
