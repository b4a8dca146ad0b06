import { beforeAll, describe, expect, it } from 'vitest';
import { parseAge } from '#core/athlete/parse-age.ts';
import { parseHeight } from '#core/athlete/parse-height.ts';
import { parseWeight } from '#core/athlete/parse-weight.ts';
import type { Profile } from '#core/athlete/profile.ts';
import { QUESTIONS } from '#core/athlete/questionnaire.ts';
import { readAnswer } from '#core/athlete/read-answer.ts';
import { guardReply } from '#core/coach/guard/guard-reply.ts';
import { guardedPerson } from '#core/coach/guard/person-of.ts';
import { turnProof } from '#core/coach/guard/turn-proof.ts';
import { readSafety } from '#core/coach/safety/read-safety.ts';
import { understand } from '#core/coach/understand.ts';
import { checkedReading } from '#core/planning/checked-reading.ts';
import { readMealWishes } from '#core/premises/wishes/read-meal-wishes.ts';
import { readWorkoutWishes } from '#core/premises/wishes/read-workout-wishes.ts';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { constraintsFor, readingOf } from '#server/catalogue/constraints-for.ts';
import { readingTables } from '#server/catalogue/reading-facts.ts';
import { barHere, cpuMs, quickestCpuMs } from './cpu-time.ts';
import { hostileTexts, nearMissOf } from './hostile-texts.ts';
import { patternsInCode } from './patterns/written-patterns.ts';
import { anAthlete } from './personas.ts';
import { sampled } from './sample.ts';

/** The longest message; an answer has to be shorter, and its readers must bear as much. */
const LETTERS = 4000;
const MOST_MS = 20;
/** The answers are read by much the same code: each is tried with so many of the texts, others each day. */
const TEXTS_AN_ANSWER = 48;
/** Somebody else's work takes the caches away, and a collection of garbage falls into one of them: the best counts. */
const TRIES = 25;
/** So often is a text tried that seems slow, each time as often as `quickestCpuMs` does. */
const LOOKS = 3;
/** Twice the letters take twice the time, and what is noise. Squared, it would be four times. */
const MOST_GROWTH = 3;

const catalogue = loadCatalogue();
const exercises = [...catalogue.exercises.exercises.values()];
const profile = anAthlete();
const tables = readingTables(catalogue);
const asked = {
  ...readingOf(profile, catalogue),
  facts: tables.reading,
  dishes: catalogue.recipes.map(({ name }) => name),
};

type Read = (text: string) => unknown;

const inAnswer =
  (answerOf: (text: string) => Partial<Profile>): Read =>
  (text) =>
    checkedReading(anAthlete(answerOf(text)), tables);

const person = guardedPerson(profile, { constraints: null });
const READERS: Record<string, Read> = {
  'the coach': (text) => understand(text, { profile, history: [], hasPending: false, exercises }),
  'the gate before the coach': (text) => readSafety(text, { locale: null }),
  'the guard of what a model writes': (text) =>
    guardReply(text, turnProof({ facts: { profile, hidesNumbers: false }, person, message: text, receipts: [] })),
  'the wish for meals': (text) => readMealWishes({ text, ...asked }),
  'the wish for workouts': (text) => readWorkoutWishes(text, tables.reading),
  'the answer on allergies': inAnswer((foodAllergies) => ({ foodAllergies })),
  'the answer on restrictions': inAnswer((dietaryRestrictions) => ({ dietaryRestrictions })),
  'the answer on ways of eating': inAnswer((text) => ({ dietaryPrefs: [text] })),
  'the answer on dislikes': inAnswer((dislikedFoods) => ({ dislikedFoods })),
  'the answer on conditions': inAnswer((medicalConditions) => ({ medicalConditions })),
  'the answer on medicines': inAnswer((medications) => ({ medications })),
  'the answer on equipment': inAnswer((equipmentAccess) => ({ equipmentAccess })),
  'the answer on injuries': inAnswer((text) => ({ injuries: [text] })),
  'a question of the onboarding': (text) => QUESTIONS.map((question) => readAnswer(question, text)),
  'an age': parseAge,
  'a height': parseHeight,
  'a weight': parseWeight,
};

