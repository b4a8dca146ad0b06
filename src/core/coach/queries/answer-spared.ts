import { type Joint, jointName } from '#core/catalogue/exercise.ts';
import { counted } from '#core/language/counted.ts';
import { listed } from '#core/language/listed.ts';

import { heldWords } from '../written-answer.ts';
import type { Query } from './query.ts';
import type { QueryAnswer, QueryData } from './query-data.ts';
import { choice, figure, said } from './say.ts';

type Asked = { query: Query; data: QueryData };

const ENDS =
  'That has no end date: it stays until you tell me that it’s well again. If it isn’t better in two weeks, have a doctor or physio look at it.';

/** What is done for the sake of a joint, or of all that was told to hurt, and for how long. */
export function answerSpared({ query, data }: Asked): QueryAnswer {
  const { training, profile } = data;
  if (!training) return said();
  const joint = query.of?.kind === 'joint' ? query.of.id : null;
  const name = joint === null ? 'injuries' : jointName(joint);
  const words = profile.injuries
    .map(heldWords)
    .filter((each) => !NONE.test(each) && (joint === null || speaksOf(each, joint)));
  const isKept =
    words.length > 0 || (joint === null ? Object.keys(training.injuries).length > 0 : joint in training.injuries);
  if (!isKept) {
    return {
      ...said(
        `Nothing: I keep no injury of your ${joint === null ? 'own' : name}, so no exercise is left out for one.`,
      ),
      ...(joint === null ? {} : { next: [choice(`Protect my ${name}`, `Please protect my ${name}`)] }),
    };
  }
  const told = words.length > 0 ? ` (you told me: ${listed(words)})` : '';
  if (query.aggregate === 'when') return said(`For your ${name}${told}: ${ENDS}`);
  const out = Object.values(training.forbiddenExercises);
  const reasons = listed([...new Set(out)], { most: MOST_REASONS });
  const what =
    out.length > 0
      ? `leave out ${counted(out.length, 'exercise')} of the catalog (${reasons})`
      : 'leave out moves that load it hard';
  return {
    sentences: [
      `Because of your ${name}${told}, your workouts ${what}, and each plan is checked for that before you see it. Your food stays as it is.`,
      ENDS,
    ],
    figures:
      out.length > 0
        ? [figure('Exercises left out', out.length, '', 'The exercise catalog beside what you told of injuries')]
        : [],
    next: [choice('My workout plan', 'What is my workout plan?')],
  };
}

const NONE = /^(?:none|no|nothing|n\/?a|-)?\.?$/i;
const MOST_REASONS = 4;

/** Whether words that were told are about a joint: "bad right knee". */
const speaksOf = (words: string, joint: Joint): boolean =>
  words.toLowerCase().includes(jointName(joint).split(' ').at(-1) ?? '');
