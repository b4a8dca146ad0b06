import type { AccountedWords, Origin } from '#core/premises/premises.ts';

/** A stretch of an answer. */
export type Words = { field: string; start: number; end: number };

type ReadOrigin = Extract<Origin, { quote: string }>;

const isRead = (origin: Origin): origin is ReadOrigin => 'quote' in origin;

/** The words behind a premise. */
export const quotesOf = (origins: readonly Origin[]): string[] => origins.filter(isRead).map(({ quote }) => quote);

/** Where they stand. */
export const placesOf = (origins: readonly Origin[]): Words[] =>
  origins.filter(isRead).map(({ field, start, end }) => ({ field, start, end }));

export const decidedAt = (origins: readonly Origin[]): AccountedWords[] =>
  placesOf(origins).map((place) => ({ ...place, as: 'decided' }));

const overlap = (one: Words, other: Words): boolean =>
  one.field === other.field && one.start < other.end && other.start < one.end;

/** Whether one of these words stands there. */
export const isFrom = (origins: readonly Origin[], place: Words): boolean =>
  placesOf(origins).some((each) => overlap(each, place));

/** The premises without what comes from these words; one that other words say, too, stays for those. */
export function withoutWords<Item extends { origins: readonly Origin[] }>(
  items: readonly Item[],
  place: Words,
): Item[] {
  return items.flatMap((item) => {
    if (!isFrom(item.origins, place)) return [item];
    const origins = item.origins.filter((origin) => !isFrom([origin], place));
    return placesOf(origins).length > 0 ? [{ ...item, origins }] : [];
  });
}
