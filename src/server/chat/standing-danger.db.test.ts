import { expect, it } from 'vitest';
import { sendChatMessage } from '#contract/chat.ts';
import { startTestApp } from '#test/app.ts';
import { signUpAthlete } from '#test/athletes.ts';

const app = startTestApp();
const PHONE = { locale: 'en-US', timeZone: 'Europe/London' };

it('holds to a danger until it was looked at, with the number of where the phone is', async () => {
  const ann = await signUpAthlete(app);
  let sessionId: string | null = null;
  const say = async (message: string) => {
    app.clock.advance({ minutes: 3 });
    const { body } = await ann.call(sendChatMessage, { body: { message, sessionId, ...PHONE } });
    sessionId = body.sessionId;
    return body;
  };
  expect((await say('my chest hurts and my left arm is numb')).response).toContain('999');
  expect(await say('its prob nothing lol can I finish the lunges')).toMatchObject({
    source: 'safety',
    response: expect.stringMatching(/don’t train on this.*999/),
  });
  expect((await say('Maureen would have a word or two about that')).source).toBe('safety');
  expect((await say('what is for dinner today')).source).not.toBe('safety');
  expect((await say('Maureen would have a word or two about that')).source).not.toBe('safety');
  expect((await say('ok can I do my squats now')).source).toBe('safety');
  expect((await say('I rang them, they checked me, all fine')).source).not.toBe('safety');
  expect((await say('ok can I do my squats now')).source).not.toBe('safety');
});

it('keeps that somebody is nursing, and answers what she asks', async () => {
  const ann = await signUpAthlete(app);
  const message = "I'm breastfeeding, is one coffee before training ok?";
  const { body } = await ann.call(sendChatMessage, { body: { message } });
  expect(body.source).not.toBe('safety');
  expect(JSON.stringify(body.blocks)).toContain('Breastfeeding');
});
