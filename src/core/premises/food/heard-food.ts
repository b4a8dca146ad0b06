import { foldText } from '#core/language/fold-text.ts';
import type { Mention, Quantity, Reading } from '#core/language/reading.ts';
import type { FoodReason, Origin } from '../premises.ts';
import type { DietFact, FormFact } from './food-facts.ts';
import { type FoodIndex, type FoodSubject, subjectsOf } from './food-index.ts';
import { meantMentions, WAYS_FIELDS } from './meant-mentions.ts';

/** Answers that are asked for food; what is named there means something without any other word. */
export type FoodAnswer = { field: string; text: string; reading: Reading };

/**
 * How a food stands with the person. `body`: the body reacts, so all that holds it goes, and what might. `must`: not eaten, for another
 * reason. `soft`: less of it. `only`: of its family nothing else.
 */
export type Way = 'body' | 'must' | 'dislike' | 'soft' | 'fine' | 'love' | 'only' | 'follow';

/** A mention about food, understood for the answer that it stands in. */
export type HeardFood = {
  field: string;
  mention: Mention;
  /** Its place in the reading. */
  at: number;
  subject: FoodSubject | null;
  diet: DietFact | null;
  forms: readonly FormFact[];
  way: Way;
  because: FoodReason;
  /** Called fine in an allergy answer that rules nothing out: taken for an allergy until it is asked. */
  doubted?: boolean;
  /** `alone`: only what its name is, not all that holds it or is of its kind; `inside`: only what holds it. */
  reach?: 'alone' | 'inside';
  /** Every place that says the same. */
  origins: readonly Origin[];
};

const HEALTH_FIELDS = ['medicalConditions', 'injuries'];
const FOOD_FIELDS = ['foodAllergies', 'dietaryPrefs', 'dietaryRestrictions', 'dislikedFoods'];
/** "I lent mine to a friend" keeps no Lent. */
const EQUIPMENT = 'equipmentAccess';
const NO_CARBS = 'no-carbs';
/** Grams a day: so few are told as the most, more may as well be what somebody wants to reach. */
const FEW_CARBS = 130;
const DIETS_THAT_A_DISLIKE_NAMES = ['pattern', 'carb', 'other'];

export const originOf = ({ field, mention }: Pick<HeardFood, 'field' | 'mention'>): Origin => ({
  how: mention.certainty === 'certain' ? 'read' : 'guessed',
  field,
  quote: mention.quote,
  ...mention.span,
});

/** The way of eating or the food that a person names. */
export const keyOf = ({ subject, diet }: Pick<HeardFood, 'subject' | 'diet'>): string =>
  diet ? `diet:${diet.id}` : (subject?.key ?? '');

/** Less is no plan for anybody, and more than the second is no limit. */
const CARBS_TOLD = { from: 20, to: 250 };

/** "Under 80 g" of carbs, where it is told: grams, or a bare number. */
export function carbsTold(quantities: readonly Quantity[]): number | null {
  const told = quantities.find(
    ({ unit, value }) => (unit === 'g' || unit === null) && value >= CARBS_TOLD.from && value <= CARBS_TOLD.to,
  );
  return told ? (told.max ?? told.value) : null;
}

/** Someone else's, past and denied things are no premise of this person's food. */
export const isInForce = ({ whose, time, polarity }: Mention) =>
  whose === 'mine' && time !== 'former' && time !== 'healed' && polarity !== 'deny';

function refusedWay(field: string, { strength }: Mention): Way {
  if (field === 'foodAllergies' || HEALTH_FIELDS.includes(field)) return 'body';
  if (field === 'dislikedFoods' && strength !== 'must') return 'dislike';
  return strength === 'slight' ? 'soft' : 'must';
}

/** What a bare name means in an answer; null where it means nothing about food. */
function namedWay(field: string, { strength, quantities }: Mention, subject: FoodSubject): Way | null {
  // "Rice, half a cup": so much of it is eaten.
  const slight = strength === 'slight' || (quantities.length > 0 && !subject.word?.refusedDiet);
  switch (field) {
    case 'foodAllergies':
      return 'body';
    case 'dietaryRestrictions':
      return slight ? 'soft' : 'must';
    case 'dislikedFoods':
      return 'dislike';
    case 'dietaryPrefs':
      // "Keto, under 30 g carbs" wants no carbs.
      if (subject.word?.refusedDiet === NO_CARBS && (carbsTold(quantities) ?? FEW_CARBS + 1) <= FEW_CARBS)
        return 'must';
      if (subject.word?.refusedDiet) return null;
      // "Pescatarian, turkey sometimes".
      return strength === 'slight' ? 'fine' : 'love';
    case 'medicalConditions':
      return subject.allergen && !subject.allergen.limit ? 'body' : null;
    default:
      return null;
  }
}

