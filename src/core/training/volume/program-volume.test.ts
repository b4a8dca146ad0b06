import { describe, expect, it } from 'vitest';
import {
  CAP,
  choicesFor,
  eachLine,
  FLOOR,
  GROUPS,
  type Line,
  linesOf,
  MAJOR,
  minutesOf,
  numbers,
  PEOPLE,
  PLANS,
  SESSION_CAP,
  SMALL_CAP,
  setsFor,
  strength,
  violations,
  WEEKDAYS,
  workingSets,
} from '#test/training-grid.ts';

describe(`the training load of programs for ${PEOPLE} people`, () => {
  it('V06 fits every session into its minutes: all within 10 %, 99 % within 5 %', () => {
    const errors = PLANS.flatMap(({ plan, profile, label }) =>
      plan.days.map((day) => ({
        label: `${label} ${day.name}`,
        off: Math.abs(minutesOf(day) / profile.workoutDuration - 1),
      })),
    );
    expect(errors.filter(({ off }) => off > 0.1)).toEqual([]);
    expect(errors.filter(({ off }) => off <= 0.05).length / errors.length).toBeGreaterThan(0.99);
  });

  it('V08 trains chest, back, thighs and hips enough, unless nearly nothing is left that may', () => {
    const short = violations(({ plan, profile, training }) => {
      const lines = eachLine(plan);
      const enough = Math.min(FLOOR[profile.goal][plan.difficulty], Math.max(2.5, 0.15 * workingSets(lines)));
      return MAJOR.filter(
        (group) => setsFor(group, lines) < enough && choicesFor(group, training, plan.difficulty) >= 3,
      );
    });
    expect(short).toEqual([]);
  });

  it('V09 keeps every cap: sets a session, muscles a session and a week', () => {
    const over = violations(({ plan, profile }) => [
      ...plan.days.filter((day) => workingSets(linesOf(day)) > 26).map(({ name }) => `sets on ${name}`),
      ...Object.keys(GROUPS).flatMap((group) => {
        const cap = MAJOR.includes(group) ? CAP[profile.goal][plan.difficulty] : SMALL_CAP[plan.difficulty];
        const days = plan.days.filter((day) => setsFor(group, linesOf(day)) > SESSION_CAP[plan.difficulty]);
        return [
          ...days.map(({ name }) => `${group} on ${name}`),
          ...(setsFor(group, eachLine(plan)) > cap ? [group] : []),
        ];
      }),
    ]);
    expect(over).toEqual([]);
  });

  it('V10 pushes and pulls about as much; with a hurt arm pulling may outweigh', () => {
    const tilted = violations(({ plan, training }) => {
      const sets = (patterns: string[]) =>
        eachLine(plan).reduce(
          (sum, { planned, exercise }) => sum + (patterns.includes(exercise.pattern) ? planned.sets : 0),
          0,
        );
      const push = sets(['horizontal_push', 'vertical_push', 'fly']);
      const pull = sets(['horizontal_pull', 'vertical_pull', 'rear_delt']);
      const isArmHurt = ['shoulder', 'elbow', 'wrist'].some((joint) => joint in (training.injuries ?? {}));
      if (pull === 0 && choicesFor('back', training, plan.difficulty) === 0) return [];
      return push > 1.25 * pull || (!isArmHurt && push < 0.8 * pull) ? [`${push}:${pull}`] : [];
    });
    expect(tilted).toEqual([]);
  });

  it('V12 lets a muscle rest after a hard day', () => {
    const tired = violations(({ plan, days }) =>
      plan.days.flatMap((day, index) => {
        const before = plan.days[index - 1];
        const [today, yesterday] = [WEEKDAYS[days]?.[index] ?? 0, WEEKDAYS[days]?.[index - 1] ?? -9];
        if (!before || today - yesterday !== 1) return [];
        return Object.keys(GROUPS).filter(
          (group) => setsFor(group, linesOf(before)) >= 6 && setsFor(group, linesOf(day)) >= 4,
        );
      }),
    );
    expect(tired).toEqual([]);
  });

  it('V14 and V15 order a day: no small exercise before a big one of the same muscle, neighbours mostly different', () => {
    const shares = (a: Line, b: Line) =>
      a.exercise.primaryMuscles.some((muscle) => b.exercise.primaryMuscles.includes(muscle));
    const early = violations(({ plan }) =>
      plan.days.flatMap((day) => {
        const work = strength(linesOf(day)).filter(({ exercise }) => !/^(core_|carry)/.test(exercise.pattern));
        return work
          .filter(
            (line, at) =>
              line.exercise.mechanic === 'isolation' &&
              work.slice(at + 1).some((later) => later.exercise.mechanic === 'compound' && shares(line, later)),
          )
          .map(({ exercise }) => `${exercise.id} on ${day.name}`);
      }),
    );
    expect(early).toEqual([]);
    const pairs = PLANS.flatMap(({ plan }) =>
      plan.days.flatMap((day) =>
        strength(linesOf(day)).flatMap((line, at, all) => (all[at - 1] ? [shares(line, all[at - 1] ?? line)] : [])),
      ),
    );
    expect(pairs.filter((isShared) => !isShared).length / pairs.length).toBeGreaterThan(0.9);
  });

  it('V16 keeps repetitions and rests sensible, never to failure', () => {
    const odd = violations(({ plan }) =>
      strength(eachLine(plan))
        .filter(({ planned }) => {
          const [low = 0, high = low] = numbers(planned.reps);
          const rest = numbers(planned.rest)[0] ?? 0;
          const isSane = planned.duration === null ? low >= 4 && high <= 20 : low >= 20 && low <= 60;
          return !isSane || rest < 30 || rest > 150 || /AMRAP|to failure|as many as/i.test(planned.description);
        })
        .map(({ planned }) => `${planned.name} ${planned.reps} ${planned.rest}`),
    );
    expect(odd).toEqual([]);
  });
});
