import { describe, expect, it } from 'vitest';
import { sendChatMessage } from '#contract/chat.ts';
import { undoDeed } from '#contract/deeds.ts';
import { listLogs } from '#contract/logs.ts';
import { getActiveWorkoutPlan } from '#contract/plans.ts';
import { getProfile } from '#contract/profile.ts';
import type { Profile } from '#core/athlete/profile.ts';
import { type Caller, startTestApp } from '#test/app.ts';
import { generateWorkoutPlan, signUpAthlete } from '#test/athletes.ts';
import { makePremium } from '#test/membership.ts';
import { nextSessionOf } from '#test/next-session.ts';

const app = startTestApp();

/** Somebody with a plan for the gym, on a Monday at noon, in one conversation. */
async function trainee(answers: Partial<Profile> = {}) {
  const person = await signUpAthlete(app, { equipmentAccess: 'Full gym', workoutDuration: 60, ...answers });
  await makePremium(app, person);
  await generateWorkoutPlan(person);
  let sessionId: string | null = null;
  const say = async (message: string) => {
    app.clock.advance({ minutes: 1 });
    const { body } = await person.call(sendChatMessage, { body: { message, sessionId, locale: 'en-GB' } });
    sessionId = body.sessionId;
    return body;
  };
  const next = async () => await nextSessionOf(person);
  const lines = async () => ((await next()).exceptions ?? []).map(({ line }) => line);
  return { person, say, next, lines };
}

const cardsIn = ({ blocks }: { blocks: Awaited<ReturnType<Awaited<ReturnType<typeof trainee>>['say']>>['blocks'] }) =>
  blocks.flatMap((block) => (block.type === 'card' && block.card.kind === 'deed' ? [block.card] : []));

const logsOf = async (person: Caller) =>
  (await person.call(listLogs, { params: { userId: person.userId } })).body.map((log) =>
    log.logType === 'exercise_completion' ? `${log.exerciseName}: ${log.reps}, ${log.notes}` : log.logType,
  );

describe('one session, another way', () => {
  it('is short today, and whole again by an undo and by itself', async () => {
    const { say, next } = await trainee();
    const whole = (await next()).day;
    const told = await say('only 20 min today');
    expect(told.changed).toEqual(['workout_plans']);
    expect(told.response).toContain('in 20 minutes, today');
    const { asked, day } = await next();
    expect(day).toEqual(whole);
    expect(asked?.label).toBe('20 min');
    expect(asked?.day.estimatedMinutes).toBeLessThan(23);
    await say('undo');
    expect((await next()).asked).toBeUndefined();
    await say('I only have 25 min today');
    expect((await next()).asked?.label).toBe('25 min');
    app.clock.advance({ days: 1 });
    expect((await next()).asked).toBeUndefined();
  });

  it('is lighter, for who slept badly, and changes no answer', async () => {
    const { person, say, next } = await trainee();
    const before = (await person.call(getProfile, { params: { userId: person.userId } })).body;
    await say('something lighter today, slept 4 hrs');
    expect((await next()).asked?.label).toBe('Lighter');
    expect((await person.call(getProfile, { params: { userId: person.userId } })).body).toEqual(before);
  });

  it('is moved, moved again by a correction, and comes on its day', async () => {
    const { say, next, lines } = await trainee();
    await say('move tmrws workout to thurs');
    expect(await lines()).toEqual(['The session of tomorrow: moved to Thursday']);
    expect((await next()).waitsUntil).toBeUndefined();
    const fixed = await say('no, wednesday');
    expect(fixed.response).toContain('Wednesday');
    expect(await lines()).toEqual(['The session of tomorrow: moved to Wednesday']);
    app.clock.advance({ days: 1 });
    const { waitsUntil, because, dayName } = await next();
    expect(waitsUntil).toBe('2026-05-06');
    expect(because).toBe(`${dayName} waits until tomorrow, as you asked.`);
    app.clock.advance({ days: 1 });
    expect((await next()).waitsUntil).toBeUndefined();
    app.clock.advance({ days: 1 });
    expect(await lines()).toEqual([]);
  });

  it('is moved by two sentences, and an undo takes back the last word only', async () => {
    const { say, lines } = await trainee();
    await say('I shall be too tired on Saturday. Please put that session on Sunday.');
    expect(await lines()).toEqual(['The session of Saturday: moved to Sunday']);
    await say('No, I am sorry, Friday. I have the dentist on Sunday.');
    expect(await lines()).toEqual(['The session of Saturday: moved to Friday']);
    await say('undo');
    expect(await lines()).toEqual(['The session of Saturday: moved to Sunday']);
  });

  it('is left out, and waits for the next day', async () => {
    const { say, next } = await trainee();
    await say('skip today');
    expect((await next()).waitsUntil).toBe('2026-05-05');
    app.clock.advance({ days: 1 });
    expect((await next()).waitsUntil).toBeUndefined();
  });

  it('is left alone by what is only asked, hoped or of somebody else', async () => {
    const { say, lines } = await trainee();
    for (const message of ['can i skip today?', 'maybe only 20 min today', 'my wife only has 20 min today'])
      await say(message);
    expect(await lines()).toEqual([]);
  });
});

