import type { FoodTable } from '#core/catalogue/food.ts';
import type { Mention } from '#core/language/reading.ts';
import type { FoodLimits, FoodPremise, OpenQuestion, Origin, UnreadWord, UnsafeDiet } from '../premises.ts';
import { contradictions, toldHowFar } from './contradictions.ts';
import { doubted } from './doubted-food.ts';
import { exceptionsTo, isFine, REFUSED } from './food-exceptions.ts';
import type { AllergenFact, FoodFacts } from './food-facts.ts';
import { type FoodIndex, foodIndex } from './food-index.ts';
import { foodLimits } from './food-limits.ts';
import { daysQuestion, knownQuestion, leavesPeanutsOpen, questionsAbout, settledQuestions } from './food-questions.ts';
import { freed, isNarrowed, type Rows, rowsOf, rowsThatComeBack } from './food-rows.ts';
import { termsOf } from './food-terms.ts';
import { besideOthers } from './heard-beside.ts';
import { carbsTold, type FoodAnswer, type HeardFood, hearFood, isInForce, keyOf, saidOnce } from './heard-food.ts';
import { onlyThese } from './only-these.ts';
import { saidLabel } from './said-label.ts';
import { unreadFood } from './unread-food.ts';
import { withoutUnsafe } from './unsafe-diets.ts';

export type FoodPremises = {
  foods: readonly FoodPremise[];
  foodLimits: FoodLimits;
  questions: readonly OpenQuestion[];
  /** Ids of questions that the answers settle, whoever would ask them. */
  settled: readonly string[];
  unread: readonly UnreadWord[];
  /** Rows that the person calls fine in so many words, and that no rule of theirs holds. */
  calledFine: ReadonlySet<string>;
  unsafeDiets: readonly UnsafeDiet[];
  /** Names in force of which nothing follows: fish oil among medicines, a way of eating that is disliked, what only tells how far a refusal goes. */
  noEffect: readonly { field: string; start: number; end: number }[];
};

/** A whole that is out, and what of it came back. */
export type Refusal = { heard: HeardFood; rows: Rows; back: ReadonlySet<string> };

const minus = (rows: Iterable<string>, out: ReadonlySet<string>) => [...rows].filter((id) => !out.has(id));

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
      return shared.length < rows.out.size || isItself(heard, each) ? shared : [];
    }),
  );
}

