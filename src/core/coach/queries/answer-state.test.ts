import { describe, expect, it } from 'vitest';
import exercises from '#data/exercises.json' with { type: 'json' };
import { noConstraints } from '#test/constraints.ts';
import { PEOPLE, TODAY } from '#test/query-data.ts';
import { answerQuery } from './answer-query.ts';
import type { QueryData } from './query-data.ts';
import { readQueries } from './read-queries.ts';

function told(question: string, data: QueryData): string {
  const [read] = readQueries(question, { last: null, exercises });
  return read ? answerQuery(read.query, data).sentences.join(' ') : '';
}

/** The log of somebody, with other energy levels: days ago and level. */
const feeling = (levels: readonly (readonly [number, number])[]): QueryData => {
  const { logs } = PEOPLE.flat;
  if (!logs) throw new Error('there is no log');
  return { ...PEOPLE.flat, logs: { ...logs, energy: levels.map(([ago, value]) => ({ day: TODAY - ago, value })) } };
};

describe('why somebody is tired', () => {
  it('is read from energy before and since, and goes to a doctor where it stays', () => {
    const levels = [40, 36, 32, 28].map((ago) => [ago, 8] as const);
    const said = told('why am i so worn out lately', feeling([...levels, [20, 5], [12, 4], [3, 5]]));
    expect(said).toMatch(/^Your log shows it: energy averages 4\.7 of 10 since 20 May and was 8 before\./);
    expect(said).toContain('worth a visit to your doctor');
  });

  it('makes no drop of the ordinary up and down, and none of too few entries', () => {
    expect(
      told(
        'why am i so worn out lately',
        feeling([
          [30, 7],
          [20, 6],
          [10, 7],
          [5, 6],
          [3, 7],
          [1, 6],
        ]),
      ),
    ).toContain('show no drop');
    expect(told('why am i so worn out lately', feeling([[3, 4]]))).toContain('too few energy entries');
  });
});

describe('the way to the goal', () => {
  it('is what lies between the last weight and the goal weight', () => {
    expect(told('how much is still to go to my goal', PEOPLE.losing)).toMatch(/^16\.5 lbs to go, down from 176\.5 lbs/);
  });

  it('is held against a day that is named', () => {
    expect(told('will i reach my goal by july', PEOPLE.losing)).toMatch(/^Not by 1 Jul/);
    expect(told('will i hit my goal by christmas', PEOPLE.losing)).toMatch(/by 25 Dec: 160 lbs somewhere between/);
  });
});

describe('the session of a day to come', () => {
  it('says so where the log shows no usual days', () => {
    expect(told('what am i doing sat', PEOPLE.flat)).toContain('not by dates');
  });
});

describe('what is spared', () => {
  it('is what the answers tell of a joint, without an end date', () => {
    const profile = { ...PEOPLE.flat.profile, injuries: ['Bad right knee'] };
    const { training } = noConstraints({ training: { forbiddenExercises: { burpee: 'jumping' } } });
    const data = { ...PEOPLE.flat, profile, training };
    expect(told('what did you change because of my knee?', data)).toMatch(
      /you told me: Bad right knee.*1 exercise of the catalog \(jumping\).*no end date/,
    );
    expect(told('what did you change because of my elbow?', data)).toMatch(/^Nothing/);
  });
});
