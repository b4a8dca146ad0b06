import { foldText } from '#core/language/fold-text.ts';
import type { Sense, SubjectKind } from '#core/language/reading.ts';
import { phraseKey } from '#core/language/tokens.ts';
import type { Name } from '#core/language/vocabulary.ts';
import { foodIndex } from '../food/food-index.ts';
import { inSentence } from '../food/spoken-food.ts';
import { STATE } from '../health/health-vocabulary.ts';
import { type ReadingFacts, vocabularyOf } from '../reading-facts.ts';
import { labelOfMovement } from '../sheet/sheet-words.ts';

/** A name that our own tables know, as it may stand for a word of an answer. */
export type NameOfOurs = {
  /** Folded: "heart attack". */
  words: string;
  /** "allopurinol (gout medicine)": for people to read. */
  label: string;
};

const FOODS: readonly SubjectKind[] = ['allergen', 'food', 'family', 'dish'];
const HEALTH: readonly SubjectKind[] = ['condition', 'medicine'];

/** What a word can be where it was typed; a word among medicines is no food, whoever says so. */
const KINDS = new Map<string, readonly SubjectKind[]>(
  Object.entries({
    foodAllergies: [...FOODS, ...HEALTH],
    dietaryRestrictions: [...FOODS, ...HEALTH, 'diet'],
    dietaryPrefs: [...FOODS, 'diet'],
    dislikedFoods: FOODS,
    injuries: ['joint', 'movement', 'exercise', ...HEALTH],
    medicalConditions: [...HEALTH, 'joint'],
    medications: HEALTH,
  }),
);

const LONGEST = 60;
/** Letters and digits with what stands inside a name: nothing that a page or a prompt could take for more. */
const PLAIN = /^[\p{L}\p{N}][\p{L}\p{N} '-]*$/u;
/** More meanings than this are not put into one line. */
const MOST_LABELS = 2;

/** A name that leaves something open itself ("nuts", "diabetes", "water pill") has its own question where it is typed: a guess says more. */
function isOpen(plain: string, name: Name, senses: readonly Sense[], { health }: ReadingFacts): boolean {
  const asked = senses.some(
    ({ kind, id }) => kind === 'condition' && health.conditionOf.get(id)?.questionFor.includes(plain),
  );
  return name.ask || asked || health.medicines.spoken.some((spoken) => spoken.name === plain);
}

/** The name of ours that is spelled so, with what it can mean in an answer; null where it is none, or nothing of that sort. */
export function nameOfOurs(words: string, field: string, facts: ReadingFacts): NameOfOurs | null {
  const plain = foldText(words).trim();
  if (plain.length > LONGEST || !PLAIN.test(plain)) return null;
  const name = vocabularyOf(facts).names.values.get(phraseKey(plain));
  const kinds = KINDS.get(field) ?? [];
  // How an illness stands ("my doctor agrees") is nobody's to guess.
  const all = name?.senses ?? [];
  const senses = all.filter(({ kind }) => kinds.includes(kind));
  if (!name || senses.length === 0 || all.some(({ id }) => id.startsWith(STATE)) || isOpen(plain, name, senses, facts))
    return null;
  return { words: plain, label: labelOf(plain, senses, facts) };
}

function labelOf(plain: string, senses: readonly Sense[], facts: ReadingFacts): string {
  const labels = [...new Set(senses.map((sense) => inSentence(labelOfSense(sense, plain, facts))))];
  const kind = labels.slice(0, MOST_LABELS).join(' or ');
  return [plain, `${plain}s`].includes(foldText(kind)) ? kind : `${plain} (${kind})`;
}

function labelOfSense({ kind, id }: Sense, plain: string, { food, foods, health, training }: ReadingFacts): string {
  const index = foodIndex(food, foods);
  switch (kind) {
    case 'condition':
      return health.conditionOf.get(id)?.label ?? plain;
    case 'medicine':
      return health.medicineOf.get(id)?.label ?? plain;
    case 'diet':
      return index.diets.get(id)?.label ?? plain;
    case 'joint':
      return plain;
    case 'movement':
      return labelOfMovement(id);
    case 'exercise':
      return training.exercises.get(id)?.name ?? plain;
    default:
      return index.subjects.get(`${kind}:${id}`)?.label ?? plain;
  }
}
