import type { Db } from '../db/database.ts';
import type { Message } from './mail.ts';
import { insertMail } from './store.ts';

type Queueing = { message: Omit<Message, 'html'>; id: string; now: Date };

/** Leaves a mail for delivery, in the transaction that it tells of: it goes out if that is kept, and only then. */
export function queueMail(db: Db, { message, id, now }: Queueing): Promise<void> {
  const { to, subject, text, replyTo = null } = message;
  return insertMail(db, { id, recipient: to, replyTo, subject, body: text, attempts: 0, dueAt: now, createdAt: now });
}
