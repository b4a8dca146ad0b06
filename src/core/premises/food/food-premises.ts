import type { FoodTable } from '#core/catalogue/food.ts';
import type { FoodLimits, FoodPremise, OpenQuestion, Origin, UnreadWord } from '../premises.ts';
import type { DietFact, FoodFacts } from './food-facts.ts';
import { type FoodIndex, foodIndex } from './food-index.ts';
import { contradictionQuestion, knownQuestion, leavesPeanutsOpen, questionsAbout } from './food-questions.ts';
import { freed, type Rows, rowsOf, rowsThatComeBack } from './food-rows.ts';
import { termsOf } from './food-terms.ts';
import { type FoodAnswer, type HeardFood, hearFood, isInForce, saidOnce } from './heard-food.ts';
import { onlyThese } from './only-these.ts';
import { unreadFood } from './unread-food.ts';

export type FoodPremises = {
  foods: readonly FoodPremise[];
  foodLimits: FoodLimits;
  questions: readonly OpenQuestion[];
  unread: readonly UnreadWord[];
  /** Rows that the person calls fine in so many words, and that no rule of theirs holds. */
  calledFine: ReadonlySet<string>;
  /** Names in force of which nothing follows: fish oil among medicines, a way of eating that is disliked. */
  noEffect: readonly { field: string; start: number; end: number }[];
};

/** A whole that is out, and what of it came back. */
type Refusal = { heard: HeardFood; rows: Rows; back: ReadonlySet<string> };

const REFUSED: readonly HeardFood['way'][] = ['body', 'must', 'dislike', 'soft', 'follow'];
const HIDDEN_BY_FAITH = ['pork', 'beef', 'alcohol', 'gelatin', 'shellfish'];
const isFine = ({ way }: HeardFood) => way === 'fine' || way === 'love';
const minus = (rows: Iterable<string>, out: ReadonlySet<string>) => [...rows].filter((id) => !out.has(id));
const keyOf = ({ subject, diet }: HeardFood) => (diet ? `diet:${diet.id}` : (subject?.key ?? ''));

/** Leaving out carbs, salt or all of animals is a way of eating. */
function asDiet(index: FoodIndex, heard: HeardFood): HeardFood {
  const id = heard.subject?.word?.refusedDiet ?? null;
  const diet = id === null ? undefined : index.diets.get(id);
  if (!diet || (heard.way !== 'must' && heard.way !== 'dislike')) return heard;
  return { ...heard, subject: null, diet, way: 'follow', because: heard.way === 'dislike' ? 'dislike' : diet.because };
}

/** "Mostly vegan": it is planned so, as a wish. */
function softened(heard: HeardFood): HeardFood {
  const slight = heard.diet?.kind === 'ethics' && heard.mention.strength === 'slight';
  return slight ? { ...heard, because: 'wish' } : heard;
}

/** "Pine nuts and pesto": what is in it that the person reacts to is told beside it. */
function explained(heard: HeardFood, all: readonly HeardFood[]): HeardFood {
  const { subject } = heard;
  if (heard.way !== 'body' || !subject || subject.allergen || subject.widens.length < 2) return heard;
  const told = subject.widens.filter(({ id }) =>
    all.some((each) => each.way === 'body' && each.field === heard.field && each.subject?.allergen?.id === id),
  );
  return told.length > 0 ? { ...heard, subject: { ...subject, widens: told } } : heard;
}

/** Pork, beef, alcohol and gelatin beside a faith, or for its sake: the faith reaches what is hidden, too. */
function forFaith(heard: HeardFood, all: readonly HeardFood[]): HeardFood {
  const { subject, way, mention } = heard;
  if (way !== 'must' || !HIDDEN_BY_FAITH.includes(subject?.allergen?.id ?? '')) return heard;
  const faith = all.some(({ diet }) => diet?.because === 'faith') || /relig|faith|belief/i.test(mention.reason ?? '');
  return faith ? { ...heard, because: 'faith' } : heard;
}

/** What is said to be fine of this whole: in the same answer, or where the same whole is told again. */
function exceptionsTo(heard: HeardFood, all: readonly HeardFood[]): HeardFood[] {
  const fields = new Set(all.filter((each) => keyOf(each) === keyOf(heard)).map(({ field }) => field));
  return all.filter((each) => {
    if (each.way === 'only' && each !== heard) return each.field === heard.field;
    // What an illness asks for is found out one food at a time.
    if (each.way === 'fine' && each.subject && heard.diet?.because === 'illness' && !heard.diet.strict) return true;
    if (!isFine(each) || !fields.has(each.field)) return false;
    if (each.subject === null) return each.field === heard.field && refersTo(each, heard, all);
    return each.way === 'fine' || each.mention.exceptionOf !== null || heard.because === 'wish';
  });
}

