import { ACTIVITY_LEVELS, GOALS, type Profile, SESSION_MINUTES, SEXES, STRESS_LEVELS } from '#core/athlete/profile.ts';
import { LEVELS } from '#core/catalogue/level.ts';
import type { Random } from '#core/seed/random.ts';

/** Maya, 34, 5 ft 6 in, 165 lb: nothing special, so that a test names only what matters to it. */
export function anAthlete(overrides: Partial<Profile> = {}): Profile {
  return {
    goal: 'weight_loss',
    firstName: 'Maya',
    age: 34,
    sex: 'female',
    weightLbs: 165,
    heightIn: 66,
    targetWeightLbs: null,
    activityLevel: 'moderate',
    experienceLevel: 'beginner',
    equipmentAccess: 'Full gym',
    dietaryPrefs: ['None'],
    injuries: ['None'],
    workoutDaysPerWeek: 3,
    workoutDuration: 45,
    dietaryRestrictions: 'None',
    foodAllergies: 'None',
    dislikedFoods: 'None',
    mealsPerDay: 4,
    cookingLevel: 'intermediate',
    medicalConditions: 'None',
    medications: 'None',
    sleepHours: 7.5,
    stressLevel: 'moderate',
    ...overrides,
  };
}

/** People whom the product must serve well; each stands for a hard case. */
export const PERSONAS = {
  maya: anAthlete(),
  marcusVeganDumbbells: anAthlete({
    goal: 'muscle_gain',
    firstName: 'Marcus',
    age: 28,
    sex: 'male',
    weightLbs: 172,
    heightIn: 71,
    activityLevel: 'active',
    experienceLevel: 'intermediate',
    equipmentAccess: 'Only dumbbells up to 50 lb',
    dietaryPrefs: ['Vegan'],
    injuries: ['Bad knee'],
    workoutDaysPerWeek: 4,
    mealsPerDay: 5,
  }),
  priyaVegetarian: anAthlete({
    goal: 'fitness',
    firstName: 'Priya',
    age: 41,
    weightLbs: 140,
    heightIn: 63,
    activityLevel: 'sedentary',
    equipmentAccess: 'Resistance bands',
    dietaryPrefs: ['Vegetarian'],
    mealsPerDay: 3,
    cookingLevel: 'advanced',
  }),
  tomCeliac: anAthlete({
    firstName: 'Tom',
    age: 47,
    sex: 'male',
    weightLbs: 230,
    heightIn: 70,
    activityLevel: 'sedentary',
    equipmentAccess: 'Planet Fitness',
    injuries: ['Left shoulder hurts'],
    workoutDaysPerWeek: 4,
    dietaryRestrictions: 'Celiac, gluten free',
    mealsPerDay: 3,
    cookingLevel: 'beginner',
  }),
  oldRuth: anAthlete({
    goal: 'fitness',
    firstName: 'Ruth',
    age: 68,
    weightLbs: 150,
    heightIn: 62,
    activityLevel: 'sedentary',
    equipmentAccess: 'Chair and light dumbbells',
    injuries: ['Knee replacement'],
    workoutDaysPerWeek: 2,
    workoutDuration: 30,
    mealsPerDay: 3,
  }),
  bigLifter: anAthlete({
    goal: 'muscle_gain',
    firstName: 'Dre',
    age: 24,
    sex: 'male',
    weightLbs: 210,
    heightIn: 75,
    activityLevel: 'very_active',
    experienceLevel: 'advanced',
    workoutDaysPerWeek: 6,
    workoutDuration: 90,
    mealsPerDay: 6,
  }),
  ketoKim: anAthlete({
    firstName: 'Kim',
    sex: 'other',
    age: 38,
    weightLbs: 190,
    heightIn: 67,
    dietaryPrefs: ['Keto'],
    cookingLevel: 'advanced',
  }),
  halalAmir: anAthlete({
    goal: 'fitness',
    firstName: 'Amir',
    age: 31,
    sex: 'male',
    weightLbs: 180,
    heightIn: 70,
    dietaryPrefs: ['Halal'],
    foodAllergies: 'Peanuts',
    equipmentAccess: 'Hotel room with a chair',
    mealsPerDay: 3,
  }),
  allergicLena: anAthlete({
    goal: 'fitness',
    firstName: 'Lena',
    age: 29,
    weightLbs: 128,
    heightIn: 64,
    activityLevel: 'active',
    foodAllergies: 'Milk, eggs and tree nuts',
    dislikedFoods: 'Mushrooms, cilantro',
    mealsPerDay: 5,
  }),
  pregnantSofia: anAthlete({
    goal: 'fitness',
    firstName: 'Sofia',
    age: 32,
    weightLbs: 158,
    heightIn: 65,
    medicalConditions: 'Pregnant, second trimester',
    injuries: ['Low back pain'],
  }),
  beginnerNoGear: anAthlete({
    firstName: 'Jo',
    age: 52,
    weightLbs: 205,
    heightIn: 65,
    activityLevel: 'sedentary',
    equipmentAccess: 'None',
    workoutDaysPerWeek: 6,
    workoutDuration: 30,
    cookingLevel: 'beginner',
    mealsPerDay: 4,
  }),
  insulinWalt: anAthlete({
    firstName: 'Walt',
    age: 58,
    sex: 'male',
    weightLbs: 245,
    heightIn: 69,
    medicalConditions: 'Type 2 diabetes',
    medications: 'Insulin',
    mealsPerDay: 5,
  }),
} satisfies Record<string, Profile>;

