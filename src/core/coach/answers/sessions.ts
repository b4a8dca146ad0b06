import { counted } from '#core/language/counted.ts';
import type { TrainingException } from '#core/training/exceptions/exception.ts';
import { dayOfIso, weekdayOf } from '#core/units/calendar-day.ts';
import { DAY_NAMES, spokenDate } from '#core/units/spoken-date.ts';
import { choices, text } from '../phrases.ts';
import type { CardioAct } from '../reader/read-cardio.ts';
import type { FixAct } from '../reader/read-training.ts';
import type { EndAct, WeekAct } from '../reader/read-week.ts';
import { dayMeant, dayMovedTo, daysAgoMeant } from '../reader/said-days.ts';
import type { SessionAct } from '../reader/told-session.ts';
import type { CoachAction, CoachFacts } from '../turn.ts';
import type { Answer, Asked } from './answer-of.ts';

/** Longer than this it waits for a yes; nobody is away from their plan for more than so many days by a slip. */
const LONG_DAYS = 7;

const said = (sentence: string): Answer => ({ blocks: [text(sentence)] });
const done = (action: CoachAction): Answer => ({ blocks: [], actions: [action] });

/** Sessions, weeks, cardio and calories, as they were told: days by the person's own calendar. */
export function doTraining({ intent: { act }, facts }: Asked<'training'>): Answer {
  switch (act.kind) {
    case 'cardio':
      return cardio(act, facts);
    case 'calories':
      return calories(act.kcal, facts);
    case 'proposal':
      return done({ kind: 'answer_calories', answer: act.answer });
    default: {
      const { today, nextSession } = facts;
      if (today === undefined || !nextSession) return said('You have no workout plan yet. Shall I make one?');
      return ofPlan(act, { facts, today });
    }
  }
}

const kcalText = (kcal: number) => `${kcal.toLocaleString('en-US')} kcal`;

/** A figure outside of what the rules allow is not set; the nearest that they do is a tap away. */
function calories(kcal: number | null, { calorieRange, hidesNumbers }: CoachFacts): Answer {
  const set = done({ kind: 'set_calories', kcal });
  // Where nothing may be chosen, the use case says why.
  if (kcal === null || calorieRange === null || hidesNumbers) return set;
  if (calorieRange === undefined)
    return said('I can’t tell just now which calories suit you. Ask me again in a moment.');
  const { least, most } = calorieRange;
  if (kcal >= least && kcal <= most) return set;
  const limit = kcal < least ? least : most;
  const why = `${kcalText(kcal)} is ${kcal < least ? 'under' : 'over'} what I plan for you; ${kcalText(limit)} is as far as I go.`;
  return {
    blocks: [
      text(
        `${why} Your calories stay as they are. With a doctor or a dietitian beside you, other figures can be right.`,
      ),
      choices({ label: kcalText(limit), say: `Put me on ${limit} kcal` }, { label: 'Keep them', say: 'No thanks' }),
    ],
  };
}

type Known = { facts: CoachFacts; today: string };

function ofPlan(act: SessionAct | WeekAct | EndAct | FixAct, known: Known): Answer {
  if (act.kind === 'session') return session(act, known);
  if (act.kind === 'week') return week(act, known);
  return act.kind === 'end' ? ended(act, known) : fixed(act, known);
}

function cardio({ exerciseId, minutes, distance, day }: CardioAct, { today }: CoachFacts): Answer {
  if (minutes === null) return said('How long did it take? Say it like “5 km in 28 minutes”, and I log it.');
  const daysAgo = today === undefined ? 0 : daysAgoMeant(day, today);
  return done({ kind: 'log_cardio', exerciseId, minutes, distance, daysAgo });
}

