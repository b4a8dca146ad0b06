import { type Draft, type NameElement, sortOfSenses } from './draft.ts';
import { type Element, partsList } from './elements.ts';
import { nextSpeaking, previousOf, type State } from './grammar-state.ts';
import type { Quantity, Span } from './reading.ts';

const isForm = (element: NameElement): boolean => element.name.senses.every(({ kind }) => kind === 'food_form');

/** A form word belongs to the food beside it; false where it stands alone and is itself what is spoken of. */
export function takeForm(state: State, at: number, element: NameElement): boolean {
  const id = element.name.senses[0]?.id ?? '';
  const next = nextSpeaking(state, at)?.element;
  if (next?.is === 'name') {
    state.waitingForms.push({ id, start: element.start, end: element.end, segment: state.segment });
    return true;
  }
  const last = state.drafts.at(-1);
  const before = previousOf(state, at - (inBrackets(state, at) ? 1 : 0));
  const follows = before?.is === 'name' && (isForm(before) || before.end === last?.span.end);
  if (last?.sort !== 'food' || !follows) return false;
  last.forms.push(id);
  return true;
}

/** "eggs (scrambled)". */
function inBrackets({ elements }: State, at: number): boolean {
  const [before, after] = [elements[at - 1], elements[at + 1]];
  return before?.is === 'break' && before.level === 'open' && after?.is === 'break' && after.level === 'close';
}

/** A count or load belongs to the name right after it, else to the one before. */
export function takeQuantities(state: State, at: number, quantities: readonly Quantity[]): void {
  const last: Draft | undefined = state.drafts.length > state.sentenceStart ? state.drafts.at(-1) : undefined;
  const unreadBetween = last !== undefined && last.segment !== state.segment && speaksOfOther(state, at);
  if (nameComes(state, at)) state.waiting.push(...quantities);
  else if (last && !unreadBetween) last.quantities.push(...quantities);
  else state.orphans.push(...quantities);
}

/** True when the segment has a word that is no name and that the number may belong to. */
function speaksOfOther(state: State, at: number): boolean {
  if (state.unreadSegment === state.segment || nextSpeaking(state, at)?.element.is === 'unread') return true;
  const around = state.elements.slice(Math.max(0, at - 3), at + 4);
  return around.some((element) => element.is === 'filler' && LOOSE.has(element.plain));
}

const LOOSE = new Set(['weight', 'weights', 'set', 'sets', 'plates']);
const MOST_COUNTED = 10;

/** Numbers take the unit of the next one ("10, 15 and 20 lb"); one right before a load or a tool counts ("2 20kg …"). */
export function inUnits({ quantities, span, sort }: Draft): Quantity[] {
  const done: Quantity[] = [];
  for (const quantity of quantities.toReversed()) {
    const next = done[0];
    const gaps = [span.start, next?.span.start ?? span.start].map((start) => start - quantity.span.end);
    const counts =
      sort === 'tool' && Number.isInteger(quantity.value) && quantity.value <= MOST_COUNTED && !quantity.each;
    const touches = gaps.some((gap) => gap === 1);
    const bare = quantity.unit === null && quantity.max === undefined;
    if (bare && counts && touches) done.unshift({ ...quantity, unit: 'count' });
    else if (quantity.unit === null && next && WEIGHT.has(next.unit)) done.unshift({ ...quantity, unit: next.unit });
    else done.unshift(quantity);
  }
  return done;
}

/** "40 lb dumbbell set": the load is that of the set. */
export function markTotal(state: State, at: number, draft: Draft): void {
  const next = state.elements[at + 1];
  if (next?.is !== 'filler' || next.plain !== 'set') return;
  draft.quantities = draft.quantities.map((each) =>
    WEIGHT.has(each.unit) && !each.each ? { ...each, total: true } : each,
  );
}

const WEIGHT = new Set<Quantity['unit']>(['lb', 'kg']);

/** Loads without a tool ("a pair of 20s") are words that are not understood, where tools are asked for. */
export function orphanLoads({ orphans }: State): Span[] {
  return orphans.filter(({ unit, each }) => WEIGHT.has(unit) || each).map(({ span }) => span);
}

/** True when a name follows right after this number or, in a row of numbers, after the last of them. */
function nameComes(state: State, at: number): boolean {
  let parted = false;
  for (let next = at + 1; next < Math.min(state.elements.length, at + 14); next++) {
    const element = state.elements[next];
    if (element?.is === 'name') return !parted;
    if (element?.is === 'quantity') parted = false;
    else if (element?.is === 'break' && partsList(element.level)) parted = true;
    else if (element?.is === 'cue' && element.id === 'and') parted = true;
    else if (element?.is !== 'filler' && !(element?.is === 'cue' && element.id === 'to')) return false;
  }
  return false;
}

/** "Dairy farmer", "coffee shop", "rice cooker": who makes, sells or cooks it is nothing to eat. */
export const isOfTrade = (next: Element | undefined): boolean => next?.is === 'filler' && TRADES.has(next.plain);

const TRADES = new Set(
  'farmer farmers farm farming grower growers monger maker makers worker shop store stall market counter van truck factory plant industry company picker cooker timer towel machine delivery boat tank belly'.split(
    ' ',
  ),
);

/** "Bigeye tuna", "stock cube", "organ meat (mogodu)": it tells more of a food that is named. */
export function isBeside({ elements, brackets }: State, at: number): boolean {
  const isFood = (element: Element | undefined): boolean =>
    element?.is === 'name' && sortOfSenses(element.name.senses) === 'food';
  const names = brackets.at(-1)?.names ?? 0;
  return isFood(elements[at - 1]) || isFood(elements[at + 1]) || (names > 0 && brackets.length > 0);
}
