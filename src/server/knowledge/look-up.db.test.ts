import { afterAll, describe, expect, it } from 'vitest';
import * as chat from '#contract/chat.ts';
import { getMembership } from '#contract/membership.ts';
import { type Caller, startTestApp } from '#test/app.ts';
import { signUpAthlete } from '#test/athletes.ts';
import { stopKnowledge } from './meaning-of.ts';

const app = startTestApp();
afterAll(stopKnowledge);

const say = async (person: Caller, message: string) =>
  (await person.call(chat.sendChatMessage, { body: { message } })).body;
const usedToday = async (person: Caller) => (await person.call(getMembership, {})).body.chatMessages.used;
const cardsIn = ({ blocks }: Pick<chat.ChatAnswer, 'blocks'>) =>
  blocks.flatMap((block) => (block.type === 'card' ? [block.card] : []));

describe('a question of general knowledge', () => {
  it('is answered, with its limits and its source', async () => {
    const ann = await signUpAthlete(app);
    const answer = await say(ann, 'how much protein can your body absorb in one meal');
    expect(answer.response).toMatch(/^There is no hard cap/);
    expect(cardsIn(answer)).toMatchObject([{ kind: 'knowledge', title: 'Protein in one meal' }]);
    expect(await usedToday(ann)).toBe(1);
  });

  it('is answered with a caution first where a condition asks for one', async () => {
    const ann = await signUpAthlete(app, { medicalConditions: 'chronic kidney disease' });
    const { response } = await say(ann, 'how much protein can your body absorb in one meal');
    expect(response).toMatch(/^With your kidneys, the clinic’s word goes before mine/);
    expect(response).toContain('There is no hard cap');
  });

  it('is not answered with figures where they could do harm', async () => {
    const ann = await signUpAthlete(app, { medicalConditions: 'history of an eating disorder' });
    const answer = await say(ann, 'how many calories in beer and wine');
    expect(answer.response).not.toMatch(/\d/);
    expect(cardsIn(answer)).toEqual([]);
  });

  it('about an exercise is answered with its steps, by whatever name it goes', async () => {
    const ann = await signUpAthlete(app);
    expect(cardsIn(await say(ann, 'how do u do rdls'))).toMatchObject([
      { kind: 'exercise', exerciseId: 'barbell-romanian-deadlift' },
    ]);
    expect(cardsIn(await say(ann, 'where should the rope go on face pulls'))).toMatchObject([
      { kind: 'exercise', exerciseId: 'face-pull' },
    ]);
  });

  it('about a price is answered from the table of prices', async () => {
    const ann = await signUpAthlete(app);
    const answer = await say(ann, 'whats premium cost');
    expect(answer.response).toContain('$29.99 a month or $199.99 a year');
    expect(cardsIn(answer)).toMatchObject([{ kind: 'figures' }]);
  });
});

describe('a question that has no answer', () => {
  it('gets one sentence and two buttons, and costs no message', async () => {
    const ann = await signUpAthlete(app);
    const answer = await say(ann, 'who won the world cup');
    const [card, ...others] = cardsIn(answer);
    expect(others).toEqual([]);
    expect(card?.kind === 'choice' && card.choices.length).toBe(2);
    expect(answer.response).not.toMatch(/create your account|help page/i);
    expect(answer.allowance).toMatchObject({ limit: 5, left: 5 });
    expect(await usedToday(ann)).toBe(0);
  });
});

describe('a question beside something told', () => {
  it('is answered, and what was told is kept', async () => {
    const ann = await signUpAthlete(app, { weightLbs: 182 });
    const answer = await say(ann, 'I weigh 180 lbs now. does creatine make you bald?');
    expect(answer.updates).toMatchObject([{ field: 'weightLbs', after: 180 }]);
    expect(cardsIn(answer)).toContainEqual(expect.objectContaining({ kind: 'knowledge', title: 'Is creatine safe' }));
  });
});
