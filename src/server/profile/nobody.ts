import type { Profile } from '#core/athlete/profile.ts';

/** A profile that says nothing of anybody, for what is asked of no one, or before all is known. */
export const NOBODY: Profile = {
  ...{ goal: 'fitness', age: 30, sex: 'other', weightLbs: 160, heightIn: 67, activityLevel: 'moderate' },
  ...{ experienceLevel: 'beginner', equipmentAccess: 'None', workoutDaysPerWeek: 3, workoutDuration: 30, injuries: [] },
  ...{ dietaryPrefs: [], dietaryRestrictions: 'None', foodAllergies: 'None', dislikedFoods: 'None', mealsPerDay: 3 },
  ...{ cookingLevel: 'beginner', medicalConditions: 'None', medications: 'None', sleepHours: 8, stressLevel: 'low' },
};
