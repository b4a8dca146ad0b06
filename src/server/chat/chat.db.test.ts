import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import * as chat from '#contract/chat.ts';
import { listLogs } from '#contract/logs.ts';
import { getMembership } from '#contract/membership.ts';
import { getProfile, undoProfileChange } from '#contract/profile.ts';
import type { Profile } from '#core/athlete/profile.ts';
import { type Caller, startTestApp } from '#test/app.ts';
import { signUpAthlete } from '#test/athletes.ts';
import { makePremium } from '#test/membership.ts';
import { chatMessages } from '../db/schema/chat.ts';

const app = startTestApp();

const member = (answers: Partial<Profile> = {}): Promise<Caller> => signUpAthlete(app, { weightLbs: 182, ...answers });

const send = (person: Caller, message: string, more: { sessionId?: string; idempotencyKey?: string } = {}) => {
  const { idempotencyKey, ...body } = more;
  return person.call(chat.sendChatMessage, {
    body: { message, ...body },
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  });
};

const profileOf = async (person: Caller) => (await person.call(getProfile, { params: { userId: person.userId } })).body;
const sessionsOf = async (person: Caller) =>
  (await person.call(chat.listChatSessions, { params: { userId: person.userId } })).body;
const messagesOf = async (person: Caller, sessionId: string) =>
  (await person.call(chat.listChatMessages, { params: { sessionId } })).body;
const usedToday = async (person: Caller) => (await person.call(getMembership, {})).body.chatMessages.used;

const changeIn = (blocks: readonly chat.CoachBlock[]) =>
  blocks.flatMap((block) => (block.type === 'card' && block.card.kind === 'change' ? [block.card] : []))[0];

describe('what a person says of themselves', () => {
  it('changes the profile, with a card that can undo it', async () => {
    const ann = await member();
    const { body } = await send(ann, 'I weigh 180 lbs now, please change it in my profile');
    expect(body).toMatchObject({ profileUpdated: true, source: 'built_in', changed: ['profile', 'logs'] });
    expect(body.updates).toEqual([{ field: 'weightLbs', before: 182, after: 180 }]);
    expect((await profileOf(ann)).weightLbs).toBe(180);
    const card = changeIn(body.blocks);
    expect(card).toMatchObject({ state: 'applied' });
    await ann.call(undoProfileChange, { params: { changeId: card?.changeId ?? '' } });
    expect((await profileOf(ann)).weightLbs).toBe(182);
    const [, reply] = await messagesOf(ann, body.sessionId);
    expect(changeIn(reply?.blocks ?? [])?.state, 'shown as it stands now').toBe('undone');
  });

  it('waits for a yes when it would take a protection away', async () => {
    const ann = await member({ foodAllergies: 'Peanuts' });
    const { body: asked } = await send(ann, "I'm not allergic to peanuts any more");
    expect(asked.profileUpdated).toBe(false);
    expect(asked.pending).toMatchObject([{ field: 'foodAllergies', before: 'Peanuts' }]);
    expect((await profileOf(ann)).foodAllergies).toBe('Peanuts');
    const { body: done } = await send(ann, 'yes', { sessionId: asked.sessionId });
    expect(done).toMatchObject({ profileUpdated: true });
    expect((await profileOf(ann)).foodAllergies).not.toContain('Peanuts');
  });

  it('is left as it is after a no', async () => {
    const ann = await member({ foodAllergies: 'Peanuts' });
    const { body: asked } = await send(ann, "I'm not allergic to peanuts any more");
    await send(ann, 'no', { sessionId: asked.sessionId });
    await send(ann, 'yes', { sessionId: asked.sessionId });
    expect((await profileOf(ann)).foodAllergies).toBe('Peanuts');
  });

  it('is logged where it is something to log', async () => {
    const ann = await member();
    const { body } = await send(ann, 'Please log my energy as 7');
    expect(body.changed).toEqual(['logs']);
    const { body: logs } = await ann.call(listLogs, { params: { userId: ann.userId } });
    expect(logs).toMatchObject([{ logType: 'energy', value: 7 }]);
  });

  it('is kept where it protects them, in every later conversation', async () => {
    const ann = await member();
    const { body } = await send(ann, 'I have been making myself throw up after meals');
    expect([body.source, body.profileUpdated]).toEqual(['safety', true]);
    expect((await profileOf(ann)).hidesNumbers).toBe(true);
    const { body: later } = await send(ann, 'How many calories should I eat?');
    expect(later.sessionId).not.toBe(body.sessionId);
    expect(JSON.stringify(later.blocks)).not.toMatch(/\d{3,}/);
  });

  it('ends the coaching where it is an age under 18, until it is taken back', async () => {
    const ann = await member();
    const told = await send(ann, 'actually im 15, can you help');
    expect((await profileOf(ann)).medicalConditions).toContain('Under 18');
    const later = await send(ann, 'make me a new meal plan');
    expect([later.body.source, later.body.response]).toEqual(['safety', expect.stringContaining('before you are 18')]);
    const card = changeIn(told.body.blocks);
    if (card === undefined) throw new Error('no card to undo');
    await ann.call(undoProfileChange, { params: { changeId: card.changeId } });
    expect((await send(ann, 'how am I doing?')).body.source).toBe('built_in');
  });

  it('comes after advice to see a doctor without a cheerful answer', async () => {
    const ann = await member();
    const { body } = await send(ann, 'I heard a pop in my knee. How am I doing?');
    expect(body.response).toContain('see a doctor');
    expect(body.response).not.toContain('nothing in your log');
  });

  it('is answered with an invitation before the questionnaire, uncounted', async () => {
    const ann = await app.signUp();
    const { body } = await send(ann, 'hello');
    expect(body.response).toContain('questions');
    expect(await usedToday(ann)).toBe(0);
  });
});

