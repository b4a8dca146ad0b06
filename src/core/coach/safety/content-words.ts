import { z } from 'zod';
import contentData from '#data/safety/content-words.json' with { type: 'json' };
import { LEARNED_CLASSES, type LearnedClass } from '../turn.ts';
import { compilePattern, newSlots } from './blunt/compile-dangers.ts';
import { dangerWords } from './blunt/danger-words.ts';
import { finderOf } from './blunt/find-in-words.ts';

const { words, calm } = z
  .strictObject({ about: z.string(), calm: z.string(), words: z.record(z.enum(LEARNED_CLASSES), z.string()) })
  .parse(contentData);

const slots = newSlots();
const find = finderOf(
  [
    ...compilePattern<LearnedClass | 'calm'>('calm', `(${calm})`, { words: {}, slots }),
    ...LEARNED_CLASSES.flatMap((name) =>
      compilePattern<LearnedClass | 'calm'>(name, `(${words[name]})`, { words: {}, slots }),
    ),
  ],
  slots,
  { corrects: true },
);

/** What a body shows counts in the middle of a race, too. */
const OF_BODY = new Set<LearnedClass>(['emergency', 'injury_red_flag']);

/** The kind, if a text has a word for it; null where it has none or speaks of sport and drinks. */
export function kindWithWords(name: LearnedClass, text: string): LearnedClass | null {
  const said = new Set(find(dangerWords(text)).map(({ kind }) => kind));
  return said.has(name) && (OF_BODY.has(name) || !said.has('calm')) ? name : null;
}
