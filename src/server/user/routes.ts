import { createUser } from '#contract/user.ts';
import { selectDeletion } from '../account/store.ts';
import { allows } from '../consents/decide-consent.ts';
import { httpError } from '../http/http-error.ts';
import type { Router } from '../http/router.ts';
import { readPerson } from './read-person.ts';
import { keepUser } from './store.ts';

export function userRoutes({ route }: Router): void {
  route(createUser, async ({ db, session, body, now }) => {
    const isSomeoneElse =
      (body.id !== undefined && body.id !== session.userId) ||
      (body.email !== undefined && body.email.toLowerCase() !== session.email.toLowerCase());
    if (isSomeoneElse) throw httpError('forbidden', 'That is not yours.');
    const user = await keepUser(db, { id: session.userId, email: session.email, now });
    return {
      id: user.id,
      email: user.email,
      createdAt: user.createdAt.toISOString(),
      ...(await readPerson(db, user.id)),
      deletionAt: (await selectDeletion(db, user.id))?.dueAt.toISOString() ?? null,
      isCounted: await allows(db, { userId: user.id, purpose: 'analytics' }),
    };
  });
}
