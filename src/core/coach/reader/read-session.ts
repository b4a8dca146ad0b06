import { hasPhrase, phraseAt, placeOfPhrase, withoutSigns } from '#core/language/phrase-set.ts';
import { type Token, tokenise } from '#core/language/tokens.ts';
import { MINUTES, type SessionChange } from '#core/training/exceptions/exception.ts';
import { withEnglishNumbers } from '#core/units/number-words.ts';
import { daysSaid, type SaidDay } from './said-days.ts';
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
const isLasting = ({ words }: Told): boolean =>
  hasPhrase(words, SESSION_WORDS.lasting) || hasPhrase(words, SESSION_WORDS.lastingForms);

const saysSession = ({ words }: Told): boolean => hasPhrase(words, SESSION_WORDS.session);
const saysCardio = ({ words }: Told): boolean => SESSION_WORDS.cardio.some((row) => hasPhrase(words, row.words));

/** Reads "only 20 min today", "move tmrws workout to thurs", "skip today", "something lighter today, slept 4 hrs"; null where it is none of that. */
export function readSession(told: Told): SessionAct | null {
  if (isOnlyTalk(told) || hasPhrase(told.words, SESSION_WORDS.notSession)) return null;
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
  if (!hasPhrase(words, SESSION_WORDS.limit) || isPast(told) || saysCardio(told)) return null;
  return { kind: 'session', day: firstDay(told), change: { kind: 'short', minutes } };
}

function readLighter(told: Told): SessionAct | null {
  const { words } = told;
  if (!hasPhrase(words, SESSION_WORDS.lighter)) return null;
  const day = firstDay(told);
  const isTired = hasPhrase(words, SESSION_WORDS.tired);
  const isOfSession = saysSession(told) || (day !== null && isTired);
  return isOfSession && !saysCardio(told) ? { kind: 'session', day, change: { kind: 'lighter' } } : null;
}

function readSkipped(told: Told): SessionAct | null {
  const { words } = told;
  const at = placeOfPhrase(words, SESSION_WORDS.skipping);
  if (at < 0 || isPast(told)) return null;
  const day = firstDay(told);
  const behind = words.slice(at + phraseAt(words, at, SESSION_WORDS.skipping));
  const isNamed = day !== null || hasPhrase(behind, SESSION_WORDS.session);
  return isNamed && !saysCardio(told) ? { kind: 'session', day, change: { kind: 'skipped' } } : null;
}
