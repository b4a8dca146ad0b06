import { describe, expect, it } from 'vitest';
import { addFavorite } from '#contract/favorites.ts';
import { giveFeedback } from '#contract/feedback.ts';
import { generateMeal, planWeek } from '#contract/meals.ts';
import { deletePlan, type MealPlan, replaceExercise, replaceMeal, type WorkoutPlan } from '#contract/plans.ts';
import { generateExercise } from '#contract/training.ts';
import { type Caller, startTestApp } from '#test/app.ts';
import { generateMealPlan, generateWorkoutPlan, signUpAthlete } from '#test/athletes.ts';
import { makePremium } from '#test/membership.ts';

const app = startTestApp();

async function settle(): Promise<Caller> {
  const person = await signUpAthlete(app, { equipmentAccess: 'Full gym' });
  await makePremium(app, person);
  return person;
}

const strengthOf = ({ data }: WorkoutPlan) => {
  const exerciseIndex = data.days[0]?.exercises.findIndex(({ category }) => category === 'strength') ?? 0;
  const exercise = data.days[0]?.exercises[exerciseIndex];
  if (!exercise) throw new Error('no strength exercise');
  return { exercise, exerciseIndex };
};
const namesOf = ({ data }: WorkoutPlan) => data.days.flatMap(({ exercises }) => exercises.map(({ name }) => name));

describe('a meal that was not liked', () => {
  it('never comes back: not in a plan, a week, a swap or by itself, though its plan is gone', async () => {
    const ann = await settle();
    const plan = await generateMealPlan(ann);
    const place = plan.data.meals.findIndex(({ type }) => type === 'lunch');
    const name = plan.data.meals[place]?.name ?? '';
    const specificItems = [`meal-${place}-dislike`];
    await ann.call(giveFeedback, { body: { planId: plan.id, feedbackType: 'disliked_meal', specificItems } });
    await ann.call(replaceMeal, { params: { planId: plan.id }, body: { mealIndex: place } });
    await ann.call(deletePlan, { params: { planId: plan.id } });

    const served: string[] = [];
    for (let n = 0; n < 4; n++) {
      const next = await generateMealPlan(ann);
      served.push(...next.data.meals.map((meal) => meal.name));
      expect(next.data.notes).toContain(`You did not like ${name}, so it stays out.`);
      const swap = { params: { planId: next.id }, body: { mealIndex: place } };
      served.push((await ann.call(replaceMeal, swap)).body.newMeal.name);
      served.push((await ann.call(generateMeal, { body: { type: 'lunch' } })).body.meal.name);
    }
    const last = await generateMealPlan(ann);
    const { body: week } = await ann.call(planWeek, { params: { planId: last.id }, body: { leftovers: true } });
    served.push(...(week.data.week ?? []).flatMap(({ meals }) => meals.map((meal) => meal.name)));
    expect(served.length).toBeGreaterThan(40);
    expect(served.filter((one) => one.includes(name))).toEqual([]);
  });
});

describe('an exercise that was not liked', () => {
  it('never comes back: not in a plan, a swap or by itself', async () => {
    const ann = await settle();
    const plan = await generateWorkoutPlan(ann);
    const { exercise } = strengthOf(plan);
    const specificItems = [exercise.name.toLowerCase()];
    await ann.call(giveFeedback, { body: { planId: plan.id, feedbackType: 'disliked_workout', specificItems } });
    const done: string[] = [];
    for (let n = 0; n < 4; n++) {
      const next = await generateWorkoutPlan(ann);
      expect(next.data.notes.join(' ')).toContain(`You did not like ${exercise.name}, so it stays out.`);
      const body = { exerciseIndex: strengthOf(next).exerciseIndex };
      const { body: swapped } = await ann.call(replaceExercise, { params: { planId: next.id }, body });
      const [targetMuscle] = exercise.targetMuscles;
      const { body: single } = await ann.call(generateExercise, { body: { targetMuscle } });
      done.push(...namesOf(next), ...namesOf(swapped.plan), single.exercise.name);
    }
    expect(done).not.toContain(exercise.name);
  });
});

describe('what was liked', () => {
  it('or is a favourite comes back, and the notes say so', async () => {
    const ann = await settle();
    const [meals, workouts] = [await generateMealPlan(ann), await generateWorkoutPlan(ann)];
    const { exercise } = strengthOf(workouts);
    const specificItems = meals.data.meals.map(({ name }) => name);
    const feedbackType = 'liked_meal';
    await ann.call(giveFeedback, { body: { planId: meals.id, feedbackType, specificItems } });
    const data = { exerciseId: exercise.exerciseId };
    await ann.call(addFavorite, { body: { type: 'workout', name: 'My lift', data, sourceType: 'plan' } });

    const days = [];
    const weeks = [];
    for (let n = 0; n < 8; n++) {
      days.push(await generateMealPlan(ann));
      weeks.push(await generateWorkoutPlan(ann));
    }
    const isBack = (day: MealPlan) => day.data.meals.some(({ name }) => specificItems.includes(name));
    expect(days.filter(isBack).length).toBeGreaterThan(0);
    for (const day of days) expect(day.data.notes.some((note) => note.startsWith('You liked '))).toBe(isBack(day));
    const lifted = weeks.filter((week) => namesOf(week).includes(exercise.name));
    expect(lifted.length).toBeGreaterThan(4);
    for (const { data: week } of lifted)
      expect(week.notes.join(' ')).toContain(`You liked ${exercise.name}, so it is back.`);
  });
});
