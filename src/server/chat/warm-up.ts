import type { Profile } from '#core/athlete/profile.ts';
import { readSafety } from '#core/coaching/safety/read-safety.ts';
import { understand } from '#core/coaching/understand.ts';

const NOBODY: Profile = {
  ...{ goal: 'fitness', age: 30, sex: 'other', weightLbs: 160, heightIn: 67, activityLevel: 'moderate' },
  ...{ experienceLevel: 'beginner', equipmentAccess: 'None', workoutDaysPerWeek: 3, workoutDuration: 30, injuries: [] },
  ...{ dietaryPrefs: [], dietaryRestrictions: 'None', foodAllergies: 'None', dislikedFoods: 'None', mealsPerDay: 3 },
  ...{ cookingLevel: 'beginner', medicalConditions: 'None', medications: 'None', sleepHours: 8, stressLevel: 'low' },
};

/**
 * Reads one message for nobody. The first would wait for thousands of patterns to be compiled, up to a second: so this one
 * does, when the server has started; in two steps, so that requests get in between.
 */
export function warmUpCoach(): void {
  const message = 'What should I eat after training?';
  setImmediate(() => {
    readSafety(message, { locale: null });
    setImmediate(() => understand(message, { profile: NOBODY, history: [], hasPending: false, exercises: [] }));
  });
}
