import { describe, expect, expectTypeOf, it } from 'vitest';
import fieldData from '#data/profile-fields.json' with { type: 'json' };
import { anAthlete } from '#test/personas.ts';
import { type Profile, profileSchema } from './profile.ts';
import { factsOf, isForModel, isMasked, PROFILE_FIELD_NAMES, type QuestionField } from './profile-fields.ts';
import { ANSWER_GROUPS, type CompleteAnswers, QUESTIONS, questionFor } from './questionnaire.ts';

describe('the table of the profile', () => {
  it('gives every field one question, one label and one place among the answers', () => {
    const named = fieldData.fields.map(({ field }) => field);
    expect(named.toSorted()).toEqual(PROFILE_FIELD_NAMES.toSorted());
    expect(new Set(fieldData.fields.map(({ label }) => label)).size).toBe(named.length);
    expect(
      ANSWER_GROUPS.flatMap(({ fields }) => fields)
        .slice()
        .sort(),
    ).toEqual(PROFILE_FIELD_NAMES.toSorted());
  });

  it.each(PROFILE_FIELD_NAMES)('asks for %s in a way that can be read', (field) => {
    const facts = factsOf(field);
    const { kind, options } = questionFor(field);
    const isPickedOnly = facts.kind === 'choice' || (facts.kind === 'number' && !('measure' in facts));
    expect(kind === 'options').toBe(isPickedOnly);
    expect(options.length > 0).toBe(kind !== 'text');
    for (const { value } of options) expect(profileSchema.shape[field].safeParse(value).success, `${value}`).toBe(true);
    if (facts.kind === 'choice') {
      expect(options.map(({ value }) => value).toSorted()).toEqual([...facts.values].toSorted());
    }
  });

  it('makes a schema that takes what is in it and nothing else', () => {
    const person = anAthlete();
    expect(profileSchema.safeParse({ ...person, shoeSize: 43 }).success).toBe(false);
    expect(profileSchema.safeParse({ ...person, goal: 'fly' }).success).toBe(false);
    expect(profileSchema.safeParse({ ...person, workoutDaysPerWeek: 3.5 }).success).toBe(false);
    expect(profileSchema.safeParse({ ...person, injuries: Array(21).fill('Knee') }).success).toBe(false);
    expect(profileSchema.safeParse({ ...person, firstName: null, targetWeightLbs: undefined }).success).toBe(true);
    const { sleepHours: _, ...without } = person;
    expect(profileSchema.safeParse(without).success).toBe(false);
  });

  it('is as precise as a type written by hand', () => {
    expectTypeOf<Profile['goal']>().toEqualTypeOf<'weight_loss' | 'muscle_gain' | 'fitness'>();
    expectTypeOf<Profile['workoutDuration']>().toEqualTypeOf<30 | 45 | 60 | 90>();
    expectTypeOf<Profile['age']>().toEqualTypeOf<number>();
    expectTypeOf<Profile['injuries']>().toEqualTypeOf<string[]>();
    expectTypeOf<Pick<Profile, 'firstName'>>().toEqualTypeOf<{ firstName?: string | null | undefined }>();
    expectTypeOf<CompleteAnswers['injuries']>().toEqualTypeOf<string>();
    expectTypeOf<Extract<QuestionField, 'firstName' | 'age'>>().toEqualTypeOf<'age'>();
  });

  it('asks 21 questions and none that may be left out', () => {
    expect(QUESTIONS).toHaveLength(21);
    expect(QUESTIONS.filter(({ field }) => factsOf(field).optional)).toEqual([]);
  });
});

describe('what is kept from sight', () => {
  const told = (hidesNumbers: boolean) => PROFILE_FIELD_NAMES.filter((field) => !isForModel(field, { hidesNumbers }));

  it('is the name from a language model, and the figures of a body after an eating disorder', () => {
    expect(told(false)).toEqual(['firstName']);
    expect(told(true)).toEqual(['firstName', 'heightIn', 'weightLbs', 'targetWeightLbs']);
    expect(PROFILE_FIELD_NAMES.filter(isMasked)).toEqual(['weightLbs', 'targetWeightLbs']);
  });
});
