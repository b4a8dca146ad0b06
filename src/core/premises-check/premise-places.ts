import type { Origin, Premises } from '#core/premises/premises.ts';

/** A stretch of an answer. */
export type Place = { field: string; start: number; end: number };

/** Something of the premises and where in the answers it comes from. */
type Kept<T> = { item: T; place: Place };

type Parts = {
  foods: Premises['foods'][number];
  tools: Premises['tools'][number];
  movements: Premises['movements'][number];
  exercises: Premises['exercises'][number];
  health: Premises['health'][number];
  questions: Premises['questions'][number];
  unread: Premises['unread'][number];
  accounted: Premises['accounted'][number];
};

/** What of the premises comes from words that overlap a place. */
export type Overlapping = { [Part in keyof Parts]: readonly Parts[Part][] };

/** Characters in one shelf; places are kept in every shelf that they reach into. */
const SHELF = 32;
/** A place over more shelves than this is looked at from everywhere: as one of the few that are as long as a page. */
const MOST_SHELVES = 16;

/** Whether it comes from words; what was tapped does not. */
export const isRead = (origin: Origin): origin is Extract<Origin, { how: 'read' | 'guessed' }> =>
  origin.how === 'read' || origin.how === 'guessed';

/** Where a premise was read; none where it was tapped. */
export const placesOf = (origins: readonly Origin[]): Place[] =>
  origins.filter(isRead).map(({ field, start, end }) => ({ field, start, end }));

/** Keeps things by where they stand, so that those at a place are found without looking at all. */
function shelves<T>(kept: readonly Kept<T>[]): (place: Place) => T[] {
  const near = new Map<string, Kept<T>[]>();
  const put = (key: string, one: Kept<T>) => {
    const shelf = near.get(key);
    if (shelf === undefined) near.set(key, [one]);
    else shelf.push(one);
  };
  for (const one of kept) {
    const { field, start, end } = one.place;
    const [first, last] = [Math.floor(start / SHELF), Math.floor(Math.max(start, end - 1) / SHELF)];
    if (!(last - first <= MOST_SHELVES)) put(`${field} long`, one);
    else for (let shelf = first; shelf <= last; shelf += 1) put(`${field} ${shelf}`, one);
  }
  return (place) => {
    const found = new Set<T>();
    const look = (key: string) => {
      for (const { item, place: other } of near.get(key) ?? [])
        if (other.start < place.end && place.start < other.end) found.add(item);
    };
    for (let shelf = Math.floor(place.start / SHELF); shelf * SHELF < place.end; shelf += 1)
      look(`${place.field} ${shelf}`);
    look(`${place.field} long`);
    return [...found];
  };
}

const byOrigins = <T extends { origins: readonly Origin[] }>(items: readonly T[]): Kept<T>[] =>
  items.flatMap((item) => placesOf(item.origins).map((place) => ({ item, place })));

const byPlace = <T extends Place>(items: readonly T[]): Kept<T>[] => items.map((item) => ({ item, place: item }));

/** Prepares the look-up of what the premises say of a place in the answers. */
export function premisePlaces(premises: Premises): (place: Place) => Overlapping {
  const foods = shelves(byOrigins(premises.foods));
  const tools = shelves(byOrigins(premises.tools));
  const movements = shelves(byOrigins(premises.movements));
  const exercises = shelves(byOrigins(premises.exercises));
  const health = shelves(byOrigins(premises.health));
  const questions = shelves(
    premises.questions.flatMap((item) => placesOf([item.origin]).map((place) => ({ item, place }))),
  );
  const unread = shelves(byPlace(premises.unread));
  const accounted = shelves(byPlace(premises.accounted));
  // Each list is looked up by who asks for it: a thousand unread words ask for one or two of them.
  return (place) => ({
    get foods() {
      return foods(place);
    },
    get tools() {
      return tools(place);
    },
    get movements() {
      return movements(place);
    },
    get exercises() {
      return exercises(place);
    },
    get health() {
      return health(place);
    },
    get questions() {
      return questions(place);
    },
    get unread() {
      return unread(place);
    },
    get accounted() {
      return accounted(place);
    },
  });
}