describe('the messages of a day', () => {
  it('are five for free, exactly, however many are sent at once', async () => {
    const ann = await member();
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => send(ann, `how am I doing? ${at}`)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect(statuses.filter((status) => status === 403)).toHaveLength(15);
    expect(answers.find(({ status }) => status === 403)?.error).toMatchObject({ code: 'limit_reached' });
    expect(await app.database.db.select().from(chatMessages), 'what is refused leaves nothing').toHaveLength(10);
    expect(await sessionsOf(ann)).toHaveLength(5);
  });

  it('come back with the next day (UTC), not with the deletion of a conversation', async () => {
    const ann = await member();
    const { body } = await send(ann, 'how am I doing?');
    expect(body.allowance).toEqual({ limit: 5, left: 4, resetsAt: '2026-05-05T00:00:00.000Z' });
    for (let message = 1; message < 5; message++) await send(ann, 'how am I doing?');
    await ann.call(chat.deleteChatSession, { params: { sessionId: body.sessionId } });
    expect((await send(ann, 'hello')).status).toBe(403);
    app.clock.set('2026-05-05T00:00:00.000Z');
    expect((await send(ann, 'hello')).status).toBe(200);
  });

  it('are not used up by what cannot wait', async () => {
    const ann = await member();
    for (let message = 0; message < 5; message++) await send(ann, 'how am I doing?');
    const { body } = await send(ann, 'I want to kill myself');
    expect([body.source, body.allowance.left]).toEqual(['safety', 0]);
    expect(body.response).toContain('988');
    const [first] = await sessionsOf(ann);
    expect(first?.title).not.toMatch(/kill/);
  });

  it('have no end for who pays', async () => {
    const ann = await member();
    await makePremium(app, ann);
    for (let message = 0; message < 6; message++) expect((await send(ann, 'hello')).status).toBe(200);
    expect(await usedToday(ann)).toBe(0);
  });
});

