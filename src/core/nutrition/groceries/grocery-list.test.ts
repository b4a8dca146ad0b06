import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import sides from '#data/sides.json' with { type: 'json' };
import { loadFoods, loadRecipes } from '#test/catalogue.ts';
import { noConstraints } from '#test/constraints.ts';
import { type GroceryItem, type GroceryList, groceryList, unitsFor } from './grocery-list.ts';
import { AISLES, productOf } from './products.ts';
import { shoppingNotes } from './shopping-notes.ts';

const foods = loadFoods();
const ids = [...foods.foods.keys()];

const dayOf = (...items: { foodId: string; grams: number }[]) => ({ meals: [{ items }] });
const itemsOf = (list: GroceryList): GroceryItem[] => list.flatMap(({ items }) => items);
const buys = (...items: { foodId: string; grams: number }[]) =>
  itemsOf(groceryList([dayOf(...items)], foods)).map(({ buy }) => buy);

/** Weights as meals have them: tenths of a gram. */
const anItem = fc.record({
  foodId: fc.constantFrom(...ids),
  grams: fc.integer({ min: 1, max: 9000 }).map((tenths) => tenths / 10),
});
const days = fc.array(fc.record({ meals: fc.array(fc.record({ items: fc.array(anItem) }), { maxLength: 6 }) }), {
  maxLength: 7,
});

describe('a grocery list', () => {
  it('holds exactly the grams that the meals hold, food by food', () => {
    fc.assert(
      fc.property(days, (week) => {
        const tenths = new Map<string, number>();
        for (const { foodId, grams } of week.flatMap(({ meals }) => meals.flatMap(({ items }) => items))) {
          tenths.set(foodId, (tenths.get(foodId) ?? 0) + Math.round(grams * 10));
        }
        const listed = itemsOf(groceryList(week, foods)).flatMap(({ amounts }) => amounts);
        expect(new Map(listed.map(({ foodId, grams }) => [foodId, grams]))).toEqual(
          new Map([...tenths].map(([foodId, sum]) => [foodId, sum / 10])),
        );
        expect(new Set(listed.map(({ foodId }) => foodId)).size).toBe(listed.length);
      }),
    );
  });

  it('names each thing once, in an aisle of the shop, the aisles in their order', () => {
    fc.assert(
      fc.property(days, (week) => {
        const list = groceryList(week, foods);
        const order = AISLES.map(({ id }) => id);
        expect(list.map(({ id }) => id)).toEqual(order.filter((id) => list.some((aisle) => aisle.id === id)));
        const bought = itemsOf(list).map(({ id }) => id);
        expect(new Set(bought).size).toBe(bought.length);
        for (const { buy } of itemsOf(list)) expect(buy).toMatch(/^(\d+[¼½¾]?|[¼½¾]) \S/);
      }),
    );
  });

  it.each([
    {
      why: 'cans by their drained weight',
      items: [{ foodId: 'black-beans-cooked', grams: 400 }],
      buy: ['2 cans black beans (15 oz)'],
    },
    { why: 'eggs by the dozen', items: [{ foodId: 'egg-whole', grams: 450 }], buy: ['1 dozen eggs'] },
    {
      why: 'boiled eggs and egg white with the others',
      items: [
        { foodId: 'egg-hard-boiled', grams: 500 },
        { foodId: 'egg-whole', grams: 150 },
      ],
      buy: ['2 dozen eggs'],
    },
    {
      why: 'meat by the pound',
      items: [{ foodId: 'chicken-breast-raw', grams: 600 }],
      buy: ['1½ lb boneless, skinless chicken breast'],
    },
    {
      why: 'cooked meat as the raw meat it takes',
      items: [{ foodId: 'chicken-breast-cooked', grams: 320 }],
      buy: ['1 lb boneless, skinless chicken breast'],
    },
    { why: 'a little in ounces', items: [{ foodId: 'pork-tenderloin-raw', grams: 80 }], buy: ['3 oz pork tenderloin'] },
    {
      why: 'cooked and dry rice as one bag',
      items: [
        { foodId: 'white-rice-cooked', grams: 200 },
        { foodId: 'white-rice-dry', grams: 90 },
      ],
      buy: ['1 bag white rice (2 lb)'],
    },
    { why: 'fruit by the piece', items: [{ foodId: 'banana', grams: 354 }], buy: ['3 bananas'] },
    { why: 'juice as the fruit', items: [{ foodId: 'lemon-juice', grams: 60 }], buy: ['2 lemons (for juice)'] },
  ])('buys $why', ({ items, buy }) => {
    expect(buys(...items)).toEqual(buy);
  });

  it('marks what a pantry holds anyway, and lists it last in its aisle', () => {
    const list = groceryList(
      [
        dayOf(
          { foodId: 'olive-oil', grams: 20 },
          { foodId: 'salt', grams: 3 },
          { foodId: 'whey-protein-powder', grams: 30 },
        ),
      ],
      foods,
    );
    expect(list.map(({ id, items }) => [id, items.map(({ id: thing, staple }) => [thing, staple])])).toEqual([
      [
        'baking',
        [
          ['whey-protein-powder', false],
          ['salt', true],
        ],
      ],
      ['oils', [['olive-oil', true]]],
    ]);
  });

  it('leaves out a food that nobody knows', () => {
    expect(buys({ foodId: 'unicorn', grams: 100 })).toEqual([]);
  });
});

describe('what shops sell', () => {
  it('has a row for every food that our recipes and extras use', () => {
    const used = new Set([
      ...loadRecipes().flatMap(({ ingredients }) => ingredients.map(({ foodId }) => foodId)),
      ...sides.map(({ foodId }) => foodId),
    ]);
    const loose = [...used].filter((id) => productOf(id).product === null);
    expect(loose).toEqual([]);
  });

  it('names only foods and aisles that there are, every group in one aisle', () => {
    const groups = new Set([...foods.foods.values()].map(({ group }) => group));
    expect(AISLES.flatMap((aisle) => aisle.groups).sort()).toEqual([...groups].sort());
    const aisles = new Set(AISLES.map(({ id }) => id));
    for (const id of ids) {
      const { id: boughtAs, product } = productOf(id);
      expect(foods.foods.has(boughtAs), boughtAs).toBe(true);
      if (product) expect(aisles.has(product.aisle), id).toBe(true);
    }
  });

  it('sells enough, and not a whole unit for a crumb', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.1, max: 5000, noNaN: true }), fc.integer({ min: 5, max: 2000 }), (grams, unit) => {
        const count = unitsFor(grams, unit);
        expect(count * unit).toBeGreaterThanOrEqual(grams - 0.0301 * unit);
        expect(count === 1 || (count - 1) * unit < grams).toBe(true);
      }),
    );
  });
});

describe('what to look for on the packs', () => {
  const oats = groceryList([dayOf({ foodId: 'rolled-oats-dry', grams: 40 })], foods);
  it.each([
    { rules: {}, said: '' },
    { rules: { diets: ['halal'] }, said: 'halal-certified' },
    { rules: { diets: ['kosher'] }, said: 'kosher certification' },
    { rules: { allergens: ['gluten' as const] }, said: 'oats that are labeled gluten-free' },
    { rules: { named: ['tree nuts', 'kiwi'] }, said: 'tree nuts and kiwi' },
  ])('$said', ({ rules, said }) => {
    const notes = shoppingNotes(oats, noConstraints({ food: rules }).food, foods).join(' ');
    if (said === '') expect(notes).toBe('');
    else expect(notes).toContain(said);
  });
});
