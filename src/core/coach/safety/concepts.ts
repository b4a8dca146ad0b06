import { z } from 'zod';
import conceptData from '#data/coach-safety-concepts.json' with { type: 'json' };
import { replaceIn } from '../prefilter/prefilter.ts';
import { LEARNED_CLASSES, type LearnedClass } from './verdict.ts';

const groupSchema = z.strictObject({
  all: z.array(z.string()).min(1),
  not: z.string().optional(),
  self: z.boolean().default(false),
  keeps: z.boolean().default(true),
});

const data = z
  .strictObject({
    about: z.string(),
    words: z.record(z.string(), z.string()),
    spoken: z.record(z.string(), z.string()),
    harmless: z.array(z.string()),
    others: z.string(),
    othersDo: z.string(),
    keywords: z.array(z.string()),
    classes: z.record(z.enum(LEARNED_CLASSES), z.array(groupSchema)),
  })
  .parse(conceptData);

/** Ideas that must all be there, in any order. */
export type Concept = {
  all: readonly RegExp[];
  /** Those of `all` that a passage can only hold if one of its sentences does. */
  probes: readonly RegExp[];
  not: RegExp | null;
  /** Names others and is yet about the person: "my mom won't let me". */
  self: boolean;
  /** Whether it tells of the person for good; "a 500 calorie plan" only asks. */
  keeps: boolean;
};

/** `<joint>` stands for the words of that name, in which other names may stand; `swell*` for every word that begins so. */
function source(written: string): string {
  const open = written.replace(/([a-z])\*/g, '$1\\w*');
  return open.replace(/<(\w+)>/g, (_, name: string) => {
    const words = data.words[name];
    if (words === undefined) throw new Error(`no words named ${name}`);
    return `(?:${source(words)})`;
  });
}

/** The words of every name, as the source of a pattern. */
export const WORD_LISTS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(data.words).map(([name, words]) => [name, source(words)]),
);

/** Stands where an idiom or a clause about others was, so that what is around it does not grow together. */
const IDIOM = 'zz';

const whole = (written: string) => new RegExp(`(?:^|\\b)(?:${source(written)})(?:\\b|$)`, 'g');

/** Looks at nothing but its own words: no gaps, no ends, no looking around. */
const isProbe = (written: string) => !/[$^]|\(\?[!<=]|[.+]|\{0|\\[WSDs]/.test(source(written).replaceAll('\\w*', ''));

/** The whole ideas of a class. */
export const conceptsOf = (name: LearnedClass): readonly Concept[] =>
  data.classes[name].map(({ all, not, self, keeps }) => ({
    all: all.map(whole),
    probes: all.filter(isProbe).map(whole),
    not: not === undefined ? null : whole(not),
    self,
    keeps,
  }));

export const CONCEPT_KEYWORDS: readonly string[] = data.keywords;

const SPOKEN = Object.entries(data.spoken).map(
  ([from, to]) => [new RegExp(`\\b(?:${source(from)})\\b`, 'g'), to] as const,
);

const HARMLESS = data.harmless.map(whole);

/** Without the idioms that only sound like danger: "throw up some ideas", "passed out flyers". */
export function withoutIdioms(text: string): string {
  return HARMLESS.reduce((sofar, pattern) => replaceIn(sofar, pattern, IDIOM), text);
}

const CLAUSE_ENDS = /( [,.] | (?:and|but|so|because|cuz|while|though|then|plus|yet) )/;
/** Somebody else is who does it: "my neighbor takes …", "half the guys are on …". */
const OTHERS_DO = new RegExp(
  `^[ ,.]*(?:(?:haha|lol|ok|okay|so|and|but|because|well|rae|hi|hey|apparently|funny|even|also|one of) ){0,8}(?:(?:my|our|the|a|an|this|that|some|all|half|most|one|two|of|${data.others})s? (?:\\w+ )??){0,3}?(?:${data.others})s? (?:(?:here|there|also|just|still|always|really|never|only|probably|recently|actually|totally|who|at (?:my|the|our|work) ?\\w*) ){0,8}(?:${data.othersDo})\\b`,
);
const OF_FIRST_PERSON = /\b(?:i|im|ive|id|ill|me|my|mine|myself|we|weve|us|our|you)\b/;

/** Without the clauses that are about others alone: their medicines, their age and their eating are not the person's. */
export function ownWords(text: string): string {
  return text
    .split(CLAUSE_ENDS)
    .map((part) => (isOfOthers(part) ? ` ${IDIOM} ` : part))
    .join('');
}

function isOfOthers(part: string): boolean {
  const found = OTHERS_DO.exec(part);
  return found !== null && !OF_FIRST_PERSON.test(part.slice(found[0].length));
}

/** Shorthand and slang in the words that patterns are written for: "cannot" and "cud not" → "cant". */
export function written(text: string): string {
  return SPOKEN.reduce((sofar, [from, to]) => replaceIn(sofar, from, to), text);
}
