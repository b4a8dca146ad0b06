import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eraseDue } from '#server/account/erase-person.ts';
import { lockDataFolder } from '#server/db/data-lock.ts';
import { openEmbedded } from '#server/db/embedded.ts';
import { readDataKeys, setDataKeys } from '#server/db/encryption.ts';
import { sweep } from '#server/db/housekeeping.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { openFolderFiles } from '#server/files/folder-files.ts';
import { deleteAccount, deleteSessions } from '#server/identity/store.ts';
import { createLog } from '#server/log.ts';
import { deliverDueMail } from '#server/mail/deliver-mail.ts';
import { embeddedMail } from '#server/mail/embedded.ts';
import { renewDue } from '#server/membership/renew-due.ts';
import { sendDueReminders } from '#server/reminders/send-reminders.ts';
import { JOB_KEY, type JobWork } from './job-work.ts';

/** A server's jobs in a process of their own, without pauses, by a clock that the test moves: made to be killed at any moment. */
const work = JSON.parse(process.argv[2] ?? '') as JobWork;
const now = () => new Date(Number(readFileSync(work.clockFile, 'utf8')));
setDataKeys(readDataKeys(JOB_KEY));
const log = createLog('fatal');
const database = work.url
  ? openPostgres({ url: work.url, maxConnections: 3, onFault: () => {} })
  : await openEmbedded({
      dataFolder: join(work.folder, 'db'),
      lock: lockDataFolder(join(work.folder, 'db')),
      onFault: () => {},
    });
await database.ready();

const note = (line: string) => appendFileSync(join(work.folder, 'effects.log'), `${line}\n`);
const files = openFolderFiles(join(work.folder, 'photos'));
const written = embeddedMail({ dataFolder: work.folder, from: 'Ironleaf <rae@example.com>', now, log });
const mail = {
  send: async (...sent: Parameters<typeof written.send>) => {
    await written.send(...sent);
    note(`mail ${sent[1].id}`);
  },
};
const push = {
  publicKey: '',
  send: async ({ endpoint }: { endpoint: string }, { tag }: { tag: string }) => {
    note(`push ${endpoint} ${tag}`);
    return 'sent' as const;
  },
};
const { db } = database;
const identity = {
  endSessions: (userId: string) => deleteSessions(db, { userId }),
  remove: (userId: string) => deleteAccount(db, userId),
};
const newId = () => crypto.randomUUID();
const billing = { kind: 'test' } as const;

process.stdout.write('ready\n');
for (;;) {
  await renewDue({ database, billing, now, newId, log });
  await eraseDue({ database, identity, files, billing, now, newId, log });
  await sendDueReminders({ database, push, now, log });
  await deliverDueMail({ database, mail, now, log });
  await sweep(db, now());
  await new Promise((resolve) => setTimeout(resolve, 10));
}
