import { expect, it } from 'vitest';
import type { KeptDecision } from '#core/athlete/go-by.ts';
import { anAthlete } from '#test/personas.ts';
import { loadCatalogue } from '../catalogue/catalogue.ts';
import { constraintsFor } from '../catalogue/constraints-for.ts';
import { chooseExercise } from './choose-exercise.ts';

const catalogue = loadCatalogue();
const tastes = { likedIds: [], dislikedIds: [], unwelcomeIds: [] };

const HAS_A_BAR: KeptDecision = {
  decision: { about: 'tool', token: 'barbell', stance: 'has', heaviestLbs: null, count: null },
  at: '2026-11-23T08:00:00.000Z',
  over: [],
};

it('what was tapped as one’s own is not at hand where other things are named for this time', () => {
  const profile = anAthlete({
    experienceLevel: 'intermediate',
    equipmentAccess: 'dumbbells',
    goBy: { decisions: [HAS_A_BAR], confirmed: null },
  });
  const athlete = { profile, constraints: constraintsFor(profile, catalogue) };
  const toolsWith = (equipment: string | undefined) =>
    new Set(
      [1, 2, 3, 4, 5, 6, 7, 8].flatMap((seed) => {
        const wanted = { targetMuscle: 'hamstrings', equipment };
        const { exercise } = chooseExercise({ athlete, catalogue, tastes, wanted, seed });
        return catalogue.exercises.exercises.get(exercise.exerciseId)?.equipment.flat() ?? [];
      }),
    );
  expect(athlete.constraints.training.equipment).toContain('barbell');
  expect(toolsWith('resistance bands')).not.toContain('barbell');
});
