import { listed } from '#core/language/listed.ts';
import { weightText } from '#core/units/measure-units.ts';
import { phrase } from '../phrases.ts';
import type { CoachBlock, SessionFacts } from '../turn.ts';
import type { Figure } from './figure.ts';
import type { Query } from './query.ts';
import type { QueryAnswer, QueryData } from './query-data.ts';
import { choice, figure, said, weightFigure } from './say.ts';

type Asked = { query: Query; data: QueryData };
const SHOWN_LIFTS = 5;

/** What there is to say where the person has no plan of that kind. */
export function noPlan(type: 'meal' | 'workout'): QueryAnswer {
  return {
    ...said(phrase(type === 'meal' ? 'no_meal_plan' : 'no_workout_plan', 0)),
    next: [choice(`Make a ${type} plan`, `Make me a new ${type} plan`), choice('Not now', 'No thanks')],
  };
}

/** The session that is due, with the target of each lift and why. */
export function answerNextSession({ query, data }: Asked): QueryAnswer {
  const session = data.nextSession;
  if (!session) return noPlan('workout');
  if (query.aggregate === 'why') return whySession(session, data);
  const { dayName, day, because, planId, trainedToday } = session;
  const isTomorrow = query.window?.kind === 'day' && query.window.ago === -1;
  const first = trainedToday
    ? 'You have trained already today; this one can wait until tomorrow.'
    : isTomorrow
      ? 'Your plan goes session by session, not by dates: if you train tomorrow and not today, this is the one.'
      : null;
  const card: CoachBlock = {
    type: 'card',
    card: {
      ...{ kind: 'plan', planId, type: 'workout', name: dayName },
      line: `${day.focus}, about ${day.estimatedMinutes} minutes`,
    },
  };
  return {
    sentences: [...(first ? [first] : []), `Next is ${dayName}. ${because}`, `${liftLine(session, data)}.`],
    figures: [
      figure('Minutes', day.estimatedMinutes, 'minutes', 'Your workout plan'),
      ...setFigures(session),
      ...targetFigures(session, data),
    ],
    cards: [card],
  };
}

/** The lifts of a day; where there are none, what there is. */
function shownOf({ day }: SessionFacts) {
  const lifts = day.exercises.filter(({ category }) => category === 'strength');
  return (lifts.length > 0 ? lifts : day.exercises).slice(0, SHOWN_LIFTS);
}

function liftLine(session: SessionFacts, { hidesNumbers, units }: QueryData): string {
  const { targets } = session;
  return listed(
    shownOf(session).map(({ exerciseId, name, sets, reps }) => {
      const weight = targets.find((target) => target.exerciseId === exerciseId)?.weightLbs ?? null;
      const load = weight === null || hidesNumbers ? '' : ` at ${weightText(weight, units)}`;
      return `${name}, ${sets} × ${reps}${load}`;
    }),
  );
}

const setFigures = (session: SessionFacts): Figure[] =>
  shownOf(session).map(({ name, sets, reps }) => figure(name, sets, 'sets', `Your workout plan: ${sets} × ${reps}`));

const targetFigures = ({ targets }: SessionFacts, { hidesNumbers, units }: QueryData): Figure[] =>
  hidesNumbers
    ? []
    : targets.flatMap(({ name, weightLbs, why }) =>
        weightLbs === null ? [] : [weightFigure(name, weightLbs, { units, source: why })],
      );

function whySession({ targets, dayName, because }: SessionFacts, { hidesNumbers }: QueryData): QueryAnswer {
  const [target] = targets;
  if (!target || hidesNumbers) return said(`${dayName} is next. ${because}`);
  return said(
    `${dayName} is next. ${because}`,
    `${target.name}: ${target.why} The other exercises on your workout screen say it for themselves.`,
  );
}

/** The days of the plan, by name. */
export function answerWorkoutPlan({ data }: Asked): QueryAnswer {
  const plan = data.workoutPlan;
  if (!plan) return noPlan('workout');
  const { days, daysPerWeek, estimatedDuration } = plan.data;
  const next = data.nextSession ? ` ${data.nextSession.dayName} is next.` : '';
  const line = days.map(({ name, focus }) => `${name} (${focus.toLowerCase()})`);
  const card: CoachBlock = {
    type: 'card',
    card: {
      ...{ kind: 'plan', planId: plan.id, type: 'workout', name: plan.name },
      line: `${daysPerWeek} days a week, about ${estimatedDuration} minutes`,
    },
  };
  return {
    sentences: [`Your plan has ${daysPerWeek} days a week: ${listed(line)}.${next}`],
    figures: [
      figure('Days a week', daysPerWeek, '', 'Your workout plan'),
      figure('Minutes a session', estimatedDuration, 'minutes', 'Your workout plan'),
    ],
    cards: [card],
  };
}
