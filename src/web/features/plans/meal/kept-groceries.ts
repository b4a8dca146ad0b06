import { z } from 'zod';
import { type Groceries, getGroceries } from '#contract/meals.ts';
import { versionedDocument } from '#core/documents/versioned-document.ts';
import { keepDocument, readKept } from '#web/parts/person/kept-document.ts';

type List = Pick<Groceries, 'planId' | 'days'>;

export const groceryListDocument = versionedDocument({
  name: 'grocery-list',
  schema: () => getGroceries.response,
  upgrades: [],
});
export const groceryTicksDocument = versionedDocument({
  name: 'grocery-ticks',
  schema: () => z.array(z.string()),
  upgrades: [],
});

const nameOf = (kind: string, { planId, days }: List) => `groceries.${kind}.${planId}.${days}`;

/** The list as it was when it was last loaded: a shop may have no network. */
export const keptGroceries = (list: List): Groceries | undefined => readKept(groceryListDocument, nameOf('list', list));

export const keepGroceries = (groceries: Groceries): void =>
  keepDocument(groceryListDocument, nameOf('list', groceries), groceries);

/** Ids of what is in the cart already. */
export const tickedItems = (list: List): string[] => readKept(groceryTicksDocument, nameOf('ticked', list)) ?? [];

export const keepTicked = (list: List, ids: readonly string[]): void =>
  keepDocument(groceryTicksDocument, nameOf('ticked', list), [...ids]);
