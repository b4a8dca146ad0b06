import { z } from 'zod';
import type { Food, FoodTable } from '#core/catalogue/food.ts';
import { isOneSlipAway } from '#core/language/near-words.ts';
import { tokenise } from '#core/language/tokens.ts';
import aliasRows from '#data/food-aliases.json' with { type: 'json' };

/** Whatever scores less names no food that we know. */
const LEAST_SCORE = 0.85;
const SLIP_SCORE = 0.9;
/** Shorter words are too like each other: a slip away from "beef" is "beet". */
const SLIP_LETTERS = 6;

const ALIASES = z.record(z.string(), z.string()).parse(aliasRows);

/** Say how a food is cut or sold, not what it is. */
const DESCRIBING = new Set(
  (
    'fresh large medium small chopped diced sliced minced grated shredded cubed crushed peeled boneless skinless organic ripe plain ' +
    'unsweetened low lowfat fat reduced sodium nonfat lean extra virgin drained rinsed long grain shelled fillet fillets piece pieces ' +
    'cup cups of the a an and finely thinly roughly freshly homemade natural whole optional halved quartered cooked raw dry uncooked ' +
    'smooth salted unsalted grilled roasted boiled steamed baked frozen canned ready'
  ).split(' '),
);
const COOKED = /\b(?:cooked|grilled|roasted|boiled|steamed|baked|fried|broiled|leftover)\b/i;
const UNCOOKED = /\b(?:raw|dry|uncooked|dried)\b/i;

const STATE_OF_ID = /-(?:raw|cooked|dry)$/;

type Entry = { food: Food; words: readonly string[]; essential: readonly string[] };
export type FoodIndex = {
  foods: ReadonlyMap<string, Food>;
  names: ReadonlyMap<string, Food>;
  aliases: ReadonlyMap<string, Food>;
  entries: readonly Entry[];
};
export type Resolved = { food: Food; score: number };

function stems(text: string): string[] {
  return tokenise(text.replaceAll(/\([^()]*\)/g, ' '))
    .filter(({ kind }) => kind === 'word')
    .map(({ stem }) => stem);
}

const describingStems = new Set([...DESCRIBING].flatMap(stems));
const keyOf = (words: readonly string[]) => [...words].sort().join(' ');

function essentialOf(words: readonly string[]): string[] {
  const essential = words.filter((word) => !describingStems.has(word));
  return essential.length > 0 ? essential : [...words];
}

/** Prepares the table for look-ups by name. `names`: further names, each with an id; those of the table itself go before. */
export function foodIndex({ foods }: FoodTable, names: Iterable<readonly [string, string]> = []): FoodIndex {
  const aliases = new Map<string, Food>();
  // Ids are short names: "walnuts", "chicken-breast". Where several states share one, it means the one that shops sell.
  for (const food of foods.values()) {
    const key = keyOf(stems(food.id.replace(STATE_OF_ID, '').replaceAll('-', ' ')));
    if (!aliases.has(key) || food.state === 'raw' || food.state === 'ready') aliases.set(key, food);
  }
  for (const food of foods.values()) aliases.set(keyOf(stems(food.name)), food);
  for (const [name, id] of Object.entries(ALIASES)) {
    const food = foods.get(id);
    if (food) aliases.set(keyOf(stems(name)), food);
  }
  for (const [name, id] of names) {
    const food = foods.get(id);
    const key = keyOf(stems(name));
    if (food && !aliases.has(key)) aliases.set(key, food);
  }
  const byName = new Map([...foods.values()].map((food) => [food.name.toLowerCase(), food]));
  const entries = [...foods.values()].map((food) => {
    const words = stems(food.name);
    return { food, words, essential: essentialOf(words) };
  });
  return { foods, names: byName, aliases, entries };
}

/** The food that is called by just these words, in any order. */
export const foodCalled = (name: string, { aliases }: FoodIndex): Food | null =>
  aliases.get(keyOf(stems(name))) ?? null;

/** How alike two words are: the same, one slip apart, or not at all. */
function likeness(a: string, b: string): number {
  if (a === b) return 1;
  return Math.min(a.length, b.length) >= SLIP_LETTERS && isOneSlipAway(a, b) ? SLIP_SCORE : 0;
}

/** Shared words over all words of both, 0 to 1. */
function overlap(asked: readonly string[], known: readonly string[]): number {
  const shared = asked.reduce((sum, word) => sum + Math.max(0, ...known.map((other) => likeness(word, other))), 0);
  return (2 * shared) / (asked.length + known.length);
}

/** Among equally good names the state decides: as said, else as shops sell it. */
function stateBonus(food: Food, asked: string): number {
  const { state } = food;
  if (COOKED.test(asked)) return state === 'cooked' ? 0.02 : 0;
  if (UNCOOKED.test(asked)) return state === 'raw' || state === 'dry' ? 0.02 : 0;
  return state === 'raw' || state === 'ready' ? 0.01 : 0;
}

/** The same food cooked, or as bought, where the name says so and the table has it. */
function inState(food: Food, asked: string, foods: ReadonlyMap<string, Food>): Food {
  const states = COOKED.test(asked) ? ['cooked'] : UNCOOKED.test(asked) ? ['dry', 'raw'] : [];
  const base = food.id.replace(STATE_OF_ID, '');
  const sibling = states.map((state) => foods.get(`${base}-${state}`)).find((one) => one !== undefined);
  return states.includes(food.state) ? food : (sibling ?? food);
}

/**
 * The food that a name means: by an exact name or alias, else by the words they share, a slip of the pen forgiven in long
 * words. Null under 0.85: then nobody knows what it is, and nothing may be assumed of it.
 */
export function resolveFood(name: string, { foods, names, aliases, entries }: FoodIndex): Resolved | null {
  const same = names.get(name.trim().toLowerCase());
  if (same) return { food: same, score: 1 };
  const words = stems(name);
  if (words.length === 0) return null;
  const exact = aliases.get(keyOf(words));
  if (exact) return { food: exact, score: 1 };
  const essential = essentialOf(words);
  const plain = aliases.get(keyOf(essential));
  if (plain) return { food: inState(plain, name, foods), score: 1 };
  let best: (Resolved & { rank: number }) | null = null;
  for (const { food, words: full, essential: core } of entries) {
    const score = overlap(essential, core);
    const rank = score + stateBonus(food, name) + 0.001 * overlap(words, full);
    if (best === null || rank > best.rank) best = { food, score, rank };
  }
  return best !== null && best.score >= LEAST_SCORE ? { food: best.food, score: best.score } : null;
}
