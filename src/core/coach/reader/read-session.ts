import { hasPhrase, type PhraseSet, phraseAt, placeOfPhrase, withoutSigns } from '#core/language/phrase-set.ts';
import { type Token, tokenise } from '#core/language/tokens.ts';
import { MINUTES, type SessionChange } from '#core/training/exceptions/exception.ts';
import { withEnglishNumbers } from '#core/units/number-words.ts';
import { daysSaid, type SaidDay, spanSaid } from './said-days.ts';
import { SESSION_WORDS } from './session-words.ts';
import { minutesTold } from './told-time.ts';

/** What is to become of one session: of the day that is named, or of today. */
export type SessionAct = {
  kind: 'session';
  day: SaidDay | null;
  change: Exclude<SessionChange, { kind: 'moved' }> | { kind: 'moved'; to: SaidDay };
};

/** A text that is read for what shall be trained. */
export type Told = {
  message: string;
  tokens: readonly Token[];
  /** Without signs, in which phrases are looked for. */
  words: readonly Token[];
};

export function toldIn(message: string): Told {
  const tokens = tokenise(withEnglishNumbers(message.toLowerCase()));
  return { message, tokens, words: withoutSigns(tokens) };
}

const POLITE = /\b(?:can|could|would|will|cld) (?:you|u|we)\b|\bplease\b|\bpls\b|\bplz\b|\bporfa\b/i;

/** Whether it is only asked, hoped, or told of somebody else. A polite request is a request. */
export function isOnlyTalk({ message, words }: Told): boolean {
  if (hasPhrase(words.slice(0, 1), SESSION_WORDS.asking)) return true;
  if (POLITE.test(message)) return false;
  return /\?/.test(message) || hasPhrase(words, SESSION_WORDS.not) || isOfOthers(words);
}

/** "My wife only has 20 minutes", but not "at my wife's". */
const isOfOthers = (words: readonly Token[]): boolean =>
  words.some(
    (_word, at) =>
      phraseAt(words, at, SESSION_WORDS.others) > 0 &&
      (at === 0 || phraseAt(words, at - 1, SESSION_WORDS.beside) === 0),
  );

/** Whether it is meant for good: that is an answer of the profile, no exception. */
export const isLasting = ({ words }: Told): boolean =>
  hasPhrase(words, SESSION_WORDS.lasting) || hasPhrase(words, SESSION_WORDS.lastingForms) || isOfSuchDays(words);

/** "On Saturdays" is every one; "saturdays session" is one without its apostrophe. */
const isOfSuchDays = (words: readonly Token[]): boolean =>
  words.some(
    (_word, at) =>
      phraseAt(words, at, SESSION_WORDS.pluralDays) > 0 && phraseAt(words, at + 1, SESSION_WORDS.sessionNoun) === 0,
  );

/** Whether it speaks of meals, reminders or something else that is no session. */
export const isOfOther = ({ words }: Told): boolean => hasPhrase(words, SESSION_WORDS.otherTopics);

const saysSession = ({ words }: Told): boolean => hasPhrase(words, SESSION_WORDS.session);
const saysCardio = ({ words }: Told): boolean => SESSION_WORDS.cardio.some((row) => hasPhrase(words, row.words));

/** Reads "only 20 min today", "move tmrws workout to thurs", "skip today", "something lighter today, slept 4 hrs"; null where it is none of that. */
export function readSession(told: Told): SessionAct | null {
  if (isOnlyTalk(told) || isOfOther(told) || hasPhrase(told.words, SESSION_WORDS.notSession)) return null;
  return readMoved(told) ?? (isLasting(told) ? null : (readShort(told) ?? readLighter(told) ?? readSkipped(told)));
}

/** The last day that is named is where it goes, the one before it where it was: in the same sentence or in an earlier one. */
function readMoved(told: Told): SessionAct | null {
  const { words } = told;
  const at = placeOfPhrase(words, SESSION_WORDS.moving);
  const behind = words.slice(at + 1);
  const isIts = hasPhrase(behind, SESSION_WORDS.it) && saysSession(told);
  const days = daysSaid(words);
  const to = days.at(-1);
  if (at < 0 || !to || to.at <= at || !(isIts || hasPhrase(behind, SESSION_WORDS.session) || days.length > 1))
    return null;
  const isThere =
    phraseAt(words, to.at - 1, SESSION_WORDS.movedTo) > 0 || words[to.at + to.length]?.plain === 'instead';
  if (!isThere || saysCardio(told) || isOfSuchDays(words)) return null;
  if (hasPhrase(words, SESSION_WORDS.past) && !hasPhrase(words, SESSION_WORDS.unable)) return null;
  const from = days.findLast(({ at: place, said }) => place < to.at && !isSame(said, to.said));
  return { kind: 'session', day: from?.said ?? null, change: { kind: 'moved', to: to.said } };
}

const isSame = (one: SaidDay, other: SaidDay): boolean => JSON.stringify(one) === JSON.stringify(other);

const firstDay = (told: Told): SaidDay | null => daysSaid(told.words)[0]?.said ?? null;
const isPast = ({ words }: Told): boolean => hasPhrase(words, SESSION_WORDS.past);

function readShort(told: Told): SessionAct | null {
  const { words, tokens } = told;
  const minutes = minutesTold(tokens);
  if (minutes === null || minutes < MINUTES.least || minutes > MINUTES.most) return null;
  if (!hasPhrase(words, SESSION_WORDS.limit) || isPast(told) || saysCardio(told) || isLess(words)) return null;
  const day = firstDay(told);
  if (day === null && !saysSession(told) && !isLimited(words)) return null;
  return { kind: 'session', day, change: { kind: 'short', minutes } };
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
  if (!hasPhrase(words, SESSION_WORDS.lighter)) return null;
  const day = firstDay(told);
  const isTired = hasPhrase(words, SESSION_WORDS.tired);
  const isOfToday = day !== null && (isTired || saysSession(told));
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
