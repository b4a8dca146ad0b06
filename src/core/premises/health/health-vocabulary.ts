import type { VocabularyEntry } from '#core/language/vocabulary.ts';
import type { HealthFacts } from './health-facts.ts';
import { namesIn } from './medicine-word-facts.ts';

/**
 * Ids of states stand among those of conditions with this before them ("state:controlled"): words that say how a condition stands are
 * found, and denied ("not controlled"), as names are.
 */
export const STATE = 'state:';
/** "Last month": weeks that have passed, as `state:weeks:4`. */
const STATE_WEEKS = `${STATE}weeks:`;

/** Every name of a condition, a medicine or a state. Names of up to three letters are never reached by a misspelling. */
export function healthVocabulary(facts: HealthFacts): VocabularyEntry[] {
  return [
    ...conditionEntries(facts),
    ...composedEntries(facts),
    ...stateEntries(facts),
    ...medicineEntries(facts),
  ].flatMap(exactWhereShort);
}

const LONGEST_SHORT = 4;

function exactWhereShort(entry: VocabularyEntry): VocabularyEntry[] {
  const short = entry.phrases.filter((phrase) => phrase.length <= LONGEST_SHORT);
  const long = entry.phrases.filter((phrase) => phrase.length > LONGEST_SHORT);
  const { notThis, ...rest } = entry;
  return [
    ...(long.length > 0 || notThis ? [{ ...entry, phrases: long }] : []),
    ...(short.length > 0 ? [{ ...rest, phrases: short, exact: true }] : []),
  ];
}

function conditionEntries({ conditions }: HealthFacts): VocabularyEntry[] {
  return conditions.conditions.flatMap(({ id, names, shortNames, notThis }) => [
    { kind: 'condition', id, phrases: names, ...(notThis.length > 0 ? { notThis } : {}) },
    { kind: 'condition', id, phrases: shortNames, exact: true, needsCue: 'body' },
  ]);
}

/** "Broke my left wrist", "surgery on my knee", "new hip": templates filled with the parts of the body. */
function composedEntries({ conditions: { composed } }: HealthFacts): VocabularyEntry[] {
  const phrases = new Map<string, string[]>();
  for (const { templates, parts } of composed.events) {
    for (const [part, condition] of Object.entries(parts)) {
      const named = [part, ...composed.sides.map((side) => `${side} ${part}`)];
      const filled = templates.flatMap((template) =>
        (template.includes('{part}s') ? [part] : named).map((each) => template.replace('{part}', each)),
      );
      phrases.set(condition, [...(phrases.get(condition) ?? []), ...filled]);
    }
  }
  return [...phrases].map(([id, each]) => ({ kind: 'condition', id, phrases: each, exact: true }));
}

function stateEntries({ conditions: { states, relativeWeeks } }: HealthFacts): VocabularyEntry[] {
  const named = Object.entries(states).map(([id, { names, who, verbs }]) => ({
    kind: 'condition' as const,
    id: STATE + id,
    phrases: [...names, ...who.flatMap((person) => verbs.map((verb) => `${person} ${verb}`))],
    exact: true,
  }));
  const times = Object.entries(relativeWeeks).map(([phrase, passed]) => ({
    kind: 'condition' as const,
    id: STATE_WEEKS + passed,
    phrases: [phrase],
    exact: true,
  }));
  return [...named, ...times];
}

function medicineEntries({ medicines }: HealthFacts): VocabularyEntry[] {
  const named = medicines.medicines.flatMap(({ id, names, shortNames, brands }) => [
    { kind: 'medicine' as const, id, phrases: names },
    { kind: 'medicine' as const, id, phrases: shortNames, exact: true, needsCue: 'body' as const },
    { kind: 'medicine' as const, id, phrases: namesIn(brands), exact: true },
  ]);
  const spoken = medicines.spoken.flatMap(({ name, medicines: ids }) =>
    ids.map((id) => ({ kind: 'medicine' as const, id, phrases: [name] })),
  );
  return [...named, ...spoken, ...reasonEntries(medicines)];
}

/** "Something for my thyroid", "Blutdrucktabletten": what a medicine is for says what it may be. */
function reasonEntries({ forReasons }: HealthFacts['medicines']): VocabularyEntry[] {
  return forReasons.flatMap(({ forms, templates, reasons }) =>
    reasons.flatMap(({ words, medicines: ids }) => {
      const phrases = words.flatMap((reason) =>
        templates.flatMap((template) =>
          forms.map((form) => template.replace('{form}', form).replace('{reason}', reason)),
        ),
      );
      return ids.map((id) => ({ kind: 'medicine' as const, id, phrases, exact: true }));
    }),
  );
}
