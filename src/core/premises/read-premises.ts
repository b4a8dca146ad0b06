import type { KeptDecision } from '#core/athlete/go-by.ts';
import type { Profile } from '#core/athlete/profile.ts';
import type { ProfileField } from '#core/athlete/profile-fields.ts';
import { readText } from '#core/language/read-text.ts';
import type { Reading } from '#core/language/reading.ts';
import type { Near } from '#core/language/vocabulary.ts';
import { accountedWords } from './accounted-words.ts';
import { applyDecisions, toldBy } from './decisions/apply-decisions.ts';
import { foodIndex } from './food/food-index.ts';
import { foodPremises } from './food/food-premises.ts';
import { illnessFood } from './food/illness-food.ts';
import { rowsNamedBy } from './food/tapped-food.ts';
import { withDeniedNames } from './health/denied-names.ts';
import { healthPremises } from './health/health-premises.ts';
import { mergedMovements } from './merged-movements.ts';
import type { AnsweredQuestion, FoodLimits, OpenQuestion, Premises } from './premises.ts';
import { type ReadingFacts, vocabularyOf } from './reading-facts.ts';
import { type MeantWord, meantWords, namedText, toldInNames, withMeantAnswered } from './suggested/meant-words.ts';
import { type NamedText, wordsBack } from './suggested/put-names.ts';
import { movementPremises } from './training/movement-premises.ts';
import { toolPremises } from './training/tool-premises.ts';

/** The answers in a person's own words, and what each was asked about. */
const WRITTEN_ANSWERS = [
  ['equipmentAccess', 'tool'],
  ['injuries', 'body'],
  ['dietaryPrefs', 'food'],
  ['dietaryRestrictions', 'food'],
  ['foodAllergies', 'food'],
  ['dislikedFoods', 'food'],
  ['medicalConditions', 'body'],
  ['medications', 'body'],
] as const satisfies readonly (readonly [ProfileField, Near])[];

type WrittenField = (typeof WRITTEN_ANSWERS)[number][0];
type WrittenAnswer = { field: WrittenField; text: string; reading: Reading };

export const WRITTEN_FIELDS = WRITTEN_ANSWERS.map(([field]) => field);

export type ReadingInput = {
  profile: Profile;
  facts: ReadingFacts;
  /** "2026-11-23", by which calendar years are counted; null where they are left uncounted. */
  today: string | null;
  /** What the person tapped on the sheet; it stands above what is read. */
  kept?: readonly KeptDecision[];
};

/** A word that was tapped to be a name can lead to the question about the next one; no chain is longer. */
const LONGEST_CHAIN = 3;

/**
 * Everything that plans go by, read from a person's own words, with what they tapped above it. Pure; takes time linear in what was
 * said.
 */
export function readPremises(input: ReadingInput): Premises {
  const { facts, kept = [] } = input;
  const meant: MeantWord[] = [];
  let read = readWith(input, meant);
  for (let link = 0; link < LONGEST_CHAIN; link++) {
    const known = new Set(meant.map(({ answered }) => answered.id));
    const more = meantWords(read, kept, facts).filter(({ answered }) => !known.has(answered.id));
    if (more.length === 0) break;
    meant.push(...more);
    read = readWith(input, meant);
  }
  return withMeantAnswered(read, meant, facts);
}

