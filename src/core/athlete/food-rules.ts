import type { Allergen, Food, FoodTable } from '#core/catalogue/food.ts';
import { ALLERGENS } from '#core/catalogue/food.ts';
import type { FoodRules, RuleSource, Unclear } from './constraints.ts';
import type { Mention, Reading, Statement } from './food-statements.ts';
import type { FoodSense } from './food-vocabulary.ts';
import type { Diet, Lexicon } from './lexicon.ts';
import type { Profile } from './profile.ts';
import { termOf } from './vocabulary.ts';

/** What is gathered while answers are read; sets, because several answers may say the same. */
export type FoodFindings = {
  diets: Map<string, { flags: readonly string[] }>;
  allergens: Set<Allergen>;
  forbiddenFlags: Set<string>;
  forbiddenFoodIds: Set<string>;
  forbiddenTerms: Set<string>;
  dislikedFoodIds: Set<string>;
  dislikedTerms: Set<string>;
  sources: RuleSource[];
  unclear: Unclear[];
};

export type FoodReader = { lexicon: Lexicon; foods: FoodTable; findings: FoodFindings };
type Place = FoodReader & {
  field: keyof Profile;
  reading: Reading;
  statement: Statement;
  /** "no red meat except lamb": the foods taken back in the same sentence. */
  kept: ReadonlySet<string>;
};

export function noFoodFindings(): FoodFindings {
  return {
    diets: new Map(),
    allergens: new Set(),
    forbiddenFlags: new Set(),
    forbiddenFoodIds: new Set(),
    forbiddenTerms: new Set(),
    dislikedFoodIds: new Set(),
    dislikedTerms: new Set(),
    sources: [],
    unclear: [],
  };
}

/** Adds what the statements of one answer rule out. A statement that speaks of an allergy is read as an allergy. */
export function addFoodRules(
  reader: FoodReader,
  statements: readonly Statement[],
  { field, reading }: { field: keyof Profile; reading: Reading },
): void {
  for (const statement of statements) {
    const heard = { ...reader, field, reading: statement.allergyTalk ? 'allergy' : reading, statement } as const;
    const place: Place = { ...heard, kept: keptFoods(heard) };
    for (const mention of statement.mentions) addMention(place, mention);
    const takenBack = statement.mentions.filter(isTakenBack);
    if (takenBack.length > 0) noteStillLeftOut(place, takenBack);
    if (place.reading !== 'wish') addLeftovers(place);
  }
}

const ids = ({ piece }: Mention, kind: FoodSense) =>
  piece.senses.filter((sense) => sense.kind === kind).map((sense) => sense.id);

function addMention(place: Place, mention: Mention): void {
  const diets = mention.denied ? [] : ids(mention, 'diet');
  for (const id of diets) addDiet(place, mention, id);
  for (const id of ids(mention, 'diet_vague')) addVagueDiet(place, mention, id);
  if (mention.polarity !== 'avoid' || ids(mention, 'diet_vague').length > 0) return;
  if (diets.length > 0 && place.reading !== 'allergy') return;
  const known = place.reading === 'dislike' ? addDislike(place, mention) : addForbidden(place, mention);
  if (!known && diets.length === 0) addTerm(place, mention);
  noteMisspelling(place, mention);
}

function source(place: Place, mention: Mention, reason: string): void {
  place.findings.sources.push({ field: place.field, quote: mention.piece.quote, reason });
}

/** Allergens, groups and foods that may not be on the plate. True when the name was one of them. */
function addForbidden(place: Place, mention: Mention): boolean {
  const allergens = allergensOf(place, mention);
  for (const id of allergens) {
    place.findings.allergens.add(id);
    source(place, mention, `Leaves out ${place.lexicon.allergens[id].label}.`);
  }
  if (allergens.length > 0) return true;
  const [allergy] = ids(mention, 'allergy');
  const named = allergy === undefined ? undefined : place.lexicon.allergies[allergy];
  if (named) {
    addAll(place.findings.forbiddenFlags, named.flags);
    addAll(place.findings.forbiddenFoodIds, named.foodIds);
    addAll(place.findings.forbiddenTerms, named.terms);
    source(place, mention, `Leaves out ${named.label}.`);
    if (named.ask) place.findings.unclear.push({ field: place.field, text: mention.piece.quote, treatedAs: named.ask });
    return true;
  }
  return addGroupOrFoods(place, mention, {
    foodIds: place.findings.forbiddenFoodIds,
    terms: place.findings.forbiddenTerms,
    flags: place.findings.forbiddenFlags,
  });
}

