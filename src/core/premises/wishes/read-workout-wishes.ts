import type { Exercise } from '#core/catalogue/exercise.ts';
import { readText } from '#core/language/read-text.ts';
import type { Mention, Sense } from '#core/language/reading.ts';
import { phraseKey } from '#core/language/tokens.ts';
import { type ReadingFacts, vocabularyOf } from '../reading-facts.ts';
import type { TrainingFacts } from '../training/training-facts.ts';
import { singularTerm } from './singular-term.ts';
import { wishParts } from './wish-parts.ts';
import { WISH_WORDS } from './wish-words.ts';

/** What a person would like of a workout plan, or of one exercise. What is both liked and refused is left out. */
export type WorkoutWishesRead = {
  /** In their words, for texts and for names of exercises. */
  avoidTerms: string[];
  preferTerms: string[];
  /** All that an exercise, movement or tool they refuse stands for. */
  avoidExerciseIds: string[];
};

/** What a name means for training. */
type Named = { term: string; exercises: readonly string[] };
/** One sense of a mention, and how it is meant. */
type Meant = { sense: Sense; mention: Mention; refused: boolean };

const REFUSED = new Set<Mention['polarity']>(['avoid', 'dislike', 'deny']);
const REFUSALS = new Set(WISH_WORDS.turns.notWanted);
const NO_KIT = 'no_kit';

/** Reads what a person would like of their training. Pure; never throws. */
export function readWorkoutWishes(text: string, facts: ReadingFacts): WorkoutWishesRead {
  const avoided: Named[] = [];
  const preferred: Named[] = [];
  const excepted = new Set<string>();
  const known = new Map<string, Named | null>();
  for (const part of wishParts(text)) {
    for (const mention of readText(part.text, vocabularyOf(facts), 'tool').mentions) {
      if (mention.time === 'former' || mention.time === 'healed') continue;
      for (const sense of mention.senses) {
        const refused = part.replaced || isRefused(sense, mention, facts.training);
        const key = JSON.stringify([sense, mention.quote, refused]);
        const named = known.get(key) ?? namedBy({ sense, mention, refused }, facts.training);
        known.set(key, named);
        if (!named) continue;
        (refused ? avoided : preferred).push(named);
        if (!refused && mention.exceptionOf !== null) for (const id of named.exercises) excepted.add(id);
      }
    }
  }
  const avoidTerms = termsOf(avoided);
  return {
    avoidTerms,
    preferTerms: termsOf(preferred).filter((term) => !avoidTerms.includes(term)),
    avoidExerciseIds: [...new Set(avoided.flatMap(({ exercises }) => exercises))].filter((id) => !excepted.has(id)),
  };
}

const termsOf = (named: readonly Named[]): string[] => [...new Set(named.flatMap(({ term }) => term || []))];

const firstWord = (text: string): string => text.toLowerCase().split(/\s/)[0] ?? '';

/** "Nothing overhead", "downstairs neighbours" and "no equipment" refuse by themselves. */
function isRefused({ kind, id }: Sense, { polarity, quote }: Mention, { movement }: TrainingFacts): boolean {
  if (REFUSED.has(polarity) || REFUSALS.has(firstWord(quote))) return true;
  if (kind === 'place') return polarity === 'only';
  const says = kind === 'movement' ? (movement.limits.find((limit) => limit.id === id)?.says ?? []) : [];
  return says.some((phrase) => phraseKey(phrase) === phraseKey(quote));
}

function namedBy({ sense, mention, refused }: Meant, facts: TrainingFacts): Named | null {
  const { kind, id } = sense;
  if (kind === 'exercise') return exerciseNamed(id, mention, facts);
  if (kind === 'movement') return movementNamed(id, mention, facts);
  if (kind === 'tool') return toolNamed(id, mention, facts);
  return kind === 'place' && id === NO_KIT && refused ? { term: '', exercises: withKit(facts) } : null;
}

const keys = new WeakMap<Exercise, string>();

/** The name as it is looked up; made once for each exercise. */
function keyOf(exercise: Exercise): string {
  const key = keys.get(exercise) ?? phraseKey(exercise.name);
  keys.set(exercise, key);
  return key;
}

const holds = (key: string, term: string): boolean => ` ${key} `.includes(` ${term} `);

/** The first of some names that the names of exercises hold; else the first. */
function knownAs(terms: readonly string[], exercises: readonly Exercise[]): string {
  const known = terms.find((term) => {
    const key = phraseKey(term);
    return exercises.some((exercise) => holds(keyOf(exercise), key));
  });
  return known ?? terms[0] ?? '';
}

/** An exercise or a group of them: "RDLs" are deadlifts by name. */
function exerciseNamed(id: string, { quote }: Mention, { movement, exercises }: TrainingFacts): Named {
  const group = movement.exerciseGroups.find((each) => each.id === id);
  const ids = group?.exercises ?? [id];
  const all = ids.flatMap((each) => exercises.get(each) ?? []);
  return { term: knownAs([quote, ...(group?.names ?? [])].map(singularTerm), all), exercises: ids };
}

/** A movement, with all that asks for it; without the words that refuse it. */
function movementNamed(id: string, { quote }: Mention, { movement }: TrainingFacts): Named {
  const words = quote.split(/\s+/).filter((word) => !REFUSALS.has(word.toLowerCase()));
  const ids = Object.entries(movement.exercises).flatMap(([each, { breaks }]) => (breaks.includes(id) ? [each] : []));
  return { term: singularTerm(words.join(' ')), exercises: ids };
}

/** A tool, with all that cannot be done without it: "KB" is a kettlebell by name. */
function toolNamed(id: string, { quote }: Mention, { equipment, exercises }: TrainingFacts): Named {
  const tokens = equipment.tools.find((tool) => tool.id === id)?.tokens ?? [];
  const own = new Set(tokens);
  const all = [...exercises.values()].filter((exercise) => needs(exercise, (token) => own.has(token)));
  const names = tokens.length === 1 ? tokens.map((token) => token.replace('machine:', '').replaceAll('_', ' ')) : [];
  return { term: knownAs([quote, ...names].map(singularTerm), all), exercises: all.map((exercise) => exercise.id) };
}

/** Everything for which something must be there that no home has by itself. */
function withKit({ equipment, exercises }: TrainingFacts): string[] {
  const all = [...exercises.values()].filter((exercise) =>
    needs(exercise, (token) => !equipment.household.includes(token)),
  );
  return all.map(({ id }) => id);
}

/** True where some piece of equipment that an exercise needs is there in no other way. */
const needs = ({ equipment }: Exercise, isOfIt: (token: string) => boolean): boolean =>
  equipment.some((group) => group.every(isOfIt));
