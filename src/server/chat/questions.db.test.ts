import { describe, expect, it } from 'vitest';
import * as chat from '#contract/chat.ts';
import { completeExercise, logProgress } from '#contract/logs.ts';
import { generatePlan } from '#contract/plans.ts';
import { type Caller, startTestApp } from '#test/app.ts';
import { signUpAthlete } from '#test/athletes.ts';

const app = startTestApp();

type More = { sessionId?: string; units?: 'imperial' | 'metric'; locale?: string };
const ask = async (person: Caller, message: string, more: More = {}) =>
  (await person.call(chat.sendChatMessage, { body: { message, ...more } })).body;
const said = ({ blocks }: { blocks: readonly chat.CoachBlock[] }) =>
  blocks.flatMap((block) => (block.type === 'text' ? [block.text] : [])).join(' ');
const cards = ({ blocks }: { blocks: readonly chat.CoachBlock[] }) =>
  blocks.flatMap((block) => (block.type === 'card' ? [block.card] : []));

async function weigh(person: Caller, values: readonly number[]): Promise<void> {
  for (const value of values) {
    await person.call(logProgress, { body: { logType: 'weight', value, unit: 'lbs' } });
    app.clock.advance({ days: 3 });
  }
}

async function bench(person: Caller, weightLbs: number): Promise<void> {
  const exerciseData = {
    exerciseName: 'Barbell Bench Press',
    sets: 2,
    reps: '8',
    dayName: 'A',
    category: 'strength' as const,
  };
  const performed = [1, 2].map((set) => ({ set, weightLbs, reps: 8 }));
  expect((await person.call(completeExercise, { body: { exerciseData, performed } })).status).toBe(200);
}

describe('a question to the data', () => {
  it('is answered from the log and the plans, with its sources and a chart, and stays so after a reload', async () => {
    const ann = await signUpAthlete(app, { goal: 'weight_loss', targetWeightLbs: 150 });
    for (const type of ['meal', 'workout'] as const) await ann.call(generatePlan, { body: { type } });
    await weigh(ann, [165, 165.4, 164.8, 165.2, 165, 164.9]);
    const answer = await ask(ann, 'why am I not losing anything?');
    expect(said(answer)).toMatch(/^Your plan expects about [\d.]+ lbs down a week; the scale shows/);
    expect(cards(answer).map(({ kind }) => kind)).toEqual(['chart', 'figures', 'choice']);
    expect(answer).toMatchObject({ source: 'built_in', changed: [], profileUpdated: false });
    const two = await ask(ann, 'how many workouts this month? and what’s for dinner', { sessionId: answer.sessionId });
    expect(said(two)).toMatch(/No session is in your log yet.*Dinner is /s);
    const { body: messages } = await ann.call(chat.listChatMessages, { params: { sessionId: answer.sessionId } });
    expect(messages[1]?.blocks).toEqual(answer.blocks);
  });

  it('takes what is left out from the question before, in whatever conversation it stands', async () => {
    const ann = await signUpAthlete(app);
    await ann.call(generatePlan, { body: { type: 'meal' } });
    const first = await ask(ann, 'how much protein left today');
    expect(said(first)).toContain('g of protein');
    const { sessionId } = first;
    expect(said(await ask(ann, 'ok and calories', { sessionId }))).toMatch(/holds [\d,]+ kcal: breakfast \d+/);
    expect(said(await ask(ann, 'why?', { sessionId }))).toContain('You burn about');
    expect(said(await ask(ann, 'why?'))).not.toContain('You burn about');
  });

  it('takes it from a question that was heard by its meaning alone, too', async () => {
    const ann = await signUpAthlete(app);
    await ann.call(generatePlan, { body: { type: 'meal' } });
    const { sessionId } = await ask(ann, 'did i get enough protein in yesterday you think');
    expect(said(await ask(ann, 'and for fat?', { sessionId }))).toMatch(/marked as eaten yesterday.* g of fat/);
  });

  it('is asked of the dish that was just swapped in, also after a reload, and changes nothing', async () => {
    const ann = await signUpAthlete(app, { foodAllergies: 'peanuts' });
    await ann.call(generatePlan, { body: { type: 'meal' } });
    const { sessionId, ...swapped } = await ask(ann, 'swap my dinner for something else');
    const dish = cards(swapped).find(({ kind }) => kind === 'meal');
    if (dish?.kind !== 'meal') throw new Error('no dish is shown');
    const grams = /(\d+) g protein/.exec(dish.line)?.[1];
    const protein = await ask(ann, 'how much protein is that', { sessionId });
    expect(said(protein)).toContain(`${dish.name} (dinner today): ${grams} g of protein`);
    const nuts = await ask(ann, 'any peanuts in it?', { sessionId });
    expect(said(nuts)).toContain(`${dish.name}, dinner today holds no peanuts`);
    expect(said(await ask(ann, 'is that ok for me?', { sessionId }))).toMatch(/^By your answers, yes: .*peanut/);
    expect([protein, nuts].flatMap(({ changed }) => changed)).toEqual([]);
  });

  it('counts what was marked as eaten', async () => {
    const ann = await signUpAthlete(app);
    await ann.call(generatePlan, { body: { type: 'meal' } });
    const { sessionId } = await ask(ann, 'had breakfast as planned');
    expect(said(await ask(ann, 'how many calories does that come to', { sessionId }))).toMatch(
      /^You’ve had [\d,]+ kcal of [\d,]+ today: breakfast [\d,]+\./,
    );
  });

  it('is of the person who asks, in their units', async () => {
    const [ann, bob] = [await signUpAthlete(app), await signUpAthlete(app)];
    await bench(ann, 110);
    const inPounds = await ask(ann, 'what is my bench pr');
    expect(said(inPounds)).toContain('Your best barbell bench press is 110 lbs × 8, today.');
    expect(said(await ask(ann, 'what is my bench pr', { units: 'metric' }))).toContain('49.9 kg × 8');
    expect(said(await ask(ann, 'what is my bench pr', { locale: 'en-GB' }))).toContain('49.9 kg × 8');
    expect(said(await ask(bob, 'what is my bench pr'))).toBe('No set of bench press is in your log, so I can’t say.');
  });

  it('gives no figure of the body to who must not be shown any', async () => {
    const ann = await signUpAthlete(app, { medicalConditions: 'Anorexia, long ago' });
    await weigh(ann, [120, 121, 120, 119]);
    for (const question of ['how is my weight', 'why am I not losing weight', 'am I on track', 'calories left today']) {
      const answer = await ask(ann, question);
      expect(said(answer)).not.toMatch(/\d (?:lbs|kg|kcal|g)\b/);
      expect(JSON.stringify(cards(answer))).not.toMatch(/"(?:lbs|kg|kcal|g)"/);
    }
  });

  it('says what was changed of the answers', async () => {
    const ann = await signUpAthlete(app, { sleepHours: 7.5 });
    await ask(ann, 'I sleep 6 hours a night now');
    expect(said(await ask(ann, 'what did you change?'))).toMatch(
      /from 7.5 hours a night to 6 hours a night, changed, today/,
    );
  });
});
