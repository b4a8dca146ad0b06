import type { Origin, Premises } from '../premises.ts';

type Place = { start: number; end: number };
/** A stretch of an answer in whose place a name is read: where it stands, and where the name stands then. */
type Put = Place & { from: number; to: number };

/** An answer with names in the place of some of its words. */
export type NamedText = { typed: string; text: string; puts: readonly Put[] };

/** The text with a name in the place of each stretch; stretches that overlap an earlier one stay as they are. */
export function putNames(typed: string, names: readonly (Place & { words: string })[]): NamedText {
  let text = '';
  let at = 0;
  const puts: Put[] = [];
  for (const { start, end, words } of names.toSorted((one, other) => one.start - other.start)) {
    if (start < at) continue;
    text += typed.slice(at, start);
    puts.push({ start, end, from: text.length, to: text.length + words.length });
    text += words;
    at = end;
  }
  return { typed, text: text + typed.slice(at), puts };
}

function startBack(puts: readonly Put[], at: number): number {
  const last = puts.findLast(({ from }) => from <= at);
  if (!last) return at;
  return at < last.to ? last.start : at - last.to + last.end;
}

function endBack(puts: readonly Put[], at: number): number {
  const last = puts.findLast(({ from }) => from < at);
  if (!last) return at;
  return at <= last.to ? last.end : at - last.to + last.end;
}

/** The premises that were read with the names, as they stand in the person's own words. */
export function wordsBack(premises: Premises, texts: ReadonlyMap<string, NamedText>): Premises {
  const place = <P extends Place & { field: string }>(one: P): P => {
    const { puts = [], typed = '' } = texts.get(one.field) ?? {};
    if (puts.length === 0) return one;
    const [start, end] = [startBack(puts, one.start), endBack(puts, one.end)];
    return { ...one, start, end, ...('quote' in one && { quote: typed.slice(start, end) }) };
  };
  const origin = (one: Origin): Origin => ('field' in one ? place(one) : one);
  const item = <I extends { origins: readonly Origin[] }>(one: I): I => ({ ...one, origins: one.origins.map(origin) });
  const asked = <Q extends { origin: Origin }>(one: Q): Q => ({ ...one, origin: origin(one.origin) });
  return {
    ...premises,
    foods: premises.foods.map(item),
    unsafeDiets: premises.unsafeDiets.map(item),
    tools: premises.tools.map(item),
    movements: premises.movements.map(item),
    exercises: premises.exercises.map(item),
    health: premises.health.map(item),
    notMine: premises.notMine.map(item),
    questions: premises.questions.map(asked),
    answered: premises.answered.map(asked),
    unread: premises.unread.map(place),
    accounted: premises.accounted.map(place),
  };
}