/** "Cooked is fine" speaks of what stands before it. */
function refersTo(form: HeardFood, whole: HeardFood, all: readonly HeardFood[]): boolean {
  const { exceptionOf } = form.mention;
  const before = all.filter((each) => each.field === form.field && each.at < form.at && REFUSED.includes(each.way));
  const meant = before.find(({ at }) => at === exceptionOf) ?? before.at(-1);
  if (meant === whole) return true;
  // "Feta, beetroot and eggs if poached; scrambled is fine" speaks of eggs.
  return meant?.mention.condition === null && meant.mention.list === whole.mention.list && before.includes(whole);
}

function refusals(index: FoodIndex, all: readonly HeardFood[]): Refusal[] {
  return all
    .filter(({ way }) => REFUSED.includes(way))
    .map((heard) => {
      const rows = withPeanuts(index, heard, all);
      return { heard, rows, back: rowsThatComeBack(index, heard, rows, exceptionsTo(heard, all)) };
    });
}

/** "Nuts" alone: peanuts go, too, until it is asked. */
function withPeanuts(index: FoodIndex, heard: HeardFood, all: readonly HeardFood[]): Rows {
  const rows = rowsOf(index, heard);
  if (heard.way !== 'body' && heard.way !== 'must') return rows;
  if (!leavesPeanutsOpen(heard, all)) return rows;
  const peanut = index.allergens.get('peanut');
  return {
    out: new Set([...rows.out, ...(peanut?.holds ?? [])]),
    check: new Set([...rows.check, ...(peanut?.check ?? [])]),
  };
}

/** What somebody calls fine beats a dislike of something wider; never a dislike of something narrower. */
function freedFromDislike(index: FoodIndex, { heard, rows }: Refusal, all: readonly HeardFood[]): Set<string> {
  if (heard.because !== 'dislike' && heard.because !== 'wish') return new Set();
  return new Set(
    all.flatMap((each) => {
      if (!isFine(each) || !each.subject || each.forms.length > 0) return [];
      const { purely } = freed(index, each.subject);
      const shared = [...rows.out].filter((id) => purely.has(id));
      return shared.length < rows.out.size ? shared : [];
    }),
  );
}

/** "Allergic to milk, love fries": what depends on the brand stays where the person eats it; with coeliac disease only what is sold free of gluten. */
function eatenAllTheSame(index: FoodIndex, { heard, rows }: Refusal, all: readonly HeardFood[]): Set<string> {
  if (rows.check.size === 0) return new Set();
  return new Set(
    all.flatMap((each) => {
      if (!isFine(each) || !each.subject || each.subject.dish) return [];
      const isFreeOfIt = each.forms.length > 0 && each.forms.every(({ id }) => id === 'gluten_free');
      if (heard.diet?.strict ? !isFreeOfIt : each.forms.length > 0 && !isFreeOfIt) return [];
      const { purely } = freed(index, each.subject);
      return [...rows.check].filter((id) => purely.has(id));
    }),
  );
}

/** Its words speak of the raw food alone, so they may stand though the food came back. */
const namesRawOnly = ({ subject, forms }: HeardFood) =>
  forms.some(({ id }) => id === 'raw') || (subject?.word?.terms ?? []).length > 0;

function refusalPremise(index: FoodIndex, refusal: Refusal, all: readonly HeardFood[]): FoodPremise {
  const { heard, rows } = refusal;
  const back = new Set([...refusal.back, ...freedFromDislike(index, refusal, all)]);
  const label = heard.diet?.label ?? heard.subject?.label ?? heard.mention.quote;
  const mild = heard.because === 'dislike' || heard.because === 'wish';
  return {
    subject: subjectOf(heard),
    label,
    stance: mild ? 'disliked' : 'never',
    because: heard.because,
    foodsOut: minus(rows.out, back),
    foodsToCheck: minus(rows.check, new Set([...back, ...eatenAllTheSame(index, refusal, all)])),
    foodsBack: [...back],
    terms: back.size > 0 && !namesRawOnly(heard) ? [] : termsOf(index, heard, rows.out),
    scope: heard.mention.scope,
    origins: heard.origins,
  };
}

/** An allergy to a food with one allergen is that allergy. */
function subjectOf(heard: HeardFood): string {
  const { subject, way } = heard;
  if (heard.diet) return `diet:${heard.diet.id}`;
  if (!subject) return 'food:';
  const only = subject.widens.length === 1 ? subject.widens[0] : undefined;
  return way === 'body' && only ? `allergen:${only.id}` : subject.key;
}

function finePremise(heard: HeardFood): FoodPremise {
  const { subject, forms } = heard;
  const inForm = new Set(forms.flatMap(({ foods }) => foods ?? []));
  const rows = subject?.purely ?? [];
  return {
    subject: subject?.key ?? `food_form:${forms[0]?.id ?? ''}`,
    label: subject?.label ?? heard.mention.quote,
    stance: 'fine',
    because: 'wish',
    foodsOut: [],
    foodsToCheck: [],
    foodsBack: forms.some(({ foods }) => foods !== null) ? rows.filter((id) => inForm.has(id)) : rows,
    terms: [],
    scope: heard.mention.scope,
    origins: heard.origins,
  };
}

