import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import exercises from '#data/exercises.json' with { type: 'json' };
import { PEOPLE } from '#test/query-data.ts';
import { understand } from '../understand.ts';
import { answerQuery } from './answer-query.ts';
import { AGGREGATES, type Query, querySchema, SUBJECTS } from './query.ts';
import type { QueryAnswer } from './query-data.ts';
import { readQueries } from './read-queries.ts';

type Person = keyof typeof PEOPLE;

const answersTo = (person: Person, question: string): QueryAnswer[] =>
  readQueries(question, { last: null, exercises }).map(({ query }) => answerQuery(query, PEOPLE[person]));
const told = (person: Person, question: string): string =>
  answersTo(person, question)
    .flatMap(({ sentences }) => sentences)
    .join(' ');

describe('an answer from the data', () => {
  it.each<[Person, string, readonly string[]]>([
    [
      'flat',
      'why am I not losing anything?',
      [
        'expects about 0.9 lbs down a week',
        'Training isn’t it: 17 of 18 sessions',
        'the formula said 2,223',
        'blank isn’t zero',
        'can’t be sure',
      ],
    ],
    ['losing', 'why am I not losing anything?', ['That fits the plan', 'Nothing to change.']],
    ['tired', 'why am I not losing anything?', ['made to gain']],
    ['blank', 'why am I not losing anything?', ['no weigh-in', 'Four weigh-ins over two weeks']],
    ['flat', 'am I on track?', ['With training yes, with the scale not yet']],
    ['losing', 'am I on track?', ['Yes:', '160 lbs somewhere between']],
    ['growing', 'am I on track?', ['Yes:', 'barbell bench press grew']],
    ['blank', 'am I on track?', ['nothing in your log yet']],
    ['tired', 'is my bench stuck?', ['It slipped a little', 'tired, not weak', 'a lighter session first']],
    ['growing', 'is my bench stuck?', ['Not stuck', '% up over 8 sessions']],
    ['blank', 'is my bench stuck?', ['No set of bench press is in your log']],
    ['flat', 'how was my week?', ['3 sessions in the last 7 days of 3 planned', 'Full body B is next']],
    ['flat', 'how much have I lost?', ['From 181 lbs on 29 Apr', 'somewhere between']],
    ['flat', 'lowest weight in the last 90 days', ['Your lowest weigh-in']],
    ['flat', 'average weight this month vs last month', ['averages 180.4 lbs this month and 180.5 lbs last month']],
    ['flat', 'how many weigh ins this month', ['weigh-ins this month']],
    ['flat', 'what did I weigh in march?', ['no weigh-in in Mar', 'unknown']],
    [
      'flat',
      'how many workouts this month vs last month',
      ['4 sessions this month, 12 last month', 'By this day of it'],
    ],
    ['flat', 'did I train yesterday?', ['Yesterday you trained.']],
    ['tired', 'what did I do today', ['Today you trained: barbell bench press 7, 7, 6 at 135 lbs']],
    ['losing', 'what did I do yesterday', ['No session in your log yesterday', 'The last one was']],
    ['flat', 'when did I last do cardio', ['Treadmill Jog, 25 minutes, 4 days ago']],
    ['flat', 'how much cardio in the last 30 days', ['45 minutes of cardio', '2 blocks']],
    ['flat', 'how is my waist', ['35.5 in']],
    ['flat', 'did my waist change', ['From 36 in on 30 Apr', '0.5 in less in 38 days']],
    ['growing', 'bench pr', ['Your best barbell bench press is 150 lbs × 8, today']],
    ['growing', 'what did I bench last time', ['8, 8, 8 at 150 lbs', 'Next time: 140 lbs × 6-8']],
    ['growing', 'how did my bench change', ['115 lbs', '150 lbs']],
    ['growing', 'what should I bench next time', ['140 lbs × 6-8', 'All sets made it']],
    ['growing', 'when did I last squat', ['No set of squat is in your log']],
    ['growing', 'show my prs', ['Barbell Bench Press 150 lbs × 8']],
    ['growing', 'how many sets for chest', ['chest 3']],
    ['tired', 'energy this month vs last month', ['4 of 10 this month', 'lower']],
    ['tired', 'streak', ['Your run is at one day']],
    ['flat', 'how much protein left today', ['No meal is marked as eaten', '5 g of protein', 'Your target is 132 g']],
    ['flat', 'why 1,800 calories?', ['You burn about 2,223 kcal']],
    ['flat', 'what are my macros', ['1,779 kcal', '132 g protein']],
    ['flat', 'what’s for breakfast', ['Breakfast is Oats: 5 minutes, 152 kcal']],
    ['flat', 'what’s for dinner', ['Your plan has no such meal']],
    ['flat', 'what’s for breakfast tomorrow', ['one day that repeats', 'Oats again']],
    ['blank', 'what’s for dinner', ['You don’t have a meal plan yet']],
    ['flat', 'what’s my workout today', ['Next is Full body B']],
    ['flat', 'what is my workout plan', ['3 days a week: Day 1 (legs)']],
    ['flat', 'when do I reach my goal weight', ['160 lbs somewhere between 18 Oct', 'not a promise']],
    ['blank', 'when do I reach my goal weight', ['no goal weight']],
    ['flat', 'how many calories do I burn', ['1,873 kcal', '1,779 to 1,581']],
    ['flat', 'what does premium cost', ['$29.99 a month', 'money back within 30 days']],
    ['flat', 'how tall am I', ['5 ft 6 in']],
    ['flat', 'what do you have as my allergies', ['Allergies: None']],
  ])('%s: %s', (person, question, expected) => {
    const said = told(person, question);
    for (const words of expected) expect(said).toContain(words);
  });

  it('is in the units of the person', () => {
    const [read] = readQueries('how much have I lost?', { last: null, exercises });
    const answer = read && answerQuery(read.query, { ...PEOPLE.flat, units: 'metric' });
    expect(answer?.sentences.join(' ')).toContain('kg');
    expect(answer?.sentences.join(' ')).not.toContain('lbs');
  });
});

