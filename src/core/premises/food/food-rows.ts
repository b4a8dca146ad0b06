import type { FoodReason } from '../premises.ts';
import type { AllergenFact, DietFact, FormFact } from './food-facts.ts';
import type { FoodIndex, FoodSubject } from './food-index.ts';
import type { HeardFood } from './heard-food.ts';

/** Rows of the catalogue that go, and those that go only where a brand may hold it. */
export type Rows = { out: ReadonlySet<string>; check: ReadonlySet<string> };

const lists = <Value>(facts: readonly Value[], of: (fact: Value) => readonly string[]) => facts.flatMap(of);
const without = (rows: Iterable<string>, out: ReadonlySet<string>) => new Set([...rows].filter((id) => !out.has(id)));

/** An allergen, its parts' twins and its own: people who react to cashew nearly all react to pistachio. */
function withTwins(index: FoodIndex, allergens: readonly AllergenFact[]): AllergenFact[] {
  const twins = lists(allergens, ({ twins: ids }) => ids).flatMap((id) => index.allergens.get(id) ?? []);
  return [...new Set([...allergens, ...twins])];
}

/** "Allergic to lactose" is said of milk, too: until it is asked, milk goes. */
function meantByAllergy(index: FoodIndex, { subject, mention }: HeardFood): AllergenFact[] {
  const meant = withTwins(index, subject?.widens ?? []);
  if (mention.said !== 'allergy') return meant;
  return [...meant, ...lists(meant, ({ saidOf }) => saidOf).flatMap((id) => index.allergens.get(id) ?? [])];
}

/** A dislike of nuts takes peanuts along; whoever must leave out tree nuts may eat them. */
const namedRows = ({ word, plain, holds }: FoodSubject) => (word ? [...plain, ...holds] : holds);

/** "Our own eggs, but nothing with egg in it". */
const insideRows = ({ plain, holds }: FoodSubject) => holds.filter((id) => !plain.includes(id));

function bodyRows(index: FoodIndex, heard: HeardFood, subject: FoodSubject): Rows {
  if (heard.reach === 'alone')
    return { out: new Set([...subject.plain, ...(subject.word?.inside ?? [])]), check: new Set() };
  const meant = meantByAllergy(index, heard);
  const out = new Set([...namedRows(subject), ...lists(meant, ({ holds }) => holds)]);
  return { out, check: without([...subject.check, ...lists(meant, ({ check }) => check)], out) };
}

function allRows(index: FoodIndex, heard: HeardFood, subject: FoodSubject): Rows {
  if (heard.way === 'body') return bodyRows(index, heard, subject);
  if (heard.way !== 'must' || heard.reach === 'alone' || subject.allergen?.limit)
    return { out: new Set(subject.plain), check: new Set() };
  const out = new Set(heard.reach === 'inside' ? insideRows(subject) : namedRows(subject));
  return { out, check: without(subject.check, out) };
}

/** A form narrows what is refused. Where the body reacts only raw plants are told apart: heat undoes what makes mouths itch. */
function narrowing({ forms, way }: HeardFood, out: ReadonlySet<string>): readonly FormFact[] {
  const known = forms.filter(({ foods }) => foods !== null);
  // "Dry chicken breast", "dried beans": where nothing is sold so, it says how it is found on the plate.
  if (way !== 'body') return known.filter(({ id, foods }) => id !== 'dried' || foods?.some((row) => out.has(row)));
  return known.filter(({ id, foods }) => (id === 'raw' || id === 'fresh') && foods?.some((row) => out.has(row)));
}

/** "Gluten free" for an allergy is that allergy. */
function dietRows(index: FoodIndex, diet: DietFact, because: FoodReason): Rows {
  const ids = because === 'allergy' || because === 'illness' ? diet.allergens : [];
  const meant = ids.flatMap((id) => index.allergens.get(id) ?? []);
  const out = new Set([...diet.foodsOut, ...lists(meant, ({ holds }) => holds)]);
  return { out, check: without([...diet.foodsToCheck, ...lists(meant, ({ check }) => check)], out) };
}

