import { describe, expect, it } from 'vitest';
import { foodsLike, readFood } from '#test/reading-food.ts';

const asked = (allergies: string) => readFood({ allergies }).questions.map(({ id }) => id.split(':')[0]);

describe('an allergy answer that nothing is read from', () => {
  it.each(['yes', 'many', 'stuff that grows on trees', 'see above', 'hmm not sure', 'anything with gills'])(
    '“%s” rules out all fourteen allergens, and is asked about',
    (allergies) => {
      const { out, unread } = readFood({ allergies });
      expect([...out]).toEqual(expect.arrayContaining(foodsLike('peanut*', 'milk-*', 'egg-*', 'shrimp-*', 'tahini')));
      expect(unread.map(({ quote }) => quote)).toEqual([allergies]);
      expect(asked(allergies)).toEqual(['unread']);
    },
  );

  it.each(['n', 'No known', 'non', 'touch wood', 'all good', 'lol', 'I eat everything', '0', 'n/a', 'n a'])(
    '“%s” rules out nothing, and is not asked about',
    (allergies) => {
      expect(readFood({ allergies }).out.size).toBe(0);
      expect(asked(allergies)).toEqual([]);
    },
  );
});

describe('an allergy that other words seem to take back', () => {
  it.each([
    ['coeliac (properly diagnosed, not a fad) n dairy', ['white-bread', 'couscous-*', 'milk-*']],
    ['celiac, not just some diet', ['white-bread', 'barley-*']],
    ['peanuts, not confirmed yet', ['peanut*']],
    ['egg (choice, not allergy)', ['egg-*']],
    ['eggs, not an allergy just a choice', ['egg-*']],
    ['besan, til, and moong dal', ['tahini', 'sesame-seeds', 'hummus']],
    ['anything w/ fins, calamari', ['salmon-*', 'cod-*', 'mussels-cooked']],
  ])('“%s” stays out', (allergies, foods) => {
    expect([...readFood({ allergies }).out]).toEqual(expect.arrayContaining(foodsLike(...foods)));
  });

  it.each([
    ['mild reaction to kiwi as a kid, havent tried since', 'kiwi'],
    ['allergic to eggs as a kid', 'egg-whole'],
  ])('“%s”: of an allergy it has to be said that it is over', (allergies, food) => {
    expect(readFood({ allergies }).out).toContain(food);
    expect(asked(allergies)).toEqual(['reacts']);
  });

  it('and where it is said, nothing is out', () => {
    expect(readFood({ allergies: 'allergic to eggs as a kid, eat them now' }).out.size).toBe(0);
  });
});
