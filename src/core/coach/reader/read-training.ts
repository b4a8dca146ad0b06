import { hasPhrase, phraseAt } from '#core/language/phrase-set.ts';
import type { PastTurn } from '../turn.ts';
import { type CaloriesAct, readCalories } from './read-calories.ts';
import { type CardioAct, readCardio } from './read-cardio.ts';
import { readSession } from './read-session.ts';
import { type EndAct, readEnd, readWeek, type WeekAct } from './read-week.ts';
import { daysSaid, type SaidDay } from './said-days.ts';
import { SESSION_WORDS } from './session-words.ts';
import { clausesOf } from './told-clauses.ts';
import { isLasting, isOfOther, isOnlyTalk, type SessionAct, type Told, toldIn } from './told-session.ts';
import { minutesTold } from './told-time.ts';

/** The exception that was spoken of last in this conversation is meant otherwise. */
export type FixAct = { kind: 'fix'; exceptionId: string; day: SaidDay | null; minutes: number | null };
/** What was done last goes back to what it was. */
export type BackAct = { kind: 'back' };
/** What a message says of sessions, of a week, of cardio or of the calories of a day. */
export type TrainingAct = SessionAct | WeekAct | EndAct | CardioAct | FixAct | Exclude<CaloriesAct, Asked>;
type Asked = { kind: 'ask_proposal' };
export type ReadTrainingAct = TrainingAct | BackAct | Asked;

/** What stands of training and calories when a message is read. */
export type TrainingState = {
  /** The exception that is the newest thing done in this conversation. */
  lastException: { exceptionId: string; isShort: boolean } | null;
  /** Whether the newest thing done in this conversation is of training or of calories. */
  canTakeBack: boolean;
  /** Whether an exception is open at all: only then can one end. */
  hasExceptions: boolean;
};

export type TrainingContext = TrainingState & { history: readonly PastTurn[] };

/** Nobody says in more letters what is to become of a session. */
const MOST_LETTERS = 400;

type Read = { acts: ReadTrainingAct[]; rest: string };

/** What is meant by a message, and what of it says something else: read as a whole, else sentence by sentence, else part by part. */
export function readTraining(message: string, context: TrainingContext): Read {
  const isLong = message.length > MOST_LETTERS;
  const whole = isLong ? null : actIn(message, context);
  if (whole) return withRest(message, whole, context);
  const sentences = partsOf(message, SENTENCE_END);
  if (sentences.length > 1) return together(message, sentences, context);
  if (isLong) return { acts: [], rest: message };
  // What is only asked or hoped, or is of a meal, is not otherwise for a part of it.
  const told = toldIn(message);
  const clauses = isOnlyTalk(told) || isOfOther(told) || isLasting(told) ? [] : trimmedClauses(message);
  // What corrects the last exception says nothing else.
  return together(message, clauses.length > 1 ? clauses : [], { ...context, lastException: null });
}

/** A part without which the same is read says something else, maybe another such thing. */
function withRest(message: string, whole: ReadTrainingAct, context: TrainingContext): Read {
  const key = JSON.stringify(whole);
  const clauses = partsOf(message, SENTENCE_END).flatMap(trimmedClauses);
  const others = clauses.filter((_clause, at) => {
    const left = clauses.filter((_other, place) => place !== at).join(' ');
    return clauses.length > 1 && clauses.length <= MOST_PARTS && JSON.stringify(actIn(left, context)) === key;
  });
  if (others.length === 0 || others.length === clauses.length) return { acts: [whole], rest: '' };
  const next = readTraining(others.join(' '), context);
  const besides = next.acts.filter((act) => JSON.stringify(act) !== key);
  return { acts: [whole, ...besides], rest: unlessFiller(next.rest) };
}

/** "Help", "thanks": nothing to be answered once something was done. */
const unlessFiller = (rest: string): string => {
  const { words } = toldIn(rest);
  return words.every((_word, at) => phraseAt(words, at, SESSION_WORDS.filler) > 0) ? '' : rest;
};

/** Nobody says as much of their training at once. */
const MOST_PARTS = 16;

function together(message: string, parts: readonly string[], context: TrainingContext): Read {
  if (parts.length > MOST_PARTS) return { acts: [], rest: message };
  const read = parts.map((part) => readTraining(part, context));
  const acts = read.flatMap((one) => one.acts);
  if (acts.length === 0) return { acts, rest: message };
  return { acts, rest: read.flatMap(({ rest }) => (rest === '' ? [] : [rest])).join(' ') };
}

function actIn(message: string, context: TrainingContext): ReadTrainingAct | null {
  const told = toldIn(message);
  return (
    readBack(told, context) ??
    readFix(told, context) ??
    readCalories(told, context.history) ??
    readCardio(told) ??
    (context.hasExceptions ? readEnd(told) : null) ??
    readWeek(told) ??
    readSession(told)
  );
}

const SENTENCE_END = /[.!?;\n](?=\s|$)/g;

const trimmedClauses = (text: string): string[] => clausesOf(text).map((clause) => clause.trim());

/** With their ends, so that a question stays one. */
function partsOf(message: string, end: RegExp): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const { 0: mark, index } of message.matchAll(end)) {
    parts.push(message.slice(from, index + mark.length).trim());
    from = index + mark.length;
  }
  return [...parts, message.slice(from).trim()].filter((part) => part !== '');
}

const MOST_BACK_WORDS = 14;

/** "On reflection that seems low. Please put it back as it was." */
function readBack(told: Told, { canTakeBack }: TrainingContext): BackAct | null {
  if (!canTakeBack || isOnlyTalk(told) || told.words.length > MOST_BACK_WORDS) return null;
  return hasPhrase(told.words, SESSION_WORDS.back) ? { kind: 'back' } : null;
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
