import { describe, expect, it } from 'vitest';
import { readHealth } from '#test/reading-health.ts';

const subjects = (text: string, field: string) => [
  ...new Set(readHealth({ [field]: text }).health.map(({ subject }) => subject)),
];

describe('what is denied, in whatever answer', () => {
  it.each([
    ['dietaryRestrictions', 'Gluten - not celiac but I get headaches'],
    ['dietaryRestrictions', 'gluten (non-coeliac)'],
    ['dietaryRestrictions', "no sweets, I'm not diabetic"],
    ['dietaryRestrictions', 'isn’t coeliac, just feels better without bread'],
    ['dietaryRestrictions', 'tested negative for coeliac, wheat bloats me'],
    ['dietaryPrefs', 'low carb, no diabetes or anything'],
    ['foodAllergies', 'not a coeliac, no diabetes, peanuts only'],
    ['foodAllergies', 'kein Zöliakie, nur Erdnüsse'],
    ['dislikedFoods', "liver, I do not have gout, I just can't stand it"],
    ['medicalConditions', 'no epilepsy, no coeliac disease'],
    ['medicalConditions', 'asthma, not any more'],
    ['medicalConditions', 'resting heart rate of 38, fit cyclist'],
  ])('%s: %s', (field, text) => expect(subjects(text, field)).toEqual([]));

  it.each([
    ['dietaryRestrictions', 'not just coeliac, dairy as well', 'condition:celiac'],
    ['dietaryRestrictions', 'gluten, I have coeliac', 'condition:celiac'],
    ['dietaryRestrictions', 'yes i am coeliac, not safe with oats', 'condition:celiac'],
    ['injuries', 'hernia (inguinal) not operated yet', 'condition:hernia_unrepaired'],
    ['injuries', 'torn acl not fixed', 'condition:acl'],
    ['injuries', 'sciatica, not today', 'condition:disc_herniation'],
    ['medicalConditions', 'hypertension, not taking anything for it', 'condition:hypertension'],
    ['medicalConditions', 'kidney disease, don’t know the stage', 'condition:ckd'],
    ['medicalConditions', 'stage 4 kidneys, not on dialysis yet', 'condition:ckd'],
    ['medicalConditions', 'crohns, not active', 'condition:ibd'],
    ['medicalConditions', 'diabetes, not asthma', 'condition:diabetes_2'],
  ])('%s: %s is none', (field, text, subject) => expect(subjects(text, field)).toContain(subject));
});

describe('what a food gives', () => {
  it.each([
    ['dietaryRestrictions', 'red wine gives me headaches'],
    ['dietaryRestrictions', 'dairy - spots and bloating'],
    ['foodAllergies', 'MSG, headache every time'],
    ['dislikedFoods', 'onions, they give me heartburn'],
    ['medicalConditions', 'headaches from red wine'],
  ])('%s: %s', (field, text) =>
    expect(subjects(text, field).filter((each) => each !== 'condition:harmless')).toEqual([]),
  );

  it.each([
    ['medicalConditions', 'headaches', 'condition:migraine'],
    ['medicalConditions', 'migraine', 'condition:migraine'],
    ['dietaryRestrictions', 'red wine, I get migraines', 'condition:migraine'],
  ])('%s: %s is an ailment', (field, text, subject) => expect(subjects(text, field)).toContain(subject));
});
