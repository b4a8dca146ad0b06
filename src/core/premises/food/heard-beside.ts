import type { AllergenFact, DietFact } from './food-facts.ts';
import type { FoodIndex } from './food-index.ts';
import { type HeardFood, keyOf } from './heard-food.ts';

const HIDDEN_BY_FAITH = ['pork', 'beef', 'alcohol', 'gelatin', 'shellfish'];

/** "Less salt" is a limit; "less sugar" can only be planned as none added. */
function lessOf(heard: HeardFood, diet: DietFact | null): HeardFood {
  if (!heard.subject?.word?.lessIsNone) return heard;
  if (!diet) return { ...heard, way: 'dislike', because: 'wish' };
  const because = diet.sodiumMaxMg === null ? 'wish' : diet.because;
  return { ...heard, subject: null, diet, way: 'follow', because };
}

/** Leaving out carbs, salt or all of animals is a way of eating. */
function asDiet(index: FoodIndex, heard: HeardFood): HeardFood {
  const id = heard.subject?.word?.refusedDiet ?? null;
  const diet = id === null ? undefined : index.diets.get(id);
  // "No carbs at night": which meal holds less of them is a wish, and no rule of the day.
  if (diet && heard.mention.scope?.meals) return { ...heard, way: 'soft', because: 'wish' };
  if (heard.way === 'soft') return lessOf(heard, diet ?? null);
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
  const told = subject.widens.filter((part) => all.some((each) => each !== heard && tells(each, heard, part)));
  if (told.length > 0) return { ...heard, subject: { ...subject, widens: told } };
  // "Avocado. Guacamole obviously": it is made of what the body reacts to.
  const made = new Set(subject.dish?.holds ?? []);
  const isOfIt = all.some(
    ({ field, way, at, subject: other }) =>
      way === 'body' && field === heard.field && at < heard.at && other?.purely.some((id) => made.has(id)),
  );
  return isOfIt ? { ...heard, reach: 'alone' } : heard;
}

/** An allergen that is named beside it, another food that holds this one alone ("milk and ice cream"), or a diet that leaves it out. */
function tells({ field, way, subject, diet }: HeardFood, heard: HeardFood, { id, partOf }: AllergenFact): boolean {
  if (diet) return (diet.kind === 'health' || diet.because === 'illness') && LEAVES_OUT[diet.id] === id;
  if (way !== 'body' || field !== heard.field || !subject) return false;
  if (subject.allergen && (subject.allergen.id === id || subject.allergen.id === partOf)) return true;
  return subject.widens.length === 1 && subject.widens[0]?.id === id;
}

/** Diets for a body that does not take one thing. */
const LEAVES_OUT: Readonly<Record<string, string>> = {
  'lactose-free': 'milk',
  'dairy-free': 'milk',
  'egg-free': 'egg',
};

/** Pork, beef, alcohol and gelatin beside a faith, or for its sake: the faith reaches what is hidden, too. */
function forFaith(heard: HeardFood, all: readonly HeardFood[]): HeardFood {
  const { subject, way, mention } = heard;
  if (way !== 'must' || !HIDDEN_BY_FAITH.includes(subject?.allergen?.id ?? '')) return heard;
  const faith = all.some(({ diet }) => diet?.because === 'faith') || /relig|faith|belief/i.test(mention.reason ?? '');
  return faith ? { ...heard, because: 'faith' } : heard;
}

/**
 * Only what is named, not all that holds it: "milk" of somebody who names other dairy beside it, and what merely sits badly ("whey
 * concentrate wrecks my gut").
 */
function narrowed(heard: HeardFood, all: readonly HeardFood[]): HeardFood {
  const { subject, way, field, mention } = heard;
  if (!subject?.word) return heard;
  if (way === 'must' && isIngredientOf(heard, all)) return { ...heard, reach: 'inside', forms: [] };
  if (way === 'must') return subject.word.partial && namesOfKind(heard, all) ? { ...heard, reach: 'alone' } : heard;
  const isMild = mention.said === 'intolerance' && mention.strength !== 'reaction' && field !== 'foodAllergies';
  return way === 'body' && isMild && !subject.allergen ? { ...heard, reach: 'alone', because: 'diet' } : heard;
}

