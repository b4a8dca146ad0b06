import { describe, expect, it } from 'vitest';
import { buildProgram } from '#core/training/builder/build-program.ts';
import { checkWorkoutPlan } from '#core/training/check/check-workout-plan.ts';
import { GRID_SIZE, gridCase, sampleOfGrid } from '#test/full-grid.ts';
import { SAMPLE_SEED, sampleSize } from '#test/sample.ts';

const SAMPLE = sampleSize(500, 3000);

describe(`${SAMPLE} of the ${GRID_SIZE} people of the grid`, () => {
  it('get a week that fails not one check at the first try', () => {
    const failed = sampleOfGrid(SAMPLE, SAMPLE_SEED).flatMap((number) => {
      const person = gridCase(number, true);
      const program = buildProgram(person);
      if (!program.ok) return [`${person.label}: refused`];
      const { checks } = checkWorkoutPlan(program.draft, person);
      return checks.filter(({ ok }) => !ok).map(({ id, detail }) => `${person.label}: ${id}, ${detail}`);
    });
    expect(failed).toEqual([]);
  }, 120_000);
});
