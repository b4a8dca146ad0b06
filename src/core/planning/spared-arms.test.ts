import { expect, it } from 'vitest';
import type { Profile } from '#core/athlete/profile.ts';
import { certifiedWorkoutPlan } from '#core/planning/certified-workout-plan.ts';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { readingOf } from '#server/catalogue/constraints-for.ts';
import { anAthlete } from '#test/personas.ts';

/** People to whom the catalogue leaves little for a muscle, or of whom a note has much to say; each once got no plan at all. */
it.each<[string, Partial<Profile>]>([
  ['no row without a grip', { equipmentAccess: 'dumbbells', injuries: ['tennis elbow right side, gripping hurts'] }],
  ['2 kg at most, in a gym', { equipmentAccess: 'full gym', injuries: ['lymphoedema in my right arm, 2kg maximum'] }],
])('plans a week with %s', (_, answers) => {
  const profile: Profile = { ...anAthlete(answers), experienceLevel: 'beginner', answeredOn: '2026-11-23' };
  const { constraints } = readingOf(profile, loadCatalogue());
  const request = { difficulty: profile.experienceLevel, daysPerWeek: 3 };
  const plan = certifiedWorkoutPlan({ profile, constraints, catalogue: loadCatalogue().exercises, request, seed: 1 });
  expect(plan.ok ? null : plan.refusal.code).toBeNull();
});
