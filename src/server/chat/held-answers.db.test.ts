import { describe, expect, it } from 'vitest';
import * as chat from '#contract/chat.ts';
import { confirmProfileChange, getProfile } from '#contract/profile.ts';
import type { Profile } from '#core/athlete/profile.ts';
import { type Caller, startTestApp } from '#test/app.ts';
import { signUpAthlete } from '#test/athletes.ts';

const app = startTestApp();

const member = (answers: Partial<Profile> = {}): Promise<Caller> => signUpAthlete(app, answers);
const send = (person: Caller, message: string, more: { sessionId?: string } = {}) =>
  person.call(chat.sendChatMessage, { body: { message, ...more } });
const profileOf = async (person: Caller) => (await person.call(getProfile, { params: { userId: person.userId } })).body;
const changeIn = (blocks: readonly chat.CoachBlock[]) =>
  blocks.flatMap((block) => (block.type === 'card' && block.card.kind === 'change' ? [block.card] : []))[0];

describe('what a person tells that keeps them safe', () => {
  it('waits for a tap also where it would keep them safe, and stays offered', async () => {
    const ann = await member({ foodAllergies: 'Peanuts' });
    const { body: told } = await send(ann, "I'm allergic to sesame");
    expect(told).toMatchObject({ profileUpdated: false, pending: [{ after: 'Peanuts, sesame' }] });
    expect(told.response).toContain('isn’t kept');
    const { sessionId } = told;
    await send(ann, 'how am I doing?', { sessionId });
    const { body: yes } = await send(ann, 'yes', { sessionId });
    expect(yes.profileUpdated, 'a yes to something else').toBe(false);
    const changeId = changeIn(told.blocks)?.changeId ?? '';
    expect((await ann.call(confirmProfileChange, { params: { changeId } })).status).toBe(200);
    expect((await profileOf(ann)).foodAllergies).toBe('Peanuts, sesame');
  });

  it('is confirmed with one tap where it was told in two messages', async () => {
    const ann = await member({ foodAllergies: 'Peanuts' });
    const { body: first } = await send(ann, "I'm allergic to sesame");
    const { body: then } = await send(ann, "I'm allergic to kiwi, too", { sessionId: first.sessionId });
    expect(then.pending).toMatchObject([{ before: 'Peanuts', after: 'Peanuts, sesame, kiwi' }]);
    await send(ann, 'yes', { sessionId: first.sessionId });
    expect((await profileOf(ann)).foodAllergies).toBe('Peanuts, sesame, kiwi');
  });

  it('is kept at once where it was tapped already', async () => {
    const ann = await member();
    const { body: hurt } = await send(ann, 'my knee hurts');
    await send(ann, 'Please protect my knee', { sessionId: hurt.sessionId });
    expect((await profileOf(ann)).injuries).toEqual(['knee']);
  });
});
