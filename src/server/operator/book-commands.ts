import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { isoDayOf } from '#core/units/calendar-day.ts';
import { selectUserWith } from '../account/store.ts';
import { StartError } from '../db/database.ts';
import { inTransaction } from '../http/transaction.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Command, Installation } from './command.ts';
import { onOneLine } from './on-one-line.ts';
import { noteAction, noteAnswered, selectActions, selectRequest, selectUnanswered } from './store.ts';

const MOST_ACTIONS = 200;

/** What people ask the operator, and what the operator did. */
export const BOOK_COMMANDS: Readonly<Record<string, Command>> = {
  support: { words: [], does: 'lists the questions to support that nobody has answered', run: listRequests },
  answer: {
    words: ['<reference>', '<file>'],
    does: 'mails the text of that file as the answer to a question',
    run: answer,
  },
  actions: { words: [], does: 'lists what was done by these commands, the latest first', run: listActions },
};

async function listRequests(_words: readonly string[], { database, say }: Installation): Promise<void> {
  const waiting = await selectUnanswered(database.db);
  if (waiting.length === 0) say('Every question is answered.');
  for (const { id, email, subject, message, createdAt } of waiting) {
    say(
      `${id.slice(0, 8).toUpperCase()}  ${isoDayOf(createdAt)}  ${subject}  ${email}\n${message.split('\n').map(onOneLine).join('\n')}\n`,
    );
  }
}

async function answer([reference = '', path = '']: readonly string[], { database, now, say }: Installation) {
  const request = await selectRequest(database.db, reference);
  if (!request) throw new StartError(`No question has the reference ${reference}.`);
  if (request.answeredAt) throw new StartError(`${reference} was answered on ${isoDayOf(request.answeredAt)}.`);
  const text = (await readFile(path, 'utf8')).trim();
  if (text === '') throw new StartError(`${path} is empty.`);
  const { id, email } = request;
  await inTransaction(database.db, async (tx) => {
    const about = (await selectUserWith(tx, email))?.id ?? null;
    const subject = `Your question to us [${reference.toUpperCase()}]`;
    await queueMail(tx, { message: { to: email, subject, text }, id: randomUUID(), now: now() });
    await noteAnswered(tx, { id, at: now() });
    await noteAction(tx, { doneAt: now(), action: 'answer', about, detail: reference.toUpperCase() });
  });
  say(`The answer to ${reference.toUpperCase()} is on its way. The server sends it.`);
}

async function listActions(_words: readonly string[], { database, say }: Installation): Promise<void> {
  for (const { action, email } of await selectActions(database.db, MOST_ACTIONS)) {
    const about = email ?? (action.about === null ? 'somebody who is gone, or had no account' : action.about);
    const target = action.target === null ? '' : ` ${action.target}`;
    say(`${action.doneAt.toISOString()}  ${action.action}${target}  ${about}  ${onOneLine(action.detail)}`);
  }
}