/** True where only a form of what is named is out: "raw tomato". */
export const isNarrowed = (heard: HeardFood, rows: Rows): boolean =>
  heard.diet === null && heard.forms.length > 0 && narrowing(heard, rows.out).length > 0;

/** What a refusal rules out. */
export function rowsOf(index: FoodIndex, heard: HeardFood): Rows {
  if (heard.diet) return dietRows(index, heard.diet, heard.because);
  if (!heard.subject || heard.way === 'soft') return { out: new Set(), check: new Set() };
  const rows = allRows(index, heard, heard.subject);
  const forms = narrowing(heard, rows.out);
  if (forms.length === 0) return rows;
  const inForm = new Set(lists(forms, ({ foods }) => foods ?? []));
  return { out: new Set([...rows.out].filter((id) => inForm.has(id))), check: new Set() };
}

/** What a subject frees when it is fine: its own rows and those of its dish, all that it names, and the parts that it is. */
type Freed = {
  purely: ReadonlySet<string>;
  dish: ReadonlySet<string>;
  named: ReadonlySet<string>;
  parts: readonly string[];
};

const freedBy = new WeakMap<FoodSubject, Freed>();

/** What a subject frees; made once for each. */
export function freed(index: FoodIndex, subject: FoodSubject): Freed {
  const known = freedBy.get(subject);
  if (known) return known;
  const { purely, plain, dish } = subject;
  const made = {
    purely: new Set(purely),
    dish: new Set(dish ? [...purely, ...dish.holds, ...dish.mayHold] : purely),
    named: new Set(dish ? dish.holds : [...purely, ...plain]),
    parts: partsOfSubject(index, subject),
  };
  freedBy.set(subject, made);
  return made;
}

/** The single animals, plants and nuts that a subject is. */
function partsOfSubject(index: FoodIndex, { key, word, allergen, widens, plain }: FoodSubject): string[] {
  if (word?.partial) return [];
  if (key === 'family:poultry') return ['poultry'];
  const named = allergen ? [allergen] : word?.family ? widens.filter(({ id }) => isWhollyNamed(index, id, plain)) : [];
  const ids = named.map(({ id }) => id);
  const parts = [...index.allergens.values()].filter(({ partOf }) => partOf !== null && ids.includes(partOf));
  return [...ids, ...parts.map(({ id }) => id)];
}

/** Hard cheese is of milk, and milk is more than hard cheese. */
function isWhollyNamed({ partRows, allergens }: FoodIndex, id: string, rows: readonly string[]): boolean {
  const alone = partRows.get(id) ?? allergens.get(id)?.plain ?? [];
  return alone.every((row) => rows.includes(row));
}

/** The parts of a row of which the whole speaks. */
type HeldParts = (id: string) => readonly string[];

/** Parts of a whole are those that it rules out wherever they stand alone. */
function partsHeld({ partRows, partsOf }: FoodIndex, { out }: Rows): HeldParts {
  const within = new Set([...partRows].flatMap(([part, rows]) => (rows.every((row) => out.has(row)) ? [part] : [])));
  return (id) => [...(partsOf.get(id) ?? [])].filter((part) => within.has(part));
}

type Whole = {
  heard: HeardFood;
  rows: Rows;
  all: readonly string[];
  held: HeldParts;
  /** Parts that are fine. */
  fine: ReadonlySet<string>;
};

/** Heat in an oven and a flour matrix; other heat says nothing of what a brand puts in. */
const BAKED = ['baked', 'baked_in'];
const HEATED = ['cooked', 'baked', 'hidden', 'sauce', 'canned'];

/** Raw and tinned tomatoes are rows of their own; what is always bought raw is also what gets cooked. */
function hasOtherRows({ forms }: FoodIndex, { subject }: HeardFood): boolean {
  const others = new Set(HEATED.flatMap((id) => forms.get(id)?.foods ?? []));
  return subject?.plain.some((id) => others.has(id)) ?? false;
}