/** In a restriction only the name of the whole class is the allergen: "no pasta" is not a wheat allergy. */
function allergensOf(place: Place, mention: Mention): Allergen[] {
  const [set] = ids(mention, 'allergen_set');
  if (set !== undefined) return withoutTakenBack(place, place.lexicon.allergenClasses[set]?.allergens ?? []);
  const classes = ids(mention, 'allergen_class');
  const found = place.reading === 'allergy' && classes.length === 0 ? ids(mention, 'allergen') : classes;
  return ALLERGENS.filter((allergen) => found.includes(allergen));
}

/** "nuts except peanuts": only a whole class is taken back, and never the last one. */
function withoutTakenBack({ statement }: Place, allergens: readonly Allergen[]): Allergen[] {
  const back = new Set(statement.mentions.filter(isTakenBack).flatMap((mention) => ids(mention, 'allergen_class')));
  const left = allergens.filter((allergen) => !back.has(allergen));
  return left.length > 0 ? left : [...allergens];
}

const isTakenBack = ({ contrast, polarity }: Mention) => contrast && polarity !== 'avoid';

type Target = { foodIds: Set<string>; terms: Set<string>; flags: Set<string> | null };

function addGroupOrFoods(place: Place, mention: Mention, target: Target): boolean {
  const [id] = ids(mention, 'group');
  const group = id === undefined ? undefined : place.lexicon.groups[id];
  if (group?.tooBroad && place.reading !== 'allergy') {
    place.findings.unclear.push({ field: place.field, text: mention.piece.quote, treatedAs: group.tooBroad });
    return true;
  }
  const { kept } = place;
  const byFlag = target.flags !== null && kept.size === 0;
  const found = group ? foodsOf(place.foods, byFlag ? { ...group, flags: [] } : group) : mention.piece.found;
  if (found.length === 0 && !group) return false;
  addAll(
    target.foodIds,
    found.filter((food) => !kept.has(food)),
  );
  if (kept.size === 0) {
    addAll(target.terms, group ? group.terms : [termOf(mention.piece.words)]);
    if (group && target.flags) addAll(target.flags, group.flags);
  }
  source(place, mention, `Leaves out ${group ? group.label : mention.piece.quote.toLowerCase()}.`);
  return true;
}

/** "nuts except almonds", "vegan but chicken": too fine for the rules, so the food stays out and that is said. */
function noteStillLeftOut(place: Place, takenBack: readonly Mention[]): void {
  const { findings, lexicon, foods, field } = place;
  const rules = foodRulesFrom(findings, lexicon);
  for (const mention of takenBack) {
    const named = [...ids(mention, 'allergen_class'), ...ids(mention, 'allergen')];
    const meant = foodsMeant(place, mention).flatMap((id) => foods.foods.get(id) ?? []);
    const isLeftOut =
      rules.allergens.some((id) => named.includes(id)) ||
      (meant.length > 0 && meant.every(({ flags }) => flags.some((flag) => rules.forbiddenFlags.includes(flag))));
    if (!isLeftOut) continue;
    findings.unclear.push({
      field,
      text: mention.piece.quote,
      treatedAs: 'I leave it out for now, to be on the safe side.',
    });
  }
}

type Group = { flags: readonly string[]; foodGroups: readonly string[]; foodIds: readonly string[] };

/** The foods that a group stands for. */
export function foodsOf({ foods }: FoodTable, { flags, foodGroups, foodIds }: Group): string[] {
  const belongs = (food: Food) =>
    foodIds.includes(food.id) || foodGroups.includes(food.group) || food.flags.some((flag) => flags.includes(flag));
  return [...foods.values()].filter(belongs).map((food) => food.id);
}

function keptFoods(place: Omit<Place, 'kept'>): Set<string> {
  if (place.reading === 'allergy') return new Set();
  return new Set(place.statement.mentions.filter(isTakenBack).flatMap((mention) => foodsMeant(place, mention)));
}

function foodsMeant(place: Omit<Place, 'kept'>, mention: Mention): readonly string[] {
  const [id] = ids(mention, 'group');
  const group = id === undefined ? undefined : place.lexicon.groups[id];
  return group ? foodsOf(place.foods, group) : mention.piece.found;
}

function addDislike(place: Place, mention: Mention): boolean {
  const { dislikedFoodIds, dislikedTerms } = place.findings;
  if (addGroupOrFoods(place, mention, { foodIds: dislikedFoodIds, terms: dislikedTerms, flags: null })) return true;
  const [allergy] = ids(mention, 'allergy');
  const named = allergy === undefined ? undefined : place.lexicon.allergies[allergy];
  if (!named) return ids(mention, 'allergen_class').length > 0 && addForbidden(place, mention);
  addAll(dislikedFoodIds, foodsOf(place.foods, { ...named, foodGroups: [] }));
  addAll(dislikedTerms, named.terms);
  source(place, mention, `Leaves out ${named.label}.`);
  return true;
}

