import { describe, expect, it } from 'vitest';
import { checkWorkoutPlan } from '#core/training/check/check-workout-plan.ts';
import { loadExercises } from '#test/catalogue.ts';
import { LIMITS, type Line, linesOf, PEOPLE, personOf, trackCase, trackPeople, weekOf } from '#test/track-grid.ts';

const { guides } = loadExercises();
const WEEKS = trackPeople().map((one) => ({ ...one, plan: weekOf(one, guides) }));
type Week = (typeof WEEKS)[number];

const eachLine = ({ plan }: Week): Line[] => plan.days.flatMap(linesOf);
const strength = (week: Week) => eachLine(week).filter(({ exercise }) => exercise.category === 'strength');
const sits = ({ whose }: Week) => !whose.startsWith('with one') && !whose.includes('alone');
const legless = ({ whose }: Week) => sits({ whose } as Week) && whose !== 'who may not stand';
const usesOneArm = ({ whose }: Week) => whose.includes('arm');

/** Labels of the people for whose week `broken` names something. */
const faults = (broken: (week: Week) => string[], of: (week: Week) => boolean = () => true) =>
  WEEKS.filter(of).flatMap((week) => broken(week).map((what) => `${week.label}: ${what}`));

/** Sets a week of exercises that train one of these directly. */
function setsFor(week: Week, muscles: readonly string[]): number {
  return strength(week)
    .filter(({ exercise }) => exercise.primaryMuscles.some((muscle) => muscles.includes(muscle)))
    .reduce((sum, { planned }) => sum + planned.sets, 0);
}

describe(`weeks of ${PEOPLE} people with limits that change the whole program`, () => {
  it('pass every check of the checker', () => {
    const failed = faults((week) =>
      checkWorkoutPlan(week.plan, personOf(week, guides))
        .checks.filter(({ ok }) => !ok)
        .map(({ id, detail }) => `${id}: ${detail}`),
    );
    expect(failed).toEqual([]);
  });

  it('hold nothing that is forbidden, from the warm-up to the last stretch', () => {
    const forbidden = faults((week) =>
      eachLine(week).flatMap(({ exercise }) => week.constraints.training.forbiddenExercises[exercise.id] ?? []),
    );
    expect(forbidden).toEqual([]);
  });

  it('stay on a seat or a bench where standing is out', () => {
    const up = faults(
      (week) =>
        eachLine(week)
          .filter(({ exercise }) => !exercise.fits.includes('seated') && !exercise.fits.includes('wheelchair'))
          .map(({ exercise }) => exercise.id),
      sits,
    );
    expect(up).toEqual([]);
  });

  it('train nothing that hangs on legs which do not work', () => {
    const LEGS = ['quads', 'glutes', 'hamstrings', 'calves', 'adductors', 'abductors'];
    expect(faults((week) => (setsFor(week, LEGS) > 0 ? ['legs'] : []), legless)).toEqual([]);
  });

  it('train chest and back each week, with the time for it shoulders and trunk, and arms where they are the day', () => {
    const PARTS: readonly (readonly [string, readonly string[], minutes: number])[] = [
      ['chest', ['chest'], 30],
      ['back', ['lats', 'upper_back'], 30],
      ['shoulders', ['front_delts', 'side_delts', 'rear_delts'], 45],
      ['trunk', ['abs', 'obliques'], 45],
    ];
    const missing = faults((week) =>
      PARTS.filter(([, muscles, minutes]) => week.profile.workoutDuration >= minutes && setsFor(week, muscles) < 2).map(
        ([part]) => part,
      ),
    );
    expect(missing).toEqual([]);
    const armless = faults(
      (week) => (setsFor(week, ['biceps', 'triceps']) < 2 ? ['arms'] : []),
      (week) => legless(week) && week.profile.workoutDuration === 60,
    );
    expect(armless).toEqual([]);
  });

  it('train the legs that work', () => {
    const LEGS = ['quads', 'glutes', 'hamstrings'];
    expect(
      faults(
        (week) => (setsFor(week, LEGS) < 4 ? ['legs'] : []),
        (week) => !legless(week),
      ),
    ).toEqual([]);
  });

  it('tire no arm with one block of cardio longer than 18 minutes', () => {
    const long = faults(
      (week) =>
        week.plan.days
          .filter(({ name }) => name.startsWith('Cardio'))
          .flatMap(linesOf)
          .filter(({ planned, exercise }) => exercise.category === 'cardio' && Number.parseInt(planned.reps, 10) > 18)
          .map(({ planned }) => `${planned.name} ${planned.reps}`),
      legless,
    );
    expect(long).toEqual([]);
  });

  it('say first what they are', () => {
    const silent = faults(({ plan, whose }) => {
      const words = whose.includes('wheelchair')
        ? 'done from your chair'
        : whose.includes('arm')
          ? 'Made for one arm'
          : whose.includes('leg alone')
            ? 'Made for one leg'
            : 'Seated:';
      return plan.notes.slice(0, 2).some((note) => note.includes(words)) ? [] : ['no note'];
    });
    expect(silent).toEqual([]);
  });

  it('do not speak of sets for muscles that cannot be trained', () => {
    const odd = faults(
      ({ plan }) => [
        ...plan.basis.filter(({ id, value }) => id.startsWith('sets-') && value === 0).map(({ id }) => id),
        ...plan.notes.filter((note) => note.includes('less work than usual')),
      ],
      legless,
    );
    expect(odd).toEqual([]);
  });
});

