import { describe, expect, it } from 'vitest';
import { foodFacts, readFood } from '#test/reading-food.ts';

const LONGEST = 4000;
const names = foodFacts.words.words.flatMap((word) => word.names.slice(0, 1));
const TEXTS: Record<string, string> = {
  'all names': names.join(', '),
  'names in turn refused and fine': names.map((name, at) => (at % 2 ? `${name} is fine` : `no ${name}`)).join(', '),
  'exceptions of exceptions': 'no nuts but almonds ok unless raw except cashews. '.repeat(90),
  'ways of eating': foodFacts.diets.diets.flatMap((diet) => diet.names).join(' but '),
  'words that nobody knows': Array.from({ length: 600 }, (_, at) => `zq${at.toString(36)}x`).join(' '),
  'one long word': 'nut'.repeat(1400),
  signs: '🚫🥜'.repeat(700),
};

describe('hostile answers', () => {
  it.each(Object.entries(TEXTS))('%s: are read, and nothing is both fine and out', (_, text) => {
    for (const field of ['allergies', 'dislikes', 'restrictions', 'prefs', 'conditions'] as const) {
      const read = readFood({ [field]: text.slice(0, LONGEST) });
      const out = new Set(read.foods.filter(({ stance }) => stance === 'never').flatMap(({ foodsOut }) => foodsOut));
      const promised = read.foods.filter(({ stance }) => stance === 'fine').flatMap(({ foodsBack }) => foodsBack);
      expect(promised.filter((id) => out.has(id))).toEqual([]);
    }
  });

  it('name every allergen of the fourteen out while a word of the allergies is unknown', () => {
    const read = readFood({ allergies: 'qwzzk' });
    const { allergens, fourteen } = foodFacts.allergens;
    const held = allergens.filter(({ id }) => fourteen.includes(id)).flatMap(({ holds }) => holds);
    expect(held.filter((id) => !read.out.has(id))).toEqual([]);
    expect(read.unread).toEqual([{ field: 'foodAllergies', quote: 'qwzzk', start: 0, end: 5, failsClosed: true }]);
    expect(read.rules.forbiddenTerms).toEqual([]);
  });
});
