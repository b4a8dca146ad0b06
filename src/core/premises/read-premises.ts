import type { Profile } from '#core/athlete/profile.ts';
import { readText } from '#core/language/read-text.ts';
import type { Reading } from '#core/language/reading.ts';
import type { Near } from '#core/language/vocabulary.ts';
import { accountedWords } from './accounted-words.ts';
import { foodPremises } from './food/food-premises.ts';
import { illnessFood } from './food/illness-food.ts';
import { healthPremises } from './health/health-premises.ts';
import type { FoodLimits, MovementPremise, Premises } from './premises.ts';
import { type ReadingFacts, vocabularyOf } from './reading-facts.ts';
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
] as const satisfies readonly (readonly [keyof Profile, Near])[];

type WrittenField = (typeof WRITTEN_ANSWERS)[number][0];
type WrittenAnswer = { field: WrittenField; text: string; reading: Reading };

export const WRITTEN_FIELDS = WRITTEN_ANSWERS.map(([field]) => field);

export type ReadingInput = {
  profile: Profile;
  facts: ReadingFacts;
  /** "2026-11-23", by which calendar years are counted; null where they are left uncounted. */
  today: string | null;
};

/** Everything that plans go by, read from a person's own words. Pure; takes time linear in what was said. */
export function readPremises({ profile, facts, today }: ReadingInput): Premises {
  const answers = readAnswers(profile, facts);
  const food = foodPremises(answers, facts.food, facts.foods);
  const tools = toolPremises(answers, facts.training);
  const moves = movementPremises(answers, facts.training);
  const { age, weightLbs, heightIn } = profile;
  const health = healthPremises(answers, { age, weightLbs, heightIn, today }, facts.health);
  return {
    foods: [
      ...food.foods.filter(({ subject }) => !health.food.unsafeDiets.includes(subject.replace('diet:', ''))),
      ...illnessFood(health.food, health.health, facts, food.calledFine),
    ],
    foodLimits: limitsOf(food.foodLimits, health.food.limits.sodiumMaxMg),
    tools: tools.tools,
    toolsAreGuessed: tools.toolsAreGuessed,
    movements: merged([...moves.movements, ...health.movements]),
    exercises: moves.exercises,
    effortMaxRpe: health.effortMaxRpe,
    health: health.health,
    questions: [...food.questions, ...tools.questions, ...health.questions],
    unread: [...food.unread, ...health.unread],
    accounted: [
      ...answers.flatMap(({ field, reading }) => accountedWords(field, reading.mentions)),
      ...food.noEffect.map((place) => ({ ...place, as: 'no_effect' as const })),
      ...tools.accounted,
      ...moves.accounted,
      ...health.accounted,
    ],
  };
}

/** The text of an answer; what is kept as a list is one line each. */
export function writtenText(profile: Profile, field: WrittenField): string {
  const answer = profile[field];
  return typeof answer === 'string' ? answer : answer.join('\n');
}

function readAnswers(profile: Profile, facts: ReadingFacts): WrittenAnswer[] {
  const vocabulary = vocabularyOf(facts);
  return WRITTEN_ANSWERS.map(([field, about]) => {
    const text = writtenText(profile, field);
    return { field, text, reading: readText(text, vocabulary, about) };
  });
}

function limitsOf(limits: FoodLimits, sodiumMaxMg: number | null): FoodLimits {
  const both = [limits.sodiumMaxMg, sodiumMaxMg].filter((each) => each !== null);
  return { ...limits, sodiumMaxMg: both.length > 0 ? Math.min(...both) : null };
}

/** A limit that words and an illness both ask for is one, as strict as the stricter. */
function merged(movements: readonly MovementPremise[]): MovementPremise[] {
  const once = new Map<string, MovementPremise>();
  for (const premise of movements) {
    const known = once.get(premise.limit);
    if (!known) once.set(premise.limit, premise);
    else {
      const { eased: _, ...both } = { ...known, ...premise };
      once.set(premise.limit, {
        ...both,
        severity: known.severity === 'strict' ? 'strict' : premise.severity,
        side: known.side === premise.side ? premise.side : null,
        origins: [...known.origins, ...premise.origins],
        ...(known.eased && premise.eased ? { eased: true } : {}),
      });
    }
  }
  return [...once.values()];
}
