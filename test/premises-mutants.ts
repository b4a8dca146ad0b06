import { type Answers, holding, type Part } from './written-premises.ts';

/** Premises of a person with one of them wrong. */
export type Mutant = { answers: Answers; parts: Part[]; change: string; what: string };

type Change = { name: string; make: (part: Part) => Part | null };

const foods =
  (
    make: (premise: Extract<Part, { kind: 'foods' }>['premise']) => Extract<Part, { kind: 'foods' }>['premise'] | null,
  ) =>
  (part: Part): Part | null => {
    const premise = part.kind === 'foods' ? make(part.premise) : null;
    return premise === null ? null : { kind: 'foods', premise };
  };

/** Ways in which a reading goes wrong; `null` where one does not apply. */
const CHANGES: readonly Change[] = [
  {
    name: 'what must not be served taken for fine',
    make: foods((premise) =>
      premise.stance === 'fine'
        ? null
        : { ...premise, stance: 'fine', because: 'wish', foodsBack: premise.foodsOut, foodsOut: [] },
    ),
  },
  {
    name: 'an allergy taken for a dislike',
    make: foods((premise) =>
      premise.because === 'allergy' ? { ...premise, stance: 'disliked', because: 'dislike' } : null,
    ),
  },
  {
    name: 'fine taken for never',
    make: foods((premise) =>
      premise.stance === 'fine'
        ? { ...premise, stance: 'never', because: 'dislike', foodsOut: premise.foodsBack, foodsBack: [] }
        : null,
    ),
  },
  {
    name: 'one food of an allergen forgotten',
    make: foods((premise) =>
      premise.because === 'allergy' && premise.foodsOut.length > 1
        ? { ...premise, foodsOut: premise.foodsOut.slice(1) }
        : null,
    ),
  },
  {
    name: 'taken for another food',
    make: foods((premise) =>
      premise.stance === 'fine'
        ? null
        : { ...premise, subject: 'food:turmeric', foodsOut: holding('turmeric'), origins: moved(premise.origins) },
    ),
  },
  {
    name: 'had taken for not had',
    make: (part) =>
      part.kind === 'tools' && part.premise.stance === 'has'
        ? { kind: 'tools', premise: { ...part.premise, stance: 'has_not' } }
        : null,
  },
  {
    name: 'not had taken for had',
    make: (part) =>
      part.kind === 'tools' && part.premise.stance === 'has_not'
        ? { kind: 'tools', premise: { ...part.premise, stance: 'has' } }
        : null,
  },
  {
    name: 'another movement spared',
    make: (part) =>
      part.kind === 'movements'
        ? {
            kind: 'movements',
            premise: { ...part.premise, limit: part.premise.limit === 'sitting' ? 'saddle' : 'sitting' },
          }
        : null,
  },
  {
    name: 'strict taken for soft',
    make: (part) =>
      part.kind === 'movements' && part.premise.severity === 'strict'
        ? { kind: 'movements', premise: { ...part.premise, severity: 'soft' } }
        : null,
  },
  {
    name: 'a grave illness taken for a note',
    make: (part) =>
      part.kind === 'health' && ['clear_first', 'no_plan'].includes(part.premise.action)
        ? { kind: 'health', premise: { ...part.premise, action: 'note' } }
        : null,
  },
  ...(['denied', 'former', 'someone_else'] as const).map(
    (as): Change => ({
      name: `in force taken for ${as}`,
      make: (part) => {
        if (part.kind !== 'foods' && part.kind !== 'movements' && part.kind !== 'health') return null;
        if (part.kind === 'foods' && part.premise.stance === 'fine') return null;
        const [origin] = part.premise.origins;
        return origin?.how === 'read'
          ? { kind: 'accounted', premise: { field: origin.field, start: origin.start, end: origin.end, as } }
          : null;
      },
    }),
  ),
];

/** The same words, a few letters further on: what is quoted does not stand there. */
const moved = (origins: Extract<Part, { kind: 'foods' }>['premise']['origins']) =>
  origins.map((origin) =>
    origin.how === 'read' ? { ...origin, start: origin.start + 1000, end: origin.end + 1000 } : origin,
  );

/** Every way of getting one of a person's premises wrong: taken away, or changed. */
export function mutantsOf({ answers, parts }: { answers: Answers; parts: readonly Part[] }): Mutant[] {
  return parts.flatMap((part, at) => {
    const others = [...parts.slice(0, at), ...parts.slice(at + 1)];
    const what = JSON.stringify({ kind: part.kind, ...part.premise, foodsOut: undefined, foodsBack: undefined });
    const away = { answers, parts: others, change: `${part.kind}: taken away`, what };
    const changed = CHANGES.flatMap(({ name, make }): Mutant[] => {
      const made = make(part);
      return made === null ? [] : [{ answers, parts: [...others, made], change: name, what }];
    });
    return [away, ...changed];
  });
}
