import { describe, expect, it } from 'vitest';
import { createUser } from '#contract/user.ts';
import { startTestApp } from '#test/app.ts';

const app = startTestApp();

describe('the record of a signed-in person', () => {
  it('is made from the session, with nothing sent', async () => {
    const ann = await app.signUp('ann@example.com');
    const answer = await ann.call(createUser, { body: {} });
    expect(answer.body).toEqual({
      id: ann.userId,
      email: 'ann@example.com',
      createdAt: '2026-05-04T12:00:00.000Z',
      hasProfile: false,
      firstName: null,
      deletionAt: null,
      isCounted: true,
    });
  });

  it('is one, however often and at once it is asked for', async () => {
    const ann = await app.signUp();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => ann.call(createUser, { body: { id: ann.userId, email: ann.email } })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.createdAt)).size).toBe(1);
  });

  it.each([
    { claim: 'another id', body: { id: 'someone-else' } },
    { claim: 'another e-mail', body: { email: 'someone@else.com' } },
  ])('is refused for $claim', async ({ body }) => {
    const ann = await app.signUp();
    const answer = await ann.call(createUser, { body });
    expect(answer.status).toBe(403);
    expect(answer.error.code).toBe('forbidden');
  });
});