/** "Eggs from our hens, but no egg in packaged stuff": fine as itself, out in what holds it. */
const isIngredientOf = (heard: HeardFood, all: readonly HeardFood[]): boolean =>
  heard.forms.some(({ id }) => id === 'hidden') &&
  all.some((each) => each.way === 'fine' && keyOf(each) === keyOf(heard));

function namesOfKind({ subject }: HeardFood, all: readonly HeardFood[]): boolean {
  const kind = new Set(subject?.allergen?.holds ?? []);
  const own = new Set(subject?.plain ?? []);
  return all.some(({ subject: other, diet }) => {
    if (!other || diet || other.key === subject?.key) return false;
    return other.purely.length > 0 && other.purely.every((id) => kind.has(id) && !own.has(id));
  });
}

const LACTOSE = ['allergen:lactose', 'diet:lactose-free'];
const MILK = 'milk';

/** "Milk protein, not the lactose": which part of milk is meant, and nothing that is fine. */
const isOnlyTold = (each: HeardFood, all: readonly HeardFood[]): boolean =>
  isFineWay(each) &&
  LACTOSE.includes(keyOf(each)) &&
  all.some(({ way, subject }) => way === 'body' && subject?.allergen?.id === MILK);

const isFineWay = ({ way, diet, mention }: HeardFood): boolean =>
  way === 'fine' || (diet !== null && mention.polarity === 'fine');

/** "Low FODMAP, reintroduction done; garlic, onion": after it only what is named stays out. */
function withoutEnded(all: readonly HeardFood[]): HeardFood[] {
  const phases = new Set(all.flatMap(({ diet }) => (diet?.kind === 'phase' ? [diet.id] : [])));
  const namesFood = all.some(
    ({ subject, way }) => subject !== null && ['body', 'must', 'dislike', 'soft'].includes(way),
  );
  return all.filter((each) => {
    const { diet } = each;
    if (diet?.kind === 'phase' || isFoundOut(each, all) || isEveryFriday(each, all) || isOnlyTold(each, all))
      return false;
    return !(namesFood && diet?.endedBy.some((id) => phases.has(id)));
  });
}

/** "Six food elimination, it came out as milk; egg and fish went back in": what was found stands in its place. */
function isFoundOut({ diet, field }: HeardFood, all: readonly HeardFood[]): boolean {
  if (diet?.kind !== 'medical' || diet.question === null) return false;
  const told = all.filter((each) => each.field === field && each.subject !== null);
  return told.some(({ way }) => way === 'body' || way === 'must') && told.some(({ way }) => way === 'fine');
}

const FRIDAY = 4;

/** "No meat on Fridays, all year and not only in Lent": the rule of that day is told, so the season adds nothing. */
const isEveryFriday = ({ diet, field }: HeardFood, all: readonly HeardFood[]): boolean =>
  diet?.id === 'lent' &&
  all.some((each) => each.field === field && each.way === 'must' && each.mention.scope?.days?.includes(FRIDAY));

/** "No salt" is a limit on sodium, and none from the shaker either; "less salt" is the limit alone. */
const isSaltItself = ({ way, subject }: HeardFood, { diet }: HeardFood): boolean =>
  way === 'must' && subject !== null && diet !== null && diet.sodiumMaxMg !== null;

/** What is heard, understood beside all else that the answers say; phases of a diet settle questions and are then done with. */
export function besideOthers(
  index: FoodIndex,
  heard: readonly HeardFood[],
): { all: HeardFood[]; named: readonly HeardFood[] } {
  const all = withoutEnded(heard).flatMap((each) => {
    const understood = narrowed(explained(each, heard), heard);
    const followed = softened(forFaith(asDiet(index, understood), heard));
    return isSaltItself(understood, followed) ? [followed, understood] : [followed];
  });
  return { all, named: [...all, ...heard.filter(({ diet }) => diet?.kind === 'phase')] };
}
