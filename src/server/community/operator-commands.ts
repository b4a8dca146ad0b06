import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { counted } from '#core/language/counted.ts';
import { type Db, StartError } from '../db/database.ts';
import { inTransaction } from '../http/transaction.ts';
import type { Command, Installation } from '../operator/command.ts';
import { decideEntry, keepDeed, selectDeeds, selectOrphans, selectWaiting, setSuspended } from './operator-store.ts';
import { nameOf } from './seen-entry.ts';

/** What whoever runs an installation decides about the community. Each deed is kept with its reason. */
export const COMMUNITY_COMMANDS: Readonly<Record<string, Command>> = {
  reports: { words: [], does: 'lists what was reported, flagged or objected to', run: (_, here) => listReports(here) },
  hide: {
    words: ['<entry>', '<why>'],
    does: 'hides a post or a comment; its writer reads why',
    run: ([entry = '', why = ''], here) =>
      decided(here, { deed: 'hide', target: entry, why }, (tx, now) =>
        decideEntry(tx, { entryId: entry, hides: true, why, now }),
      ),
  },
  restore: {
    words: ['<entry>', '<why>'],
    does: 'shows it again; reports from before count no more',
    run: ([entry = '', why = ''], here) =>
      decided(here, { deed: 'restore', target: entry, why }, (tx, now) =>
        decideEntry(tx, { entryId: entry, hides: false, why, now }),
      ),
  },
  mute: {
    words: ['<person>', '<why>'],
    does: 'lets somebody read the community, but not write',
    run: ([person = '', why = ''], here) =>
      decided(here, { deed: 'mute', target: person, why }, (tx, now) =>
        setSuspended(tx, { personId: person, at: now }),
      ),
  },
  unmute: {
    words: ['<person>', '<why>'],
    does: 'lets them write again',
    run: ([person = '', why = ''], here) =>
      decided(here, { deed: 'unmute', target: person, why }, (tx) => setSuspended(tx, { personId: person, at: null })),
  },
  decisions: { words: [], does: 'lists what was decided, when and why', run: (_, here) => listDecisions(here) },
};

const onOneLine = (text: string) => JSON.stringify(text);

async function listReports({ database, say }: Installation): Promise<void> {
  const waiting = await selectWaiting(database.db);
  for (const { entry, name, personId, reports, reasons } of waiting) {
    const why = [
      reports > 0 && `${counted(reports, 'report')} (${reasons})`,
      entry.isFlagged && 'a word of the list',
      entry.appealedAt && 'its writer asks for a second look',
    ].filter(Boolean);
    say(`entry ${entry.id}, ${entry.hiddenAt ? 'hidden' : 'shown'}: ${why.join('; ')}`);
    // As JSON, so that nothing in it can move the cursor of a terminal.
    say(`  by ${onOneLine(nameOf({ name }))}, person ${personId}, ${entry.createdAt.toISOString()}`);
    say(`  ${onOneLine(entry.text)}${entry.photoKey ? ' (with a photo)' : ''}`);
  }
  const orphans = await selectOrphans(database.db);
  for (const { authorId, reason, snapshot } of orphans)
    say(`removed by its writer, person ${authorId}: ${reason}\n  ${onOneLine(snapshot)}`);
  say(`${counted(waiting.length + orphans.length, 'thing')} to look at.`);
}

async function listDecisions({ database, say }: Installation): Promise<void> {
  for (const { at, deed, target, why } of await selectDeeds(database.db))
    say(`${at.toISOString()} ${deed} ${target} ${onOneLine(why)}`);
}

type Deed = { deed: string; target: string; why: string };

/** Does a deed and keeps it in one transaction: none is done that is not kept. */
async function decided(
  { database, now, say }: Installation,
  { deed, target, why }: Deed,
  act: (tx: Db, now: Date) => Promise<boolean>,
): Promise<void> {
  if (!z.uuid().safeParse(target).success)
    throw new StartError(`${onOneLine(target)} is no id; npm run operator -- reports lists them.`);
  if (why.trim() === '') throw new StartError('Say why: whoever it is about reads it.');
  const at = now();
  const isDone = await inTransaction(database.db, async (tx) => {
    if (!(await act(tx, at))) return false;
    await keepDeed(tx, { id: randomUUID(), at, deed, target, why });
    return true;
  });
  if (!isDone) throw new StartError(`There is nothing with the id ${target}.`);
  say(`Done: ${deed} ${target}.`);
}
