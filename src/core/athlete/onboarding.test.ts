import { describe, expect, it } from 'vitest';
import type { KeptDecision } from './go-by.ts';
import {
  answerLog,
  editAnswer,
  giveAnswer,
  goBack,
  keepAnswer,
  keepTaps,
  type Onboarding,
  onboardingDocument,
  progressOf,
  resumeOnboarding,
  startOnboarding,
} from './onboarding.ts';
import type { QuestionField } from './profile-fields.ts';
import { isComplete, profileFromAnswers, QUESTIONS, questionFor } from './questionnaire.ts';
import { type AnswerInput, readAnswer } from './read-answer.ts';

const GIVEN: Record<QuestionField, AnswerInput> = {
  goal: 'weight_loss',
  age: "I'm 34",
  sex: 'female',
  weightLbs: '171 lbs',
  heightIn: '5 ft 6',
  activityLevel: 'moderate',
  experienceLevel: 'beginner',
  workoutDaysPerWeek: 3,
  workoutDuration: 45,
  equipmentAccess: 'Dumbbells',
  injuries: 'None',
  dietaryPrefs: 'Vegetarian',
  dietaryRestrictions: 'None',
  foodAllergies: 'Peanuts',
  dislikedFoods: 'Mushrooms',
  mealsPerDay: 4,
  cookingLevel: 'beginner',
  medicalConditions: { chosen: ['None'], text: '' },
  medications: 'None',
  sleepHours: 7.5,
  stressLevel: 'low',
};

function answerAll(state: Onboarding): Onboarding {
  const { question } = progressOf(state);
  return question ? answerAll(giveAnswer(state, GIVEN[question.field]).state) : state;
}

function answerUpTo(field: QuestionField, state: Onboarding = startOnboarding()): Onboarding {
  const { question } = progressOf(state);
  return !question || question.field === field
    ? state
    : answerUpTo(field, giveAnswer(state, GIVEN[question.field]).state);
}

describe('the questions', () => {
  it('are 21, each about another field, goal first', () => {
    expect(QUESTIONS).toHaveLength(21);
    expect(new Set(QUESTIONS.map(({ field }) => field)).size).toBe(21);
    expect(QUESTIONS[0]?.field).toBe('goal');
  });

  it.each<[QuestionField, (string | number)[]]>([
    ['goal', ['weight_loss', 'muscle_gain', 'fitness']],
    ['sex', ['female', 'male', 'other']],
    ['activityLevel', ['sedentary', 'moderate', 'active', 'very_active']],
    ['experienceLevel', ['beginner', 'intermediate', 'advanced']],
    ['workoutDaysPerWeek', [3, 4, 5, 6]],
    ['workoutDuration', [30, 45, 60, 90]],
    ['mealsPerDay', [3, 4, 5, 6]],
    ['cookingLevel', ['beginner', 'intermediate', 'advanced']],
    ['sleepHours', [5, 6.5, 7.5, 8.5]],
    ['stressLevel', ['low', 'moderate', 'high']],
  ])('%s offers %j and takes each of them', (field, values) => {
    const question = questionFor(field);
    expect(question.kind).toBe('options');
    expect(question.options.map(({ value }) => value)).toEqual(values);
    for (const { value, label } of question.options) {
      expect(readAnswer(question, value)).toEqual({ ok: true, value, echo: label });
      expect(readAnswer(question, label)).toMatchObject({ ok: true, value });
    }
  });

  it('asks for all other answers in free text', () => {
    const written = QUESTIONS.filter(({ kind }) => kind !== 'options').map(({ field }) => field);
    expect(written.toSorted()).toEqual([
      'age',
      'dietaryPrefs',
      'dietaryRestrictions',
      'dislikedFoods',
      'equipmentAccess',
      'foodAllergies',
      'heightIn',
      'injuries',
      'medicalConditions',
      'medications',
      'weightLbs',
    ]);
  });
});

