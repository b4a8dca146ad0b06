import { afterEach, describe, expect, it } from 'vitest';
import { sendChatMessage } from '#contract/chat.ts';
import { createProfile } from '#contract/profile.ts';
import { readSafety } from '#core/coach/safety/read-safety.ts';
import { startTestApp } from '#test/app.ts';
import { anAthlete } from '#test/personas.ts';
import { loadCatalogue } from '../catalogue/catalogue.ts';
import { constraintsFor } from '../catalogue/constraints-for.ts';
import { runTask } from '../planning/pool.ts';

const app = startTestApp();
const catalogue = loadCatalogue();

/** Tasks of one person that nobody waits for once `leaving` is aborted. */
let leaving = new AbortController();
afterEach(() => {
  leaving.abort();
  leaving = new AbortController();
});

const LONG = 'It began while I was out on the road. '.repeat(20);

describe('a message about danger', () => {
  it.each([
    ['of which the rest has to be read, too', `I hurt my knee, it popped and is swollen. ${LONG}`],
    ['that changes what plans must heed', 'I am pregnant'],
    ['that needs nothing else', `I have chest pain that goes into my left arm. ${LONG}`],
  ])('is answered while the workers have more to do than they take on: one %s', async (_what, message) => {
    const ann = await app.signUp();
    const profile = anAthlete({ injuries: Array(20).fill('my left knee hurts when I kneel down for long '.repeat(4)) });
    expect((await ann.call(createProfile, { body: profile })).status).toBe(200);
    const asked = { person: ann.userId, signal: leaving.signal, isUrgent: false };
    const athlete = { profile: anAthlete(), constraints: constraintsFor(anAthlete(), catalogue) };
    for (let seed = 0; seed < 18; seed++) {
      const input = { athlete, wishes: '', tastes: {}, seed };
      void runTask({ name: 'mealPlan', input }, asked).catch(() => {});
    }
    const answer = await ann.call(sendChatMessage, { body: { message } });
    const [firstWords = ''] = readSafety(message, { locale: null }).reply.split('. ');
    expect(answer.body.response).toContain(firstWords);
  });
});
