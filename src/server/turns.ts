/** Lets everything else that waits have its turn. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** So many are done at once: some milliseconds of parsing. */
const AT_ONCE = 100;

/** What `work` makes of each of many, with everything else having its turn in between. */
export async function inTurns<Item, Made>(
  items: readonly Item[],
  work: (item: Item) => readonly Made[],
): Promise<Made[]> {
  const made: Made[] = [];
  for (let at = 0; at < items.length; at += AT_ONCE) {
    if (at > 0) await nextTurn();
    for (const item of items.slice(at, at + AT_ONCE)) made.push(...work(item));
  }
  return made;
}
