import { foldText } from '#core/language/fold-text.ts';
import type { Mention, Polarity } from '#core/language/reading.ts';
import { type FoodIndex, type FoodSubject, subjectsOf } from './food-index.ts';

/** True of the name of something to eat, not of a way of eating or a form. */
export const isNoun = ({ senses }: Mention) =>
  senses.some(({ kind }) => ['food', 'family', 'allergen', 'dish'].includes(kind));

/** "Lactose-free milk": a way of eating that stands right before a food is a form of it. */
function withFormBefore(mention: Mention, before: Mention | undefined): Mention {
  if (!before || !isNoun(mention) || !isFormOf(before, mention)) return mention;
  const forms = before.senses.filter(({ kind }) => kind === 'food_form').map(({ id }) => id);
  return { ...mention, forms: [...new Set([...mention.forms, ...forms])] };
}

/** True where nothing but a space parts a form from the food behind it. */
export const isFormOf = (form: Mention, food: Mention) =>
  form.senses.some(({ kind }) => kind === 'food_form') && !isNoun(form) && food.span.start - form.span.end <= 1;

/** "Gluten free bread and pasta please": who wishes for food that is free of something eats so. */
const isWished = (index: FoodIndex, field: string, { polarity, senses }: Mention): boolean =>
  field === 'dietaryPrefs' &&
  polarity === 'named' &&
  senses.some(({ kind, id }) => kind === 'diet' && index.diets.get(id)?.kind === 'health');

/** True where what is written is the name of a way of eating, whatever else it names. */
function isWayOfEating(index: FoodIndex, { senses, quote }: Mention): boolean {
  const written = foldText(quote);
  return senses.some(({ kind, id }) => {
    const diet = kind === 'diet' ? index.diets.get(id) : undefined;
    return [...(diet?.names ?? []), ...(diet?.exact ?? [])].some((name) => foldText(name) === written);
  });
}

/** "Any meat except pork" as a wish: what is named is wanted, so its exception is not. */
function turned(index: FoodIndex, field: string, mention: Mention, mentions: readonly Mention[]): Mention {
  const whole = mentions[mention.exceptionOf ?? -1];
  // "Veggie but I eat fish" is said of a way of eating.
  if (field !== 'dietaryPrefs' || !whole || !isNoun(whole) || isWayOfEating(index, whole)) return mention;
  return whole.polarity === 'named' && mention.polarity === 'fine'
    ? { ...mention, polarity: 'avoid', exceptionOf: null }
    : mention;
}

/** Answers that tell how somebody eats. */
export const WAYS_FIELDS: readonly string[] = ['dietaryPrefs', 'dietaryRestrictions'];
/** In these a name without a word of its own is one more thing to leave out. */
const OUT_BY_NAME: readonly string[] = ['foodAllergies', 'dislikedFoods'];
/** " or " and " and ": what they join is one exception; a comma may go on with the list before it. */
const JOINED = { from: 3, to: 5 };

type Kinds = { places: Set<number>; last: number };
type InRun = { at: number; goesOn: boolean; kinds: ReadonlyMap<number, Kinds> };

/**
 * "Nuts except almonds, sesame": what is no kind of nut is no exception of nuts, but the next thing of the list. "No veg except peas, corn
 * and carrots" goes on with its own kind, so that among dislikes what stands between is an exception, too.
 */
function backInList(field: string, mentions: readonly Mention[], run: InRun): Mention {
  const [before, mention] = [mentions[run.at - 1], mentions[run.at] as Mention];
  const { exceptionOf, polarity, ownWords, span } = mention;
  const whole = mentions[exceptionOf ?? -1];
  const kinds = run.kinds.get(exceptionOf ?? -1);
  if (!whole || before?.exceptionOf !== exceptionOf || polarity !== 'fine' || ownWords || !isNoun(whole))
    return mention;
  if (!OUT_BY_NAME.includes(field) || kinds?.places.has(run.at) || isInClosedList(mentions, run.at)) return mention;
  const gap = span.start - before.span.end;
  const isJoined = !run.goesOn && gap >= JOINED.from && gap <= JOINED.to;
  const isBetween = field === 'dislikedFoods' && run.at < (kinds?.last ?? -1);
  if (isJoined || isBetween) return mention;
  const { polarity: out, said, strength } = whole;
  return { ...mention, polarity: out, said, strength, exceptionOf: null };
}

