import { NUMBER_FIELDS } from '#core/coach/reader/told/measure-words.ts';
import { CHOICE_FIELDS } from '#core/coach/reader/told/told-choices.ts';
import { changeFeatures } from '#core/coach/understanding/classifier/features.ts';
import { type Kind, nameOfKind } from '#core/coach/understanding/classifier/kinds.ts';
import { LIST_FIELDS } from '#core/coach/understanding/lists.ts';
import { learned, written } from './logistic.ts';
import type { Expected } from './phrases.ts';

/** A message and the fields it changes; none for one that changes nothing. */
export type ChangeExample = { text: string; changes: Expected };

const ANY_BUCKETS = 2 ** 17;
const KIND_BUCKETS = 2 ** 12;

/** The file of weights of the classifier of changes. */
export function trainedForChanges(examples: readonly ChangeExample[]) {
  const kindsOf = ({ changes }: ChangeExample) =>
    Object.entries(changes).flatMap(([field, expected]) => kindOf(field, expected) ?? []);
  const names = [...new Set(examples.flatMap(kindsOf))].sort();
  const lessons = examples.map((example) => ({
    features: changeFeatures(example.text),
    goals: kindsOf(example).map((name) => names.indexOf(name)),
    // A name changes something, too, though it is of no kind.
    isChange: Object.keys(example.changes).length > 0,
    counts: 1,
  }));
  const any = learned(
    lessons.map(({ isChange, ...lesson }) => ({ ...lesson, goals: isChange ? [0] : [] })),
    { buckets: ANY_BUCKETS, outputs: 1 },
  );
  const kinds = learned(
    lessons.filter(({ goals }) => goals.length > 0),
    { buckets: KIND_BUCKETS, outputs: names.length },
  );
  return {
    about:
      'Made by `npm run train:coach` from the phrases of bench/coach; see src/core/coach/understanding/classifier/read-again.ts.',
    names,
    any: written(any),
    kinds: written(kinds),
  };
}

/** Of the phrases' own notation ("+sesame", "-knee", 41) what can be told without its name or its number. */
function kindOf(field: string, expected: string | number): string | undefined {
  const kind = readKind(field, expected);
  return kind && nameOfKind(kind);
}

function readKind(name: string, expected: string | number): Kind | undefined {
  const choice = CHOICE_FIELDS.find((field) => field === name);
  if (choice) return { does: 'choose', field: choice, value: String(expected) };
  const number = NUMBER_FIELDS.find((field) => field === name);
  if (number) return { does: 'measure', field: number };
  const list = LIST_FIELDS.find((field) => field === name);
  if (!list) return undefined;
  if (String(expected).startsWith('-')) return { does: 'remove', field: list };
  return { does: /^none$/i.test(String(expected)) ? 'clear' : 'add', field: list };
}
