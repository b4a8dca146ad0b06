import { describe, expect, it } from 'vitest';
import * as chat from '#contract/chat.ts';
import { getMembership } from '#contract/membership.ts';
import type { Profile } from '#core/athlete/profile.ts';
import type { Caller } from '#test/app.ts';
import { signUpAthlete } from '#test/athletes.ts';
import { startModelApp } from '#test/model-app.ts';

const { app, model, agree } = startModelApp();
const GOOD = 'Good to hear from you. A short walk today would do you good.';
const POLL = { timeout: 10_000 };
const QUESTION = 'How do you feel about my week?';

const member = (answers: Partial<Profile> = {}): Promise<Caller> => signUpAthlete(app, { weightLbs: 182, ...answers });

async function agreed(answers: Partial<Profile> = {}): Promise<Caller> {
  const person = await member(answers);
  await agree(person);
  return person;
}

const send = (person: Caller, message: string) => person.call(chat.sendChatMessage, { body: { message } });
const usedToday = async (person: Caller) => (await person.call(getMembership, {})).body.chatMessages.used;
const choicesIn = (blocks: readonly chat.CoachBlock[]) =>
  blocks.flatMap((block) => (block.type === 'card' && block.card.kind === 'choice' ? block.card.choices : []));

/** A promise, and what fulfils it. */
function held() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

describe('a language model behind the coach', () => {
  it('is asked only of who agreed, and no longer of who took it back', async () => {
    const ann = await member();
    model().answers({ text: GOOD });
    expect((await ann.call(chat.getCoachSettings, {})).body).toEqual({
      aiConsent: false,
      readingConsent: false,
      model: { provider: 'openai-compatible', name: 'fake' },
      keptDays: 365,
    });
    expect((await send(ann, QUESTION)).body.source).toBe('built_in');
    await agree(ann);
    const { body } = await send(ann, QUESTION);
    expect([body.source, body.response, body.notice]).toEqual(['model', GOOD, null]);
    await ann.call(chat.setCoachSettings, { body: { aiConsent: false } });
    expect((await send(ann, QUESTION)).body.source).toBe('built_in');
    expect(model().asked).toHaveLength(1);
  });

  it('streams its words after what the server did, which it cannot do itself', async () => {
    const ann = await agreed();
    model().answers({ text: ['Good to hear ', 'from you. A short ', 'walk today would do you good.'] });
    const response = await app.app.inject({
      method: 'POST',
      url: '/api/profile/chat-update',
      headers: { cookie: ann.cookie, accept: 'text/event-stream' },
      payload: { message: 'I weigh 180 lbs now, please change it in my profile' },
    });
    const names = [...response.body.matchAll(/^event: (\w+)/gm)].map(([, name]) => name);
    expect(names.indexOf('card')).toBeLessThan(names.lastIndexOf('token'));
    expect(response.body).toContain('"profileUpdated":true');
    expect(model().asked[0]?.body).toContain('weightLbs');
  });

  it('never hears of an emergency', async () => {
    const ann = await agreed();
    model().answers({ text: GOOD });
    expect((await send(ann, 'I want to kill myself')).body.source).toBe('safety');
    expect(model().asked).toEqual([]);
  });

  it('may offer a button, for what the person could ask for themselves, and nothing else', async () => {
    const ann = await agreed({ foodAllergies: 'Peanuts' });
    const offer = (sentence: string) => ({ name: 'suggest', input: { sentence } });
    const calls = [
      offer('Please log my energy as 7'),
      offer("I'm not allergic to peanuts any more"),
      offer('Set my weight to -5 lbs'),
      offer('blah'),
    ];
    model().answers({ calls }, { text: GOOD });
    const { body } = await send(ann, QUESTION);
    expect(body.changed).toEqual([]);
    expect(choicesIn(body.blocks).map(({ say }) => say)).toContain('Please log my energy as 7');
    expect(
      choicesIn(body.blocks)
        .map(({ say }) => say)
        .join(),
    ).not.toMatch(/allergic|-5|blah/);
  });

  it.each([
    { name: 'fails', script: { status: 500 } },
    { name: 'falls silent', script: { resetsAfter: 'Well, ' } },
    { name: 'says what nothing was read of', script: { text: 'Eat 4321 calories today.' } },
    { name: 'claims to have done something', script: { text: 'I have changed your weight to 150 lbs.' } },
  ])('gives way to the built-in coach when it $name, says so, and costs nothing', async ({ script }) => {
    const ann = await agreed();
    model().answers(script);
    const { body } = await send(ann, QUESTION);
    expect([body.source, body.allowance.left]).toEqual(['built_in', 5]);
    expect(body.notice).toContain('built-in');
    expect(body.response).not.toMatch(/4321|150|changed/);
    expect(body.response.length).toBeGreaterThan(10);
    const { body: messages } = await ann.call(chat.listChatMessages, { params: { sessionId: body.sessionId } });
    expect(messages[1]).toMatchObject({ status: 'complete', notice: body.notice, blocks: body.blocks });
    expect(await usedToday(ann)).toBe(0);
  });

  it('is asked one thing at a time', async () => {
    const ann = await agreed();
    const { promise: until, resolve: goOn } = held();
    model().answers({ text: GOOD, until });
    const first = send(ann, QUESTION);
    await expect.poll(() => model().asked.length, POLL).toBe(1);
    const second = await send(ann, QUESTION);
    expect([second.status, second.headers['retry-after']]).toEqual([409, '2']);
    goOn();
    expect((await first).status).toBe(200);
    expect(await usedToday(ann)).toBe(1);
  });

  it('is found writing, and what it wrote is found, by who loads the page anew', async () => {
    const ann = await agreed();
    const { promise: until, resolve: goOn } = held();
    model().answers({ text: GOOD, until });
    const first = send(ann, QUESTION);
    await expect.poll(() => model().asked.length, POLL).toBe(1);
    const [session] = (await ann.call(chat.listChatSessions, { params: { userId: ann.userId } })).body;
    const read = async () =>
      (await ann.call(chat.listChatMessages, { params: { sessionId: session?.id ?? '' } })).body[1];
    expect(await read()).toMatchObject({ status: 'pending', message: '' });
    goOn();
    await first;
    expect(await read()).toMatchObject({ status: 'complete', message: GOOD });
  });
});