/** "Peanuts, but I eat almonds, cashews and walnuts": a verb opens the list and "and" closes it, so all of it is eaten. */
function isInClosedList(mentions: readonly Mention[], at: number): boolean {
  const first = mentions[at] as Mention;
  if (!first.opened) return false;
  const ahead = mentions.slice(at, at + NEAR);
  const end = ahead.findIndex(({ opened, list }) => !opened || list !== first.list);
  const [before, last] = ahead.slice(0, end < 0 ? undefined : end).slice(-2);
  const joint = mentions[at - 1];
  const [from, to] = last ? [before, last] : [joint, before];
  const gap = (to?.span.start ?? 0) - (from?.span.end ?? 0);
  return gap >= JOINED.from && gap <= JOINED.to;
}

/** By what exceptions are taken from: the places of those that are of its kind. */
function ownKinds(index: FoodIndex, mentions: readonly Mention[]): Map<number, Kinds> {
  const rows = new Map<number, Set<string>>();
  const kinds = new Map<number, Kinds>();
  for (const [at, mention] of mentions.entries()) {
    const from = mention.exceptionOf;
    const whole = mentions[from ?? -1];
    if (from === null || !whole) continue;
    const known = rows.get(from) ?? rowsOf(index, whole);
    rows.set(from, known);
    const isKind = subjectsOf(index, mention).some(
      ({ purely }) => purely.length > 0 && purely.every((id) => known.has(id)),
    );
    if (isKind) kinds.set(from, { places: (kinds.get(from)?.places ?? new Set()).add(at), last: at });
  }
  return kinds;
}

const rowsOf = (index: FoodIndex, whole: Mention): Set<string> =>
  new Set(subjectsOf(index, whole).flatMap(({ plain, holds }) => [...plain, ...holds]));

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

const isFaith = (index: FoodIndex, { senses }: Mention): boolean =>
  senses.some(({ kind, id }) => kind === 'diet' && index.diets.get(id)?.because === 'faith');

const isMeat = ({ senses }: Mention): boolean => senses.some(({ kind, id }) => MEATS.includes(`${kind}:${id}`));

/** "No halal meat": which meat is not eaten, not that none is. */
function isOfOtherFaith(index: FoodIndex, faith: Mention | undefined, meat: Mention | undefined): boolean {
  if (!faith || !meat || !isMeat(meat) || !isFaith(index, faith)) return false;
  return meat.span.start - faith.span.end === 1 && REFUSED.includes(faith.polarity);
}

/** "Only halal meat": the faith says which meat is eaten, so that meat is no exception of it. */
const isOfFaith = (index: FoodIndex, faith: Mention | undefined, meat: Mention): boolean =>
  faith !== undefined && isMeat(meat) && isFaith(index, faith) && meat.span.start - faith.span.end === 1;

const KOSHER = 'kosher';
const WITH_LENGTH = ' with '.length;

/** "Kosher, no meat with cheese": how they are eaten, not whether. */
function isKeptApart(
  index: FoodIndex,
  first: Mention | undefined,
  second: Mention | undefined,
  said: readonly Mention[],
) {
  if (!first || !second || second.span.start - first.span.end !== WITH_LENGTH) return false;
  if (!said.some(({ senses }) => senses.some(({ kind, id }) => kind === 'diet' && id === KOSHER))) return false;
  const holdsMilk = (mention: Mention) =>
    subjectsOf(index, mention).some(({ widens }) => widens.some(({ id }) => id === 'milk'));
  return (isMeat(first) && holdsMilk(second)) || (holdsMilk(first) && isMeat(second));
}

const REFUSED: readonly Polarity[] = ['deny', 'avoid', 'dislike'];

/** "Bread is ok if it is sourdough": of bread only that. */
function onlyIf(index: FoodIndex, field: string, whole: Mention, member: Mention | undefined): boolean {
  if (field === 'foodAllergies' || !member || whole.polarity !== 'fine' || member.clause !== whole.clause) return false;
  if (member.polarity !== 'fine' || !whole.condition?.includes(member.quote)) return false;
  const [family, part] = [whole, member].map((mention) => subjectsOf(index, mention)[0]);
  if (!family || !part || part.purely.length === 0 || part.purely.length >= family.plain.length) return false;
  return part.purely.every((id) => family.plain.includes(id));
}

