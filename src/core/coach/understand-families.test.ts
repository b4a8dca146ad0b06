import { describe, expect, it } from 'vitest';
import type { Profile } from '#core/athlete/profile.ts';
import { understand } from './understand.ts';

/** Has something on every list, so that all of it can be taken off again. */
const profile: Profile = {
  ...{ goal: 'fitness', firstName: 'Robin', age: 34, sex: 'female', weightLbs: 182, heightIn: 66 },
  ...{ targetWeightLbs: 160, activityLevel: 'moderate', experienceLevel: 'beginner', cookingLevel: 'beginner' },
  ...{ equipmentAccess: 'Dumbbells and a bench', dietaryPrefs: ['Keto'], injuries: ['Left knee'] },
  ...{ workoutDaysPerWeek: 3, workoutDuration: 45, dietaryRestrictions: 'Gluten', foodAllergies: 'Peanuts' },
  ...{ dislikedFoods: 'Mushrooms', mealsPerDay: 4, medicalConditions: 'Asthma', medications: 'Atorvastatin' },
  ...{ sleepHours: 7.5, stressLevel: 'moderate' },
};

const heard = (message: string) => understand(message, { profile, history: [], hasPending: false, exercises: [] });

function changed(message: string): Record<string, unknown> {
  return Object.fromEntries(heard(message).changes.map(({ field, after }) => [field, after]));
}

describe('what takes something off a list', () => {
  it.each([
    ["the knee's grand again, take it off the injuries", { injuries: ['None'] }],
    ["My knee's a hundred percent again so quit working around it", { injuries: ['None'] }],
    ['I can have gluten again, you can drop that restriction', { dietaryRestrictions: 'None' }],
    ["I've come round to mushrooms so take them off my dislikes", { dislikedFoods: 'None' }],
    ['my asthma diagnosis was a mistake. Please remove it', { medicalConditions: 'None' }],
    ['the consultant has finished my atorvastatin', { medications: 'None' }],
    ["I've outgrown my peanut allergy", { foodAllergies: 'None' }],
    ['packed in keto last week', { dietaryPrefs: ['None'] }],
    ['my brother took back his dumbbells so take those off my equipment', { equipmentAccess: 'a bench' }],
    ['doctor swapped my atorvastatin for rosuvastatin', { medications: 'rosuvastatin' }],
  ])('%s', (message, expected) => {
    expect(changed(message)).toEqual(expected);
  });

  it.each([
    'my knee is not better yet',
    'my knee felt fine during squats today',
    "remove the mushrooms from tonight's recipe",
    'take the dumbbell press out of my workout',
    'my neighbor sold his bench',
    'my wife gave me dumbbells',
    'I forgot to take my atorvastatin',
    'can I stop taking atorvastatin if my cholesterol drops',
    "I don't eat gluten anymore",
  ])('but not: %s', (message) => {
    expect(changed(message)).toEqual({});
  });
});

describe('what puts something on a list', () => {
  it.each([
    ["lactose doesn't agree with me, put it in as a restriction", { dietaryRestrictions: 'Gluten, lactose' }],
    ['please add ramipril to my list of medicines', { medications: 'Atorvastatin, ramipril' }],
    ['bloods came back and the GP says hypothyroidism', { medicalConditions: 'Asthma, hypothyroidism' }],
    ["Coconut? Can't stand it", { dislikedFoods: 'Mushrooms, Coconut' }],
    ['beetroot is rank', { dislikedFoods: 'Mushrooms, beetroot' }],
    ['Bitter gourd I do not like at all', { dislikedFoods: 'Mushrooms, Bitter gourd' }],
    ['I have a nut allergy', { foodAllergies: 'Peanuts, nut' }],
    ['son gave me his old treadmill', { equipmentAccess: 'Dumbbells and a bench, treadmill' }],
    ["we've had an exercise bike delivered", { equipmentAccess: 'Dumbbells and a bench, exercise bike' }],
    ['I did my ankle in', { injuries: ['Left knee', 'ankle'] }],
  ])('%s', (message, expected) => {
    expect(changed(message)).toEqual(expected);
  });

  it.each(['got new shoes for the gym', 'add kettlebell swings to my plan', 'I did shoulders and abs'])(
    'but not: %s',
    (message) => {
      expect(changed(message)).toEqual({});
    },
  );
});