function readWith({ profile, facts, today, kept = [] }: ReadingInput, meant: readonly MeantWord[]): Premises {
  const texts = new Map(WRITTEN_FIELDS.map((field) => [field, namedText(field, writtenText(profile, field), meant)]));
  const answers = readAnswers(texts, facts);
  const tools = toolPremises(answers, facts.training);
  const moves = movementPremises(answers, facts.training);
  const { age, weightLbs, heightIn } = profile;
  const told = toldInNames(toldBy(kept), meant);
  const health = healthPremises(answers, { age, weightLbs, heightIn, today }, facts.health, told);
  const { unsafeDiets: unsafe } = health.food;
  const food = foodPremises({ answers, facts: facts.food, foods: facts.foods, unsafe });
  const fine = new Set([...food.calledFine, ...eatenAllTheSame(health.answered, facts)]);
  const premises: Premises = {
    foods: [...food.foods, ...illnessFood(health.food, health.health, facts, fine)],
    foodLimits: limitsOf(food.foodLimits, health.food.limits.sodiumMaxMg),
    unsafeDiets: food.unsafeDiets,
    tools: tools.tools,
    toolsAreGuessed: tools.toolsAreGuessed,
    movements: mergedMovements([...moves.movements, ...health.movements]),
    exercises: moves.exercises,
    effortMaxRpe: health.effortMaxRpe,
    health: health.health,
    notMine: health.notMine,
    answered: health.answered,
    questions: [
      ...withoutTwins(food.questions, health),
      ...tools.questions,
      ...health.questions.filter(({ id }) => !isSettled(id, food.settled)),
    ],
    unread: [...food.unread, ...health.unread],
    accounted: [
      ...answers.flatMap(({ field, reading }) => accountedWords(field, reading.mentions)),
      ...food.noEffect.map((place) => ({ ...place, as: 'no_effect' as const })),
      ...tools.accounted,
      ...moves.accounted,
      ...health.accounted,
    ],
  };
  return applyDecisions(meant.length === 0 ? premises : wordsBack(premises, texts), kept, facts);
}

/** A name that is an allergen and an illness is asked about once, as the illness. */
function withoutTwins(
  questions: readonly OpenQuestion[],
  { questions: asked, answered }: Pick<Premises, 'questions' | 'answered'>,
): OpenQuestion[] {
  const placeOf = ({ origin }: OpenQuestion) => ('field' in origin ? `${origin.field} ${origin.start}` : '');
  const places = new Set([...asked, ...answered].filter(({ id }) => id.startsWith('food:')).map(placeOf));
  return questions.filter((question) => !places.has(placeOf(question)));
}

/** Foods that an illness usually leaves out and that the person said they eat, less those that hold what they do not. */
function eatenAllTheSame(answered: readonly AnsweredQuestion[], { food, foods }: ReadingFacts): string[] {
  const index = foodIndex(food, foods);
  const rows = (keys: readonly string[]) => keys.flatMap((key) => [...rowsNamedBy(index, key)]);
  return answered.flatMap(({ choices, chosen }) => {
    const does = choices.find(({ id }) => id === chosen)?.does;
    if (does?.kind !== 'health' || !does.fine) return [];
    const out = new Set(rows(does.out ?? []));
    return rows(does.fine).filter((id) => !out.has(id));
  });
}

/** "Alpha-gal; milk is fine": what the food answers tell is not asked of the illness once more. */
const isSettled = (id: string, settled: readonly string[]): boolean =>
  id.startsWith('food:') && settled.includes(id.slice('food:'.length).replace(/@.*/, '').replaceAll('_', '-'));

/** The text of an answer; what is kept as a list is one line each. */
export function writtenText(profile: Profile, field: WrittenField): string {
  const answer = profile[field];
  return typeof answer === 'string' ? answer : answer.join('\n');
}

function readAnswers(texts: ReadonlyMap<WrittenField, NamedText>, facts: ReadingFacts): WrittenAnswer[] {
  const vocabulary = vocabularyOf(facts);
  return WRITTEN_ANSWERS.map(([field, about]) => {
    const text = texts.get(field)?.text ?? '';
    return { field, text, reading: withDeniedNames(readText(text, vocabulary, about), text, about) };
  });
}

function limitsOf(limits: FoodLimits, sodiumMaxMg: number | null): FoodLimits {
  const both = [limits.sodiumMaxMg, sodiumMaxMg].filter((each) => each !== null);
  return { ...limits, sodiumMaxMg: both.length > 0 ? Math.min(...both) : null };
}
