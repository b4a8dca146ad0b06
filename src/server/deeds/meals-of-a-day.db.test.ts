import { describe, expect, it } from 'vitest';
import { listLogs } from '#contract/logs.ts';
import { getGroceries } from '#contract/meals.ts';
import { generatePlan, getActiveMealPlan, type MealPlan } from '#contract/plans.ts';
import { updateProfile } from '#contract/profile.ts';
import type { Profile } from '#core/athlete/profile.ts';
import { dayAsEaten, exceptionLabels } from '#core/nutrition/exceptions/meal-exceptions.ts';
import { type Caller, startTestApp } from '#test/app.ts';
import { signUpAthlete } from '#test/athletes.ts';
import { talkOf } from '#test/coach-talk.ts';
import { makePremium } from '#test/membership.ts';

const app = startTestApp();

async function athlete(answers: Partial<Profile> = {}): Promise<Caller> {
  const person = await signUpAthlete(app, answers);
  await makePremium(app, person);
  await person.call(generatePlan, { body: { type: 'meal' } });
  return person;
}

const planOf = async (person: Caller): Promise<MealPlan> =>
  (await person.call(getActiveMealPlan, { params: { userId: person.userId } })).body;

/** What is different, in short. */
const differing = async (person: Caller) =>
  (await planOf(person)).exceptions.map((one) => `${one.date} ${one.type}: ${exceptionLabels(one).join(', ')}`);

const eatenBy = async (person: Caller) =>
  (await person.call(listLogs, { params: { userId: person.userId } })).body.map((log) =>
    log.logType === 'meal_eaten' ? log.mealName : log.logType,
  );

const dayOf = (ahead: number) => {
  const day = new Date(app.clock.now().getTime() + ahead * 86_400_000);
  return day.toISOString().slice(0, 10);
};

