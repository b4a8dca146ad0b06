import type { RequestOf } from '#contract/operation.ts';
import type { askSupport as operation } from '#contract/support.ts';
import { PRODUCT } from '#core/product.ts';
import type { Db } from '../db/database.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { insertSupportRequest } from './store.ts';

const REFERENCE_LENGTH = 8;

type Asking = {
  asked: RequestOf<typeof operation>['body'];
  /** Who answers; null: the request is only kept. */
  supportEmail: string | null;
  now: Date;
  newId: () => string;
};

/**
 * Keeps a request, takes it to whoever answers, and tells the sender that it came. That mail repeats nothing of the
 * message: anyone may type any address here, and must not be able to send it words of their own.
 */
export async function askSupport(db: Db, { asked, supportEmail, now, newId }: Asking): Promise<string> {
  const { id, email, topic, message } = asked;
  const reference = id.slice(0, REFERENCE_LENGTH).toUpperCase();
  if (!(await insertSupportRequest(db, { id, email, subject: topic, message, createdAt: now }))) return reference;
  if (supportEmail === null) return reference;
  const forTeam = {
    to: supportEmail,
    replyTo: email,
    subject: `[${reference}] ${topic}`,
    text: `${message}\n\n${email}`,
  };
  const forSender = {
    to: email,
    subject: `We have your message [${reference}]`,
    text: [
      'Hello,',
      '',
      `your message to ${PRODUCT.name} has arrived. A person will read it and answer at this address.`,
      `Its reference is ${reference}. Please name it if you write again.`,
      '',
      'If you did not write to us, you can forget this mail.',
    ].join('\n'),
  };
  for (const mail of [forTeam, forSender]) await queueMail(db, { message: mail, id: newId(), now });
  return reference;
}
