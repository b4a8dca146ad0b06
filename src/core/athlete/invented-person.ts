import type { Profile } from './profile.ts';

/** Nobody: for what is asked of no one (the landing page's sample, a first message that warms up the coach), or before all is known. */
export const INVENTED_PERSON: Profile = {
  goal: 'fitness',
  age: 34,
  sex: 'other',
  weightLbs: 160,
  heightIn: 67,
  activityLevel: 'moderate',
  experienceLevel: 'beginner',
  equipmentAccess: 'Dumbbells and a bench',
  injuries: ['None'],
  workoutDaysPerWeek: 3,
  workoutDuration: 45,
  dietaryPrefs: ['None'],
  dietaryRestrictions: 'None',
  foodAllergies: 'None',
  dislikedFoods: 'None',
  mealsPerDay: 3,
  cookingLevel: 'intermediate',
  medicalConditions: 'None',
  medications: 'None',
  sleepHours: 7.5,
  stressLevel: 'moderate',
};