/** A known word that no food of the table bears ("lobster"): left out by name. */
function addTerm(place: Place, mention: Mention): void {
  const terms = place.reading === 'dislike' ? place.findings.dislikedTerms : place.findings.forbiddenTerms;
  terms.add(termOf(mention.piece.words));
  source(place, mention, `Leaves out ${mention.piece.quote.toLowerCase()}.`);
}

/** What was corrected in an allergy answer is shown back, and the word as typed is left out too. */
function noteMisspelling(place: Place, { piece }: Mention): void {
  if (place.reading !== 'allergy' || piece.misspelt === null) return;
  place.findings.forbiddenTerms.add(piece.misspelt);
  place.findings.unclear.push({
    field: place.field,
    text: piece.quote,
    treatedAs: `I read it as “${piece.words.join(' ')}”. Tell me if that is wrong.`,
  });
}

function addDiet(place: Place, mention: Mention, id: string): void {
  const diet = place.lexicon.diets[id];
  if (!diet) return;
  const relaxed = relaxedDiet(place, diet);
  place.findings.diets.set(relaxed?.id ?? id, { flags: relaxed?.flags ?? diet.flags });
  source(place, mention, dietReason(diet));
  const ask = relaxed ? 'I left out every other animal food. Tell me if dairy, eggs or fish are fine too.' : diet.ask;
  if (ask) place.findings.unclear.push({ field: place.field, text: mention.piece.quote, treatedAs: ask });
}

/** The sentence that stands for a diet among the sources. */
export function dietReason(diet: Diet): string {
  return diet.label === 'nothing by rule' ? 'Noted as your way of eating.' : `Leaves out ${diet.label}.`;
}

/** "vegan but sometimes eggs": what is left of the diet; null where nothing is taken back. */
function relaxedDiet({ statement }: Place, diet: Diet): { id: string; flags: string[] } | null {
  const back = statement.mentions
    .filter(isTakenBack)
    .flatMap(({ piece }) => [termOf(piece.words), piece.words.join(' ')]);
  const fitting = diet.exceptions.filter(({ when }) => when.some((word) => back.includes(word)));
  const widest = fitting.at(-1);
  if (!widest) return null;
  return { id: widest.diet, flags: widest.flags.filter((flag) => fitting.every(({ flags }) => flags.includes(flag))) };
}

/** "dairy upsets my stomach": perhaps an allergy; where allergies are asked for, it is taken for one. */
function addVagueDiet(place: Place, mention: Mention, id: string): void {
  addDiet(place, mention, id);
  if (place.reading === 'allergy' && id === 'lactose_intolerant') place.findings.allergens.add('milk');
}

function addLeftovers(place: Place): void {
  const { findings, field, reading, statement } = place;
  for (const { quote, words, polarity } of statement.leftovers) {
    const term = termOf(words);
    if (polarity === 'allow' || term.length < 2) continue;
    (reading === 'dislike' ? findings.dislikedTerms : findings.forbiddenTerms).add(term);
    findings.unclear.push({ field, text: quote, treatedAs: 'I leave out anything named so until you tell me more.' });
  }
}

function addAll<Value>(target: Set<Value>, values: Iterable<Value>): void {
  for (const value of values) target.add(value);
}

/** The rules that the findings make, with what each diet asks for. */
export function foodRulesFrom(findings: FoodFindings, lexicon: Lexicon): FoodRules {
  const diets = [...findings.diets.keys()];
  const known = diets.flatMap((id) => lexicon.diets[id] ?? []);
  const flags = [...findings.diets.values()].flatMap((diet) => diet.flags);
  const unique = <Value>(...lists: Iterable<Value>[]) => [...new Set(lists.flatMap((list) => [...list]))];
  return {
    diets,
    allergens: ALLERGENS.filter(
      (id) => findings.allergens.has(id) || known.some((diet) => diet.allergens.includes(id)),
    ),
    forbiddenFlags: unique(findings.forbiddenFlags, flags),
    dietFlags: unique(flags),
    forbiddenFoodIds: unique(
      findings.forbiddenFoodIds,
      known.flatMap((diet) => diet.foodIds),
    ),
    forbiddenTerms: unique(
      findings.forbiddenTerms,
      known.flatMap((diet) => diet.terms),
    ),
    dislikedFoodIds: [...findings.dislikedFoodIds],
    dislikedTerms: [...findings.dislikedTerms],
    netCarbsMaxGrams: lowest(known.map((diet) => diet.netCarbsMaxGrams)),
    separateMeatAndDairy: known.some((diet) => diet.separateMeatAndDairy),
    sodiumMaxMg: lowest(known.map((diet) => diet.sodiumMaxMg)),
  };
}

/** The strictest of several limits; null when there is none. */
export function lowest(limits: readonly (number | null)[]): number | null {
  const set = limits.filter((limit) => limit !== null);
  return set.length > 0 ? Math.min(...set) : null;
}