function session({ day: told, change }: SessionAct, { today }: Known): Answer {
  const day = told === null ? today : dayMeant(told, today);
  if (change.kind !== 'moved') return done({ kind: 'session_exception', day, change, exceptionId: null });
  const to = dayMovedTo(change.to, today, day);
  if (to === day) return said('That session is on that day already. To which day shall I move it?');
  return done({ kind: 'session_exception', day, change: { kind: 'moved', to }, exceptionId: null });
}

/** Where somebody travels, what there is to train with is asked for with the days that were said. */
function week({ span, label, tools, sessions, minutes }: WeekAct, { today }: Known): Answer {
  if (span === null)
    return said('Until which day? Say it like “just dumbbells until Friday”. After that your plan is as it was.');
  const from = dayMeant(span.from, today);
  const to = dayMeant(span.to, today, from);
  if (tools === null && sessions === null && minutes === null) return whatIsThere({ label, from, to, today });
  const action = { kind: 'week_exception', from, to, label, tools, sessions, minutes, exceptionId: null } as const;
  if (dayOfIso(to) - dayOfIso(from) < LONG_DAYS) return done(action);
  const days = dayOfIso(to) - dayOfIso(from) + 1;
  const why = `That is ${days} days, until ${spokenDate(to, today)}. It ends by itself. Shall I?`;
  return done({ kind: 'hold', action, title: label ?? `${days} days`, line: 'Not changed yet', why });
}

type Away = { label: string | null; from: string; to: string; today: string };

function whatIsThere({ label, from, to, today }: Away): Answer {
  const days = dayOfIso(to) - dayOfIso(from) + 1;
  const begin = dayOfIso(from) - dayOfIso(today);
  const span = begin === 0 ? `for ${counted(days, 'day')}` : `${dayName(from)} to ${dayName(to)}`;
  const trip = label === null ? 'On a trip' : `On a trip in ${label}`;
  const button = (name: string, tools: string) => ({ label: name, say: `${trip} ${span} with ${tools} only` });
  return {
    blocks: [
      text('What is there to train with?'),
      choices(
        button('Dumbbells', 'dumbbells'),
        button('Bands', 'resistance bands'),
        button('Nothing', 'no equipment'),
        button('A full gym', 'a full gym'),
        { label: 'I’ll rest', say: `No training ${span}` },
      ),
    ],
  };
}

const dayName = (day: string): string => DAY_NAMES[weekdayOf(dayOfIso(day))] ?? day;

const NONE = 'Nothing of your training goes another way just now, so there is nothing to end.';

/** A trip or another week goes before what was said of one session. */
function ended({ lastDay }: EndAct, { facts, today }: Known): Answer {
  const open = facts.exceptions ?? [];
  const meant = open.find(({ exception }) => exception.kind === 'week') ?? open[0];
  if (!meant) return said(NONE);
  const end = lastDay === null ? null : dayMeant(lastDay, today);
  return done({ kind: 'end_exception', exceptionId: meant.id, lastDay: end });
}

function fixed(act: FixAct, { facts, today }: Known): Answer {
  const meant = facts.exceptions?.find(({ id }) => id === act.exceptionId);
  const action = meant && otherwise(meant.exception, act, today);
  return action ? done(action) : said('I don’t find what to change there any more. Tell me the whole of it once more.');
}

function otherwise(
  exception: TrainingException,
  { exceptionId, day, minutes }: FixAct,
  today: string,
): CoachAction | null {
  if (exception.kind === 'week') {
    return day === null ? null : { kind: 'end_exception', exceptionId, lastDay: dayMeant(day, today, exception.from) };
  }
  const { change } = exception;
  const base = { kind: 'session_exception', exceptionId } as const;
  if (change.kind === 'moved') {
    const to = day === null ? null : dayMovedTo(day, today, exception.day);
    return to === null ? null : { ...base, day: exception.day, change: { ...change, to } };
  }
  const changed = change.kind === 'short' && minutes !== null ? { ...change, minutes } : change;
  return { ...base, day: day === null ? exception.day : dayMeant(day, today), change: changed };
}