describe('reading an answer', () => {
  it.each<[QuestionField, AnswerInput, string | number, string]>([
    ['age', '34 years', 34, '34'],
    ['weightLbs', '82 kg', 180.8, '180.8 lbs'],
    ['heightIn', `5'10"`, 70, '5 ft 10 in'],
    // A measure, and talk after it.
    ['age', '47 (nearly another year, help)', 47, '47'],
    ['age', '61 and feeling every one of them', 61, '61'],
    ['weightLbs', '212 on a good day', 212, '212 lbs'],
    ['weightLbs', '205ish', 205, '205 lbs'],
    ['weightLbs', '88kg, was 103', 194, '194 lbs'],
    ['weightLbs', '11 and a half stone', 161, '161 lbs'],
    ['weightLbs', '14 st 6 (ouch)', 202, '202 lbs'],
    ['heightIn', "5'7 and a half", 67.5, '5 ft 7.5 in'],
    ['heightIn', '5ft 4 - used to be 5ft 6', 64, '5 ft 4 in'],
    ['heightIn', '171 cm in shoes', 67.3, '5 ft 7.5 in'],
    ['sleepHours', '7.5', 7.5, '7 to 8 hours'],
    ['foodAllergies', '  peanuts ', 'peanuts', 'peanuts'],
    ['medicalConditions', 'high blood pressure', 'high blood pressure', 'high blood pressure'],
    [
      'medicalConditions',
      { chosen: ['Diabetes', 'Pregnant'], text: ' week 20 ' },
      'Pregnant, Diabetes, week 20',
      'Pregnant, Diabetes, week 20',
    ],
    ['medicalConditions', { chosen: ['None', 'Asthma'], text: '' }, 'Asthma', 'Asthma'],
    ['medicalConditions', { chosen: ['None'], text: 'none' }, 'None', 'None'],
  ])('%s: %j', (field, input, value, echo) => {
    expect(readAnswer(questionFor(field), input)).toEqual({ ok: true, value, echo });
  });

  it.each<[QuestionField, AnswerInput]>([
    ['goal', 'get huge'],
    ['workoutDaysPerWeek', 7],
    ['age', 'old enough'],
    ['age', '8 months'],
    ['age', '34 or 35'],
    ['weightLbs', '61 most days'],
    ['weightLbs', '13 stone something'],
    ['weightLbs', '180, no, 190'],
    ['heightIn', '5 foot something'],
    ['heightIn', '5 ft 3 or 9'],
    ['weightLbs', '20 lb'],
    ['heightIn', '9 ft'],
    ['foodAllergies', '   '],
    ['dislikedFoods', 'x'.repeat(1001)],
    ['medicalConditions', { chosen: [], text: '' }],
  ])('%s: asks again for %j', (field, input) => {
    expect(readAnswer(questionFor(field), input)).toMatchObject({ ok: false, ask: expect.any(String) });
  });

  it('stops kindly under 18', () => {
    expect(readAnswer(questionFor('age'), '17')).toMatchObject({ ok: false, stop: 'under_18' });
    expect(readAnswer(questionFor('age'), '18')).toMatchObject({ ok: true, value: 18 });
  });
});

