import { z } from 'zod';
import type { Exercise, ExerciseCatalogue } from '#core/catalogue/exercise.ts';
import { readText } from '#core/language/read-text.ts';
import type { Mention } from '#core/language/reading.ts';
import { buildVocabulary, type Vocabulary } from '#core/language/vocabulary.ts';
import data from '#data/reading/swap-words.json' with { type: 'json' };
import { levelIndex } from '../builder/training-brief.ts';
import type { SwapReason } from './swap-reason.ts';

/** What the exercise that comes in shall be (`isWanted`) or shall not be. `id`: "tool:dumbbell", "muscle:chest", "lift:leg-press". */
export type Demand = { id: string; words: string; isWanted: boolean };

const { words: WORDS } = z
  .object({
    words: z.array(z.object({ id: z.string(), kind: z.enum(['tool', 'movement']), names: z.array(z.string()).min(1) })),
  })
  .parse(data);
const REFUSED = new Set<Mention['polarity']>(['avoid', 'dislike', 'deny']);
const INSTEAD = new Set<Mention['polarity']>(['want', 'only']);
/** These say how the new one stands to the old one, so that the old one cannot have them. */
const RELATIVE = ['trait:easier', 'trait:harder', 'trait:shorter'];
const LYING = ['supine', 'prone', 'side', 'incline'];
const ON_THE_FLOOR = ['supine', 'prone', 'side', 'quadruped', 'kneeling'];
const EXPLOSIVE = ['plyometric', 'power'];
const QUICK_SETUP = ['bodyweight', 'none', 'band', 'household_weight'];

const vocabularies = new WeakMap<ExerciseCatalogue, Vocabulary>();

function vocabularyFor(catalogue: ExerciseCatalogue): Vocabulary {
  const known = vocabularies.get(catalogue);
  if (known) return known;
  const taken = new Set(WORDS.flatMap(({ names }) => names));
  const lifts = [...catalogue.exercises.values()].flatMap(({ id, name }) => {
    const phrase = name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim();
    return taken.has(phrase) ? [] : [{ kind: 'exercise' as const, id: `lift:${id}`, phrases: [phrase] }];
  });
  const vocabulary = buildVocabulary([
    ...WORDS.map(({ id, kind, names }) => ({ kind, id, phrases: names, exact: true })),
    ...lifts,
  ]);
  vocabularies.set(catalogue, vocabulary);
  return vocabulary;
}

const difficultyOf = (exercise: Exercise) => 2 * levelIndex(exercise.level) + exercise.skill + exercise.met / 10;

type IsLike = (exercise: Exercise, old: Exercise) => boolean;
const TRAITS: Readonly<Record<string, IsLike>> = {
  one_side: ({ unilateral }) => unilateral,
  both_sides: ({ unilateral }) => !unilateral,
  quiet: ({ impact, pattern }) => impact === 'low' && !EXPLOSIVE.includes(pattern),
  jump: ({ impact, pattern }) => impact === 'high' || EXPLOSIVE.includes(pattern),
  compound: ({ mechanic }) => mechanic === 'compound',
  isolation: ({ mechanic }) => mechanic === 'isolation',
  easier: (exercise, old) => difficultyOf(exercise) < difficultyOf(old),
  harder: (exercise, old) => difficultyOf(exercise) > difficultyOf(old),
  shorter: ({ unilateral, loadType }) => !unilateral && QUICK_SETUP.includes(loadType),
};

/** Is the exercise what the word says, wanted or not? */
function isLike(id: string, exercise: Exercise, old: Exercise): boolean {
  const [kind, value = ''] = [id.slice(0, id.indexOf(':')), id.slice(id.indexOf(':') + 1)];
  if (kind === 'tool') return exercise.equipment.some((group) => group.includes(value));
  if (kind === 'load') return exercise.loadType === value || (value === 'bodyweight' && exercise.loadType === 'none');
  if (kind === 'muscle') return exercise.primaryMuscles.includes(value);
  if (kind === 'pattern') return exercise.pattern === value;
  if (kind === 'lift') return exercise.id === value;
  if (kind === 'posture' && value === 'lying') return LYING.includes(exercise.posture);
  if (kind === 'posture' && value === 'floor') return ON_THE_FLOOR.includes(exercise.posture);
  if (kind === 'posture') return exercise.posture === value;
  return TRAITS[value]?.(exercise, old) ?? false;
}

/** Does the exercise do what is demanded? */
export function meets(exercise: Exercise, { id, isWanted }: Demand, old: Exercise): boolean {
  return isLike(id, exercise, old) === isWanted;
}

/**
 * What the words ask of the new exercise. What the old one already is, and is not refused, only describes it ("squats hurt"); what it
 * is and is refused has to go.
 */
export function readDemands({ text, kind }: SwapReason, old: Exercise, catalogue: ExerciseCatalogue): Demand[] {
  const demands = new Map<string, Demand>();
  for (const mention of readText(text, vocabularyFor(catalogue), 'tool').mentions) {
    for (const { id } of mention.senses.slice(0, 1)) {
      // "The rack is taken" names what is not there.
      const isMissing = kind === 'no_equipment' && /^(?:tool|load):/.test(id) && !INSTEAD.has(mention.polarity);
      const isWanted = !REFUSED.has(mention.polarity) && !isMissing;
      const isDescription = isWanted && !RELATIVE.includes(id) && isLike(id, old, old);
      if (mention.whose === 'mine' && !isDescription) demands.set(id, { id, words: mention.quote, isWanted });
    }
  }
  return [...demands.values()];
}

/** Demands that say what is trained, so that the nearest stimulus to the old one no longer counts. */
export const namesStimulus = ({ id, isWanted }: Demand): boolean => isWanted && /^(?:muscle|pattern|lift):/.test(id);
