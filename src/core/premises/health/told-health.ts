import { foldText } from '#core/language/fold-text.ts';
import type { AnsweredQuestion, HealthAnswered, OpenQuestion, Origin } from '#core/premises/premises.ts';
import type { Stated } from './health-answer.ts';

/** What was tapped about health: choices by the question, and subjects that are not the person's, with the words that they were tapped on. */
export type Told = {
  choices: ReadonlyMap<string, { choice: string; at: string }>;
  notMine: ReadonlyMap<string, readonly string[]>;
};

export const NOTHING_TOLD: Told = { choices: new Map(), notMine: new Map() };

/** The question that a clinician's agreement is asked by; it holds for all that is told. */
export const AGREEMENT = 'clinician_agrees';

/** Those of the questions that a tap has answered. */
export function answeredBy(questions: readonly OpenQuestion[], { choices }: Told): AnsweredQuestion[] {
  return questions.flatMap((question) => {
    const tap = choices.get(question.id);
    const known = tap && question.choices.some(({ id }) => id === tap.choice);
    return known ? [{ ...question, chosen: tap.choice, at: tap.at }] : [];
  });
}

const quoteOf = (origin: Origin): string => ('quote' in origin ? foldText(origin.quote) : '');

/** What is stated with an answer taken into account. `unknown`: words that turned out to be none of what they were read as. */
export function tellStated(
  all: readonly Stated[],
  question: AnsweredQuestion,
): { stated: readonly Stated[]; unknown: readonly Stated[] } {
  const effect = question.choices.find(({ id }) => id === question.chosen)?.does;
  if (effect?.kind !== 'health') return { stated: all, unknown: [] };
  const asked: Origin = { how: 'asked', at: question.at, question: question.id };
  const isMeant = ({ mention }: Stated) =>
    question.id.startsWith(AGREEMENT) || foldText(mention.quote) === quoteOf(question.origin);
  const isDenied = effect.is?.length === 0;
  return {
    stated: all.flatMap((one) => {
      if (!isMeant(one)) return [one];
      return isDenied ? [] : toldOf(one, effect, asked);
    }),
    unknown: isDenied ? all.filter(isMeant) : [],
  };
}

function toldOf(one: Stated, { is, also = [], states = [], weeksSince }: HealthAnswered, asked: Origin): Stated[] {
  const told: Stated = {
    ...one,
    ids: is ?? one.ids,
    mention: is ? { ...one.mention, certainty: 'certain' } : one.mention,
    states: new Set([...one.states, ...states]),
    ...(weeksSince === undefined ? {} : { weeks: weeksSince, way: 'ago' as const }),
    asked: [...(one.asked ?? []), asked],
  };
  const added = also.map(
    (id): Stated => ({
      ...one,
      kind: 'condition',
      ids: [id],
      also: [],
      states: new Set(),
      weeks: null,
      way: null,
      asked: [asked],
    }),
  );
  return [told, ...added];
}