describe('going through the questions', () => {
  it('ends with all 21 answered and a profile', () => {
    const { answers } = answerAll(startOnboarding());
    if (!isComplete(answers)) throw new Error('not complete');
    expect(profileFromAnswers(answers, { firstName: 'Maya' })).toMatchObject({
      firstName: 'Maya',
      weightLbs: 171,
      heightIn: 66,
      injuries: ['None'],
      dietaryPrefs: ['Vegetarian'],
      workoutDuration: 45,
    });
  });

  it('stays at a question whose answer was not understood', () => {
    const atAge = answerUpTo('age');
    const { state, read } = giveAnswer(atAge, 'abc');
    expect(state).toBe(atAge);
    expect(read.ok).toBe(false);
  });

  it('forgets everything when the person is under 18', () => {
    const { state } = giveAnswer(answerUpTo('age'), '15');
    expect(state).toEqual({ ...startOnboarding(), stopped: 'under_18' });
    expect(giveAnswer(state, 'weight_loss').state).toBe(state);
  });

  it('tells how far along the person is', () => {
    expect(progressOf(answerUpTo('experienceLevel'))).toMatchObject({
      number: 7,
      answered: 6,
      total: 21,
      minutesLeft: 6,
      editing: false,
      complete: false,
    });
    expect(progressOf(answerAll(startOnboarding()))).toMatchObject({ question: null, complete: true, minutesLeft: 0 });
  });

  it('goes back, takes another answer and returns to the open question', () => {
    const atHeight = answerUpTo('heightIn');
    const back = goBack(atHeight);
    expect(progressOf(back)).toMatchObject({ question: { field: 'weightLbs' }, editing: true });
    const { state } = giveAnswer(back, '180');
    expect(state.answers.weightLbs).toBe(180);
    expect(state.index).toBe(atHeight.index);
    expect(goBack(startOnboarding())).toEqual(startOnboarding());
  });

  it('changes an earlier answer, or leaves it', () => {
    const done = answerAll(startOnboarding());
    const editing = editAnswer(done, 'goal');
    expect(progressOf(editing)).toMatchObject({ number: 1, editing: true });
    expect(keepAnswer(editing)).toEqual(done);
    expect(giveAnswer(editing, 'fitness').state).toEqual({ ...done, answers: { ...done.answers, goal: 'fitness' } });
    expect(editAnswer(startOnboarding(), 'stressLevel')).toEqual(startOnboarding());
  });

  it('logs the answers in short words', () => {
    expect(answerLog(answerUpTo('activityLevel')).map(({ label, echo }) => `${label}: ${echo}`)).toEqual([
      'Goal: Lose weight',
      'Age: 34',
      'Sex: Female',
      'Weight: 171 lbs',
      'Height: 5 ft 6 in',
    ]);
  });
});

describe('after a reload', () => {
  const resume = (content: unknown, version = 1) => resumeOnboarding({ version, content });

  it('goes on where the person was', () => {
    const state = goBack(answerUpTo('injuries'));
    expect(resume(JSON.parse(JSON.stringify(state)))).toEqual(state);
  });

  it.each([
    null,
    'rubbish',
    {},
    { version: 0, answers: {}, index: 0, stopped: null },
    { ...startOnboarding(), index: 99 },
  ])('starts afresh from %j', (stored) => {
    expect(resume(stored)).toEqual(startOnboarding());
  });

  it('keeps the answers that can still be read, and asks the others again', () => {
    const { answers } = answerUpTo('injuries');
    const resumed = resume({ version: 1, answers: { ...answers, sex: 'unknown', colour: 'red' }, index: 'here' });
    const { sex: _, ...kept } = answers;
    expect(resumed.answers).toEqual(kept);
    expect(progressOf(resumed).question?.field).toBe('sex');
    expect(resume({ version: 2, answers }, 2).answers, 'of a later release').toEqual(answers);
  });

  it('does not skip an open question', () => {
    expect(resume({ ...startOnboarding(), index: 21 })).toEqual(startOnboarding());
  });
});

describe('what was put right on the sheet', () => {
  const tap: KeptDecision = {
    decision: { about: 'food', subject: 'allergen:peanut', stance: 'fine' },
    at: '2026-11-23T08:00:00.000Z',
    over: ['Peanuts'],
  };
  const tapped = keepTaps(answerAll(startOnboarding()), [tap]);

  it('is there again after a reload', () => {
    const stored = onboardingDocument.write(tapped);
    expect(resumeOnboarding(JSON.parse(JSON.stringify(stored)))).toEqual(tapped);
  });

  it('stays while an answer is looked at, kept or changed: the new reading decides', () => {
    const looking = editAnswer(tapped, 'foodAllergies');
    expect(keepAnswer(looking).taps).toEqual([tap]);
    expect(giveAnswer(looking, 'Peanuts, severe').state.taps).toEqual([tap]);
  });

  it('goes with everything else of who is under 18', () => {
    expect(giveAnswer(editAnswer(tapped, 'age'), '16').state.taps).toBeUndefined();
  });
});
