import { describe, expect, it } from 'vitest';
import { judge } from '../bench/reading/judge.ts';
import { exercisesOf, foodsOf, type Label, readLabelled, SETS } from '../bench/reading/labels.ts';
import { onboard } from '../bench/reading/profile-of.ts';
import { READERS, type ReadPerson } from '../bench/reading/readers.ts';
import { noConstraints } from './constraints.ts';

const NOTHING_READ: ReadPerson = {
  constraints: noConstraints(),
  foodsOut: new Set(),
  exercisesOut: new Set(),
  tools: new Set(),
  heaviestLbs: {},
  clinicianFirst: { food: false, training: false },
  questions: [],
  heard: [],
};
const NOTHING_PLANNED = {
  ...{ meals: [], weeks: [], sodiumMg: [], exercises: [], foodRefused: null, trainingRefused: null },
};
const foodOut = (foods: string[], more: Partial<Label['foodsOut'][number]> = {}): Label['foodsOut'][number] => ({
  ...{
    subject: 'it',
    said: ['it'],
    foods,
    except: [],
    why: 'allergy',
    sure: true,
    days: null,
    sodiumMaxMg: null,
    notWith: [],
    ...more,
  },
});

function judged(label: Partial<Label>, read: Partial<ReadPerson>, planned: Partial<typeof NOTHING_PLANNED | object>) {
  const nothing: Label = {
    ...{ id: 'A-01', foodsOut: [], foodsFine: [], toolsHave: [], toolsNot: [], exercisesOut: [], exercisesFine: [] },
    ...{ hold: { food: false, training: false }, mayAsk: false },
  };
  const person = { id: 'A-01', answers: {}, truth: { shouldAsk: [] }, label: { ...nothing, ...label } };
  const onboarded = { ...onboard(ANSWERS), askedAgain: [] };
  return judge({
    person,
    onboarded,
    read: { ...NOTHING_READ, ...read },
    planned: { ...NOTHING_PLANNED, ...planned },
  });
}

const ANSWERS = {
  ...{ goal: 'fitness', age: '34', sex: 'female', weightLbs: '70 kg', heightIn: '170 cm', activityLevel: 'moderate' },
  ...{
    experienceLevel: 'beginner',
    workoutDaysPerWeek: 3,
    workoutDuration: 45,
    equipmentAccess: 'none',
    injuries: 'no',
  },
  ...{ dietaryPrefs: 'no', dietaryRestrictions: 'no', foodAllergies: 'peanuts', dislikedFoods: 'no', mealsPerDay: 3 },
  ...{ cookingLevel: 'beginner', medicalConditions: 'Asthma, a bit of gout', medications: 'no', sleepHours: 7.5 },
  ...{ stressLevel: 'low' },
};

describe('the judge of bench:reading', () => {
  it('finds a food that was ruled out, by its family and without what is excepted', () => {
    const milk = foodOut(['@milk'], { except: ['@hard-cheese'] });
    const meals = [['parmesan-hard', 'oatmeal-cooked'], ['greek-yogurt-nonfat']];
    expect(judged({ foodsOut: [milk] }, {}, { meals }).served.map(({ ids }) => ids)).toEqual([['greek-yogurt-nonfat']]);
  });

  it('allows meat and milk in two meals, not in one', () => {
    const apart = foodOut(['@meat'], { notWith: ['@milk-plain'] });
    const served = (meals: string[][]) => judged({ foodsOut: [apart] }, {}, { meals }).served.length;
    expect(served([['chicken-breast-cooked'], ['milk-whole']])).toBe(0);
    expect(served([['chicken-breast-cooked', 'milk-whole']])).toBe(1);
  });

  it('wants as many days free of a food as are named', () => {
    const twoDays = foodOut(['@meat'], { days: [1, 5] });
    const week = (meatless: number) =>
      Array.from({ length: 7 }, (_, day) => (day < meatless ? ['apple'] : ['pork-chop-cooked']));
    expect(judged({ foodsOut: [twoDays] }, {}, { weeks: [week(2)] }).served).toEqual([]);
    expect(judged({ foodsOut: [twoDays] }, {}, { weeks: [week(1)] }).served).toHaveLength(1);
  });

  it('judges less salt by the sodium of each day', () => {
    const lessSalt = foodOut([], { sodiumMaxMg: 2000 });
    const served = (sodiumMg: number[]) => judged({ foodsOut: [lessSalt] }, {}, { sodiumMg }).served.length;
    expect(served([1400, 1990])).toBe(0);
    expect(served([1400, 2100])).toBe(1);
    expect(judged({ foodsOut: [lessSalt] }, {}, {}).allowed).toHaveLength(1);
  });

  it('finds equipment that is not there and movements that cannot be done', () => {
    const kneeling = {
      subject: 'k',
      said: ['k'],
      exercises: [],
      limits: ['kneeling'],
      except: [],
      side: null,
      why: 'knee',
      sure: true,
    };
    const label = { toolsHave: [{ token: 'dumbbell', heaviestLbs: null, count: null }], exercisesOut: [kneeling] };
    const { toolsLacking, movements } = judged(
      label,
      {},
      { exercises: ['goblet-squat', 'barbell-deadlift', 'bird-dog'] },
    );
    expect(toolsLacking).toEqual(['barbell-deadlift']);
    expect(movements).toEqual(['bird-dog']);
  });

  it('calls a word dropped only where neither a rule, nor a quote, nor a question has it', () => {
    const entry = foodOut(['kiwi'], { said: ['Kiwis'] });
    const dropped = (read: Partial<ReadPerson>) => judged({ foodsOut: [entry] }, read, {}).dropped;
    expect(dropped({})).toEqual(['it']);
    expect(dropped({ foodsOut: new Set(['kiwi']) })).toEqual([]);
    expect(dropped({ questions: ['kiwis'] })).toEqual([]);
    expect(dropped({ heard: ['no kiwis'] })).toEqual([]);
  });
});

describe('the people of bench:reading', () => {
  it.each(SETS.flatMap((set) => readLabelled(set) ?? []).map((person) => [person.id, person] as const))(
    '%s has labels that name something and do not contradict themselves',
    (_, { label }) => {
      for (const entry of label.foodsOut) expect(entry.foods.length === 0 || foodsOf(entry).size > 0).toBe(true);
      for (const entry of label.exercisesOut) expect(exercisesOf(entry).size).toBeGreaterThan(0);
    },
  );

  it('answer the questions as on the screen, buttons before the typed text', () => {
    const { profile, askedAgain } = onboard({ ...ANSWERS, heightIn: 'between 5.6 and 6.4' });
    expect(profile.medicalConditions).toBe('Asthma, a bit of gout');
    expect(askedAgain).toEqual(['heightIn']);
    expect(profile.heightIn).toBe(66);
    expect(READERS.premises?.(profile).foodsOut.has('peanut-butter')).toBe(true);
  });
});
