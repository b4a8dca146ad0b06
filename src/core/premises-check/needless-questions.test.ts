import { describe, expect, it } from 'vitest';
import { INVENTED_PERSON } from '#core/athlete/invented-person.ts';
import type { Profile } from '#core/athlete/profile.ts';
import { goBy } from '#test/go-by.ts';

type Written =
  | 'foodAllergies'
  | 'dislikedFoods'
  | 'dietaryRestrictions'
  | 'injuries'
  | 'medicalConditions'
  | 'medications';

function read(field: Written, said: string) {
  const answer = field === 'injuries' ? [said] : said;
  const profile: Profile = { ...INVENTED_PERSON, [field]: answer };
  return goBy(profile);
}

const neverOf = ({ premises }: ReturnType<typeof read>) =>
  new Set(premises.foods.flatMap(({ stance, foodsOut }) => (stance === 'fine' ? [] : foodsOut)));

describe('what is told well enough', () => {
  it.each<[Written, string, string[]]>([
    ['foodAllergies', 'Milk gives me gas. Cheese and yogurt do not', ['milk-2-percent']],
    ['foodAllergies', 'tomatoes give me eczema round the mouth', ['tomato-raw']],
    ['foodAllergies', 'shellfish, not fish', ['shrimp-raw']],
    ['foodAllergies', 'avocado. guacamole obviously', ['avocado']],
    ['foodAllergies', 'gluten, self diagnosed, small amounts ok', ['naan']],
    ['foodAllergies', 'peanuts, hives if I have strawberries', ['strawberries']],
    ['foodAllergies', 'my wife comes out in hives from eggs, I have them at our Karen’s', []],
    ['dislikedFoods', 'all beans bar baked beans', ['chickpeas-cooked']],
    ['dislikedFoods', 'mushrooms, a little is fine', ['mushrooms-cremini-raw']],
    ['dietaryRestrictions', 'no gelatin, rennet is fine', []],
    ['dietaryRestrictions', 'strictly gluten free, separate toaster and all', []],
    ['injuries', 'right knee ACL reconstruction 2019, fully cleared, I ski', []],
    ['injuries', 'shins hurt when I run on tarmac', []],
    ['injuries', 'elbow on hard pads bugs me', []],
    ['medicalConditions', 'heart murmur, cardiologist said harmless', []],
    ['medicalConditions', 'had my tonsils out', []],
    ['medicalConditions', 'cured hep c', []],
    ['foodAllergies', 'no allergy, just dont like shrimp', ['shrimp-raw']],
    ['foodAllergies', 'LTP: peach, cherry and hazelnut', ['peach', 'cherries']],
    ['foodAllergies', 'Kreuzallergie: raw apple, raw carrots', ['apple', 'carrots-raw']],
    ['foodAllergies', 'cow’s milk, the protein not the lactose', ['milk-2-percent']],
    ['foodAllergies', 'eggs, no epipen', ['egg-whole']],
    ['foodAllergies', 'peanuts no epipen', ['peanut-butter']],
    ['foodAllergies', 'alpha gal from a tick bite, I can still do dairy', ['ground-beef-93-raw']],
    ['dislikedFoods', 'olives. Lactose turned out to be fine', ['black-olives']],
    ['dislikedFoods', 'coconut curries (coconut in a bun is fine)', []],
    ['injuries', 'bum knee, gammy shoulder', []],
    ['foodAllergies', 'shellfish (found out the hard way in Cancun)', ['shrimp-raw']],
    ['medicalConditions', 'slightly anaemic when pregnant, fine since', []],
    ['medicalConditions', 'detached retina? no, that was dad', []],
    ['medications', 'not even a Panadol', []],
    ['medications', 'fibre and probiotics', []],
  ])('%s: %s', (field, said, out) => {
    const reading = read(field, said);
    expect(reading.premises.questions.map(({ text }) => text)).toEqual([]);
    for (const row of out) expect(neverOf(reading)).toContain(row);
  });
});

describe('what stays a question', () => {
  it.each<[Written, string]>([
    ['foodAllergies', 'peanuts, my throat closes with zorble'],
    ['foodAllergies', 'peanuts, also swell up when I eat zorble'],
    ['foodAllergies', 'zorble and eggs'],
    ['injuries', 'my glorbus is sore'],
    ['medicalConditions', 'on dialysis'],
    ['medicalConditions', 'heart murmur'],
  ])('%s: %s', (field, said) => {
    expect(read(field, said).premises.questions.length).toBeGreaterThan(0);
  });
});

describe('a broken part of the body', () => {
  it.each(['knackered left knee', 'my knee is knackered', 'my knee is bust', 'wrecked knee'])('%s', (said) => {
    const { premises } = read('injuries', said);
    expect(premises.movements.map(({ limit }) => limit)).toContain('knee');
    expect(premises.questions).toEqual([]);
  });
});
