import { randomUUID } from 'node:crypto';
import type { Message } from '../mail/mail.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { AuthMount } from './auth-routes.ts';

/** Leaves a mail to the owner of an account. */
export const tellOwner = ({ database, now }: Pick<AuthMount, 'database' | 'now'>, message: Message): Promise<void> =>
  queueMail(database.db, { message, id: randomUUID(), now: now() });