function rowsNamed(index: FoodIndex, whole: Whole, { subject, forms }: HeardFood): readonly string[] {
  const { heard, rows, held, fine } = whole;
  const { way } = heard;
  const facts = subject ? freed(index, subject) : null;
  const named = way === 'body' ? facts?.purely : facts?.dish;
  const isMereForm = way === 'body' && !named && !forms.some(({ id }) => BAKED.includes(id));
  const all = isMereForm ? [...rows.out] : whole.all;
  const found = named ? all.filter((id) => named.has(id)) : all;
  // What is fine as one thing frees no mixture with another that is out: "peanuts, tree nuts are fine" keeps mixed nuts out.
  const isPart = way !== 'dislike' && subject?.allergen && !subject.word?.partial;
  const base = isPart ? found.filter((id) => held(id).every((part) => fine.has(part))) : found;
  const known = forms.filter(({ foods }) => foods !== null);
  const inForm = new Set(lists(known, ({ foods }) => foods ?? []));
  const left = known.length > 0 ? base.filter((id) => inForm.has(id)) : named ? base : [];
  if (way === 'body' || !forms.some(({ id }) => HEATED.includes(id))) return left;
  const wasRaw = heard.forms.some(({ id }) => id === 'raw');
  if (!wasRaw && !forms.some(({ id }) => id === 'cooked' || id === 'baked')) return left;
  // "Onions, cooked is fine": the one row of onions is what is cooked, so it stays. Meat and fish are raw in a recipe, never on the plate.
  if (left.length === 0) return wasRaw && hasOtherRows(index, heard) ? [] : base;
  const raw = new Set(index.forms.get('raw')?.foods ?? []);
  return base.filter((id) => !raw.has(id));
}

/** True where the exception names less than what it is taken from. */
function isLess(index: FoodIndex, whole: HeardFood, { subject, forms }: HeardFood): boolean {
  if (!subject || !whole.subject) return true;
  if (whole.subject.key === subject.key) return forms.length > 0;
  // "Hazelnuts, other nuts are ok" frees no mixture with hazelnuts.
  const { allergen } = whole.subject;
  if (allergen?.partOf && allergen.partOf === subject.allergen?.id) return false;
  const { named } = freed(index, subject);
  return whole.subject.plain.length === 0 || !whole.subject.plain.every((id) => named.has(id));
}

/** "Prawns make my lips swell, crab never did": another of its kind that was tried. */
function othersOfKind(index: FoodIndex, { subject }: HeardFood, exceptions: readonly HeardFood[]): string[] {
  if (!subject?.word || subject.allergen) return [];
  const own = new Set(namedRows(subject));
  const tried = exceptions.filter(({ way, forms, mention }) => {
    return way === 'fine' && forms.length === 0 && mention.certainty === 'certain';
  });
  const rows = tried.map((each) => [...(each.subject ? freed(index, each.subject).purely : [])]);
  return rows.filter((each) => !each.some((id) => own.has(id))).flat();
}

/**
 * What comes back of a whole that is out: what was named, and each food that holds nothing of the whole but that ("vegan but eggs":
 * mayonnaise, too; "no nuts but almonds": no mixed nuts). A stated reaction gives back only what is a thing of its own, and coeliac
 * disease only what depends on the label or is sold free of gluten.
 */
export function rowsThatComeBack(
  index: FoodIndex,
  whole: HeardFood,
  rows: Rows,
  exceptions: readonly HeardFood[],
): Set<string> {
  const fitting = exceptions.filter((each) => isLess(index, whole, each));
  if (fitting.length === 0) return new Set();
  const held = partsHeld(index, rows);
  const all = [...rows.out, ...rows.check];
  const fine = new Set(
    fitting.flatMap(({ subject, forms }) => (subject && forms.length === 0 ? freed(index, subject).parts : [])),
  );
  const wholly = all.filter((id) => {
    const parts = held(id);
    return parts.length > 0 && parts.every((part) => fine.has(part));
  });
  const named = fitting.flatMap((each) => rowsNamed(index, { heard: whole, rows, all, held, fine }, each));
  if (whole.mention.strength === 'reaction') return new Set([...wholly, ...othersOfKind(index, whole, fitting)]);
  if (!whole.diet?.strict) return new Set([...wholly, ...named]);
  const free = new Set(index.forms.get('gluten_free')?.foods ?? []);
  return new Set(named.filter((id) => rows.check.has(id) || free.has(id)));
}
