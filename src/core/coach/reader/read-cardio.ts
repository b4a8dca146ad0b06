import { hasPhrase } from '#core/language/phrase-set.ts';
import type { Token } from '#core/language/tokens.ts';
import type { ActionOf } from '../actions/actions.ts';
import type { RecentEntry } from '../dialogue/recent-entries.ts';
import { ACT_WORDS, numberIn } from './act-words.ts';
import { daysSaid, type SaidDay } from './said-days.ts';
import { SESSION_WORDS } from './session-words.ts';
import { type Told, toldIn } from './told-session.ts';
import { distanceTold, minutesTold } from './told-time.ts';

/** Cardio that was done. `minutes` null: it was not told how long. */
export type CardioAct = {
  kind: 'cardio';
  exerciseId: string;
  minutes: number | null;
  distance: string | null;
  /** Null: today. */
  day: SaidDay | null;
};

const LONGEST_MINUTES = 600;

/** Reads "ran 12k in 1:05 this am", "plus a 20 min walk with the dog", "ten minutes on the bike as well". */
export function readCardio(told: Told): CardioAct | null {
  const { words, tokens, message } = told;
  const [row] = SESSION_WORDS.cardio.filter((each) => hasPhrase(words, each.words));
  if (!row || message.includes('?') || !(hasPhrase(words, SESSION_WORDS.cardioDone) || isToldShort(told))) return null;
  if (hasPhrase(words, SESSION_WORDS.cardioNot) || hasPhrase(words, ACT_WORDS.notDone)) return null;
  const minutes = minutesTold(tokens);
  const distance = distanceTold(tokens)?.text ?? null;
  // How long it took is only asked where it is to be logged.
  if (minutes === null && !(distance !== null && hasPhrase(words, SESSION_WORDS.logging))) return null;
  if (minutes === 0 || (minutes ?? 0) > LONGEST_MINUTES) return null;
  const isIndoor = row.indoor !== null && hasPhrase(words, row.indoor.words);
  const exerciseId = isIndoor && row.indoor ? row.indoor.exercise : row.exercise;
  const yesterday = hasPhrase(words, SESSION_WORDS.yesterday) ? ({ kind: 'ahead', days: -1 } as const) : null;
  return { kind: 'cardio', exerciseId, minutes, distance, day: yesterday ?? daysSaid(words)[0]?.said ?? null };
}

/** "40 mins of zumba": so few words with a time tell what was done, unless they are of what may be. */
const SHORT_WORDS = 9;

const isToldShort = ({ words, tokens }: Told): boolean =>
  words.length <= SHORT_WORDS && minutesTold(tokens) !== null && !hasPhrase(words, SESSION_WORDS.cardioMaybe);

type CardioEntry = Extract<RecentEntry, { kind: 'cardio' }>;

/** Nothing that was told just now was wrong by more than that many times. */
const FURTHEST = 4;
/** Who corrects a time says little. */
const MOST_WORDS = 8;
const BARE_SIGNS = new Set([':', '.', '!']);

/** "1:10", "54 min.": nothing but a time. */
const isBare = (tokens: readonly Token[]): boolean =>
  tokens.every(
    ({ kind, plain, stem }) =>
      kind === 'number' ||
      BARE_SIGNS.has(plain) ||
      SESSION_WORDS.minutes.keys.has(stem) ||
      SESSION_WORDS.hours.keys.has(stem),
  );

/** Another time for cardio that was logged a moment ago: "wait no 1:10", "sorry, it was 54". */
export function mendCardio(message: string, { logId, minutes }: CardioEntry): ActionOf<'correct_log'> | null {
  const { words, tokens } = toldIn(message);
  if (!isBare(tokens) && !hasPhrase(words, ACT_WORDS.correcting)) return null;
  if (words.length > MOST_WORDS || hasPhrase(words, SESSION_WORDS.otherEntries)) return null;
  const numbers = tokens.filter(({ kind }) => kind === 'number');
  const bare = numbers.length === 1 && numbers[0] ? numberIn(numbers[0]) : null;
  const told = minutesTold(tokens) ?? bare;
  const isNear = told !== null && told * FURTHEST >= minutes && told <= minutes * FURTHEST;
  if (!isNear || told === minutes) return null;
  return { kind: 'correct_log', logId, value: null, performed: null, minutes: told };
}