/** "No pain": beside knees it is no French bread. */
const BODILY = /^pain$/i;

/** "Tight calves": told of a body they are no veal. */
const isOfBody = ({ senses, said }: Mention): boolean =>
  said === null && senses.some(({ kind }) => kind === 'joint' || kind === 'movement' || kind === 'exercise');

/** "Allergic to fish, fish oil is no issue": what is taken says nothing of what is eaten. */
const isTaken = ({ senses }: Mention): boolean =>
  senses.some(({ kind }) => kind === 'medicine') && senses.some(({ kind }) => kind === 'allergen');

function wayOf(field: string, mention: Mention, subject: FoodSubject): Way | null {
  if (HEALTH_FIELDS.includes(field) && (BODILY.test(mention.quote) || isOfBody(mention))) return null;
  if (mention.asTold) return 'soft';
  const { polarity, strength, said } = mention;
  if ((polarity === 'fine' || polarity === 'have' || polarity === 'want') && isTaken(mention)) return null;
  if (polarity === 'fine') return 'fine';
  if (polarity === 'want') return 'love';
  // "Not allergic, just hate it": the denied allergy stays a word of the sentence, without its force.
  if (polarity === 'dislike' && strength !== 'reaction' && strength !== 'must') return 'dislike';
  if (strength === 'reaction' || said !== null) return 'body';
  if (polarity === 'dislike') return 'dislike';
  // "Whey only" among medicines says what is taken.
  if (polarity === 'only' && !FOOD_FIELDS.includes(field)) return null;
  if (polarity === 'only') return field === 'foodAllergies' ? 'body' : 'only';
  return polarity === 'avoid' ? refusedWay(field, mention) : namedWay(field, mention, subject);
}

function reasonOf(way: Way, field: string): FoodReason {
  if (way === 'body') return HEALTH_FIELDS.includes(field) ? 'illness' : 'allergy';
  if (way === 'must' && field === 'medications') return 'medicine';
  if (way === 'dislike') return 'dislike';
  if (way === 'only' && field === 'dislikedFoods') return 'dislike';
  return way === 'soft' || way === 'love' || way === 'fine' ? 'wish' : 'diet';
}

/** "Gluten free" among allergies is no wish. */
function reasonToFollow(field: string, { said }: Mention, { because, kind }: DietFact): FoodReason {
  if (because !== 'diet' || (kind !== 'health' && kind !== 'medical')) return because;
  if (field === 'foodAllergies' || said === 'allergy') return 'allergy';
  return HEALTH_FIELDS.includes(field) ? 'illness' : because;
}

/** "Keto" among the dislikes is a dislike; "vegan" there is a rule that was typed in the wrong place. */
function isFollowed(field: string, { polarity, said, exceptionOf }: Mention, { kind, because }: DietFact): boolean {
  // "Low FODMAP, garlic is the worst": what an illness asks for holds however it is liked.
  if (polarity === 'dislike') return because === 'illness';
  // "Dairy free (allergy)": the allergy refuses dairy, not the diet.
  if (polarity === 'avoid') return said !== null && kind === 'health';
  // "I eat mostly plants" is how somebody eats; among allergies only what leaves an allergen out can be meant.
  if (polarity === 'fine') {
    const counts = field === 'foodAllergies' ? kind === 'health' : WAYS_FIELDS.includes(field);
    return counts && exceptionOf === null;
  }
  return !(field === 'dislikedFoods' && polarity === 'named' && DIETS_THAT_A_DISLIKE_NAMES.includes(kind));
}

/** "Veggies" is no "veggie": where one of two kinds is written so, it is meant. */
export function meantBy(index: FoodIndex, mention: Mention): { diets: DietFact[]; subjects: FoodSubject[] } {
  const written = foldText(mention.quote);
  const diets = mention.senses.filter(({ kind }) => kind === 'diet').flatMap(({ id }) => index.diets.get(id) ?? []);
  const subjects = subjectsOf(index, mention);
  if (diets.length === 0 || subjects.length === 0) return { diets, subjects };
  const isDiet = diets.some(({ names, exact }) => [...names, ...exact].some((name) => foldText(name) === written));
  const isFood = subjects.some(({ names }) => names.has(written));
  return isDiet === isFood ? { diets, subjects } : { diets: isDiet ? diets : [], subjects: isFood ? subjects : [] };
}

