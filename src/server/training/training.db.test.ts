import { describe, expect, it } from 'vitest';
import { getDayTargets } from '#contract/day-targets.ts';
import { completeExercise, logProgress } from '#contract/logs.ts';
import { deletePlan, generatePlan, getActiveWorkoutPlan, replaceExercise, undoReplace } from '#contract/plans.ts';
import { generateExercise, getNextSession, getTrainingRecords } from '#contract/training.ts';
import type { Profile } from '#core/athlete/profile.ts';
import { isCertified } from '#core/certificate/certificate.ts';
import { type Caller, startTestApp } from '#test/app.ts';
import { signUpAthlete } from '#test/athletes.ts';
import { nextSessionOf } from '#test/next-session.ts';

const app = startTestApp();

async function trainee(overrides: Partial<Profile> = {}): Promise<{ person: Caller; planId: string }> {
  const person = await signUpAthlete(app, { equipmentAccess: 'Dumbbells and a bench', ...overrides });
  const { body } = await person.call(generatePlan, { body: { type: 'workout' } });
  return { person, planId: body.id };
}

/** Does the first lift of the day that is due, so and so often. */
async function liftFirst(person: Caller, planId: string, performed: { weightLbs: number | null; reps: number }[]) {
  const next = await nextSessionOf(person);
  const first = next.targets[0];
  if (!first) throw new Error('the day has no lifts');
  const { name, target } = first;
  const exerciseData = {
    exerciseName: name,
    sets: target.sets,
    reps: target.reps,
    dayName: next.dayName,
    category: 'strength' as const,
  };
  const sets = performed.map((set, index) => ({ ...set, set: index + 1, rpe: 7 }));
  await person.call(completeExercise, { body: { planId, exerciseData, performed: sets } });
  return first;
}

describe('the next session', () => {
  it('begins with the first day and a first weight with its reason, and can be shorter or lighter', async () => {
    const { person, planId } = await trainee();
    const body = await nextSessionOf(person);
    expect(body).toMatchObject({ planId, dayIndex: 0, trainedToday: false, occasion: 'ordinary', week: null });
    expect(body.targets.map(({ target }) => target.change)).toEqual(body.targets.map(() => 'first'));
    const loaded = body.targets.filter(({ target }) => target.weightLbs !== null);
    expect(loaded.length).toBeGreaterThan(0);
    expect(loaded.filter(({ target }) => !target.why.includes(`${target.weightLbs}`))).toEqual([]);
    expect(body.short.map(({ minutes }) => minutes)).toEqual([15, 20]);
    expect(body.lighter.offered).toBe(false);
  });

  it('raises the weight after all sets at the top, and says why', async () => {
    const { person, planId } = await trainee();
    const first = await liftFirst(person, planId, Array(3).fill({ weightLbs: 40, reps: 20 }));
    app.clock.advance({ days: 3 });
    const body = await nextSessionOf(person);
    const again = body.targets.find(({ exerciseId }) => exerciseId === first.exerciseId);
    expect(again?.target).toMatchObject({ weightLbs: 45, change: 'more_weight' });
    expect(again?.target.why).toContain('40 lb');
    expect(again?.lastTime?.sets).toHaveLength(3);
    expect(body.week).toBe(1);
  });

  it('offers the lighter day when energy is low', async () => {
    const { person } = await trainee();
    await person.call(logProgress, { body: { logType: 'energy', value: 2, unit: 'level' } });
    const body = await nextSessionOf(person);
    expect(body.lighter.offered).toBe(true);
    app.clock.advance({ days: 2 });
    expect((await nextSessionOf(person)).lighter.offered).toBe(false);
  });

  it('is none without a current workout plan', async () => {
    const { person, planId } = await trainee();
    await person.call(deletePlan, { params: { planId } });
    expect(await person.call(getNextSession, {})).toMatchObject({ status: 200, body: null });
  });
});

describe('the targets of a day that was trained', () => {
  it('follow from what was lifted a moment ago', async () => {
    const { person, planId } = await trainee();
    const first = await liftFirst(person, planId, [
      { weightLbs: 40, reps: 8 },
      { weightLbs: 40, reps: 8 },
    ]);
    const { body } = await person.call(getDayTargets, { params: { planId }, query: { dayIndex: 0 } });
    const found = body.targets.find(({ name }) => name === first.name);
    expect(found?.target.weightLbs).toBeGreaterThanOrEqual(35);
    expect(found?.lastTime?.sets).toHaveLength(2);
    const missing = await person.call(getDayTargets, { params: { planId }, query: { dayIndex: 6 } });
    expect(missing.status).toBe(400);
  });
});

describe('the records', () => {
  it('hold the best lift and the sets of the week', async () => {
    const { person, planId } = await trainee();
    const first = await liftFirst(person, planId, [
      { weightLbs: 40, reps: 8 },
      { weightLbs: 45, reps: 6 },
    ]);
    const { body } = await person.call(getTrainingRecords, {});
    expect(body.records).toMatchObject([{ name: first.name, sessions: 1, heaviest: { value: 45, reps: 6 } }]);
    expect(body.weeklySets.some(({ sets }) => sets === 2)).toBe(true);
  });

  it('are empty before the first session', async () => {
    const { person } = await trainee();
    const { body } = await person.call(getTrainingRecords, {});
    expect([body.records, body.weeklySets.every(({ sets }) => sets === 0)]).toEqual([[], true]);
  });
});

