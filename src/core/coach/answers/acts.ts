import type { LastSwap } from '../dialogue/recent-entries.ts';
import { text } from '../phrases.ts';
import type { ReadAct } from '../reader/read-acts.ts';
import { readSets } from '../reader/read-sets.ts';
import { daysAgoMeant } from '../reader/said-days.ts';
import type { CoachFacts } from '../turn.ts';
import type { Answer, Asked } from './answer-of.ts';
import { doWithPlan } from './plans.ts';
import { setReminder } from './reminders.ts';

/** Sets are read once more with the person's own plan and log beside them: "rows" is the row of the plan, 62.5 may be kilos. */
export function logSets({ intent, facts }: Asked<'log_sets'>): Answer {
  const { exercises = [], lastLbs = new Map(), usual = 'lb' } = facts.lifts ?? {};
  const lifts = readSets(intent.told, { exercises, planned: plannedIn(facts), lastLbs, usual });
  const actions = lifts.map(({ lift, sets, unit }) => ({ kind: 'log_sets', exerciseId: lift.id, sets, unit }) as const);
  return { blocks: [], actions };
}

/** The exercises of the plan, those of the day that is due first. */
function plannedIn({ workoutPlan, nextSession }: CoachFacts) {
  const days = workoutPlan?.data.days ?? [];
  const due = nextSession?.dayIndex ?? 0;
  const ordered = [...days.slice(due, due + 1), ...days.slice(0, due), ...days.slice(due + 1)];
  const all = ordered.flatMap(({ exercises }) => exercises);
  // "Squats" are those with a load, not those of the warm-up.
  const lifted = all.filter(({ category }) => category === 'strength');
  return [...lifted, ...all.filter((each) => !lifted.includes(each))].map(({ exerciseId: id, name }) => ({ id, name }));
}

export function mendEntry({ intent: { mend }, facts: { today } }: Asked<'mend'>): Answer {
  if (mend.kind !== 'other_day') return { blocks: [], actions: [mend] };
  if (today === undefined) return { blocks: [] };
  const { logId, day } = mend;
  const daysAgo = daysAgoMeant(day, today);
  return { blocks: [], actions: [{ kind: 'correct_log', logId, value: null, performed: null, daysAgo }] };
}

/** Another dish or move in the same place: what was wished before still counts. */
export function doAgain({ intent: { swap, wish } }: Asked<'again'>): Answer {
  const { action, deedId } = swap;
  const wishes = [wishOf(action) ?? '', wish].filter((each) => each !== '');
  const customPreferences = wishes.length === 0 ? null : wishes.join(', ');
  if (action.kind !== 'meal_exception')
    return { blocks: [], actions: [{ ...action, customPreferences, again: deedId }] };
  return { blocks: [], actions: [{ ...action, change: { what: 'dish', customPreferences }, again: deedId }] };
}

function wishOf(action: LastSwap['action']): string | null {
  if (action.kind !== 'meal_exception') return action.customPreferences;
  return action.change.what === 'dish' ? action.change.customPreferences : null;
}

export function doAct({ intent: { act }, facts }: Asked<'act'>): Answer {
  switch (act.kind) {
    case 'log_workout':
      return workoutDone(act, facts);
    case 'set_reminder':
      return setReminder(act, facts);
    case 'log_meals':
      return eaten(facts, act.meals);
    case 'log_measurement':
      return {
        blocks: [],
        actions: [{ kind: 'log_number', logType: 'measurement', value: act.inches, part: act.part }],
      };
    default:
      return doWithPlan(act, facts);
  }
}

const HALVES = { upper: /upper|push|pull|chest|arms?|shoulder/i, lower: /lower|legs?/i } as const;

/** The session that is due is the one that is logged; of another one only its lifts can be. */
function workoutDone({ minutes, half }: Extract<ReadAct, { kind: 'log_workout' }>, facts: CoachFacts): Answer {
  const { dayName = '' } = facts.nextSession ?? {};
  const isUpper = HALVES.upper.test(dayName);
  const isOther = half !== undefined && isUpper !== HALVES.lower.test(dayName) && isUpper !== (half === 'upper');
  if (!isOther) return { blocks: [], actions: [{ kind: 'log_workout', minutes }] };
  return {
    blocks: [
      text(
        `${dayName} is the one that’s due, so I didn’t log that as done. Tell me the lifts, such as “bench 3 × 8 at 60 kg”, and I’ll keep those.`,
      ),
    ],
  };
}

/** The meals of the plan that are meant; each snack of a day with two where "snack" is said. */
function eaten({ mealPlan }: CoachFacts, meals: readonly string[]): Answer {
  if (!mealPlan) return { blocks: [text('You have no meal plan yet. Shall I make one?')] };
  const actions = mealPlan.data.meals.flatMap(({ type }, mealIndex) =>
    meals.some((meal) => type === meal || type.endsWith(`_${meal}`))
      ? [{ kind: 'log_meal', planId: mealPlan.id, mealIndex } as const]
      : [],
  );
  if (actions.length > 0) return { blocks: [], actions };
  return { blocks: [text('Your plan has no such meal today, so I logged nothing.')] };
}
