import { expect, it } from 'vitest';
import { sendChatMessage } from '#contract/chat.ts';
import { createProfile, getProfile } from '#contract/profile.ts';
import { understand } from '#core/coach/understand.ts';
import { startTestApp } from '#test/app.ts';
import { anAthlete } from '#test/personas.ts';

const app = startTestApp();

const answers = anAthlete({ stressLevel: 'moderate' });
/** Which of these is only likely meant changes with every training of the classifier. */
const VAGUE = [
  'high stress over here',
  'the stress of it all, high',
  'high stress, as ever',
  'stress again, and high',
  'a high stress sort of year',
];
const context = { profile: answers, history: [], hasPending: false, exercises: [] };
const vague = VAGUE.find((message) => understand(message, context).isGuess) ?? '';

async function hinting() {
  const ann = await app.signUp();
  await ann.call(createProfile, { body: answers });
  const { body } = await ann.call(sendChatMessage, { body: { message: vague } });
  const say = (message: string) => ann.call(sendChatMessage, { body: { message, sessionId: body.sessionId } });
  const stress = async () => (await ann.call(getProfile, { params: { userId: ann.userId } })).body.stressLevel;
  return { asked: body, say, stress };
}

it('asks whether it was meant before it changes what was only hinted at', async () => {
  const { asked, say, stress } = await hinting();
  expect(asked).toMatchObject({ profileUpdated: false, pending: [{ field: 'stressLevel', after: 'high' }] });
  expect(asked.response).toContain('Did I get that right?');
  expect(await stress()).toBe('moderate');
  expect((await say('yes')).body).toMatchObject({ profileUpdated: true });
  expect(await stress()).toBe('high');
});

it('leaves what was only hinted at as it is after a no', async () => {
  const { say, stress } = await hinting();
  await say('no');
  expect(await stress()).toBe('moderate');
});
