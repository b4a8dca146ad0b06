import { z } from 'zod';
import { tokenise } from '#core/language/tokens.ts';
import languageData from '#data/coach-languages.json' with { type: 'json' };
import { choices, text } from './phrases.ts';
import type { CoachBlock } from './turn.ts';

const words = z.array(z.string());
const { english, languages } = z
  .strictObject({
    about: z.string(),
    english: words,
    languages: z.array(
      z.strictObject({
        code: z.string(),
        name: z.string(),
        script: z.enum(['Devanagari', 'Arabic', 'Kana', 'Han', 'Cyrillic']).optional(),
        words,
        answer: z.string(),
      }),
    ),
  })
  .parse(languageData);

/** A language that the coach does not speak, and what she says in it. */
export type OtherLanguage = { code: string; name: string; answer: string };

const SCRIPTS = {
  Devanagari: /\p{Script=Devanagari}/gu,
  Arabic: /\p{Script=Arabic}/gu,
  Kana: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  Han: /\p{Script=Han}/gu,
  Cyrillic: /\p{Script=Cyrillic}/gu,
} as const;
const LETTER = /\p{L}/gu;

const ENGLISH = new Set(english);
const OTHERS = languages.map((language) => ({ ...language, words: new Set(language.words) }));
/** Words that only one of them has tell more than those that two share. */
const OWNERS = new Map<string, number>();
for (const { words: known } of OTHERS) for (const word of known) OWNERS.set(word, (OWNERS.get(word) ?? 0) + 1);

/** So much of a text must be of a language's own frequent words. */
const SHARE = 0.4;
const FEWEST_WORDS = 2;
/** Longer messages are told by their beginning. */
const MOST_LETTERS = 400;

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** The language of a message that is not in English, if it is clear; null for English, and where it cannot be told. */
export function otherLanguageOf(message: string): OtherLanguage | null {
  const text = message.slice(0, MOST_LETTERS);
  return byScript(text) ?? byWords(text);
}

function byScript(text: string): OtherLanguage | null {
  const letters = countOf(text, LETTER);
  const found = OTHERS.find(({ script }) => {
    if (script === undefined) return false;
    // Japanese writes with Han letters too; a few kana among them tell.
    const own = script === 'Kana' ? countOf(text, SCRIPTS.Kana) * 3 : countOf(text, SCRIPTS[script]);
    return own > 0 && own * 2 >= letters;
  });
  return found ?? null;
}

function byWords(text: string): OtherLanguage | null {
  const tokens = tokenise(text).filter(({ kind }) => kind === 'word');
  const inEnglish = tokens.filter(({ plain }) => ENGLISH.has(plain)).length;
  const scored = OTHERS.map((language) => {
    const own = tokens.filter(({ plain }) => language.words.has(plain));
    return {
      language,
      count: own.length,
      score: own.reduce((sum, { plain }) => sum + 1 / (OWNERS.get(plain) ?? 1), 0),
    };
  });
  const best = scored.reduce((first, next) => (next.score > first.score ? next : first));
  const isClear = best.count >= FEWEST_WORDS && best.count > inEnglish * 2 && best.count >= tokens.length * SHARE;
  return isClear ? best.language : null;
}

/** Two things to go on with, in plain English. */
const DOORS = ['What is my workout today?', 'What should I eat today?'];

/** Says in the person's language what the coach speaks, and offers a way on. */
export const sayInLanguage = ({ answer }: OtherLanguage): CoachBlock[] => [
  text(answer),
  choices(...DOORS.map((door) => ({ label: door, say: door }))),
];
