import { describe, expect, it } from 'vitest';
import * as chat from '#contract/chat.ts';
import { type Caller, startTestApp } from '#test/app.ts';
import { signUpAthlete } from '#test/athletes.ts';
import { sweepChats } from '../db/housekeeping.ts';
import { chatMessages, chatSessions } from '../db/schema/chat.ts';

const app = startTestApp();

const member = (): Promise<Caller> => signUpAthlete(app, { weightLbs: 182 });
const send = (person: Caller, message: string, more: { sessionId?: string } = {}) =>
  person.call(chat.sendChatMessage, { body: { message, ...more } });
const sessionsOf = async (person: Caller) =>
  (await person.call(chat.listChatSessions, { params: { userId: person.userId } })).body;
const messagesOf = async (person: Caller, sessionId: string) =>
  (await person.call(chat.listChatMessages, { params: { sessionId } })).body;

describe('conversations', () => {
  it('are listed with how they began, the last one first, with all that was said', async () => {
    const ann = await member();
    const { body: first } = await send(ann, '  How   am I doing? ');
    app.clock.advance({ minutes: 1 });
    const { body: second } = await send(ann, `${'very '.repeat(40)}long`);
    app.clock.advance({ minutes: 1 });
    await send(ann, 'thanks', { sessionId: first.sessionId });
    const sessions = await sessionsOf(ann);
    expect(sessions.map(({ id }) => id)).toEqual([first.sessionId, second.sessionId]);
    expect(sessions[0]?.title).toBe('How am I doing?');
    expect(sessions[1]?.title.length).toBeLessThanOrEqual(61);
    const messages = await messagesOf(ann, first.sessionId);
    expect(messages.map(({ isUser, status }) => [isUser, status])).toEqual([
      [true, 'complete'],
      [false, 'complete'],
      [true, 'complete'],
      [false, 'complete'],
    ]);
    expect(messages[1]?.message).toBe(first.response);
    expect(messages[1]?.blocks).toEqual(first.blocks);
  });

  it('are exported, deleted, and gone after a year without a word', async () => {
    const ann = await member();
    const { body } = await send(ann, 'hello');
    const { body: exported } = await ann.call(chat.exportChats, {});
    expect(exported.sessions[0]?.messages.map(({ message }) => message)).toEqual(['hello', body.response]);
    await send(ann, 'goodbye');
    await ann.call(chat.deleteChatSession, { params: { sessionId: body.sessionId } });
    expect((await ann.call(chat.listChatMessages, { params: { sessionId: body.sessionId } })).status).toBe(404);
    await sweepChats(app.database.db, new Date(app.clock.now().getTime() + 364 * 86_400_000), 365);
    expect(await app.database.db.select().from(chatSessions)).toHaveLength(1);
    await sweepChats(app.database.db, new Date(app.clock.now().getTime() + 366 * 86_400_000), 365);
    expect(await app.database.db.select().from(chatSessions)).toEqual([]);
    expect(await app.database.db.select().from(chatMessages)).toEqual([]);
  });

  it('leave no trace of what was said in the log', async () => {
    const ann = await member();
    await send(ann, 'my marzipan canary hurts, I weigh 180');
    await send(ann, 'I want to kill myself, marzipan');
    expect(JSON.stringify(app.logged())).not.toMatch(/marzipan/);
  });
});
