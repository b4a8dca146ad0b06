import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { LEARNED_CLASSES, type LearnedClass } from '#core/coach/safety/verdict.ts';
import type { ChangeExample } from './change-training.ts';
import type { Example } from './safety-training.ts';

/**
 * `dev` was looked at while the rules were written. `held-out` was written beside it and not tuned on, but by the same
 * hand in the same hour. The rounds were written after the rules, to find out how far these carry, `round-4` and those
 * from `round-6` on by other authors; what each scored when it was first run stands in README.md. Then they were tuned
 * on too, but not those of NEVER_LEARNED_FROM: what these score is what a stranger's words may score.
 */
const WHOLE = [
  'dev',
  'held-out',
  'round-2',
  'round-3',
  'round-4',
  'round-5',
  'round-6',
  'round-7',
  'round-8',
  'round-9',
  'round-10',
  'round-11',
] as const;
/** Only updates and non-updates. */
const UPDATES_ONLY = [
  'round-12',
  'round-13',
  'round-14',
  'round-15',
  'round-16',
  'round-17',
  'round-18',
  'round-19',
  'round-20',
  'round-21',
  'round-22',
  'round-23',
  'round-24',
  'round-25',
  'round-26',
  'round-27',
  'round-28',
  'round-29',
  'round-30',
  'round-31',
] as const;
/** Only red flags and near-misses. */
const SAFETY_ONLY = ['train-1', 'train-2', 'train-3', 'train-4'] as const;
export const PARTS = [...WHOLE, ...UPDATES_ONLY] as const;
export const SAFETY_PARTS = [...PARTS, ...SAFETY_ONLY] as const;
export type Part = (typeof PARTS)[number];
export type SafetyPart = (typeof SAFETY_PARTS)[number];

/** What was not looked at while rules were written, by what it measures: the gate, or the changes of a profile. */
const NEVER_LEARNED_FROM = { gate: ['round-8', 'round-11'], changes: ['round-11', 'round-16', 'round-26', 'round-29'] };
export const isNeverLearnedFrom = (part: SafetyPart, what: keyof typeof NEVER_LEARNED_FROM): boolean =>
  NEVER_LEARNED_FROM[what].includes(part);

const phrasesSchema = z.array(z.string());
const expectedSchema = z.record(z.string(), z.union([z.string(), z.number()]));
const answersSchema = z.record(z.string(), z.union([z.string(), z.number(), phrasesSchema]));
/** Message, what it must change, and where PERSON's answers would not do, what stood there before. */
const updatesSchema = z.array(z.tuple([z.string(), expectedSchema, answersSchema.optional()]));
const redFlagsSchema = z.record(z.enum(LEARNED_CLASSES), phrasesSchema);

export type Expected = z.infer<typeof expectedSchema>;
export type Answers = z.infer<typeof answersSchema>;

export function readPhrases<T>(name: string, schema: z.ZodType<T>): T {
  return schema.parse(JSON.parse(readFileSync(new URL(`./${name}.json`, import.meta.url), 'utf8')));
}

export const updatesOf = (part: Part) => readPhrases(`updates-${part}`, updatesSchema);
export const nonUpdatesOf = (part: Part) => readPhrases(`non-updates-${part}`, phrasesSchema);
export const isPart = (part: SafetyPart): part is Part => isOneOf(PARTS, part);
export const isUpdatesOnly = (part: SafetyPart): boolean => isOneOf(UPDATES_ONLY, part);
const isOneOf = (parts: readonly string[], part: string) => parts.includes(part);
const NO_FLAGS = redFlagsSchema.parse(Object.fromEntries(LEARNED_CLASSES.map((name) => [name, []])));
export const redFlagsOf = (part: SafetyPart) =>
  isOneOf(UPDATES_ONLY, part) ? NO_FLAGS : readPhrases(`red-flags-${part}`, redFlagsSchema);
export const nearMissesOf = (part: SafetyPart) =>
  isOneOf(UPDATES_ONLY, part) ? [] : readPhrases(`near-misses-${part}`, phrasesSchema);

/** All that the classifier of changes may learn from. */
export function changeExamples(parts: readonly Part[] = PARTS): ChangeExample[] {
  return parts
    .filter((part) => !isNeverLearnedFrom(part, 'changes'))
    .flatMap((part) => [
      ...updatesOf(part).map(([text, changes]) => ({ text, changes })),
      ...[...nonUpdatesOf(part), ...nearMissesOf(part)].map((text) => ({ text, changes: {} })),
    ]);
}

/** All that the classifier of the gate may learn from. */
export function examples(parts: readonly SafetyPart[] = SAFETY_PARTS): Example[] {
  const phrases = parts.filter((part) => !isOneOf([...NEVER_LEARNED_FROM.gate, ...UPDATES_ONLY], part));
  return [...phrases.flatMap(examplesOf), ...TALK_SETS.flatMap(talkExamplesOf)];
}

/** Sets of single messages whose first score is taken; the classifier knows English only. */
const TALK_SETS = ['safety-1', 'safety-2', 'safety-3'];
const messagesSchema = z.array(
  z.looseObject({
    text: z.string(),
    lang: z.string(),
    danger: z.string().nullable(),
    before: z.array(z.string()).optional(),
  }),
);
/** What the classifier calls the dangers of those sets; abuse is heard in plain words only. */
const CLASS_OF: Readonly<Record<string, LearnedClass>> = {
  ...{ chest_pain: 'emergency', stroke: 'emergency', fainting: 'emergency', breathing: 'emergency' },
  ...{ anaphylaxis: 'emergency', overdose: 'emergency', severe_injury: 'injury_red_flag', self_harm: 'self_harm' },
  ...{ starvation: 'eating_disorder', purging: 'eating_disorder', minor: 'minor', pregnancy_warning: 'pregnancy' },
};

function talkExamplesOf(name: string): Example[] {
  return readPhrases(`../talk/${name}`, messagesSchema).flatMap(({ text, lang, danger, before }): Example[] => {
    // What goes on with a talk says by itself nothing of danger.
    if (lang !== 'en' || before !== undefined) return [];
    if (danger === null) return [{ text, is: null, isNearMiss: true }];
    const is = CLASS_OF[danger];
    return is === undefined ? [] : [{ text, is, isNearMiss: false }];
  });
}

function examplesOf(part: SafetyPart): Example[] {
  const flags = redFlagsOf(part);
  const hasUpdates = isOneOf(PARTS, part);
  const everyday = hasUpdates
    ? [...nonUpdatesOf(part as Part), ...updatesOf(part as Part).map(([message]) => message)]
    : [];
  return [
    ...LEARNED_CLASSES.flatMap((name) => flags[name].map((text) => ({ text, is: name, isNearMiss: false }))),
    ...nearMissesOf(part).map((text) => ({ text, is: null, isNearMiss: true })),
    ...everyday.map((text) => ({ text, is: null, isNearMiss: false })),
  ];
}
