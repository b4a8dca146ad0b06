import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Premises } from '#core/premises/premises.ts';
import { SETS } from '../bench/reading/labels.ts';
import { onboard } from '../bench/reading/profile-of.ts';
import { goBy, kept } from './go-by.ts';
import { sampled } from './sample.ts';

type Person = { id: string; answers: Record<string, string | number> };

/** The sets that may be learned from. */
const people = SETS.slice(0, 5).flatMap(
  (set) => JSON.parse(readFileSync(`bench/reading/people/author-${set}.json`, 'utf8')) as Person[],
);
const FEW = 24;

/** All that plans would go by, without where it comes from. */
function contents({ questions: _, answered: __, accounted: ___, ...rest }: Premises): string {
  return JSON.stringify(rest, (key, value) => (key === 'origins' ? undefined : value));
}

describe('every question that people are asked', () => {
  it.each(sampled(people, FEW).map((person): [string, Person] => [person.id, person]))(
    'is closed by each of its choices, and no two come to the same: %s',
    (_, { answers }) => {
      const { profile } = onboard(answers);
      for (const question of goBy(profile).premises.questions) {
        const after = question.choices.map(
          ({ id: choice }) =>
            goBy(profile, kept(profile, [{ about: 'question', question: question.id, choice }])).premises,
        );
        const open = after.filter(({ questions }) => questions.some(({ id }) => id === question.id));
        expect(open, `${question.text} stays open`).toEqual([]);
        const chosen = after.map(({ answered }) => answered.find(({ id }) => id === question.id)?.chosen);
        expect(chosen).toEqual(question.choices.map(({ id }) => id));
        expect(new Set(after.map(contents)).size, `choices of: ${question.text}`).toBe(question.choices.length);
      }
    },
  );
});
