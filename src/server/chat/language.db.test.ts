import { expect, it } from 'vitest';
import { sendChatMessage } from '#contract/chat.ts';
import { startTestApp } from '#test/app.ts';
import { signUpAthlete } from '#test/athletes.ts';

const app = startTestApp();

it.each([
  ['Hola Rae, ¿qué toca hoy de cenar?', /inglés/],
  ['Bonjour, qu’est-ce que je dois manger ce soir ?', /anglais/],
  ['今日は何を食べたらいいですか', /英語/],
])('%s is answered in its own language, with a way on', async (message, answer) => {
  const ann = await signUpAthlete(app);
  const { body } = await ann.call(sendChatMessage, { body: { message } });
  expect(body.response).toMatch(answer);
  expect(body.blocks.at(-1)).toMatchObject({ type: 'card', card: { kind: 'choice' } });
});

it('is never in the way of an emergency', async () => {
  const ann = await signUpAthlete(app);
  const { body } = await ann.call(sendChatMessage, { body: { message: 'hola, I want to kill myself, quiero morir' } });
  expect(body.source).toBe('safety');
});