export const DIET_TEXTS = [
  'None',
  'Vegetarian',
  'Vegan',
  'Pescatarian',
  'Keto',
  'Halal',
  'Kosher',
  'Gluten free',
  'Dairy free',
  'Low carb',
  'Paleo',
  'Mediterranean',
  'Low FODMAP',
] as const;

export const ALLERGY_TEXTS = [
  'None',
  'Peanuts',
  'Tree nuts',
  'Nuts',
  'Milk',
  'Eggs',
  'Fish',
  'Shellfish',
  'Soy',
  'Sesame',
  'Wheat',
  'Milk and eggs',
  'Fish and shellfish',
] as const;

export const DISLIKE_TEXTS = ['None', 'Mushrooms', 'Cilantro', 'Tuna', 'Tofu', 'Onions'] as const;
export const INJURY_TEXTS = [
  'None',
  'Bad knee',
  'Left shoulder hurts',
  'Low back pain',
  'Sore wrist',
  'Knee and shoulder',
  'Hip replacement',
] as const;
export const EQUIPMENT_TEXTS = [
  'None',
  'Full gym',
  'Planet Fitness',
  'Only dumbbells',
  'Dumbbells but no bench',
  'Resistance bands',
  'Kettlebell',
  'Barbell, rack and bench',
] as const;

function pick<T>(random: Random, options: readonly [T, ...T[]]): T {
  return options[Math.floor(random() * options.length)] ?? options[0];
}

/** `None` half of the time: most people have no allergy, and combinations must still come up. */
function sometimes<T>(random: Random, options: readonly [T, ...T[]]): T {
  return random() < 0.5 ? options[0] : pick(random, options);
}

/** One adult of any goal, build, diet, allergy, injury and kitchen; BMI 19 to 38. Same stream, same person. */
export function randomProfile(random: Random): Profile {
  const sex = pick(random, SEXES);
  const heightIn = Math.round((sex === 'male' ? 65 : 60) + random() * 12);
  const bmi = 19 + random() * 19;
  const goal = bmi < 20 ? 'fitness' : pick(random, GOALS);
  return anAthlete({
    goal,
    sex,
    heightIn,
    weightLbs: Math.round((bmi * heightIn ** 2) / 703),
    age: 18 + Math.floor(random() * 60),
    activityLevel: pick(random, ACTIVITY_LEVELS),
    experienceLevel: pick(random, LEVELS),
    equipmentAccess: pick(random, EQUIPMENT_TEXTS),
    dietaryPrefs: [sometimes(random, DIET_TEXTS)],
    injuries: [sometimes(random, INJURY_TEXTS)],
    workoutDaysPerWeek: 3 + Math.floor(random() * 4),
    workoutDuration: pick(random, SESSION_MINUTES),
    foodAllergies: sometimes(random, ALLERGY_TEXTS),
    dislikedFoods: sometimes(random, DISLIKE_TEXTS),
    mealsPerDay: 3 + Math.floor(random() * 4),
    cookingLevel: pick(random, LEVELS),
    sleepHours: pick(random, [5, 6.5, 7.5, 8.5]),
    stressLevel: pick(random, STRESS_LEVELS),
  });
}
