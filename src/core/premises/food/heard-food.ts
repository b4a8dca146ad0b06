import { foldText } from '#core/language/fold-text.ts';
import type { Mention, Reading } from '#core/language/reading.ts';
import type { FoodReason, Origin } from '../premises.ts';
import type { DietFact, FormFact } from './food-facts.ts';
import { type FoodIndex, type FoodSubject, subjectsOf } from './food-index.ts';

/** Answers that are asked for food; what is named there means something without any other word. */
export type FoodAnswer = { field: string; reading: Reading };

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
  /** Every place that says the same. */
  origins: readonly Origin[];
};

const HEALTH_FIELDS = ['medicalConditions', 'injuries'];
const FOOD_FIELDS = ['foodAllergies', 'dietaryPrefs', 'dietaryRestrictions', 'dislikedFoods'];
const WAYS_FIELDS = ['dietaryPrefs', 'dietaryRestrictions'];
const DIETS_THAT_A_DISLIKE_NAMES = ['pattern', 'carb', 'other'];

export const originOf = ({ field, mention }: Pick<HeardFood, 'field' | 'mention'>): Origin => ({
  how: mention.certainty === 'certain' ? 'read' : 'guessed',
  field,
  quote: mention.quote,
  ...mention.span,
});

/** Someone else's, past and denied things are no premise of this person's food. */
export const isInForce = ({ whose, time, polarity }: Mention) =>
  whose === 'mine' && time !== 'former' && time !== 'healed' && polarity !== 'deny';

function refusedWay(field: string, { strength }: Mention): Way {
  if (field === 'foodAllergies' || HEALTH_FIELDS.includes(field)) return 'body';
  if (field === 'dislikedFoods' && strength !== 'must') return 'dislike';
  return strength === 'slight' ? 'soft' : 'must';
}

/** What a bare name means in an answer; null where it means nothing about food. */
function namedWay(field: string, { strength }: Mention, subject: FoodSubject): Way | null {
  const slight = strength === 'slight';
  switch (field) {
    case 'foodAllergies':
      return 'body';
    case 'dietaryRestrictions':
      return slight ? 'soft' : 'must';
    case 'dislikedFoods':
      return 'dislike';
    case 'dietaryPrefs':
      // "Keto, under 30 g carbs" wants no carbs.
      return subject.word?.refusedDiet ? null : 'love';
    case 'medicalConditions':
      return subject.allergen && !subject.allergen.limit ? 'body' : null;
    default:
      return null;
  }
}