describe('the working side', () => {
  it('is named with each lift of one arm, and nothing asks for the other', () => {
    const wrong = faults(
      (week) =>
        strength(week)
          .filter(({ exercise }) => exercise.id.startsWith('one-arm'))
          .filter(
            ({ planned }) =>
              !planned.description.includes('Only with your right arm.') || planned.reps.includes('each side'),
          )
          .map(({ planned }) => planned.name),
      ({ whose }) => whose === 'with the right arm alone',
    );
    expect(wrong).toEqual([]);
  });

  it('is the other one of the leg that was lost', () => {
    const wrong = faults(
      (week) =>
        strength(week)
          .filter(({ exercise }) => exercise.id.startsWith('one-leg'))
          .filter(({ planned }) => !planned.description.includes('Only with your left leg.'))
          .map(({ planned }) => planned.name),
      ({ whose }) => whose === 'with the left leg alone',
    );
    expect(wrong).toEqual([]);
  });

  it('is not claimed where nobody told it', () => {
    const claimed = faults(
      (week) =>
        eachLine(week)
          .filter(({ planned }) => /your (?:left|right)/.test(planned.description))
          .map(({ planned }) => planned.name),
      ({ whose }) => whose === 'with one arm',
    );
    expect(claimed).toEqual([]);
  });

  it('never needs two hands, by the words of the guide', () => {
    const TWO_HANDS = /\b(?:both hands|each hand|two dumbbells|both ends|other hand)\b/i;
    const asked = faults(
      (week) =>
        eachLine(week)
          .filter(({ planned }) =>
            TWO_HANDS.test(planned.instructions.join(' ').replace('hold both ends in one hand', '')),
          )
          .map(({ planned }) => planned.name),
      usesOneArm,
    );
    expect(asked).toEqual([]);
  });
});

describe('another seed', () => {
  it.each(Object.keys(LIMITS) as (keyof typeof LIMITS)[])('brings another week for somebody %s', (whose) => {
    const ids = (seed: number) =>
      weekOf(trackCase(whose, 'dumbbells', { workoutDuration: 60 }, seed), guides).days.flatMap(({ exercises }) =>
        exercises.map(({ exerciseId }) => exerciseId),
      );
    expect(ids(1)).not.toEqual(ids(2));
    expect(ids(1)).toEqual(ids(1));
  });
});