/** All that is called fine or loved and stays out all the same because a rule of the same person holds it. */
function contradictions(all: readonly HeardFood[], refused: readonly Refusal[]): OpenQuestion[] {
  return all.filter(isFine).flatMap((fine) => {
    const named = fine.subject?.purely ?? [];
    const against = refused.find(({ heard, rows, back }) => {
      if (heard.because === 'dislike' || heard.because === 'wish' || named.length === 0) return false;
      // "No nightshades: tomatoes, peppers …" only says which.
      if (fine.mention.polarity === 'named' && fine.field === heard.field) return false;
      return named.every((id) => rows.out.has(id) && !back.has(id));
    });
    const sold = fine.forms.some(({ id }) => id.endsWith('_free') || id === 'vegan_kind');
    return against && !sold ? [contradictionQuestion(against.heard, fine)] : [];
  });
}

/** "Hindu, vegetarian" and "Hindu, no beef" say how far it goes. */
function isSettled({ diet }: HeardFood, all: readonly HeardFood[]): boolean {
  if (diet?.id !== 'hindu') return false;
  return all.some(
    (each) => each.diet?.kind === 'ethics' || (each.way === 'must' && each.subject?.allergen?.id === 'beef'),
  );
}

function limitsOf(diets: readonly DietFact[]): FoodLimits {
  const lowest = (limits: readonly (number | null)[]) => {
    const set = limits.filter((limit) => limit !== null);
    return set.length > 0 ? Math.min(...set) : null;
  };
  return {
    netCarbsMaxGrams: lowest(diets.map((diet) => diet.netCarbsMaxGrams)),
    sodiumMaxMg: lowest(diets.map((diet) => diet.sodiumMaxMg)),
    separateMeatAndDairy: diets.some((diet) => diet.separateMeatAndDairy),
  };
}

const FOOD_KINDS = ['food', 'family', 'allergen', 'dish', 'diet', 'cuisine', 'food_form'];

function withoutEffect(answers: readonly FoodAnswer[], origins: readonly Origin[]): FoodPremises['noEffect'] {
  const told = new Set(
    origins.map((origin) => ('field' in origin ? `${origin.field}:${origin.start}:${origin.end}` : '')),
  );
  return answers.flatMap(({ field, reading }) =>
    reading.mentions
      .filter((mention) => isInForce(mention) && mention.senses.some(({ kind }) => FOOD_KINDS.includes(kind)))
      .map(({ span }) => ({ field, ...span }))
      .filter(({ start, end }) => !told.has(`${field}:${start}:${end}`)),
  );
}

/** Fine foods that another rule of the same person holds are not promised. */
function withoutRuledOut(premises: readonly FoodPremise[]): FoodPremise[] {
  const out = new Set(premises.filter(({ stance }) => stance === 'never').flatMap(({ foodsOut }) => foodsOut));
  return premises.map((premise) =>
    premise.stance === 'fine' ? { ...premise, foodsBack: minus(premise.foodsBack, out) } : premise,
  );
}

/** What a person's written answers say of food. Pure; takes time linear in what was said. */
export function foodPremises(answers: readonly FoodAnswer[], facts: FoodFacts, foods: FoodTable): FoodPremises {
  const index = foodIndex(facts, foods);
  const heard = saidOnce(answers.flatMap((answer) => hearFood(index, answer)));
  const all = heard.map((each) => softened(forFaith(asDiet(index, explained(each, heard)), heard)));
  const refused = refusals(index, all);
  const diets = all.flatMap(({ diet, because }) => (diet && because !== 'wish' ? [diet] : []));
  const only = onlyThese(index, all);
  const fineIn = (field: string) =>
    new Set(all.flatMap((each) => (each.way === 'fine' && each.field === field ? (each.subject?.purely ?? []) : [])));
  const unread = unreadFood(index, answers, fineIn);
  const dietQuestions = all.flatMap((each) =>
    each.diet?.question && each.because !== 'dislike' && !isSettled(each, all)
      ? knownQuestion(index, each.diet.question, each)
      : [],
  );
  const foodsSaid = withoutRuledOut([
    ...refused.map((refusal) => refusalPremise(index, refusal, all)),
    ...only.premises,
    ...[...all.filter(isFine), ...only.alone].map(finePremise),
    ...unread.premises,
  ]);
  const calledFine = withoutRuledOut([...foodsSaid, ...all.filter(({ way }) => way === 'fine').map(finePremise)])
    .slice(foodsSaid.length)
    .flatMap(({ foodsBack }) => foodsBack);
  const questions = [
    ...all.flatMap((each) => questionsAbout(index, each, all)),
    ...dietQuestions,
    ...contradictions(all, refused),
    ...unread.questions,
  ];
  return {
    foods: foodsSaid,
    foodLimits: limitsOf(diets),
    questions,
    unread: unread.words,
    calledFine: new Set(calledFine),
    noEffect: withoutEffect(answers, [
      ...foodsSaid.flatMap(({ origins }) => origins),
      ...questions.map(({ origin }) => origin),
    ]),
  };
}
