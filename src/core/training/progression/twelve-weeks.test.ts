import { describe, expect, it } from 'vitest';
import { gridCase, sampleOfGrid } from '#test/full-grid.ts';
import { jumps, type Simulation, simulate, TRAINEES, WEEKS } from '#test/training-simulation.ts';

const PEOPLE = 6;
/** Healthy people from all over the grid: what happens to them is up to the simulation. */
const people = sampleOfGrid(2000, 11)
  .map((number) => gridCase(number))
  .filter(({ constraints }) => Object.keys(constraints.training.injuries).length === 0)
  .slice(0, PEOPLE);

describe.each(TRAINEES)(`twelve weeks of ${PEOPLE} people, %s`, (trainee) => {
  const all = people.map((person) => simulate(trainee, person));
  const each = (of: (one: Simulation) => string[]) =>
    all.flatMap((one) => of(one).map((what) => `${one.person.label}: ${what}`));

  it('raise no weight by more than the rule allows', () => {
    expect(each(jumps)).toEqual([]);
  });

  it('get easy weeks when they are due, with fewer sets and lighter weights', () => {
    const wrong = each(({ weeks, asked, person }) => {
      const { difficulty, daysPerWeek } = person.request;
      if (difficulty === 'beginner' || trainee === 'missing days') return [];
      const every = difficulty === 'advanced' || daysPerWeek >= 5 ? 5 : 6;
      return weeks.flatMap(({ week, occasions, sets }) => {
        const isEasy = occasions.length > 0 && occasions.every((kind) => kind === 'deload');
        const isHeavy = sets > 0.7 * (weeks[week - 2]?.sets ?? sets);
        const heavier = asked.filter(
          (one) =>
            Math.floor(one.day / 7) === week - 1 &&
            one.target.weightLbs !== null &&
            one.reference !== null &&
            one.target.weightLbs > 0.9 * one.reference &&
            one.reference > 60,
        );
        if (isEasy !== (week % every === 0)) return [`week ${week} is ${isEasy ? '' : 'not '}easy`];
        return isEasy && (isHeavy || heavier.length > 0) ? [`week ${week} is not light`] : [];
      });
    });
    expect(wrong).toEqual([]);
  });

  it('keep every muscle under its cap, and the major ones in their band in full weeks', () => {
    const wrong = each(({ weeks, person }) =>
      weeks.flatMap(({ week, sessions, occasions, inBand, overCap }) => {
        // In the week in which a new plan takes over, the sequence begins anew: part of both plans is in it.
        if (trainee === 'injured in week 4' && week === 4) return [];
        const isFull = sessions === person.request.daysPerWeek && occasions.every((kind) => kind === 'ordinary');
        return [
          ...(overCap > 0 ? [`week ${week} is over a cap`] : []),
          ...(isFull && inBand < 1 ? [`week ${week} is out of its band`] : []),
        ];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('do nothing that strains a joint once it is hurt', () => {
    expect(each(({ hurtful }) => hurtful)).toEqual([]);
  });
});

describe('what becomes of them', () => {
  const lifter = gridCase(sampleOfGrid(20_000, 3).find((number) => isGymLifter(number)) ?? 0);
  function isGymLifter(number: number): boolean {
    const { kit, request, profile, constraints } = gridCase(number);
    return (
      kit === 'Full gym' &&
      request.difficulty === 'intermediate' &&
      profile.goal === 'muscle_gain' &&
      request.daysPerWeek === 4 &&
      Object.keys(constraints.training.injuries).length === 0
    );
  }
  const HALF = (WEEKS * 7) / 2;
  const changes = (trainee: (typeof TRAINEES)[number]) =>
    // First weights are low on purpose, so that in the first half everybody's go up.
    simulate(trainee, lifter)
      .asked.filter(({ day }) => day > HALF)
      .map(({ target }) => target.change);

  it('who grows stronger is given more weight, who does not is given less', () => {
    const [growing, stuck] = [changes('progressing'), changes('stalling')];
    const count = (list: string[], change: string) => list.filter((one) => one === change).length;
    expect(count(growing, 'more_weight')).toBeGreaterThan(1.5 * count(stuck, 'more_weight'));
    expect(count(stuck, 'less_weight')).toBeGreaterThan(0);
  });

  it('who was away for two weeks comes back to lighter weights', () => {
    expect(changes('missing days')).toContain('return');
  });
});
