import type { FoodPremise } from '../premises.ts';
import type { FoodIndex, FoodSubject } from './food-index.ts';
import type { HeardFood } from './heard-food.ts';

/** Families that "only chicken" can speak of, the narrowest first; it never means the whole of what somebody eats. */
const FAMILIES = [
  'allergen:tree-nuts',
  'allergen:fish',
  'allergen:shellfish',
  'family:meat',
  'food:cheese',
  'food:bread',
  'family:pasta',
  'food:beans',
  'food:berries',
  'food:whey',
  'food:protein-powder',
  'allergen:milk',
  'family:fruit',
  'family:vegetables',
];

const holdsAll = (family: FoodSubject, rows: readonly string[]) => {
  const members = new Set([...family.plain, ...family.holds]);
  return rows.length > 0 && rows.every((id) => members.has(id));
};

/** "Only fish I eat is tuna": the family is named; "only chicken": it follows from the food. */
function familyOf(index: FoodIndex, only: HeardFood, all: readonly HeardFood[]): FoodSubject | null {
  const rows = only.subject?.purely ?? [];
  const named = all.find(
    ({ subject, field, mention }) =>
      subject !== null &&
      field === only.field &&
      mention.clause === only.mention.clause &&
      subject.key !== only.subject?.key &&
      subject.plain.length > rows.length &&
      holdsAll(subject, rows),
  );
  if (named?.subject) return named.subject;
  // Fish as the one thing of its kind speaks of meat.
  if (only.subject?.key === 'allergen:fish' || only.subject?.key === 'family:seafood') {
    return index.subjects.get('family:meat') ?? null;
  }
  const known = FAMILIES.flatMap((key) => index.subjects.get(key) ?? []);
  return known.find((family) => family.key !== only.subject?.key && holdsAll(family, rows)) ?? null;
}

/** "The only fish I eat is tuna": what is fine beside it is what "only" speaks of. */
function membersOf(only: HeardFood, all: readonly HeardFood[]): HeardFood[] {
  const family = only.subject;
  if (!family) return [only];
  const members = all.filter(
    ({ way, field, subject, mention }) =>
      (way === 'fine' || way === 'love') &&
      field === only.field &&
      mention.clause === only.mention.clause &&
      subject !== null &&
      subject.purely.length < family.plain.length &&
      holdsAll(family, subject.purely),
  );
  const origins = members.map((each) => ({
    ...each,
    because: only.because,
    origins: [...each.origins, ...only.origins],
  }));
  return members.length > 0 ? origins : [only];
}

/** Only these of their family: the rest of it is out. What is of no family ("only eggs") is merely fine (`alone`). */
export function onlyThese(
  index: FoodIndex,
  all: readonly HeardFood[],
): { premises: FoodPremise[]; alone: readonly HeardFood[] } {
  const only = all.filter(({ way }) => way === 'only').flatMap((each) => membersOf(each, all));
  const families = new Map<string, { family: FoodSubject; members: HeardFood[] }>();
  const alone: HeardFood[] = [];
  for (const each of only) {
    const family = familyOf(index, each, all);
    if (!family) alone.push(each);
    else families.set(family.key, { family, members: [...(families.get(family.key)?.members ?? []), each] });
  }
  const kept = new Set(only.flatMap(({ subject }) => subject?.purely ?? []));
  return { premises: [...families.values()].map(({ family, members }) => premiseOf(family, members, kept)), alone };
}

function premiseOf(family: FoodSubject, members: readonly HeardFood[], kept: ReadonlySet<string>): FoodPremise {
  const dislike = members.every(({ because }) => because === 'dislike');
  const names = members.map(({ mention }) => mention.quote).join(', ');
  return {
    subject: family.key,
    label: `${family.label} other than ${names}`,
    stance: dislike ? 'disliked' : 'never',
    because: dislike ? 'dislike' : 'diet',
    foodsOut: family.plain.filter((id) => !kept.has(id)),
    foodsToCheck: [],
    foodsBack: [...kept],
    terms: [],
    scope: members[0]?.mention.scope ?? null,
    origins: members.flatMap(({ origins }) => origins),
  };
}