describe('a message that is sent again', () => {
  it('is answered once and counted once', async () => {
    const ann = await member();
    const idempotencyKey = randomUUID();
    const { body: first } = await send(ann, 'Please log my energy as 7', { idempotencyKey });
    const { body: again } = await send(ann, 'Please log my energy as 7', { idempotencyKey });
    expect(again).toEqual(first);
    expect(await usedToday(ann)).toBe(1);
    expect((await ann.call(listLogs, { params: { userId: ann.userId } })).body).toHaveLength(1);
  });

  it('is done once also when it is sent ten times at once', async () => {
    const ann = await member();
    const idempotencyKey = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => send(ann, 'Please log my energy as 7', { idempotencyKey })),
    );
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(await usedToday(ann)).toBe(1);
    expect((await ann.call(listLogs, { params: { userId: ann.userId } })).body).toHaveLength(1);
  });

  it('is refused under the id of another message', async () => {
    const ann = await member();
    const idempotencyKey = randomUUID();
    await send(ann, 'hello', { idempotencyKey });
    expect((await send(ann, 'goodbye', { idempotencyKey })).error.code).toBe('idempotency_mismatch');
  });

  it('is written anew, and counted once, after a server left it half done', async () => {
    const ann = await member();
    const idempotencyKey = randomUUID();
    const { body } = await send(ann, 'hello', { idempotencyKey });
    await app.database.db.update(chatMessages).set({ status: 'pending', reply: null });
    const [said, open] = await messagesOf(ann, body.sessionId);
    expect([said?.clientMessageId, open?.status]).toEqual([idempotencyKey, 'pending']);
    app.clock.advance({ minutes: 5 });
    expect((await messagesOf(ann, body.sessionId))[1]?.status).toBe('failed');
    const { body: again } = await send(ann, 'hello', { idempotencyKey });
    expect(again.messageId).toBe(body.messageId);
    expect(again.response).toBe(body.response);
    expect(await usedToday(ann)).toBe(1);
  });
});

describe('the stream', () => {
  it('says the conversation, the words, the cards, then all of it', async () => {
    const ann = await member();
    const response = await app.app.inject({
      method: 'POST',
      url: '/api/profile/chat-update',
      headers: { cookie: ann.cookie, accept: 'text/event-stream' },
      payload: { message: 'I weigh 180 lbs now, please change it in my profile' },
    });
    expect(response.headers['content-type']).toContain('text/event-stream');
    const events = response.body
      .trim()
      .split('\n\n')
      .map((event) => /^event: (\w+)\ndata: (.*)$/.exec(event))
      .map((parts) => ({ name: parts?.[1] ?? '', data: JSON.parse(parts?.[2] ?? 'null') }));
    const dataOf = (name: string) => events.filter((event) => event.name === name).map(({ data }) => data);
    expect(events.map(({ name }) => name).filter((name, at, all) => name !== all[at - 1])).toEqual(
      expect.arrayContaining(['session', 'token', 'card', 'done']),
    );
    expect([events[0]?.name, events.at(-1)?.name]).toEqual(['session', 'done']);
    for (const { name, data } of events) {
      if (name !== 'done') chat.chatEventSchemas[name as 'session' | 'token' | 'card'].parse(data);
    }
    const done = chat.sendChatMessage.response.parse(dataOf('done')[0]);
    const words = dataOf('token').map(({ text }) => text);
    expect(words.join('')).toBe(done.response);
    expect(words.length).toBeGreaterThan(3);
    expect(dataOf('session')).toEqual([expect.objectContaining({ messageId: done.messageId })]);
  });

  it('ends with the refusal', async () => {
    const ann = await member();
    const response = await app.app.inject({
      method: 'POST',
      url: '/api/profile/chat-update',
      headers: { cookie: ann.cookie, accept: 'text/event-stream' },
      payload: { message: 'hello', sessionId: randomUUID() },
    });
    expect(response.body).toMatch(/^event: error\ndata: .*We could not find that conversation\./);
  });
});
