import { hasPhrase } from '#core/language/phrase-set.ts';
import type { PastTurn } from '../turn.ts';
import { type CaloriesAct, readCalories } from './read-calories.ts';
import { type CardioAct, readCardio } from './read-cardio.ts';
import { readSession, type SessionAct, type Told, toldIn } from './read-session.ts';
import { type EndAct, readEnd, readWeek, type WeekAct } from './read-week.ts';
import { daysSaid, type SaidDay } from './said-days.ts';
import { SESSION_WORDS } from './session-words.ts';
import { minutesTold } from './told-time.ts';

/** The exception that was spoken of last in this conversation is meant otherwise. */
export type FixAct = { kind: 'fix'; exceptionId: string; day: SaidDay | null; minutes: number | null };
/** What a message says of sessions, of a week, of cardio or of the calories of a day. */
export type TrainingAct = SessionAct | WeekAct | EndAct | CardioAct | CaloriesAct | FixAct;

export type TrainingContext = {
  history: readonly PastTurn[];
  /** The exception that is the newest thing done in this conversation. */
  lastException: { exceptionId: string; isShort: boolean } | null;
  /** Whether an exception is open at all: only then can one end. */
  hasExceptions: boolean;
};

/** What is meant by one message, or by a part of it, and what of it says something else. */
export function readTraining(message: string, context: TrainingContext): { acts: TrainingAct[]; rest: string } {
  const whole = actIn(message, context);
  if (!whole) return { acts: [], rest: message };
  const key = JSON.stringify(whole);
  const clauses = clausesOf(message);
  // A clause without which the same is read says something else.
  const rest = clauses.filter((_clause, at) => {
    const others = clauses.filter((_other, place) => place !== at).join(' ');
    return clauses.length > 1 && JSON.stringify(actIn(others, context)) === key;
  });
  const more = rest.length < clauses.length ? rest.join(' ') : '';
  const next = more === '' ? { acts: [], rest: '' } : readTraining(more, context);
  return { acts: [whole, ...next.acts.filter((act) => act.kind !== whole.kind)], rest: next.rest };
}

function actIn(message: string, context: TrainingContext): TrainingAct | null {
  const told = toldIn(message);
  return (
    readFix(told, context) ??
    readCalories(told, context.history) ??
    readCardio(told) ??
    (context.hasExceptions ? readEnd(told) : null) ??
    readWeek(told) ??
    readSession(told)
  );
}

const CLAUSE_END = /[.!?;\n](?=\s|$)|,(?=\s)/g;

function clausesOf(message: string): string[] {
  const clauses: string[] = [];
  let from = 0;
  for (const { 0: mark, index } of message.matchAll(CLAUSE_END)) {
    clauses.push(message.slice(from, index + mark.length).trim());
    from = index + mark.length;
  }
  return [...clauses, message.slice(from).trim()].filter((clause) => clause !== '');
}

/** Who corrects what was just said says little. */
const MOST_WORDS = 6;

/** "No, wednesday", "make it 15 min": the first sentence says what is meant instead. */
function readFix(told: Told, { lastException }: TrainingContext): FixAct | null {
  if (lastException === null || told.message.includes('?')) return null;
  const { words, tokens } = toldIn(told.message.split(/[.!](?:\s|$)/)[0] ?? '');
  const days = daysSaid(words);
  const isBare = days.length === 1 && words.length <= 2;
  if (words.length > MOST_WORDS || !(isBare || hasPhrase(words, SESSION_WORDS.fixing))) return null;
  const { exceptionId, isShort } = lastException;
  const minutes = isShort ? (minutesTold(tokens) ?? bareNumber(words)) : null;
  const day = days.at(-1)?.said ?? null;
  return day === null && minutes === null ? null : { kind: 'fix', exceptionId, day, minutes };
}

function bareNumber(words: Told['words']): number | null {
  const numbers = words.filter(({ kind }) => kind === 'number');
  return numbers.length === 1 ? Number(numbers[0]?.plain) : null;
}