describe('a single exercise', () => {
  it('is written with its proof, for what is at hand this time', async () => {
    const { person } = await trainee();
    const { body } = await person.call(generateExercise, {
      body: { targetMuscle: 'back', equipment: 'only a resistance band' },
    });
    expect(isCertified(body.certificate)).toBe(true);
    expect(body.exercise.equipment.toLowerCase()).not.toContain('dumbbell');
  });

  it('is refused with kind words for a muscle that is not known', async () => {
    const { person } = await trainee();
    const answer = await person.call(generateExercise, { body: { targetMuscle: 'tail' } });
    expect([answer.status, answer.error.code]).toEqual([422, 'plan_refused']);
    expect(answer.error.message).toContain('“tail”');
  });

  it('needs the questionnaire first', async () => {
    const person = await app.signUp();
    expect((await person.call(generateExercise, { body: { targetMuscle: 'chest' } })).status).toBe(409);
  });
});

describe('a swap', () => {
  async function firstLift(person: Caller) {
    const body = await nextSessionOf(person);
    return body.day.exercises.findIndex(({ category }) => category === 'strength');
  }

  it('because of pain asks whether the joint shall be spared, and spares nothing by itself', async () => {
    const { person, planId } = await trainee();
    const exerciseIndex = await firstLift(person);
    const swap = (customPreferences: string) =>
      person.call(replaceExercise, { params: { planId }, body: { exerciseIndex, customPreferences } });
    expect((await swap('hurts my shoulder')).body.askToProtect).toEqual(['shoulder']);
    expect((await swap('too easy')).body.askToProtect).toEqual([]);
  });

  it('does not ask about a joint that is spared already', async () => {
    const { person, planId } = await trainee({ injuries: ['Left shoulder hurts'] });
    const body = { exerciseIndex: await firstLift(person), customPreferences: 'my shoulder hurts' };
    expect((await person.call(replaceExercise, { params: { planId }, body })).body.askToProtect).toEqual([]);
  });

  it('is refused with words that send for help when it sounds like an emergency', async () => {
    const { person, planId } = await trainee();
    const body = { exerciseIndex: await firstLift(person), customPreferences: 'I have chest pain' };
    const answer = await person.call(replaceExercise, { params: { planId }, body });
    expect([answer.status, answer.error.code]).toEqual([422, 'plan_refused']);
    expect(answer.error.message).toContain('stop training now');
  });

  it('for today stands in the next session until the day is over, and leaves the plan as it is', async () => {
    const { person, planId } = await trainee();
    const { userId } = person;
    const before = (await nextSessionOf(person)).day;
    const exerciseIndex = await firstLift(person);
    // The person is so far west of Greenwich that their day ends ten hours later.
    const body = { exerciseIndex, customPreferences: 'boring', scope: 'today' as const, utcOffsetMinutes: -600 };
    const { body: swapped } = await person.call(replaceExercise, { params: { planId }, body });
    const { exerciseId } = swapped.newExercise;
    expect(before.exercises.map((exercise) => exercise.exerciseId)).not.toContain(exerciseId);
    expect([swapped.because.length > 20, swapped.target?.change]).toEqual([true, 'first']);
    const next = await nextSessionOf(person);
    expect(next.day.exercises[exerciseIndex]?.exerciseId).toBe(exerciseId);
    expect(next.targets.map((target) => target.exerciseId)).toContain(exerciseId);
    const { body: plan } = await person.call(getActiveWorkoutPlan, { params: { userId } });
    expect([plan.data.days[0], plan.todaySwaps.length]).toEqual([before, 1]);
    app.clock.advance({ days: 1 });
    expect((await nextSessionOf(person)).day).toEqual(before);
  });

  it('for today brings another exercise at every try, and an undo puts back what stood there', async () => {
    const { person, planId } = await trainee();
    const exerciseIndex = await firstLift(person);
    const standing = async () => (await nextSessionOf(person)).day.exercises[exerciseIndex]?.exerciseId;
    const swap = (again: boolean) =>
      person.call(replaceExercise, {
        params: { planId },
        body: { exerciseIndex, customPreferences: 'boring', scope: 'today' as const, again },
      });
    const undo = () => person.call(undoReplace, { params: { planId }, body: { todayIndex: exerciseIndex } });
    const own = await standing();
    const first = (await swap(false)).body.newExercise.exerciseId;
    const second = (await swap(false)).body.newExercise.exerciseId;
    const third = (await swap(true)).body.newExercise.exerciseId;
    expect(new Set([own, first, second]).size).toBe(3);
    expect(await standing()).toBe(third);
    await undo();
    expect(await standing()).toBe(first);
    await undo();
    expect(await standing()).toBe(own);
    expect((await undo()).status).toBe(409);
  });

  it('for today is nobody else’s to make or to end', async () => {
    const { person, planId } = await trainee();
    const other = await app.signUp();
    const exerciseIndex = await firstLift(person);
    const body = { exerciseIndex, scope: 'today' as const };
    expect((await other.call(replaceExercise, { params: { planId }, body })).status).toBe(404);
    await person.call(replaceExercise, { params: { planId }, body });
    const end = { params: { planId }, body: { todayIndex: exerciseIndex } };
    expect((await other.call(undoReplace, end)).status).toBe(404);
  });
});
