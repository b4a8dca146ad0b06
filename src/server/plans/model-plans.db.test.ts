import { describe, expect, it } from 'vitest';
import { setCoachSettings } from '#contract/chat.ts';
import { generatePlan } from '#contract/plans.ts';
import { createProfile, updateProfile } from '#contract/profile.ts';
import type { Profile } from '#core/athlete/profile.ts';
import { isCertified } from '#core/certificate/certificate.ts';
import { type Caller, startTestApp } from '#test/app.ts';
import { signUpAthlete } from '#test/athletes.ts';
import { anAthlete } from '#test/personas.ts';
import type { PlanBrief, PlanWriter } from '../ai/plan-writer.ts';
import { plans } from '../db/schema/plans.ts';

type Answer = (brief: PlanBrief, signal: AbortSignal) => unknown;

let answer: Answer = () => null;
let asked: PlanBrief[] = [];
const planWriter: PlanWriter = {
  timeoutMs: 100,
  writeMealDay: async (brief, { signal }) => {
    asked.push(brief);
    return answer(brief, signal);
  },
};
const app = startTestApp({ planWriter });

async function planOf(says: Answer, answers: Partial<Profile> = {}, customPreferences = '') {
  answer = says;
  asked = [];
  const person = await signUpAthlete(app, answers);
  await person.call(setCoachSettings, { body: { aiConsent: true } });
  const { body } = await person.call(generatePlan, { body: { type: 'meal', customPreferences } });
  if (body.type !== 'meal') throw new Error('another plan than asked for');
  expect(isCertified(body.data.certificate)).toBe(true);
  return body.data;
}

const BY_MODEL = 'A language model chose';
const isByModel = (plan: { notes: string[] }) => plan.notes.some((note) => note.startsWith(BY_MODEL));

/** The last dish offered for each meal: dishes that come up twice are passed over. */
function choiceOf({ meals }: PlanBrief): { type: string; recipeId: string }[] {
  const taken = new Set<string>();
  return meals.map(({ type, dishes }) => {
    const recipeId = dishes.findLast(({ id }) => !taken.has(id))?.id ?? '';
    taken.add(recipeId);
    return { type, recipeId };
  });
}

const PEANUT_LUNCH = {
  type: 'lunch',
  name: 'Chicken with satay sauce',
  ingredients: ['150 g chicken breast', '180 g cooked white rice', '2 tbsp peanut butter'],
  steps: ['Cook the chicken.', 'Warm the rice.', 'Serve with the sauce.'],
};

describe('a day of meals that a language model writes', () => {
  it('is not asked for without the consent of the person', async () => {
    asked = [];
    const person = await app.signUp();
    await person.call(createProfile, { body: anAthlete() });
    expect((await person.call(generatePlan, { body: { type: 'meal' } })).status).toBe(200);
    expect(asked).toEqual([]);
  });

  it('is served with its dishes and our numbers, and says so', async () => {
    const plan = await planOf((brief) => ({ meals: choiceOf(brief) }));
    expect(plan.meals.map(({ recipeId }) => recipeId)).toEqual(
      choiceOf(asked[0] as PlanBrief).map(({ recipeId }) => recipeId),
    );
    expect(isByModel(plan)).toBe(true);
  });

  it('may come as text, in a fence, with claims that nobody reads', async () => {
    const plan = await planOf((brief) => {
      const meals = choiceOf(brief).map((meal) => ({ ...meal, calories: 9999, protein: -3 }));
      return `Here you are!\n\`\`\`json\n${JSON.stringify({ meals, totalCalories: 1 })}\n\`\`\``;
    });
    expect(isByModel(plan)).toBe(true);
    expect(plan.totalCalories).toBeGreaterThan(1200);
  });

  it('is told what must stay out and what would be liked, and nothing of anyone’s health', async () => {
    const answers = { foodAllergies: 'Peanuts', medicalConditions: 'Asthma', firstName: 'Zebedee' };
    await planOf(() => null, answers, 'something Mexican');
    expect(asked[0]?.leftOut.join()).toMatch(/peanut/i);
    expect(asked[0]?.wishes).toBe('something Mexican');
    expect(asked[0]?.meals.every(({ dishes }) => dishes.length > 0 && dishes.length <= 12)).toBe(true);
    expect(JSON.stringify(asked)).not.toMatch(/asthma|zebedee/i);
  });

  it('loses the dish that breaks an allergy, and only it', async () => {
    const proposal = (brief: PlanBrief) => ({
      meals: choiceOf(brief).map((meal) => (meal.type === 'lunch' ? PEANUT_LUNCH : meal)),
    });
    const plan = await planOf(proposal, { foodAllergies: 'Peanuts' });
    expect(JSON.stringify(plan.meals)).not.toMatch(/peanut|satay/i);
    const dinner = choiceOf(asked[0] as PlanBrief).find(({ type }) => type === 'dinner');
    expect(plan.meals.map(({ recipeId }) => recipeId)).toContain(dinner?.recipeId);
    expect(plan.notes.some((note) => note.includes('I put in some of my own'))).toBe(true);
  });

  it.each<{ what: string; says: Answer }>([
    { what: 'nothing', says: () => null },
    { what: 'undefined', says: () => undefined },
    { what: 'prose', says: () => 'Eat well and sleep.' },
    { what: 'half a JSON', says: () => '{"meals": [{"type": "lunch", "recipeId"' },
    { what: 'a number', says: () => 42 },
    { what: 'a list', says: () => [[], {}] },
    { what: 'no meals', says: () => ({ meals: [] }) },
    { what: 'meals of nulls', says: () => ({ meals: [null, null] }) },
    { what: 'dishes that do not exist', says: () => ({ meals: [{ type: 'lunch', recipeId: 'unicorn-stew' }] }) },
    { what: 'a prototype', says: () => JSON.parse('{"__proto__": {"meals": []}, "constructor": 1}') },
    { what: 'a thousand meals', says: (brief) => ({ meals: Array(1000).fill(choiceOf(brief)[0]) }) },
    {
      what: 'an error',
      says: () => {
        throw new Error('429 from the model');
      },
    },
    { what: 'never an answer', says: () => new Promise(() => undefined) },
    {
      what: 'an answer only after it was told to stop',
      says: (brief, signal) =>
        new Promise((resolve) =>
          signal.addEventListener('abort', () => resolve({ meals: choiceOf(brief) }), { once: true }),
        ),
    },
  ])('costs nobody their plan when the model says $what', async ({ says }) => {
    const plan = await planOf(says);
    expect(plan.meals).toHaveLength(4);
    expect(isByModel(plan)).toBe(false);
  });

  it('is not kept if the person told of an allergy while the model was writing', async () => {
    const person: Caller = await app.signUp();
    await person.call(createProfile, { body: anAthlete() });
    await person.call(setCoachSettings, { body: { aiConsent: true } });
    answer = async (brief) => {
      await person.call(updateProfile, { body: { foodAllergies: 'Milk, egg, wheat, soy, fish, tree nuts' } });
      return { meals: choiceOf(brief) };
    };
    const refused = await person.call(generatePlan, { body: { type: 'meal' } });
    expect([refused.status, refused.error.message]).toEqual([409, expect.stringContaining('profile changed')]);
    expect(await app.database.db.select().from(plans)).toEqual([]);
  });
});
