import { z } from 'zod';
import safetyData from '#data/coach-safety.json' with { type: 'json' };
import { conceptsOf } from './concepts.ts';
import { LEARNED_CLASSES } from './verdict.ts';

const classSchema = z.strictObject({
  class: z.enum(LEARNED_CLASSES),
  /** Not raised by what is denied just before: "no chest pain". */
  denied: z.boolean(),
  /** Not raised by what is said of somebody else just before. */
  others: z.boolean().default(false),
  /** Not raised by clauses that are about others alone. */
  ofSelf: z.boolean().default(false),
  discloses: z.enum(['eating_disorder', 'pregnancy', 'minor']).nullable().default(null),
  patterns: z.array(z.string()),
  /** Where one of these is said too, `patterns` raise nothing. */
  unless: z.array(z.string()),
});

const safetySchema = z.strictObject({
  about: z.string(),
  words: z.record(z.string(), z.string()),
  keywords: z.array(z.string()),
  thirdPersons: z.string(),
  classes: z.array(classSchema),
});

const data = safetySchema.parse(safetyData);

/** `<joint>` stands for the words of that name. */
function pattern(source: string): RegExp {
  const whole = source.replace(/<(\w+)>/g, (_, name: string) => {
    const words = data.words[name];
    if (words === undefined) throw new Error(`no words named ${name}`);
    return `(?:${words})`;
  });
  return new RegExp(whole, 'g');
}

/** What is looked for, in the order of urgency. */
export const RED_FLAGS = data.classes.map((each, index) => ({
  ...each,
  // A class that stands twice in the list has its concepts at the first place.
  concepts: data.classes.findIndex((other) => other.class === each.class) === index ? conceptsOf(each.class) : [],
  patterns: each.patterns.map(pattern),
  unless: each.unless.map(pattern),
}));
export type RedFlag = (typeof RED_FLAGS)[number];

/** The words of every name. ` told` keeps a name apart from one of the concepts, and the weights know it so. */
export const RED_FLAG_WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(data.words).map(([name, words]) => [`${name} told`, words]),
);
export const SAFETY_KEYWORDS: readonly string[] = data.keywords;
export const THIRD_PERSONS = data.thirdPersons;
