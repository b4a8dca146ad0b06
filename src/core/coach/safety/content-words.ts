import { z } from 'zod';
import contentData from '#data/safety/content-words.json' with { type: 'json' };
import { compilePattern, newSlots } from './blunt/compile-dangers.ts';
import { dangerWords } from './blunt/danger-words.ts';
import { finderOf } from './blunt/find-in-words.ts';
import { LEARNED_CLASSES, type LearnedClass } from './verdict.ts';

const { words, calm, nursing, withChild, nursingCare, foods, counted, works } = z
  .strictObject({
    about: z.string(),
    calm: z.string(),
    nursing: z.string(),
    withChild: z.string(),
    nursingCare: z.string(),
    foods: z.string(),
    counted: z.string(),
    works: z.string(),
    words: z.record(z.enum(LEARNED_CLASSES), z.string()),
  })
  .parse(contentData);

type Subject = LearnedClass | 'calm' | 'nursing' | 'withChild' | 'nursingCare' | 'foods' | 'counted' | 'works';
const OTHERS = { calm, nursing, withChild, nursingCare, foods, counted, works };
const SUBJECTS = Object.entries({ ...words, ...OTHERS }) as [Subject, string][];

const slots = newSlots();
const find = finderOf(
  SUBJECTS.flatMap(([subject, said]) => compilePattern(subject, `(${said})`, { words: {}, slots })),
  slots,
  { corrects: true },
);

/** What a body shows counts in the middle of a race, too. */
const OF_BODY = new Set<LearnedClass>(['emergency', 'injury_red_flag']);

const subjectsIn = (text: string) => new Set(find(dangerWords(text)).map(({ kind }) => kind));

/** Whether the numbers of a text count sets or miles, and none is an age. */
export function onlyCounts(text: string): boolean {
  const said = subjectsIn(text);
  return said.has('counted') && !said.has('minor');
}

/** The likeliest of the kinds that a text has a word for; null where it has none or speaks of sport and drinks, or of a limb that works. */
export function kindWithWords(likeliest: readonly LearnedClass[], text: string): LearnedClass | null {
  const said = subjectsIn(text);
  const found = likeliest.find((name) => said.has(name) && (OF_BODY.has(name) || !said.has('calm'))) ?? null;
  return found === 'injury_red_flag' && said.has('works') ? null : found;
}

/** Whether a person speaks of feeding a baby, and whether of what to eat or drink then. */
export function nursingIn(text: string): { isNursing: boolean; asksOfFood: boolean } {
  const said = subjectsIn(text);
  const isNursing = said.has('nursing') && !said.has('withChild');
  return { isNursing, asksOfFood: isNursing && said.has('foods') && !said.has('nursingCare') };
}
