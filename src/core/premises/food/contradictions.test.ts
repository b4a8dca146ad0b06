import { describe, expect, it } from 'vitest';
import { INVENTED_PERSON } from '#core/athlete/invented-person.ts';
import type { Profile } from '#core/athlete/profile.ts';
import { readPremises } from '#core/premises/read-premises.ts';
import { facts } from '#test/go-by.ts';

function read(answers: Partial<Profile>) {
  const { questions, foods } = readPremises({ profile: { ...INVENTED_PERSON, ...answers }, facts, today: null });
  const out = new Set(foods.flatMap(({ stance, foodsOut }) => (stance === 'never' ? foodsOut : [])));
  return { asked: questions.map(({ id }) => id.split(':')[0]), out };
}

describe('two statements of one food', () => {
  it('is asked, and stays out: “vegan, love steak”', () => {
    const { asked, out } = read({ dietaryPrefs: ['vegan, love steak'] });
    expect(asked).toContain('contradiction');
    expect(out).toContain('ground-beef-93-raw');
  });

  it.each([
    ['soya. small amounts of soy lecithin are fine', 'tofu-firm-nigari'],
    ['citrus gives me mouth ulcers. A squeeze of lemon is alright', 'lemon-juice'],
    ['Mild egg allergy, baked goods with egg in are fine, just no omelettes', 'egg-whole'],
    ['raw peaches make my mouth itch, cooked is fine like peach pie', 'peach'],
  ])('%j tells how far it goes: nothing is asked, and it stays out', (foodAllergies, row) => {
    const { asked, out } = read({ foodAllergies });
    expect(asked).not.toContain('contradiction');
    expect(out).toContain(row);
  });

  it('is none of two meals', () => {
    const { asked } = read({ dietaryRestrictions: 'No protein at breakfast. Protein at lunch is fine' });
    expect(asked).not.toContain('contradiction');
  });

  it('is one where the very same name is called fine in another answer', () => {
    const { asked, out } = read({ foodAllergies: 'crab', dietaryPrefs: ['I eat crab every week'] });
    expect(asked).toContain('contradiction');
    expect(out).toContain('crab-blue-cooked');
  });
});
