import { hasPhrase, phraseAt, withoutSigns } from '#core/language/phrase-set.ts';
import { type Token, tokenise } from '#core/language/tokens.ts';
import type { SessionChange } from '#core/training/exceptions/exception.ts';
import { withEnglishNumbers } from '#core/units/number-words.ts';
import type { SaidDay } from './said-days.ts';
import { SESSION_WORDS } from './session-words.ts';

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

const POLITE = /\b(?:can|could|would|will|cld) (?:you|u|we|it|that)\b|\bplease\b|\bpls\b|\bplz\b|\bporfa\b/i;

/** Whether it is only asked, hoped, or told of somebody else. A polite request is a request. */
export function isOnlyTalk({ message, words }: Told): boolean {
  if (hasPhrase(words.slice(0, 1), SESSION_WORDS.asking)) return true;
  if (POLITE.test(message)) return false;
  const isTalk = hasPhrase(words, SESSION_WORDS.not) || hasPhrase(words, SESSION_WORDS.notForms);
  return /\?/.test(message) || isTalk || isOfOthers(words);
}

/** "My wife only has 20 minutes", but not "at my wife's". */
export const isOfOthers = (words: readonly Token[]): boolean =>
  words.some(
    (_word, at) =>
      phraseAt(words, at, SESSION_WORDS.others) > 0 &&
      (at === 0 || phraseAt(words, at - 1, SESSION_WORDS.beside) === 0),
  );

/** Whether it is meant for good: that is an answer of the profile, no exception. */
export const isLasting = ({ words }: Told): boolean =>
  hasPhrase(words, SESSION_WORDS.lasting) || hasPhrase(words, SESSION_WORDS.lastingForms) || isOfSuchDays(words);

/** "On Saturdays" is every one; "saturdays session" is one without its apostrophe. */
export const isOfSuchDays = (words: readonly Token[]): boolean =>
  words.some(
    (_word, at) =>
      phraseAt(words, at, SESSION_WORDS.pluralDays) > 0 && phraseAt(words, at + 1, SESSION_WORDS.sessionNoun) === 0,
  );

/** Whether it speaks of meals, reminders or something else that is no session. */
export const isOfOther = ({ words }: Told): boolean => hasPhrase(words, SESSION_WORDS.otherTopics);

export const saysSession = ({ words }: Told): boolean => hasPhrase(words, SESSION_WORDS.session);
export const saysCardio = ({ words }: Told): boolean => SESSION_WORDS.cardio.some((row) => hasPhrase(words, row.words));
