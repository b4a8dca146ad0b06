import type { FoodTable } from '#core/catalogue/food.ts';
import { type CareVocabulary, careFindings, careModes, careRulesFrom, careVocabulary } from './care-rules.ts';
import type { Constraints, FoodRules } from './constraints.ts';
import { type EquipmentVocabulary, equipmentVocabulary, readEquipment } from './equipment.ts';
import { addFoodRules, dietReason, foodRulesFrom, lowest, noFoodFindings } from './food-rules.ts';
import { readStatements } from './food-statements.ts';
import { type FoodVocabulary, foodVocabulary } from './food-vocabulary.ts';
import { type InjuryVocabulary, injuryVocabulary, readInjuries } from './injuries.ts';
import type { CareRule, Lexicon, TrainingLexicon } from './lexicon.ts';
import type { Profile } from './profile.ts';

export type ConstraintsInput = {
  profile: Profile;
  lexicon: Lexicon;
  trainingLexicon: TrainingLexicon;
  foods: FoodTable;
};

type Words = Omit<ConstraintsInput, 'profile'>;
type Vocabularies = {
  food: FoodVocabulary;
  care: CareVocabulary;
  equipment: EquipmentVocabulary;
  injury: InjuryVocabulary;
};

/** The same data gives the same vocabularies, so they are made once for each set of data. */
const made = new WeakMap<Lexicon, { words: Words; vocabularies: Vocabularies }>();

function vocabulariesOf(words: Words): Vocabularies {
  const { lexicon, trainingLexicon, foods } = words;
  const known = made.get(lexicon);
  if (known && known.words.foods === foods && known.words.trainingLexicon === trainingLexicon)
    return known.vocabularies;
  const vocabularies = {
    food: foodVocabulary({ lexicon, foods }),
    care: careVocabulary(lexicon),
    equipment: equipmentVocabulary(trainingLexicon),
    injury: injuryVocabulary(lexicon, trainingLexicon),
  };
  made.set(lexicon, { words, vocabularies });
  return vocabularies;
}

/**
 * What no plan may contain, read from a person's own words. Deterministic; when in doubt it adds a rule and says so in
 * `unclear`. Nothing here is ever relaxed by how mild something is said to be.
 */
export function constraintsOf({ profile, ...words }: ConstraintsInput): Constraints {
  const { lexicon, trainingLexicon } = words;
  const vocabularies = vocabulariesOf(words);
  const care = careFindings({
    profile,
    lexicon,
    vocabulary: vocabularies.care,
    otherwiseKnown: vocabularies.food.known,
  });
  const food = readFood(profile, words, vocabularies.food);
  const equipment = readEquipment({
    text: profile.equipmentAccess,
    training: trainingLexicon,
    vocabulary: vocabularies.equipment,
  });
  const injury = readInjuries({
    text: profile.injuries.join('\n'),
    training: trainingLexicon,
    vocabulary: vocabularies.injury,
  });
  const safe = dropUnsafeDiets(food.diets, care.rules, lexicon);
  for (const id of safe.dropped) food.diets.delete(id);
  const droppedReasons = safe.dropped.flatMap((id) => lexicon.diets[id] ?? []).map(dietReason);
  food.sources = food.sources.filter(({ reason }) => !droppedReasons.includes(reason));
  const rules = withCare(foodRulesFrom(food, lexicon), care.rules);
  const careRules = careRulesFrom(care);
  return {
    food: rules,
    training: {
      equipment: equipment.equipment,
      maxLoadLbs: equipment.maxLoadLbs,
      injuries: injury.injuries,
      modes: [...new Set([...careModes(care), ...injury.modes])],
      dislikedExerciseTerms: [...new Set(injury.dislikedExerciseTerms)],
      forbiddenExercises: {},
      fineExercises: [],
    },
    care: { ...careRules, notices: [...careRules.notices, ...safe.notices, ...dietNotes(rules, lexicon)] },
    maintenanceShiftKcal: 0,
    sources: [...food.sources, ...care.sources, ...equipment.sources, ...injury.sources],
    unclear: [...food.unclear, ...care.unclear, ...equipment.unclear, ...injury.unclear],
  };
}

const FOOD_ANSWERS = [
  ['foodAllergies', 'allergy'],
  ['dietaryRestrictions', 'restriction'],
  ['dietaryPrefs', 'wish'],
  ['dislikedFoods', 'dislike'],
] as const;

function readFood(profile: Profile, { lexicon, foods }: Words, vocabulary: FoodVocabulary) {
  const findings = noFoodFindings();
  const reader = { lexicon, foods, findings };
  for (const [field, reading] of FOOD_ANSWERS) {
    const answer = profile[field];
    const text = typeof answer === 'string' ? answer : answer.join('\n');
    addFoodRules(reader, readStatements(text, vocabulary, reading), { field, reading });
  }
  for (const field of ['medicalConditions', 'medications'] as const) {
    const statements = readStatements(profile[field], vocabulary, 'allergy');
    const onFood = statements.filter(({ allergyTalk }) => allergyTalk).map((each) => ({ ...each, leftovers: [] }));
    addFoodRules(reader, onFood, { field, reading: 'allergy' });
  }
  return findings;
}

/** Keto with insulin, fasting while pregnant: the diet is not planned, and the person is told so. */
function dropUnsafeDiets(diets: ReadonlyMap<string, unknown>, rules: readonly CareRule[], { diets: known }: Lexicon) {
  const ids = rules.map(({ id }) => id);
  const dropped = [...diets.keys()].filter((diet) => known[diet]?.unsafeWith.some((id) => ids.includes(id)));
  const notices = dropped.map((diet) => ({
    id: `no_${diet}`,
    level: 'constrain' as const,
    about: 'everything' as const,
    text: `I did not plan ${diet.replaceAll('_', ' ')}, because it is not safe with what you told me about your health.`,
  }));
  return { dropped, notices };
}

function withCare(food: FoodRules, rules: readonly CareRule[]): FoodRules {
  const join = (own: readonly string[], add: (rule: CareRule) => readonly string[]) => [
    ...new Set([...own, ...rules.flatMap(add)]),
  ];
  return {
    ...food,
    forbiddenFlags: join(food.forbiddenFlags, (rule) => rule.forbiddenFlags),
    forbiddenFoodIds: join(food.forbiddenFoodIds, (rule) => rule.forbiddenFoodIds),
    forbiddenTerms: join(food.forbiddenTerms, (rule) => rule.forbiddenTerms),
    sodiumMaxMg: lowest([food.sodiumMaxMg, ...rules.map((rule) => rule.sodiumMaxMg)]),
  };
}

function dietNotes({ diets }: FoodRules, { diets: known }: Lexicon) {
  return diets.flatMap((id) => {
    const note = known[id]?.note;
    return note ? [{ id: `diet_${id}`, level: 'note' as const, about: 'everything' as const, text: note }] : [];
  });
}
