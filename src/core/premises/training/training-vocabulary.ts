import type { VocabularyEntry } from '#core/language/vocabulary.ts';
import type { TrainingFacts } from './training-facts.ts';

/** A shorter name is no misspelling of another: "kb", "run". */
const SHORTEST_MISSPELT = 5;

const isShort = (phrase: string) => phrase.length < SHORTEST_MISSPELT;

/** "Doesnt", as it is typed in full. */
const IN_FULL = [
  ['doesnt', 'does not'],
  ['wont', 'will not'],
  ['cant', 'cannot'],
  ['cant', 'can not'],
  ['dont', 'do not'],
  ['isnt', 'is not'],
] as const;

/** "Arm doesnt work" is "arm does not work", too, and the other way round. */
function inBothForms(phrases: readonly string[]): string[] {
  const others = phrases.flatMap((phrase) => {
    const words = ` ${phrase} `;
    return IN_FULL.flatMap(([short, full]) => {
      if (words.includes(` ${short} `)) return words.replace(` ${short} `, ` ${full} `).trim();
      return words.includes(` ${full} `) ? words.replace(` ${full} `, ` ${short} `).trim() : [];
    });
  });
  return [...new Set([...phrases, ...others])];
}

/** Short names count only as they are typed; longer ones may be misspelt. */
function entries(entry: VocabularyEntry): VocabularyEntry[] {
  const { phrases, ...rest } = entry;
  if (entry.exact) return [entry];
  const short = phrases.filter(isShort);
  const long = phrases.filter((phrase) => !isShort(phrase));
  return [
    ...(short.length > 0 ? [{ kind: rest.kind, id: rest.id, phrases: short, exact: true }] : []),
    ...(long.length > 0 ? [{ ...rest, phrases: long }] : []),
  ];
}

/** Every exercise under its own name, where no group has that name already. */
function exerciseNames({ exercises, movement }: TrainingFacts): VocabularyEntry[] {
  const taken = new Set(movement.exerciseGroups.flatMap(({ names }) => names));
  return [...exercises.values()].flatMap(({ id, name }) => {
    const phrase = name
      .toLowerCase()
      .replace(/[^a-z0-9 ]+/g, ' ')
      .replace(/ +/g, ' ')
      .trim();
    return taken.has(phrase) ? [] : [{ kind: 'exercise' as const, id, phrases: [phrase] }];
  });
}

/** All names of tools, places, household things, joints, movements and exercises, for the one vocabulary of all answers. */
export function trainingVocabulary(facts: TrainingFacts): VocabularyEntry[] {
  const { equipment, movement } = facts;
  return [
    ...equipment.places.map(({ id, names, notThis }) => ({ kind: 'place' as const, id, phrases: names, notThis })),
    ...equipment.places
      .filter(({ brands }) => brands.length > 0)
      .map(({ id, brands, notThis }) => ({ kind: 'place' as const, id, phrases: brands, notThis, exact: true })),
    ...equipment.tools.map(({ id, names, notThis }) => ({ kind: 'tool' as const, id, phrases: names, notThis })),
    ...equipment.householdThings.map(({ id, names }) => ({ kind: 'household' as const, id, phrases: names })),
    ...movement.joints.map(({ id, phrases, notThis }) => ({ kind: 'joint' as const, id, phrases, notThis })),
    ...movement.limits.map(({ id, phrases, notThis }) => ({
      kind: 'movement' as const,
      id,
      phrases: inBothForms(phrases),
      notThis,
    })),
    ...movement.exerciseGroups.map(({ id, names }) => ({ kind: 'exercise' as const, id, phrases: names })),
    ...exerciseNames(facts),
  ].flatMap(entries);
}

/** Words of kit and of bodies that mean nothing by themselves, so that they are not unread. */
export const trainingPlainWords = ({ equipment, movement }: TrainingFacts): string[] => [
  ...equipment.plain,
  ...movement.plain,
];
