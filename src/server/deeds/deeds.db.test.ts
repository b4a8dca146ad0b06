import { describe, expect, it } from 'vitest';
import { listChatMessages } from '#contract/chat.ts';
import { confirmDeed, declineDeed, undoDeed } from '#contract/deeds.ts';
import { listLogs } from '#contract/logs.ts';
import { generatePlan, getActiveMealPlan, listPlans } from '#contract/plans.ts';
import { getReminders } from '#contract/reminders.ts';
import { type Caller, startTestApp } from '#test/app.ts';
import { signUpAthlete } from '#test/athletes.ts';
import { talkOf } from '#test/coach-talk.ts';
import { makePremium } from '#test/membership.ts';

const app = startTestApp();

/** Somebody with both plans, whose day has no end of messages. */
async function athlete(): Promise<Caller> {
  const person = await signUpAthlete(app, { weightLbs: 182 });
  await makePremium(app, person);
  for (const type of ['meal', 'workout'] as const) await person.call(generatePlan, { body: { type } });
  return person;
}

type Said = Awaited<ReturnType<ReturnType<typeof talkOf>>>;
const deedsIn = ({ blocks }: Pick<Said, 'blocks'>) =>
  blocks.flatMap((block) => (block.type === 'card' && block.card.kind === 'deed' ? [block.card] : []));
const logsOf = async (person: Caller) =>
  (await person.call(listLogs, { params: { userId: person.userId } })).body.map((log) =>
    log.logType === 'exercise_completion'
      ? [log.exerciseName, ...log.performed.map(({ weightLbs, reps }) => `${weightLbs} x ${reps}`)].join(', ')
      : 'value' in log
        ? `${log.logType} ${log.value}`
        : log.logType,
  );

describe('what the coach did is taken back', () => {
  it('sets that were told: logged, corrected, one of them scrapped, and undone step by step', async () => {
    const ann = await athlete();
    const say = talkOf(ann);
    const told = await say('barbell bench press 62.5 2x8 then 6');
    expect(told.response).toContain('Barbell Bench Press 62.5 kg: 8, 8, 6.');
    expect(told.changed).toEqual(['logs']);
    await say('no it was 60');
    await say('and scrap the 6, that was ego');
    expect(await logsOf(ann)).toEqual(['Barbell Bench Press, 132.3 x 8, 132.3 x 8']);
    await say('undo');
    expect(await logsOf(ann)).toEqual(['Barbell Bench Press, 132.3 x 8, 132.3 x 8, 132.3 x 6']);
    await say('undo');
    expect(await logsOf(ann)).toEqual(['Barbell Bench Press, 137.8 x 8, 137.8 x 8, 137.8 x 6']);
    await say('undo');
    expect(await logsOf(ann)).toEqual([]);
    expect((await say('undo')).response).toContain('no recent change');
  });

  it('meals that were eaten, together', async () => {
    const ann = await athlete();
    const say = talkOf(ann);
    await say('had breakfast and lunch');
    expect(await logsOf(ann)).toEqual(['meal_eaten', 'meal_eaten']);
    await say('undo');
    expect(await logsOf(ann)).toEqual([]);
  });

  it('by the button of its card, once', async () => {
    const ann = await athlete();
    const say = talkOf(ann);
    const told = await say('energy 7 today');
    const [deed] = deedsIn(told);
    const params = { deedId: deed?.deedId ?? '' };
    expect((await ann.call(undoDeed, { params })).body).toMatchObject({ state: 'undone', changed: ['logs'] });
    expect(await logsOf(ann)).toEqual([]);
    expect((await ann.call(undoDeed, { params })).status).toBe(409);
    const { body } = await ann.call(listChatMessages, { params: { sessionId: told.sessionId } });
    expect(body.flatMap(deedsIn)).toMatchObject([{ state: 'undone' }]);
  });

  it('a meal that was swapped, a name and a reminder', async () => {
    const ann = await athlete();
    const say = talkOf(ann);
    const meals = async () =>
      (await ann.call(getActiveMealPlan, { params: { userId: ann.userId } })).body.data.meals.map(({ name }) => name);
    const before = await meals();
    await say('Swap my dinner');
    expect(await meals()).not.toEqual(before);
    await say('rename my meal plan to Cut 1');
    await say('remind me to train at 6:30 on mon and fri');
    const reminders = async () => (await ann.call(getReminders, {})).body.settings?.reminders;
    expect(await reminders()).toEqual([{ kind: 'workout', days: [1, 5], time: '06:30' }]);
    await say('undo');
    expect(await reminders()).toEqual([]);
    await say('undo');
    const { body: plans } = await ann.call(listPlans, { params: { userId: ann.userId } });
    expect(plans.map(({ name }) => name)).not.toContain('Cut 1');
    await say('undo');
    expect(await meals()).toEqual(before);
  });
});

describe('what points at what stood last', () => {
  it('another dish, and back to before the first of them', async () => {
    const ann = await athlete();
    const say = talkOf(ann);
    const dinner = async () => {
      const { body } = await ann.call(getActiveMealPlan, { params: { userId: ann.userId } });
      return body.data.meals.find(({ type }) => type === 'dinner')?.name;
    };
    const before = await dinner();
    await say('Swap my dinner');
    const first = await dinner();
    await say('another one please');
    expect([before, first]).not.toContain(await dinner());
    await say('undo');
    expect(await dinner()).toBe(before);
    expect((await say('undo')).response).toContain('no recent change');
  });

  it('a button by what stands on it', async () => {
    const ann = await athlete();
    const say = talkOf(ann);
    await say('swap a meal');
    expect((await say('breakfast')).changed).toEqual(['meal_plans']);
  });
});

describe('what can hardly be meant', () => {
  it('waits for a tap, and is done by it', async () => {
    const ann = await athlete();
    const say = talkOf(ann);
    const told = await say('log 112 lbs');
    const [deed] = deedsIn(told);
    expect([deed?.state, told.changed]).toEqual(['held', []]);
    expect(told.response).toContain('Nothing is saved yet');
    expect(await logsOf(ann)).toEqual([]);
    const params = { deedId: deed?.deedId ?? '' };
    expect((await ann.call(confirmDeed, { params })).body.state).toBe('done');
    expect(await logsOf(ann)).toEqual(['weight 112']);
    await say('undo');
    expect(await logsOf(ann)).toEqual([]);
  });

  it('is done by a yes, left by a no, and dies when the subject changes', async () => {
    const ann = await athlete();
    const say = talkOf(ann);
    await say('log 112 lbs');
    await say('no');
    expect(await logsOf(ann)).toEqual([]);
    const [deed] = deedsIn(await say('log 113 lbs'));
    await say('energy 6 today');
    expect((await ann.call(confirmDeed, { params: { deedId: deed?.deedId ?? '' } })).status).toBe(409);
    expect((await ann.call(declineDeed, { params: { deedId: deed?.deedId ?? '' } })).status).toBe(409);
    await say('log 114 lbs');
    await say('yes');
    expect(await logsOf(ann)).toEqual(expect.arrayContaining(['weight 114', 'energy 6']));
  });
});
