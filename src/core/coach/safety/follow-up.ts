import { z } from 'zod';
import followUpData from '#data/safety/follow-ups.json' with { type: 'json' };
import type { SafetyClass, SafetyContext, SafetyVerdict } from '../turn.ts';
import { compilePattern, newSlots } from './blunt/compile-dangers.ts';
import { LANGUAGES, type Language } from './blunt/danger-languages.ts';
import { BREAK, dangerWords } from './blunt/danger-words.ts';
import { finderOf } from './blunt/find-in-words.ts';
import { hear } from './blunt/read-blunt.ts';
import { readSafety } from './read-safety.ts';
import { FOLLOW_UPS, type FollowUp, followUpIn } from './reply-in.ts';

const { languages } = z
  .strictObject({ about: z.string(), languages: z.record(z.enum(LANGUAGES), z.record(z.enum(FOLLOW_UPS), z.string())) })
  .parse(followUpData);

/** A talk about one of these goes on until the person speaks of something else. */
const TALKED_ABOUT = new Set<SafetyClass>(['emergency', 'overdose', 'self_harm', 'abuse', 'eating_disorder']);
export const isTalkedAbout = (name: SafetyClass | null): boolean => name !== null && TALKED_ABOUT.has(name);

/** "No" and "thanks" mean the talk only where little else is said; a question who reads it always does. */
const SHORT = new Set<FollowUp>(['safe', 'stay']);
const SHORT_WORDS = 7;
/** The same words of a sign language of small words are more of them. */
const SHORT_SIGNS = 14;
const SIGN = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u;

type Said = { to: FollowUp; language: Language };

const slots = newSlots();
const find = finderOf<Said>(
  LANGUAGES.flatMap((language) =>
    FOLLOW_UPS.flatMap((to) =>
      compilePattern<Said>({ to, language }, `(${languages[language][to]})`, { words: {}, slots }),
    ),
  ),
  slots,
  { corrects: false },
);

/** Whether a message could go on with a talk about danger. Of other subjects ("what's for dinner") nothing is found. */
export const mayFollowUp = (message: string): boolean => saidIn(message).length > 0;

function saidIn(message: string): Said[] {
  const words = dangerWords(message).filter((word) => word !== BREAK);
  const most = words.some((word) => SIGN.test(word)) ? SHORT_SIGNS : SHORT_WORDS;
  const said = find(words).map(({ kind }) => kind);
  return words.length <= most ? said : said.filter(({ to }) => !SHORT.has(to));
}

type Talk = SafetyContext & {
  /** What the person wrote before in this talk, the newest first. */
  before: readonly string[];
};

/**
 * The fixed words for a message that goes on with a talk about danger; null where it does not, or none was spoken of. The same text
 * is not said twice, and nothing is promised that the product does not do.
 */
export function readFollowUp(message: string, { before, locale }: Talk): SafetyVerdict | null {
  const said = saidIn(message);
  if (said.length === 0) return null;
  const danger = dangerIn(before, locale);
  if (danger === null) return null;
  const { name, language } = danger;
  const inSame = said.filter((each) => each.language === language);
  const to = FOLLOW_UPS.find((each) => (inSame.length > 0 ? inSame : said).some((one) => one.to === each));
  if (to === undefined) return null;
  return { class: name, reply: followUpIn(language, { to, name }, locale), stops: true, discloses: null };
}

/** The danger that the talk is about: the last one, if nothing but what follows up on it was said since. */
function dangerIn(before: readonly string[], locale: string | null): { name: SafetyClass; language: Language } | null {
  for (const message of before) {
    const { class: name } = readSafety(message, { locale });
    if (name !== null) return isTalkedAbout(name) ? { name, language: hear(message).blunt?.language ?? 'en' } : null;
    if (!mayFollowUp(message)) return null;
  }
  return null;
}