function wayOf(field: string, mention: Mention, subject: FoodSubject): Way | null {
  const { polarity, strength, said } = mention;
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
function meantBy(index: FoodIndex, mention: Mention): { diets: DietFact[]; subjects: FoodSubject[] } {
  const written = foldText(mention.quote);
  const diets = mention.senses.filter(({ kind }) => kind === 'diet').flatMap(({ id }) => index.diets.get(id) ?? []);
  const subjects = subjectsOf(index, mention);
  if (diets.length === 0 || subjects.length === 0) return { diets, subjects };
  const isDiet = diets.some(({ names, exact }) => [...names, ...exact].some((name) => foldText(name) === written));
  const isFood = subjects.some(({ names }) => names.has(written));
  return isDiet === isFood ? { diets, subjects } : { diets: isDiet ? diets : [], subjects: isFood ? subjects : [] };
}

function hearMention(index: FoodIndex, field: string, mention: Mention, at: number): HeardFood[] {
  if (!isInForce(mention)) return [];
  const forms = mention.forms.flatMap((id) => index.forms.get(id) ?? []);
  const heard = { field, mention, at, forms, origins: [originOf({ field, mention })] };
  const { diets, subjects } = meantBy(index, mention);
  const followed = diets
    .filter((diet) => isFollowed(field, mention, diet))
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

const isNoun = ({ senses }: Mention) =>
  senses.some(({ kind }) => ['food', 'family', 'allergen', 'dish'].includes(kind));

/** "Lactose-free milk": a way of eating that stands right before a food is a form of it. */
function withFormBefore(mention: Mention, before: Mention | undefined): Mention {
  if (!before || !isNoun(mention) || !isFormOf(before, mention)) return mention;
  const forms = before.senses.filter(({ kind }) => kind === 'food_form').map(({ id }) => id);
  return { ...mention, forms: [...new Set([...mention.forms, ...forms])] };
}

/** True where nothing but a space parts a form from the food behind it. */
const isFormOf = (form: Mention, food: Mention) =>
  form.senses.some(({ kind }) => kind === 'food_form') && !isNoun(form) && food.span.start - form.span.end <= 1;

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

/**
 * In an allergy answer an allergen that only looks fine is taken for an allergy and asked: where nothing at all is ruled out, where it
 * is named before anything else, and beside a word that nobody knows ("kiwi makes my mouth fizz").
 */
function isDoubtful(each: HeardFood, at: number, heard: readonly HeardFood[], { reading }: FoodAnswer): boolean {
  const looksFine = ({ way }: HeardFood) => way === 'fine' || way === 'love';
  if (!looksFine(each) || !each.subject || reading.saysNone || isPlainlyFine(each, reading)) return false;
  if (heard.every((other) => looksFine(other) && other.mention.said === null)) return true;
  if (each.subject.widens.length === 0) return false;
  if (at === 0) return true;
  const { exceptionOf, clause } = each.mention;
  return exceptionOf === null && reading.unread.some((word) => word.clause === clause);
}

/** "Not allergic to nuts" denies it, and "I can eat fish but am allergic to shellfish" sets it against what is refused. */
function isPlainlyFine({ mention, at }: HeardFood, { mentions }: FoodAnswer['reading']): boolean {
  if (mention.said !== null) return true;
  return mentions.some(
    ({ exceptionOf, said, strength }) => exceptionOf === at && (said !== null || strength !== 'plain'),
  );
}

/** "Brown rice, white is ok" among the dislikes: the first of several that all look fine is the one that is disliked. */
function firstDisliked(heard: readonly HeardFood[], { reading }: FoodAnswer): HeardFood[] {
  const spared = ({ way }: HeardFood) => way === 'fine' || way === 'only';
  const [first, ...others] = heard;
  if (!first?.subject || others.length === 0 || reading.saysNone || !heard.every(spared)) return [...heard];
  if (first.way === 'only' && others.every(({ way }) => way === 'only')) return [...heard];
  return isFamilyOf(first, others) ? [...heard] : [{ ...first, way: 'dislike', because: 'dislike' }, ...others];
}

/** "The only fish I eat is tuna" names the family first. */
function isFamilyOf({ subject }: HeardFood, members: readonly HeardFood[]): boolean {
  const rows = new Set([...(subject?.plain ?? []), ...(subject?.holds ?? [])]);
  return members.some((each) => each.subject?.purely.some((id) => rows.has(id)));
}

function doubted(heard: readonly HeardFood[], answer: FoodAnswer): HeardFood[] {
  if (answer.field === 'dislikedFoods') return firstDisliked(heard, answer);
  if (answer.field !== 'foodAllergies') return [...heard];
  return heard.map((each, at) =>
    isDoubtful(each, at, heard, answer) ? { ...each, way: 'body', because: 'allergy', forms: [], doubted: true } : each,
  );
}

/** "Any meat except pork" as a wish: what is named is wanted, so its exception is not. */
function turned(field: string, mention: Mention, mentions: readonly Mention[]): Mention {
  const whole = mentions[mention.exceptionOf ?? -1];
  if (field !== 'dietaryPrefs' || !whole || !isNoun(whole)) return mention;
  return whole.polarity === 'named' && mention.polarity === 'fine'
    ? { ...mention, polarity: 'avoid', exceptionOf: null }
    : mention;
}

const MEATS = ['family:meat', 'family:red-meat', 'family:poultry', 'food:chicken', 'food:beef', 'food:lamb'];
const WITHIN = 14;

/** "Meat must be zabiha": which meat is eaten, not that none is. A comma alone parts two things of a list. */
function isToBeOfFaith(
  index: FoodIndex,
  { polarity, senses, span, clause }: Mention,
  next: Mention | undefined,
): boolean {
  if (!next || next.clause !== clause || next.polarity === 'deny') return false;
  // "No shellfish, meat only kosher": the refusal before ends there.
  if (polarity !== 'named' && polarity !== 'only' && next.polarity !== 'only') return false;
  const gap = next.span.start - span.end;
  const faith = next.senses.some(({ kind, id }) => kind === 'diet' && index.diets.get(id)?.because === 'faith');
  return faith && gap > 2 && gap <= WITHIN && senses.some(({ kind, id }) => MEATS.includes(`${kind}:${id}`));
}

/** "White fish yes please, cod, haddock": among the dislikes, what follows a family that is liked names its members. */
function asMember(index: FoodIndex, field: string, mention: Mention, mentions: readonly Mention[]): Mention {
  const before = mentions[mentions.indexOf(mention) - 1];
  if (field !== 'dislikedFoods' || mention.polarity !== 'named') return mention;
  if (before?.polarity !== 'want' || before.clause !== mention.clause) return mention;
  const [family] = subjectsOf(index, before);
  const [member] = subjectsOf(index, mention);
  if (!family || !member || member.purely.length === 0 || member.purely.length >= family.purely.length) return mention;
  return member.purely.every((id) => family.purely.includes(id)) ? { ...mention, polarity: before.polarity } : mention;
}

const DISHES: readonly Mention['polarity'][] = ['named', 'dislike', 'avoid'];

/** "Tuna casserole" among the dislikes is a dish, not tuna. */
function isOfDish(field: string, mention: Mention, next: Mention | undefined): boolean {
  if (field !== 'dislikedFoods' || !next || !isNoun(mention) || !DISHES.includes(mention.polarity)) return false;
  return next.senses.some(({ kind }) => kind === 'dish') && next.span.start - mention.span.end === 1;
}

/** All that an answer says of food. */
export function hearFood(index: FoodIndex, answer: FoodAnswer): HeardFood[] {
  const { field, reading } = answer;
  const mentions: Mention[] = [];
  for (const each of reading.mentions) {
    const mention = turned(field, each, reading.mentions);
    mentions.push(asMember(index, field, mention, [...mentions.slice(-1), mention]));
  }
  const heard = mentions.flatMap((mention, at) => {
    const next = mentions[at + 1];
    if (next && isNoun(next) && isFormOf(mention, next)) return [];
    if (isToBeOfFaith(index, mention, next) || isOfDish(field, mention, next)) return [];
    return hearMention(index, answer.field, withFormBefore(mention, mentions[at - 1]), at);
  });
  return doubted(heard, answer);
}