/** "No zoodles; zucchini itself is fine": the same under another name. */
function isItself(disliked: HeardFood, fine: HeardFood): boolean {
  if (disliked.field !== fine.field || disliked.at >= fine.at || fine.way !== 'fine') return false;
  const [a, b] = [disliked, fine].map(({ mention }) => mention.quote.toLowerCase());
  return keyOf(disliked) === keyOf(fine) && a !== undefined && b !== undefined && !a.includes(b) && !b.includes(a);
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
  const narrowed = isNarrowed(heard, rows);
  const allergy = narrowed ? undefined : allergyOf(heard);
  const label = heard.diet?.label ?? allergy?.label ?? saidLabel(index, heard, narrowed);
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

/** An allergy to a food with one allergen is that allergy: "tahini" is sesame, and is shown so beside the word. */
function allergyOf({ subject, way, reach }: HeardFood): AllergenFact | undefined {
  return way === 'body' && reach !== 'alone' && subject?.widens.length === 1 ? subject.widens[0] : undefined;
}

function subjectOf(heard: HeardFood): string {
  if (heard.diet) return `diet:${heard.diet.id}`;
  const allergy = allergyOf(heard);
  return allergy ? `allergen:${allergy.id}` : (heard.subject?.key ?? 'food:');
}

function finePremise(index: FoodIndex, heard: HeardFood): FoodPremise {
  const { subject, forms } = heard;
  const inForm = new Set(forms.flatMap(({ foods }) => foods ?? []));
  const rows = subject?.purely ?? [];
  return {
    subject: subject?.key ?? `food_form:${forms[0]?.id ?? ''}`,
    label: saidLabel(index, heard, false),
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

/**
 * "No meat on Mondays": a rule of so few days that holding it on all is far from what was said. What holds on most days is held on all,
 * which the sheet tells.
 */
function isRuleOfFewDays({ way, mention: { scope } }: HeardFood): boolean {
  const days = new Set(scope?.days ?? []).size || (scope?.exceptDays ? DAYS_A_WEEK - scope.exceptDays.length : 0);
  return (way === 'must' || way === 'follow') && days > 0 && days <= FEW_DAYS;
}

const DAYS_A_WEEK = 7;
const FEW_DAYS = 3;

/** "Hindu, vegetarian" and "Hindu, no beef" say how far it goes, and so do grams of carbs. */
function isSettled({ diet, mention }: HeardFood, all: readonly HeardFood[]): boolean {
  if (diet?.kind === 'carb') return carbsTold(mention.quantities) !== null;
  if (diet?.because === 'faith' && foodsToldBehind(mention, all) >= TOLD) return true;
  if (diet?.id !== 'hindu') return false;
  return all.some(
    (each) => each.diet?.kind === 'ethics' || (each.way === 'must' && each.subject?.allergen?.id === 'beef'),
  );
}

const TOLD = 3;
const TOLD_WITHIN = 160;

/** "Tsom, we fast: no meat, no milk, no egg" says how far it goes. */
const foodsToldBehind = ({ span }: Mention, all: readonly HeardFood[]): number =>
  all.filter(({ way, subject, mention }) => {
    const gap = mention.span.start - span.end;
    return way === 'must' && subject !== null && gap > 0 && gap <= TOLD_WITHIN;
  }).length;

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
  const never = premises.filter(({ stance }) => stance === 'never');
  const out = new Set([...new Set(never.map(({ foodsOut }) => foodsOut))].flat());
  return premises.map((premise) =>
    premise.stance === 'fine' ? { ...premise, foodsBack: minus(premise.foodsBack, out) } : premise,
  );
}

export type FoodInput = {
  answers: readonly FoodAnswer[];
  facts: FoodFacts;
  foods: FoodTable;
  /** Ids of ways of eating that are not planned, whatever was wished: health forbids them. */
  unsafe?: readonly string[];
};

/** What a person's written answers say of food. Pure; takes time linear in what was said. */
export function foodPremises({ answers, facts, foods, unsafe = [] }: FoodInput): FoodPremises {
  const index = foodIndex(facts, foods);
  const heard = saidOnce(answers.flatMap((answer) => doubted(hearFood(index, answer), answer)));
  const { all: understood, named } = besideOthers(index, heard);
  const { all, unsafeDiets } = withoutUnsafe(understood, unsafe);
  const refused = refusals(index, all);
  const only = onlyThese(index, all);
  const fineIn = (field: string) =>
    new Set(all.flatMap((each) => (each.way === 'fine' && each.field === field ? (each.subject?.purely ?? []) : [])));
  const unread = unreadFood(index, answers, fineIn);
  const dietQuestions = all.flatMap((each) =>
    each.diet?.question && each.because !== 'dislike' && !isSettled(each, all)
      ? knownQuestion(index, each.diet.question, each, named)
      : [],
  );
  const foodsSaid = withoutRuledOut([
    ...refused.map((refusal) => refusalPremise(index, refusal, all)),
    ...only.premises,
    ...[...all.filter(isFine), ...only.alone].map((each) => finePremise(index, each)),
    ...unread.premises,
  ]);
  const calledFine = withoutRuledOut([
    ...foodsSaid,
    ...all.filter(({ way }) => way === 'fine').map((each) => finePremise(index, each)),
  ])
    .slice(foodsSaid.length)
    .flatMap(({ foodsBack }) => foodsBack);
  const questions = [
    ...all.flatMap((each) => questionsAbout(index, each, all)),
    ...dietQuestions,
    ...contradictions(all, refused, answers),
    ...all.filter(isRuleOfFewDays).map(daysQuestion),
    ...unread.questions,
  ];
  return {
    foods: foodsSaid,
    foodLimits: foodLimits(index, answers, all),
    questions,
    settled: settledQuestions(index, named),
    unread: unread.words,
    calledFine: new Set(calledFine),
    unsafeDiets,
    noEffect: [
      ...withoutEffect(answers, [
        ...foodsSaid.flatMap(({ origins }) => origins),
        ...questions.map(({ origin }) => origin),
      ]),
      ...toldHowFar(all, refused).map(({ field, mention: { span } }) => ({ field, ...span })),
    ],
  };
}
