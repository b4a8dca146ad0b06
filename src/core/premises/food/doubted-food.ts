import { HEATED } from './food-exceptions.ts';
import type { FoodAnswer, HeardFood } from './heard-food.ts';

/**
 * In an allergy answer an allergen that only looks fine is taken for an allergy and asked: where nothing at all is ruled out, where it
 * is named before anything else, and beside a word that nobody knows ("kiwi makes my mouth fizz").
 */
function isDoubtful(each: HeardFood, heard: readonly HeardFood[], { reading }: FoodAnswer): boolean {
  const looksFine = ({ way }: HeardFood) => way === 'fine' || way === 'love';
  if (!looksFine(each) || !each.subject || beginsWithNone(reading) || isPlainlyFine(each, reading)) return false;
  if (heard.every((other) => looksFine(other) && other.mention.said === null)) return !isBornePart(each, heard);
  if (each.subject.widens.length === 0) return false;
  const { exceptionOf, clause, list } = each.mention;
  // "Milk and eggs, ok": one list, and one doubt.
  const [first] = heard;
  if (first && looksFine(first) && list === first.mention.list) return true;
  // "Eggs no, peanuts yes" may say which are the allergies.
  const isYes = each.mention.certainty === 'guess';
  if (isYes && !heard.some(({ mention }) => mention.polarity === 'named' || mention.said !== null)) return true;
  return exceptionOf === null && reading.unread.some((word) => word.clause === clause);
}

/** "Soy, lecithin tolerated", "egg, I can have it in bread": of what is named first only some is borne, so the first is what is not. */
const tellsWhatIsBorne = ([first, ...others]: readonly HeardFood[]): boolean =>
  first?.subject?.allergen?.fourteen === true &&
  first.forms.length === 0 &&
  others.length > 0 &&
  others.every((other) => isPartOf(other, first));

function isPartOf({ subject, forms }: HeardFood, { subject: whole }: HeardFood): boolean {
  const isHeated = forms.some(({ id }) => HEATED.includes(id));
  if (!subject || subject.key === whole?.key) return isHeated;
  return isHeated || subject.widens.every(({ id }) => id === whole?.allergen?.id);
}

const isBornePart = (each: HeardFood, heard: readonly HeardFood[]): boolean =>
  each !== heard[0] && tellsWhatIsBorne(heard);

/** "None, milk is fine" has ruled nothing out; "Peanuts, ok, none" begins with what it rules out. */
const beginsWithNone = ({ saysNone, mentions }: FoodAnswer['reading']): boolean =>
  saysNone && (mentions[0]?.span.start ?? 0) > 1;

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

/** What an answer says of food, with what only looks fine taken for what the question asks about. */
export function doubted(heard: readonly HeardFood[], answer: FoodAnswer): HeardFood[] {
  if (answer.field === 'dislikedFoods') return firstDisliked(heard, answer);
  if (answer.field !== 'foodAllergies') return [...heard];
  const isTold = tellsWhatIsBorne(heard);
  return heard.map((each) => {
    if (!isDoubtful(each, heard, answer)) return each;
    const isPlain = isTold && each === heard[0];
    return { ...each, way: 'body', because: 'allergy', forms: [], ...(!isPlain && { doubted: true }) };
  });
}
