import { z } from 'zod';
import cautionData from '#data/knowledge-not-for.json' with { type: 'json' };
import { CAUTIONS, type Caution } from './card.ts';

const cautionSchema = z.strictObject({
  subjects: z.array(z.string().regex(/^(?:condition|illness|medicine):[a-z0-9_]+$/)),
  ages: z.tuple([z.number(), z.number()]).optional(),
  injuries: z.literal(true).optional(),
  tell: z.boolean(),
  first: z.string(),
});

const { cautions } = z
  .strictObject({ about: z.string(), cautions: z.record(z.enum(CAUTIONS), cautionSchema) })
  .parse(cautionData);

/** What is known of a person, as far as it decides which cards are for them. */
export type KnowsOfPerson = {
  age: number;
  /** What was read from the answers: "condition:asthma", "medicine:statin". */
  subjects: ReadonlySet<string>;
  hasInjury: boolean;
  hidesNumbers: boolean;
};

function concerns(caution: Caution, { age, subjects, hasInjury, hidesNumbers }: KnowsOfPerson): boolean {
  const { subjects: named, ages, injuries } = cautions[caution];
  const isOfAge = ages !== undefined && age >= ages[0] && age <= ages[1];
  const isHurt = injuries === true && hasInjury;
  const isKept = caution === 'eating_disorder' && hidesNumbers;
  return isOfAge || isHurt || isKept || named.some((subject) => subjects.has(subject));
}

/** What comes first for this person, and whether the card is told then; null where it is for them as it stands. */
export function cautionFor(notFor: readonly Caution[], person: KnowsOfPerson): { first: string; tell: boolean } | null {
  const mine = notFor.filter((caution) => concerns(caution, person)).map((caution) => cautions[caution]);
  return mine.find(({ tell }) => !tell) ?? mine[0] ?? null;
}
