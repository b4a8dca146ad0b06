import { hasPhrase, type PhraseSet, phraseAt, placeOfPhrase } from '#core/language/phrase-set.ts';
import type { Token } from '#core/language/tokens.ts';
import { MINUTES } from '#core/training/exceptions/exception.ts';
import { readMoved, readMovedAside } from './read-moved.ts';
import { daysSaid, type SaidDay, spanSaid } from './said-days.ts';
import { SESSION_WORDS } from './session-words.ts';
import {
  isLasting,
  isOfOther,
  isOnlyTalk,
  type SessionAct,
  saysCardio,
  saysSession,
  type Told,
} from './told-session.ts';
import { minutesTold } from './told-time.ts';

/** Reads "only 20 min today", "move tmrws workout to thurs", "skip today", "something lighter today, slept 4 hrs"; null where it is none of that. */
export function readSession(told: Told): SessionAct | null {
  const aside = readMovedAside(told);
  if (aside) return aside;
  if (isOnlyTalk(told) || isOfOther(told) || hasPhrase(told.words, SESSION_WORDS.notSession)) return null;
  return (
    readMoved(told) ??
    (isLasting(told) ? null : (readShort(told) ?? readNone(told) ?? readLighter(told) ?? readSkipped(told)))
  );
}

const firstDay = (told: Told): SaidDay | null => daysSaid(told.words)[0]?.said ?? null;
const isPast = ({ words }: Told): boolean => hasPhrase(words, SESSION_WORDS.past);

function readShort(told: Told): SessionAct | null {
  const { words, tokens } = told;
  const minutes = minutesTold(tokens);
  if (minutes === null || minutes < MINUTES.least || minutes > MINUTES.most) return null;
  const isMeant = hasPhrase(words, SESSION_WORDS.limit) || isLengthOfDay(told) || isTimeOfDay(told);
  if (!isMeant || isPast(told) || saysCardio(told) || isLess(words)) return null;
  const day = firstDay(told);
  if (day === null && !saysSession(told) && !isLimited(words)) return null;
  return { kind: 'session', day, change: { kind: 'short', minutes } };
}

/** "Ive got 20 minutes today". */
const isTimeOfDay = (told: Told): boolean => firstDay(told) !== null && hasPhrase(told.words, SESSION_WORDS.haveTime);

/** So few words hold a length and its day: "half an hour tomorrow". */
const LENGTH_WORDS = 5;

function isLengthOfDay({ words }: Told): boolean {
  const near = words.slice(0, LENGTH_WORDS);
  const isFirst = words[0]?.kind === 'number' || SESSION_WORDS.durations.some((each) => isAt(words, 0, each.words));
  return isFirst && daysSaid(near).length > 0;
}

const isAt = (words: readonly Token[], at: number, phrases: PhraseSet): boolean => phraseAt(words, at, phrases) > 0;

/** "Only 20 min", "just got 15", "20 min max": the limit stands at the figure. */
const isLimited = (words: readonly Token[]): boolean =>
  words.some(({ kind }, at) => {
    if (kind !== 'number' && !SESSION_WORDS.durations.some((each) => isAt(words, at, each.words))) return false;
    let before = at - 1;
    while (before >= 0 && isAt(words, before, SESSION_WORDS.around)) before -= 1;
    return isAt(words, before, SESSION_WORDS.limit) || isAt(words, at + 2, SESSION_WORDS.limit);
  });

/** "Cut ten minutes from it", "shorter by ten": so much less and not so long. */
const isLess = (words: readonly Token[]): boolean =>
  words.some(
    ({ kind }, at) =>
      kind === 'number' && ['by', 'cut', 'trim', 'off', 'minus', 'drop'].includes(words[at - 1]?.plain ?? ''),
  );

function readLighter(told: Told): SessionAct | null {
  const { words } = told;
  if (!hasPhrase(words, SESSION_WORDS.lighter) || hasPhrase(words, SESSION_WORDS.noTraining)) return null;
  const day = firstDay(told);
  const isTired = hasPhrase(words, SESSION_WORDS.tired);
  const isOne = hasPhrase(words, SESSION_WORDS.lighterOne);
  const isOfToday = day === null ? isOne : isOne || isTired || saysSession(told);
  return (isOfToday || isBesideSession(words)) && !saysCardio(told)
    ? { kind: 'session', day, change: { kind: 'lighter' } }
    : null;
}

/** "A lighter session", "easier workout please". */
const isBesideSession = (words: readonly Token[]): boolean =>
  words.some((_word, at) => {
    const length = phraseAt(words, at, SESSION_WORDS.lighter);
    return length > 0 && phraseAt(words, at + length, SESSION_WORDS.session) > 0;
  });

/** "Tomorrow no training" goes before all that is to be easy besides. */
const readNone = (told: Told): SessionAct | null =>
  hasPhrase(told.words, SESSION_WORDS.noTraining) ? readSkipped(told) : null;

/** What is left out stands right behind the word: "skip tomorrow", "can't make saturday's session". */
const OBJECT_WORDS = 4;

function readSkipped(told: Told): SessionAct | null {
  const { words } = told;
  const isChoice = words.some(({ plain }) => plain === 'or');
  if (isPast(told) || saysCardio(told) || isChoice || spanSaid(words) !== null) return null;
  const day = firstDay(told);
  const skipped = { kind: 'session', day, change: { kind: 'skipped' } } as const;
  if (day !== null && hasPhrase(words, SESSION_WORDS.noTraining)) return skipped;
  const at = placeOfPhrase(words, SESSION_WORDS.skipping);
  const from = at + phraseAt(words, Math.max(0, at), SESSION_WORDS.skipping);
  const object = words.slice(from, from + OBJECT_WORDS);
  const isNamed =
    daysSaid(words.slice(at, from)).length > 0 ||
    daysSaid(object)[0]?.at === 0 ||
    hasPhrase(object, SESSION_WORDS.sessionNoun);
  return at >= 0 && isNamed ? skipped : null;
}