describe('a week, another way', () => {
  it('has what is there, under the person’s rules, ends early, and leaves plan and answers alone', async () => {
    const { person, say, next, lines } = await trainee({ injuries: ['knee'] });
    const planOf = async () =>
      (await person.call(getActiveWorkoutPlan, { params: { userId: person.userId } })).body.data;
    const before = await planOf();
    const own = (await next()).day;
    const told = await say('flying to denver mon to wed, hotel gym is prob just dumbbells. help');
    expect(told.response).toContain('Denver, until Wednesday: dumbbells only');
    const there = await next();
    const tools = there.day.exercises.map(({ equipment }) => equipment.toLowerCase());
    expect(tools.join()).not.toMatch(/barbell|machine|cable|treadmill|rower|bike/);
    expect(there.day).not.toEqual(own);
    expect(there.day.exercises.length).toBeGreaterThan(own.exercises.length / 2);
    expect(there.targets.length).toBeGreaterThan(0);
    expect(await planOf()).toEqual(before);
    await say('home tuesday actually');
    expect(await lines()).toEqual(['Denver, until tomorrow: dumbbells only']);
    await say('trip got cancelled, forget it');
    expect(await lines()).toEqual([]);
    expect((await next()).day).toEqual(own);
    await say('undo');
    expect(await lines()).toEqual(['Denver, until tomorrow: dumbbells only']);
    app.clock.advance({ days: 2 });
    expect((await next()).day).toEqual(own);
  });

  it('asks what is there where that was not said, and until when', async () => {
    const { say, lines } = await trainee();
    const asked = await say('flying to leeds tomorrow to friday, there is a hotel gym');
    expect(asked.response).toContain('What is there to train with?');
    await say('dumbbells');
    expect(await lines()).toEqual(['Leeds, tomorrow until Friday: dumbbells only']);
  });

  it('has fewer sessions, shorter ones, or none', async () => {
    const { say, next, lines } = await trainee();
    await say('only 2 days this week');
    expect(await lines()).toEqual(['This week: 2 sessions']);
    await say('this weeks absolute chaos keep everything small pls');
    expect((await next()).asked?.label).toBe('20 min');
    await say('no training this week');
    expect((await next()).waitsUntil).toBe('2026-05-11');
  });

  it('waits for a yes where it is long', async () => {
    const { say, lines } = await trainee();
    const held = await say('only bands for 14 days, on the road');
    expect(cardsIn(held)).toMatchObject([{ state: 'held' }]);
    expect(await lines()).toEqual([]);
    await say('yes');
    expect(await lines()).toHaveLength(1);
  });

  it('is nobody else’s', async () => {
    const [ann, bob] = [await trainee(), await trainee()];
    const [deed] = cardsIn(await ann.say('skip today'));
    expect(await bob.lines()).toEqual([]);
    expect((await bob.person.call(undoDeed, { params: { deedId: deed?.deedId ?? '' } })).status).toBe(404);
  });
});

describe('cardio that was done', () => {
  it('is logged once, corrected and taken out', async () => {
    const { person, say, next } = await trainee();
    const due = (await next()).dayName;
    await say('ran 12k in 1:05 this am, log it');
    expect(await logsOf(person)).toEqual(['Outdoor Run: 65 minutes, 12 km']);
    const fixed = await say('wait no 1:10');
    expect(fixed.response).toContain('70 minutes');
    await say('plus a 20 min walk w the dog');
    expect((await logsOf(person)).sort()).toEqual([
      'Outdoor Brisk Walk: 20 minutes, null',
      'Outdoor Run: 70 minutes, 12 km',
    ]);
    await say('undo');
    await say('undo');
    expect(await logsOf(person)).toEqual(['Outdoor Run: 65 minutes, 12 km']);
    expect((await next()).dayName).toBe(due);
  });

  it.each(['should i run 20 min today?', 'gonna run 20 min tonight', 'my wife ran 10k in 50 min'])(
    '%s',
    async (message) => {
      const { person, say } = await trainee();
      await say(message);
      expect(await logsOf(person)).toEqual([]);
    },
  );
});