/** Every subject in every way that it can be asked. */
const QUERIES: Query[] = SUBJECTS.flatMap((what) =>
  [undefined, ...AGGREGATES].flatMap((aggregate) =>
    [undefined, { kind: 'month', ago: 0 } as const].map((window) =>
      querySchema.parse({
        ...{ what, aggregate, window },
        ...(what === 'lift' && { of: { kind: 'lift', ids: ['barbell-bench-press'], name: 'bench press' } }),
        ...(window && { compare: { kind: 'month', ago: 1 } }),
      }),
    ),
  ),
);

/** Dates, spans of time and counts of days name when, not what. */
const WHEN =
  /\b\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)(?: \d{4})?|\b[\d,]+ (?:days?|weeks?|months?|years?)\b|\blast \d sessions\b|\bof 10\b|\bfrom 1 to 10\b|\b95 %|\bDay \d/g;
const NUMBER = /\d[\d,]*(?:\.\d+)?/g;
const numbersOf = (text: string) =>
  (text.replace(WHEN, '').match(NUMBER) ?? []).map((found) => Number(found.replaceAll(',', '')));

describe('every number', () => {
  it.each(Object.keys(PEOPLE) as Person[])('of an answer to %s has a source', (person) => {
    for (const query of QUERIES) {
      const { sentences, figures } = answerQuery(query, PEOPLE[person]);
      const values = figures.flatMap(({ value, source }) => [
        Math.abs(value),
        Math.round(Math.abs(value)),
        ...numbersOf(source),
      ]);
      const homeless = numbersOf(sentences.join(' ')).filter((number) => !values.includes(number));
      expect(homeless, `${JSON.stringify(query)}: ${sentences.join(' ')}`).toEqual([]);
      for (const { source } of figures) expect(source).not.toBe('');
    }
  });

  it('of a body or of food is left out for who must not be shown any', () => {
    for (const query of QUERIES) {
      const { sentences, figures, chart } = answerQuery(query, PEOPLE.private);
      const units = figures.map(({ unit }) => unit);
      expect(sentences.join(' ')).not.toMatch(/\d ?(?:lbs|kg|kcal|g|in|cm)\b/);
      expect(
        units.filter((unit) => ['lbs', 'kg', 'kcal', 'in', 'cm', 'g'].includes(unit)),
        JSON.stringify(query),
      ).toEqual([]);
      expect(chart?.unit === 'lbs' || chart?.unit === 'kg').toBe(false);
    }
  });
});

const DATA = new URL('../../../../data/', import.meta.url);
/** What the knowledge answers, as it is asked there. */
const CARDS = [...readdirSync(new URL('knowledge/', DATA)).map((file) => `knowledge/${file}`), 'app-answers.json']
  .map((file) => readFileSync(new URL(file, DATA), 'utf8').toLowerCase())
  .join('\n');

it('every step that is offered is one that the coach understands', () => {
  const offered = Object.values(PEOPLE).flatMap((data) =>
    QUERIES.flatMap((query) =>
      (answerQuery(query, data).next ?? []).map(({ say }) => ({ say, profile: data.profile })),
    ),
  );
  const bySay = new Map(offered.map((each) => [each.say, each.profile]));
  expect(bySay.size).toBeGreaterThan(5);
  for (const [say, profile] of bySay) {
    const { intents } = understand(say, { profile, history: [], hasPending: false, exercises });
    const isInCards = CARDS.includes(say.toLowerCase().replace('?', ''));
    expect(intents.length > 0 || isInCards, say).toBe(true);
  }
});