describe('a meal of one day', () => {
  it('is eaten out, made bigger, for guests and with a food beside it, each undone, and the plan itself stays', async () => {
    const ann = await athlete();
    const say = talkOf(ann);
    const { data } = await planOf(ann);
    const said = await say('we are eating out tonight');
    expect(said.response).toContain('eating out');
    expect(said.changed).toEqual(['meal_plans']);
    expect(await differing(ann)).toEqual([`${dayOf(0)} dinner: Eating out`]);
    await say('make lunch tomorrow bigger');
    await say('my sister is over for dinner tomorrow, cook for 2');
    await say('add a banana to breakfast today');
    expect((await differing(ann)).sort()).toEqual(
      [
        `${dayOf(0)} breakfast: + banana`,
        `${dayOf(0)} dinner: Eating out`,
        `${dayOf(1)} dinner: For 2`,
        `${dayOf(1)} lunch: Bigger`,
      ].sort(),
    );
    expect((await planOf(ann)).data).toEqual(data);
    for (const left of [3, 2, 1, 0]) {
      await say('undo');
      expect(await differing(ann)).toHaveLength(left);
    }
  });

  it('is told by the coach and bought for as it will be eaten', async () => {
    const ann = await athlete();
    const say = talkOf(ann);
    const { id, data } = await planOf(ann);
    const dinner = data.meals.findIndex(({ type }) => type === 'dinner');
    const [item] = data.meals[dinner]?.items ?? [];
    await say('cook for 3 tonight');
    const grams = async () => {
      const { body } = await ann.call(getGroceries, { params: { planId: id }, query: { today: dayOf(0) } });
      return body.aisles
        .flatMap(({ items }) => items.flatMap(({ amounts }) => amounts))
        .filter(({ foodId }) => foodId === item?.foodId)
        .reduce((sum, amount) => sum + amount.grams, 0);
    };
    const others = data.meals
      .flatMap(({ items }, at) => (at === dinner ? [] : items))
      .filter(({ foodId }) => foodId === item?.foodId)
      .reduce((sum, each) => sum + each.grams, 0);
    expect(await grams()).toBeCloseTo(others + 3 * (item?.grams ?? 0), 3);
    await say('put dinner as out tonight');
    expect(await grams()).toBeCloseTo(others, 3);
    expect((await say('what is for dinner today')).response).toContain('eating out');
  });

  it('ends with its date', async () => {
    const ann = await athlete();
    await talkOf(ann)('eating out tonight');
    const plan = await planOf(ann);
    expect(dayAsEaten(plan.data, plan.exceptions, dayOf(1))).toEqual(plan.data);
    app.clock.advance({ days: 3 });
    await talkOf(ann)('smaller lunch today');
    expect(await differing(ann)).toEqual([`${dayOf(0)} lunch: Smaller`]);
  });

  it('is another dish for a day to come, asked for again, and put back', async () => {
    const ann = await athlete();
    const say = talkOf(ann);
    const { data } = await planOf(ann);
    const lunch = async () => {
      const plan = await planOf(ann);
      return dayAsEaten(plan.data, plan.exceptions, dayOf(1)).meals.find(({ type }) => type === 'lunch')?.name;
    };
    const before = await lunch();
    const said = await say('swap tomorrow’s lunch for something without rice');
    const first = await lunch();
    expect(first).not.toBe(before);
    expect(said.response).toContain(first);
    expect((await planOf(ann)).data).toEqual(data);
    await say('another one please');
    expect([before, first]).not.toContain(await lunch());
    await say('actually put it back as it was');
    expect(await lunch()).toBe(before);
  });

  it('ends early, and with the dish that it was said of', async () => {
    const ann = await athlete();
    const say = talkOf(ann);
    await say('eating out tomorrow night');
    await say('not eating out tomorrow after all');
    expect(await differing(ann)).toEqual([]);
    await say('undo');
    expect(await differing(ann)).toEqual([`${dayOf(1)} dinner: Eating out`]);
    await say('bigger dinner today');
    await say('swap my dinner');
    expect(await differing(ann)).toEqual([`${dayOf(1)} dinner: Eating out`]);
  });

  it('holds nothing that a rule forbids, now or later', async () => {
    const ann = await athlete({ foodAllergies: 'peanuts' });
    const say = talkOf(ann);
    const refused = await say('add peanut butter to breakfast today');
    expect(refused.response).toContain('peanuts must stay off your plate');
    expect(await differing(ann)).toEqual([]);
    await say('add a kiwi to breakfast today');
    expect(await differing(ann)).toHaveLength(1);
    await ann.call(updateProfile, { body: { foodAllergies: 'peanuts, kiwi' } });
    expect(await differing(ann)).toEqual([]);
  });

  it('is the one of the button that a short answer points at', async () => {
    const ann = await athlete();
    const say = talkOf(ann);
    for (const answer of ['the first', 'yes']) {
      await say('vegetarian tomorrow');
      expect(await differing(ann)).toEqual([]);
      await say(answer);
      expect(await differing(ann), answer).toEqual([`${dayOf(1)} breakfast: Just this day`]);
      await say('undo');
    }
  });

  it('asks which meal, and tells what a question is not', async () => {
    const ann = await athlete();
    const say = talkOf(ann);
    const asked = await say('vegetarian tomorrow');
    const buttons = asked.blocks.flatMap((block) =>
      block.type === 'card' && block.card.kind === 'choice' ? block.card.choices : [],
    );
    expect(buttons.map(({ label }) => label)).toContain('Lunch');
    await say(buttons.find(({ label }) => label === 'Lunch')?.say ?? '');
    expect((await differing(ann))[0]).toContain(`${dayOf(1)} lunch: Just this day`);
    await say('undo');
    for (const question of ['chilis tonight, what do I order?', 'what do you think of eating out tonight'])
      expect((await say(question)).changed).toEqual([]);
    expect(await differing(ann)).toEqual([]);
  });
});

describe('a food that was eaten', () => {
  it('is logged beside the plan, corrected, counted and taken back', async () => {
    const ann = await athlete();
    const say = talkOf(ann);
    const told = await say('I have had the breakfast, and I also ate an apple.');
    expect(told.changed).toEqual(['logs']);
    const [apple, breakfast] = await eatenBy(ann);
    expect([apple, breakfast].some((name) => name?.includes('apple'))).toBe(true);
    await say('It was a banana, not an apple. I do apologise.');
    expect((await eatenBy(ann)).join()).toContain('banana');
    expect((await eatenBy(ann)).join()).not.toContain('apple');
    const left = await say('how many calories do I have left today?');
    expect(left.response).toContain('banana');
    expect(left.response).toMatch(/kcal left/);
    await say('undo');
    expect((await eatenBy(ann)).join()).toContain('apple');
    await say('undo');
    expect(await eatenBy(ann)).toEqual([]);
  });

  it('is the meal as it was eaten that day', async () => {
    const ann = await athlete();
    const say = talkOf(ann);
    await say('double my breakfast today');
    const plan = await planOf(ann);
    const [exception] = plan.exceptions;
    await say('had breakfast');
    const { body } = await ann.call(listLogs, { params: { userId: ann.userId } });
    expect(body).toMatchObject([{ logType: 'meal_eaten', calories: exception?.meal.calories }]);
    expect(exception?.meal.calories).toBeGreaterThan(plan.data.meals[0]?.calories ?? 0);
  });
});
