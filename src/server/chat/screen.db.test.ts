import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { sendChatMessage } from '#contract/chat.ts';
import { startTestApp } from '#test/app.ts';
import { signUpAthlete } from '#test/athletes.ts';

const app = startTestApp();
const player = { kind: 'player', planId: randomUUID(), dayIndex: 0, exerciseId: 'goblet-squat', set: 2 } as const;

it('what is on the screen tells what "this" is; without it, nothing changes', async () => {
  const ann = await signUpAthlete(app);
  const ask = (screen?: typeof player) => ann.call(sendChatMessage, { body: { message: 'How do I do this?', screen } });
  const cards = async (screen?: typeof player) =>
    (await ask(screen)).body.blocks.flatMap((block) => (block.type === 'card' ? [block.card.kind] : []));
  expect(await cards(player)).toContain('exercise');
  expect(await cards()).not.toContain('exercise');
});

it('an unknown exercise is no screen, a screen of no kind is refused', async () => {
  const ann = await signUpAthlete(app);
  const say = (screen: object) =>
    ann.call(sendChatMessage, { body: { message: 'How do I do this?', screen } as never });
  expect((await say({ ...player, exerciseId: 'no-such-thing' })).status).toBe(200);
  expect((await say({ kind: 'kitchen' })).status).toBe(400);
  expect((await say({ ...player, more: 1 })).status).toBe(400);
});
