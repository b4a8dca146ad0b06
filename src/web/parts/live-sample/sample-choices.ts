import { INVENTED_PERSON } from '#core/athlete/invented-person.ts';
import type { Profile } from '#core/athlete/profile.ts';

/** The three taps. What is said to the planner is what a person could have typed. */
export const SAMPLE_GOALS = [
  { value: 'weight_loss', label: 'Lose weight' },
  { value: 'muscle_gain', label: 'Build muscle' },
  { value: 'fitness', label: 'Get fitter' },
] as const;
export const SAMPLE_WEIGHTS = [
  { value: 130, label: '130 lbs' },
  { value: 160, label: '160 lbs' },
  { value: 190, label: '190 lbs' },
  { value: 220, label: '220 lbs' },
  { value: 250, label: '250 lbs' },
] as const;
export const SAMPLE_DIETS = [
  { value: 'None', label: 'I eat everything' },
  { value: 'Vegetarian', label: 'Vegetarian' },
  { value: 'Vegan', label: 'Vegan' },
  { value: 'Halal', label: 'Halal' },
  { value: 'Gluten free', label: 'Gluten free' },
] as const;

export type SampleChoices = {
  goal: (typeof SAMPLE_GOALS)[number]['value'];
  weightLbs: (typeof SAMPLE_WEIGHTS)[number]['value'];
  diet: (typeof SAMPLE_DIETS)[number]['value'];
};

/** What a sample is chosen from. */
export const CATALOGUE = { foods: 455, recipes: 326, exercises: 476 } as const;

/** Everything that three taps do not say; told to the visitor in these words. */
export const SAMPLE_PERSON =
  'The rest is made up: 34 years old, 5 ft 7 in, a beginner with dumbbells, a bench and 45 minutes, three times a week, healthy and without allergies.';

/** An invented person, of whom the visitor said three things. */
export const sampleProfile = ({ goal, weightLbs, diet }: SampleChoices): Profile => ({
  ...INVENTED_PERSON,
  goal,
  weightLbs,
  dietaryPrefs: [diet],
});
