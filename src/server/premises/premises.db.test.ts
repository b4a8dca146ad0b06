import { describe, expect, it } from 'vitest';
import { generatePlan, getActiveMealPlan, getActiveWorkoutPlan } from '#contract/plans.ts';
import { decidePremises, getPremises, readAnswers } from '#contract/premises.ts';
import { createProfile, getProfile, updateProfile } from '#contract/profile.ts';
import type { Decision } from '#core/athlete/go-by.ts';
import { type Caller, startTestApp } from '#test/app.ts';
import { generateMealPlan, signUpAthlete } from '#test/athletes.ts';
import { anAthlete } from '#test/personas.ts';
import { loadCatalogue } from '../catalogue/catalogue.ts';

const app = startTestApp();

const sheetOf = async ({ call, userId }: Caller) => (await call(getPremises, { params: { userId } })).body;
const { foods } = loadCatalogue();
const holdsFood = (meals: readonly { items: readonly { foodId: string | null }[] }[], allergen: string): boolean =>
  meals
    .flatMap(({ items }) => items)
    .some(({ foodId }) => foods.foods.get(foodId ?? '')?.allergens.some((each) => each === allergen));

const PEANUT_FINE: Decision = { about: 'food', subject: 'allergen:peanut', stance: 'fine' };
const NO_EGGS: Decision = { about: 'food', subject: 'allergen:egg', stance: 'never' };

describe('what plans go by', () => {
  it('is told with the words that it comes from', async () => {
    const ann = await signUpAthlete(app, {
      foodAllergies: 'peanuts, I carry an EpiPen',
      injuries: ['kneeling hurts my left knee'],
      equipmentAccess: 'dumbbells up to 60 lb and a bench',
    });
    const sheet = await sheetOf(ann);
    expect(sheet.state).toBe('certain');
    expect(sheet.foods).toContainEqual(
      expect.objectContaining({ subject: 'allergen:peanut', stance: 'never', because: 'allergy' }),
    );
    const dumbbell = sheet.toolGroups.flatMap(({ tools }) => tools).find(({ token }) => token === 'dumbbell');
    expect(dumbbell).toMatchObject({ has: true, heaviestLbs: 60 });
    expect(sheet.movements).toContainEqual(
      expect.objectContaining({
        limit: 'kneeling',
        out: 'leave_out',
        origin: expect.objectContaining({ how: 'read' }),
      }),
    );
    expect(sheet.madeFor).toMatch(/peanut/i);
  });

  it('is told of answers that are not kept yet, and nothing is kept', async () => {
    const ann = await app.signUp();
    const { body } = await ann.call(readAnswers, { body: { answers: anAthlete({ foodAllergies: 'zorbleberries' }) } });
    expect(body.state).toBe('open');
    expect(JSON.stringify([body.questions, body.unread])).toContain('zorbleberries');
    expect((await ann.call(getProfile, { params: { userId: ann.userId } })).status).toBe(404);
    expect((await ann.call(getPremises, { params: { userId: ann.userId } })).status).toBe(404);
  });

  it('is put right by a tap, which stands until other words speak of the same', async () => {
    const ann = await signUpAthlete(app, { foodAllergies: 'peanuts' });
    const decided = await ann.call(decidePremises, { body: { decisions: [PEANUT_FINE] } });
    expect(decided.body.premises.foods).toContainEqual(
      expect.objectContaining({
        subject: 'allergen:peanut',
        stance: 'fine',
        origin: expect.objectContaining({ how: 'tapped' }),
      }),
    );
    await ann.call(updateProfile, { body: { dislikedFoods: 'olives' } });
    expect((await sheetOf(ann)).foods).toContainEqual(
      expect.objectContaining({ subject: 'allergen:peanut', stance: 'fine' }),
    );
    await ann.call(updateProfile, { body: { foodAllergies: 'severe peanut allergy, epipen' } });
    expect((await sheetOf(ann)).foods).toContainEqual(
      expect.objectContaining({ subject: 'allergen:peanut', stance: 'never' }),
    );
  });

  it('is confirmed with a date, and a tap that plans no longer fit is told with them', async () => {
    const ann = await signUpAthlete(app);
    const plan = await generateMealPlan(ann);
    const { body } = await ann.call(decidePremises, { body: { decisions: [NO_EGGS] } });
    expect(body.premises.confirmedAt).toBe(app.clock.now().toISOString());
    expect(body.plans).toEqual([expect.objectContaining({ planId: plan.id, fits: false })]);
    const anew = await generateMealPlan(ann);
    expect(holdsFood(anew.data.meals, 'egg')).toBe(false);
  });

  it('goes with the profile from the first plan on', async () => {
    const ann = await app.signUp();
    await ann.call(createProfile, { body: { ...anAthlete(), decisions: [NO_EGGS] } });
    expect((await sheetOf(ann)).confirmedAt).not.toBeNull();
    for (const type of ['meal', 'workout'] as const) await ann.call(generatePlan, { body: { type } });
    const { body: meals } = await ann.call(getActiveMealPlan, { params: { userId: ann.userId } });
    expect(meals && holdsFood(meals.data.meals, 'egg')).toBe(false);
    expect((await ann.call(getActiveWorkoutPlan, { params: { userId: ann.userId } })).body).not.toBeNull();
  });

  it('is nobody else’s to read or to decide', async () => {
    const ann = await signUpAthlete(app);
    const eve = await app.signUp();
    expect((await eve.call(getPremises, { params: { userId: ann.userId } })).status).toBe(403);
    expect((await eve.call(decidePremises, { body: { decisions: [NO_EGGS], userId: ann.userId } })).status).toBe(403);
    expect((await eve.call(decidePremises, { body: { decisions: [NO_EGGS] } })).status).toBe(409);
    expect((await app.anyone.call(readAnswers, { body: { answers: anAthlete() } })).status).toBe(401);
  });
});

describe('words that nobody understands', () => {
  it('are said first in the plan, which leaves out the fourteen allergens and stays gentle', async () => {
    const ann = await signUpAthlete(app, { foodAllergies: 'zorbleberries', medicalConditions: 'grombosis' });
    const meals = await generateMealPlan(ann);
    expect(meals.data.notes[0]).toContain('“zorbleberries”');
    expect(meals.data.notes.join(' ')).not.toMatch(/nothing here contains[^.]*zorbleberries/i);
    for (const allergen of ['peanut', 'milk', 'egg', 'fish', 'soy', 'sesame'])
      expect(holdsFood(meals.data.meals, allergen), allergen).toBe(false);
    const { body: training } = await ann.call(generatePlan, { body: { type: 'workout' } });
    expect(training.data.notes[0]).toContain('“grombosis”');
  });
});
