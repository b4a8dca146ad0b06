import { z } from 'zod';
import { type Groceries, getGroceries } from '#contract/meals.ts';
import { userStorage } from '#web/parts/person/user-storage.ts';

type List = Pick<Groceries, 'planId' | 'days'>;

const nameOf = (kind: 'list' | 'ticked', { planId, days }: List) => `groceries.${kind}.${planId}.${days}`;

function parsed<T>(schema: z.ZodType<T>, text: string | undefined): T | undefined {
  if (text === undefined) return undefined;
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** The list as it was when it was last loaded: a shop may have no network. */
export const keptGroceries = (list: List): Groceries | undefined =>
  parsed(getGroceries.response, userStorage.read(nameOf('list', list)));

export const keepGroceries = (groceries: Groceries): void =>
  userStorage.write(nameOf('list', groceries), JSON.stringify(groceries));

/** Ids of what is in the cart already. */
export const tickedItems = (list: List): string[] =>
  parsed(z.array(z.string()), userStorage.read(nameOf('ticked', list))) ?? [];

export const keepTicked = (list: List, ids: readonly string[]): void =>
  userStorage.write(nameOf('ticked', list), JSON.stringify(ids));
