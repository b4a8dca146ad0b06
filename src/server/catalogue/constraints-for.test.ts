import { describe, expect, it } from 'vitest';
import { anAthlete } from '#test/personas.ts';
import { loadCatalogue } from './catalogue.ts';
import { constraintsFor } from './constraints-for.ts';

const catalogue = loadCatalogue();

describe('the constraints of a person', () => {
  it('are read once for the same answers, whoever gives them', () => {
    const read = constraintsFor(anAthlete({ foodAllergies: 'peanuts' }), catalogue);
    expect(constraintsFor(anAthlete({ foodAllergies: 'peanuts' }), catalogue)).toBe(read);
  });

  it('are read anew once an answer is another one', () => {
    expect(constraintsFor(anAthlete({ foodAllergies: 'None' }), catalogue).food.allergens).toEqual([]);
    expect(constraintsFor(anAthlete({ foodAllergies: 'peanuts' }), catalogue).food.allergens).toEqual(['peanut']);
  });

  it('cannot be changed by who was given them', () => {
    const { food } = constraintsFor(anAthlete({ foodAllergies: 'peanuts' }), catalogue);
    expect(() => food.allergens.push('milk')).toThrow(TypeError);
  });

  it('are the same ones after all of them were confirmed', () => {
    const profile = anAthlete({ foodAllergies: 'peanuts' });
    const confirmed = { at: '2026-11-23T08:00:00.000Z', premises: [] };
    const read = constraintsFor({ ...profile, goBy: { decisions: [], confirmed: null } }, catalogue);
    expect(constraintsFor({ ...profile, goBy: { decisions: [], confirmed } }, catalogue)).toBe(read);
  });
});