const texts = hostileTexts(LETTERS);

const quickest = (read: () => unknown): number => quickestCpuMs(read, MOST_MS);

/** The texts that a reader is slow with, with its time. What seems slow is looked at again: whoever was busy beside it has gone on. */
function slowWith(read: Read, given: Iterable<readonly [string, string]>): string[] {
  let slow = [...given].map(([name, text]) => ({ name, text, ms: Infinity }));
  for (let look = 0; look < LOOKS && slow.length > 0; look++)
    slow = slow
      .map(({ name, text, ms }) => ({
        name,
        text,
        ms: Math.min(
          ms,
          quickest(() => read(text)),
        ),
      }))
      .filter(({ ms }) => ms >= barHere(MOST_MS, ms));
  return slow.map(({ name, ms }) => `${name}: ${ms.toFixed(1)} ms`);
}

describe('4,000 hostile characters', () => {
  it('are many families of texts, each of so many letters', () => {
    expect(texts.size).toBeGreaterThan(130);
    expect([...texts].filter(([, text]) => text.length !== LETTERS).map(([name]) => name)).toEqual([]);
  });

  it.each(Object.entries(READERS))('are read in under 20 ms by %s', (name, read) => {
    for (const text of sampled([...texts.values()], 20)) read(text);
    expect(
      slowWith(read, sampled([...texts], name.startsWith('the answer on') ? TEXTS_AN_ANSWER : texts.size)),
    ).toEqual([]);
  });
});

describe('a near-miss of a pattern', () => {
  const near = sampled([...new Set(sources())], 12).map((source) => [source, nearMissOf(source, LETTERS)] as const);

  it.each(['the coach', 'the gate before the coach', 'the guard of what a model writes'])(
    'takes %s a time that grows with its letters, not with their square',
    (name) => {
      const read = READERS[name];
      if (!read) throw new Error(`no reader of the name ${name}`);
      const grows = near.flatMap(([source, text]) => {
        let growth = Infinity;
        for (let tries = 0; tries < TRIES && growth > MOST_GROWTH; tries++) {
          const half = cpuMs(() => read(text.slice(0, LETTERS / 2)));
          growth = Math.min(growth, cpuMs(() => read(text)) / half);
        }
        return growth > MOST_GROWTH ? [`/${source}/ takes ${growth.toFixed(1)} times as long`] : [];
      });
      expect(grows).toEqual([]);
    },
  );
});

/** The patterns of what reads people's own words, from which one would take the words to keep them busy. */
function sources(): string[] {
  const { written } = patternsInCode();
  return written
    .filter(({ at }) => /^src\/core\/(?:athlete|coach|language|premises)\//.test(at))
    .map(({ source }) => source);
}

describe('a profile with 20 injuries of 1,000 characters', () => {
  const injuries = Array.from({ length: 20 }, (_, at) =>
    [...texts.values()]
      .slice(5 * at, 5 * at + 5)
      .map((text) => text.slice(0, 200))
      .join(''),
  );
  const hostile = anAthlete({ injuries });

  beforeAll(() => void constraintsFor(anAthlete({ injuries: ['bad knee'] }), catalogue));

  it('is what may be stored', () => {
    expect(injuries.map(({ length }) => length)).toEqual(Array(20).fill(1000));
  });

  it('is read within 100 ms once, and not again until an answer is another one', () => {
    const [words = ''] = injuries;
    let turn = 0;
    const anew = quickestOf(() =>
      constraintsFor({ ...hostile, injuries: [`${turn++} ${words.slice(9)}`, ...injuries] }, catalogue),
    );
    expect(anew).toBeLessThan(5 * MOST_MS);
    const first = constraintsFor(hostile, catalogue);
    expect(constraintsFor(structuredClone(hostile), catalogue)).toBe(first);
    expect(quickestOf(() => constraintsFor(structuredClone(hostile), catalogue))).toBeLessThan(2);
  });
});

const quickestOf = (work: () => unknown): number => Math.min(...Array.from({ length: TRIES }, () => cpuMs(work)));