/** "Fish is fine, fish fry every Friday": named again in the breath that called it fine. */
function asBefore(field: string, mention: Mention, before: readonly Mention[]): Mention {
  if (field !== 'foodAllergies' || mention.polarity !== 'named' || !isNoun(mention)) return mention;
  const keys = JSON.stringify(mention.senses);
  const same = before.find(
    (each) => each.polarity === 'fine' && each.clause === mention.clause && JSON.stringify(each.senses) === keys,
  );
  return same ? { ...mention, polarity: 'fine', exceptionOf: same.exceptionOf } : mention;
}

/** "Veg (eggs ok)": alone in its list it is how somebody eats; "meat and veg" is a meal, and "mostly veg" says how much. */
function asWayOfEating(index: FoodIndex, field: string, said: readonly Mention[]): readonly Mention[] {
  if (!WAYS_FIELDS.includes(field)) return said;
  return said.map((mention, at) => {
    const { polarity, strength } = mention;
    const isBare =
      polarity === 'named' &&
      strength !== 'slight' &&
      !said.some((each, other) => other !== at && isBeside(each, mention));
    const diet = isBare ? index.alone.get(foldText(mention.quote)) : undefined;
    return diet ? { ...mention, senses: [{ kind: 'diet', id: diet }] } : mention;
  });
}

const isBeside = (each: Mention, { list, clause, polarity }: Mention): boolean =>
  each.list === list && each.clause === clause && each.polarity === polarity && isNoun(each);

const HEAT: readonly string[] = ['cooked', 'baked', 'baked_in'];

const heats = ({ polarity, senses, forms }: Mention): boolean =>
  polarity === 'fine' &&
  (forms.some((id) => HEAT.includes(id)) || senses.some(({ kind, id }) => kind === 'food_form' && HEAT.includes(id)));

/** "Raw apple, pear and carrot; cooked is fine": raw holds for the whole list, but for what heat makes no safer. */
function allRaw(index: FoodIndex, mentions: readonly Mention[]): readonly Mention[] {
  if (!mentions.some(heats)) return mentions;
  const rawIn = new Set(
    mentions.filter(({ forms }) => forms.includes('raw')).map(({ list, clause }) => `${list}:${clause}`),
  );
  return mentions.map((mention) => {
    const inList = rawIn.has(`${mention.list}:${mention.clause}`);
    if (!inList || mention.forms.length > 0 || !isNoun(mention) || !isEasedByHeat(index, mention)) return mention;
    return { ...mention, forms: ['raw'] };
  });
}

const EASED_BY_HEAT = 'celery';

function isEasedByHeat(index: FoodIndex, mention: Mention): boolean {
  const { fourteen } = index.facts.allergens;
  const widens = subjectsOf(index, mention).flatMap((subject: FoodSubject) => subject.widens);
  return widens.every(
    ({ id, partOf }) => id === EASED_BY_HEAT || !(fourteen.includes(id) || fourteen.includes(partOf ?? '')),
  );
}

/** The mentions of an answer as they are meant beside each other, each with its place in the reading. */
export function meantMentions(
  index: FoodIndex,
  field: string,
  said: readonly Mention[],
): { mention: Mention; at: number }[] {
  const mentions: Mention[] = [];
  const raw = allRaw(index, asWayOfEating(index, field, said));
  const kinds = ownKinds(index, raw);
  for (const at of raw.keys()) {
    const goesOn = raw[at - 1]?.exceptionOf !== null && mentions.at(-1)?.exceptionOf === null;
    const each = backInList(field, raw, { at, goesOn, kinds });
    const mention = asBefore(field, turned(index, field, each, said), mentions.slice(-NEAR));
    mentions.push(asMember(index, field, mention, [...mentions.slice(-1), mention]));
  }
  return mentions.flatMap((mention, at) => {
    const [before, next] = [mentions[at - 1], mentions[at + 1]];
    if (next && isNoun(next) && isFormOf(mention, next) && !isWished(index, field, mention)) return [];
    if (isToBeOfFaith(index, mention, next) || isOfDish(field, mention, next)) return [];
    if (isOfOtherFaith(index, mention, next) || isOfOtherFaith(index, before, mention)) return [];
    if (isKeptApart(index, mention, next, said) || isKeptApart(index, before, mention, said)) return [];
    if (isOfFaith(index, before, mention) || onlyIf(index, field, mention, next)) return [];
    const only = before !== undefined && onlyIf(index, field, before, mention);
    return [{ mention: only ? { ...mention, polarity: 'only' } : withFormBefore(mention, before), at }];
  });
}

/** What was said longer ago is not the same breath. */
const NEAR = 12;