describe('what takes itself back in the same breath', () => {
  it.each([
    ["I'm 5 foot 6, no sorry, 5 foot 7", { heightIn: 67 }],
    ["I'm 5'8. Oops, 5'9", { heightIn: 69 }],
    ["I'm 58, no wait, 59, birthday was last month", { age: 59 }],
    ['I weigh 176 now, sorry typo, 175', { weightLbs: 175 }],
    ['Target 150 lbs. Sorry, I mean 155 lbs.', { targetWeightLbs: 155 }],
    ['4 sessions a week for me, actually no, 5', { workoutDaysPerWeek: 5 }],
    ["I'm allergic to shrimp, sorry, I mean crab", { foodAllergies: 'Peanuts, crab' }],
  ])('%s', (message, expected) => {
    expect(changed(message)).toEqual(expected);
  });

  it.each(['I benched 185, no wait, 190', "my husband is 5'6, sorry, 5'7", 'I did 3 sets, sorry, 4'])(
    'but not: %s',
    (message) => {
      expect(changed(message)).toEqual({});
    },
  );
});

describe('what only hints at its field', () => {
  it.each([
    ['down another two pounds, 176 lbs', { weightLbs: 176 }],
    ['Update: 174 lbs', { weightLbs: 174 }],
    ["I'm 35 as of Monday", { age: 35 }],
    ['170cm and 74kg', { heightIn: 66.9, weightLbs: 163.1 }],
    ['3 meals, 30 minute workouts from now on', { mealsPerDay: 3, workoutDuration: 30 }],
  ])('%s', (message, expected) => {
    expect(changed(message)).toEqual(expected);
  });

  it.each([
    'I got a bench press day tomorrow',
    'down another set, 100 kg',
    'I broke my wrist in third grade, healed fine',
    'I was a really good cook when my mother was around',
    "I couldn't do it without coffee",
  ])('but not: %s', (message) => {
    expect(changed(message)).toEqual({});
  });
});

describe('what gives a field a value', () => {
  it.each([
    ['my stress level has gone up to high', { stressLevel: 'high' }],
    ['put me down as 19 not 34', { age: 19 }],
    ["it's 29, not 34", { age: 29 }],
    ["I'm a bloke by the way, you have me down as female", { sex: 'male' }],
    ["I'm 36 and 5'8", { age: 36, heightIn: 68 }],
    ["I'd be happy with 150 lbs, set that as my target", { targetWeightLbs: 150 }],
    ['losing weight is the aim now, target 10 and a half stone', { goal: 'weight_loss', targetWeightLbs: 147 }],
    ['45 minutes is too long, 30 minutes please', { workoutDuration: 30 }],
    ['five small meals instead of four please', { mealsPerDay: 5 }],
    ['started a desk job this week', { activityLevel: 'sedentary' }],
    ["I'm a bricklayer now", { activityLevel: 'very_active' }],
    ['I used to be a line cook so you can put my cooking skill as advanced', { cookingLevel: 'advanced' }],
    [
      'put me down as advanced in the gym and intermediate for cooking',
      { experienceLevel: 'advanced', cookingLevel: 'intermediate' },
    ],
    ['could you use Nate instead of Robin', { firstName: 'Nate' }],
  ])('%s', (message, expected) => {
    expect(changed(message)).toEqual(expected);
  });

  it.each([
    "I don't think I'm advanced enough for that",
    'everyone in my class lifts 5 days a week',
    'Not ready for 5 days a week yet',
    "the trainer said 'I'm 50 and I weigh 140 pounds'",
    'the nurse said my blood pressure was fine',
    'I may move to 4 days after the holidays',
    'most programs are 4 days a week',
    '90 minute workouts sound exhausting',
    'six meals a day is a lot of washing up',
    'the target for squats is 100 kg',
    'I follow a vegan blogger',
  ])('but not: %s', (message) => {
    expect(changed(message)).toEqual({});
  });
});

describe('numbers as they are dictated', () => {
  it.each([
    ['I am down to one hundred seventy six pounds', { weightLbs: 176 }],
    ['my target weight is a hundred and fifty pounds', { targetWeightLbs: 150 }],
    ['I turned sixty today and the scale said one hundred eighty one', { age: 60, weightLbs: 181 }],
    ['i want two hundred grams of protein', {}],
  ])('%s', (message, expected) => {
    expect(changed(message)).toEqual(expected);
  });
});

describe('what is said of others, wished or asked', () => {
  it.each([
    ['dad was diagnosed with type 2 diabetes last week'],
    ["I'd love to be able to sleep 9 hours"],
    ['is 7 hours sleep enough at my age'],
    ["Please don't take my peanut allergy off the list"],
    ['I have all my test results back, please note that down'],
  ])('changes nothing: %s', (message) => {
    expect(changed(message)).toEqual({});
  });
});