function hearMention(index: FoodIndex, field: string, mention: Mention, at: number): HeardFood[] {
  if (!isInForce(mention) || mention.together) return [];
  const forms = mention.forms.flatMap((id) => index.forms.get(id) ?? []);
  const heard = { field, mention, at, forms, origins: [originOf({ field, mention })] };
  const { diets, subjects } = meantBy(index, mention);
  const followed = diets
    .filter((diet) => field !== EQUIPMENT && isFollowed(field, mention, diet))
    .map(
      (diet): HeardFood => ({
        ...heard,
        subject: null,
        diet,
        way: 'follow',
        because: reasonToFollow(field, mention, diet),
      }),
    );
  const named = subjects.flatMap((subject): HeardFood[] => {
    const way = wayOf(field, mention, subject);
    return way === null ? [] : [{ ...heard, subject, diet: null, way, because: reasonOf(way, field) }];
  });
  const bare = mention.senses.flatMap(({ kind, id }) => (kind === 'food_form' ? (index.forms.get(id) ?? []) : []));
  if (named.length === 0 && followed.length === 0 && bare.length > 0 && mention.polarity === 'fine') {
    return [{ ...heard, forms: [...bare, ...forms], subject: null, diet: null, way: 'fine', because: 'wish' }];
  }
  // Several foods under one name: all of them where the body reacts, one else.
  return [...followed, ...(named.some(({ way }) => way === 'body') ? named : named.slice(0, 1))];
}

/** Said twice is said once, with both places. */
export function saidOnce(all: readonly HeardFood[]): HeardFood[] {
  const once = new Map<string, HeardFood>();
  for (const each of all) {
    const { field, subject, diet, forms, way, mention } = each;
    const { strength, said, certainty, exceptionOf, scope } = mention;
    const about = [subject?.key, diet?.id, ...forms.map(({ id }) => id)];
    const key = JSON.stringify([
      field,
      way,
      about,
      strength,
      said,
      certainty,
      exceptionOf === null,
      scope,
      each.because,
    ]);
    const same = once.get(key);
    once.set(key, same ? { ...same, origins: [...same.origins, ...each.origins] } : each);
  }
  return [...once.values()];
}

const IN_CHILDHOOD =
  /\b(?:as|when i was|while i was|in my) (?:an? )?(?:kid|child|childhood|baby|toddler|infant|teen|teens|teenager|boy|girl|young|little|small|\d+)\b/i;
const IS_OVER =
  /\b(?:out ?gr[eo]w\w*|gr[eo]wn? out|fine|ok|okay|now|no longer|any ?more|gone|passed|cleared|eat|ate|tolerat\w*|used to|nothing since|no reaction|went away|disappeared)\b/i;

/** "Hives from kiwi as a kid, not had it since": of an allergy it has to be said that it is over. */
function isLeftOpen({ field, text }: FoodAnswer, { time, whose, polarity, span }: Mention): boolean {
  if (field !== 'foodAllergies' || time !== 'former' || whose !== 'mine' || polarity === 'deny' || polarity === 'fine')
    return false;
  const before = text.slice(0, span.start).split(SENTENCE).at(-1) ?? '';
  const after = text.slice(span.end).split(SENTENCE)[0] ?? '';
  return IN_CHILDHOOD.test(before + after) && !IS_OVER.test(before + after);
}

const SENTENCE = /[.;!?\n]/;

/** All that an answer says of food. */
export function hearFood(index: FoodIndex, answer: FoodAnswer): HeardFood[] {
  return meantMentions(index, answer.field, answer.reading.mentions).flatMap(({ mention, at }) => {
    if (isLeftOpen(answer, mention))
      return hearMention(index, answer.field, { ...mention, time: 'now' }, at).map((each) => ({
        ...each,
        doubted: true,
      }));
    return hearMention(
      index,
      answer.field,
      isAllOfAnswer(answer, mention) ? { ...mention, polarity: 'named' } : mention,
      at,
    );
  });
}

/** Questions that ask what is out. */
const ASKS_FOR_OUT = ['dislikedFoods', 'dietaryRestrictions'];
/** By these "only" tells what is eaten. */
const OF_EATING =
  /\b(?:eat|eats|eating|ate|like|likes|love|loves|have|having|want|wants|tolerate|enjoy|enjoys|can|will|ok|okay|fine|good|safe|stick|live on|cook|buy|use|drink|get|keep|allowed|permitted|other|others|rest|no|not|como|mange|esse|mangio)\b/i;

/** "Nothing except sardines", asked what is out: it is all that is out. With a verb of eating ("I only eat chicken") it is all that is in. */
function isAllOfAnswer({ field, text }: FoodAnswer, { polarity, span }: Mention): boolean {
  if (polarity !== 'only' || !ASKS_FOR_OUT.includes(field)) return false;
  const before = text.slice(0, span.start).split(SENTENCE).at(-1) ?? '';
  const after = text.slice(span.end).split(SENTENCE)[0] ?? '';
  return !OF_EATING.test(before) && !OF_EATING.test(after);
}
