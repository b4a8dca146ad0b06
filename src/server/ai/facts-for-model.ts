import { isForModel, PROFILE_FIELD_NAMES } from '#core/athlete/profile-fields.ts';
import type { CoachFacts } from '#core/coach/turn.ts';
import type { MealPlanData } from '#core/nutrition/meal-plan.ts';
import type { WorkoutDay, WorkoutPlanData } from '#core/training/workout-plan.ts';

/**
 * What leaves the server of a person's data: what the answer is about and nothing else. No name, no address, no id, no name that
 * they gave a plan; no figure of weight or energy for who must not be shown any.
 */
export function factsForModel(facts: CoachFacts): Record<string, unknown> {
  const { hidesNumbers, targets, mealPlan, workoutPlan, nextSession, progress, membership } = facts;
  return {
    person: personOf(facts),
    ...(targets && { targets: targetsOf(targets, hidesNumbers) }),
    ...(mealPlan !== undefined && { mealPlan: mealPlan && mealsOf(mealPlan.data, hidesNumbers) }),
    ...(workoutPlan !== undefined && { workoutPlan: workoutPlan && daysOf(workoutPlan.data) }),
    ...(nextSession !== undefined && { nextSession: nextSession && sessionOf(nextSession) }),
    ...(progress && { progress: hidesNumbers ? { ...progress, weights: undefined } : progress }),
    ...(facts.answered && { answered: facts.answered.map(answerOf) }),
    ...(membership && { messagesLeftToday: membership.chatMessages.left, newPlansLeft: membership.generations.left }),
    ...(facts.exercises && { exercises: facts.exercises.map(({ name, guide }) => ({ name, ...guide })) }),
    ...(facts.memories && { remembered: facts.memories.map(({ text, date }) => ({ text, date })) }),
    ...(facts.articles && { helpArticles: facts.articles.map(({ title, text }) => ({ title, text })) }),
  };
}

/** Our own answer to what was asked of the data; each number in it stands with its source. */
const answerOf = ({ sentences, figures }: NonNullable<CoachFacts['answered']>[number]) => ({
  answer: sentences.join(' '),
  numbers: figures.map(({ label, value, unit, source }) => ({ label, value, unit, source })),
});

function personOf({ profile, hidesNumbers }: CoachFacts) {
  const told = PROFILE_FIELD_NAMES.filter((field) => isForModel(field, { hidesNumbers }));
  return Object.fromEntries(told.map((field) => [field, profile[field]]));
}

function targetsOf(targets: NonNullable<CoachFacts['targets']>, hidesNumbers: boolean) {
  if (!targets.ok) return { none: targets.message };
  if (hidesNumbers) return { none: 'Not to be spoken of with this person.' };
  const { kcal, protein, carbs, fat, fiber, sodiumMaxMg } = targets.targets;
  const why = targets.basis.map(({ label, value, unit, because }) => ({ label, value, unit, because }));
  return { kcal, protein, carbs, fat, fiber, sodiumMaxMg, why };
}

function mealsOf({ meals, totalCalories, totalProtein, totalCarbs, totalFat }: MealPlanData, hidesNumbers: boolean) {
  const totals = { totalCalories, totalProtein, totalCarbs, totalFat };
  return {
    ...(!hidesNumbers && totals),
    meals: meals.map(({ type, name, calories, protein, ingredients, totalMinutes }) => ({
      ...{ type, name, totalMinutes },
      ...(!hidesNumbers && { calories, protein, ingredients }),
    })),
  };
}

const daysOf = ({ days, daysPerWeek }: WorkoutPlanData) => ({ daysPerWeek, days: days.map(dayOf) });

const dayOf = ({ name, focus, estimatedMinutes, exercises }: WorkoutDay) => ({
  ...{ name, focus, estimatedMinutes },
  exercises: exercises.map(({ name: exercise, sets, reps, rest }) => ({ exercise, sets, reps, rest })),
});

function sessionOf({ dayName, because, trainedToday, occasion, day, targets }: NonNullable<CoachFacts['nextSession']>) {
  const aims = targets.map(({ name, reps, weightLbs, why }) => ({ name, reps, weightLbs, why }));
  return { dayName, because, trainedToday, occasion, ...dayOf(day), targets: aims };
}
