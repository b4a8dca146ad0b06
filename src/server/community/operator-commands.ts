import { z } from 'zod';
import { counted } from '#core/language/counted.ts';
import { type Db, StartError } from '../db/database.ts';
import { inTransaction } from '../http/transaction.ts';
import type { Command, Installation } from '../operator/command.ts';
import { onOneLine } from '../operator/on-one-line.ts';
import { noteAction } from '../operator/store.ts';
import { closeReport, decideEntry, selectOrphans, selectWaiting, setMuted } from './operator-store.ts';
import { nameOf } from './seen-entry.ts';

/** What whoever runs an installation decides about the community. Each decision is kept with its reason. */
export const COMMUNITY_COMMANDS: Readonly<Record<string, Command>> = {
  reports: { words: [], does: 'lists what was reported, flagged or objected to', run: (_, here) => listReports(here) },
  hide: deciding('hide', 'entry', {
    does: 'hides a post or a comment; its writer reads why',
    decide: (tx, { target, why, now }) => decideEntry(tx, { entryId: target, hides: true, why, now }),
  }),
  restore: deciding('restore', 'entry', {
    does: 'shows it again; reports from before count no more',
    decide: (tx, { target, why, now }) => decideEntry(tx, { entryId: target, hides: false, why, now }),
  }),
  close: deciding('close', 'report', {
    does: 'closes a report of what its writer has removed',
    decide: (tx, { target, now }) => closeReport(tx, { reportId: target, now }),
  }),
  mute: deciding('mute', 'person', {
    does: 'lets somebody read the community, but not write',
    decide: (tx, { target, now }) => setMuted(tx, { personId: target, at: now }),
  }),
  unmute: deciding('unmute', 'person', {
    does: 'lets them write again',
    decide: (tx, { target }) => setMuted(tx, { personId: target, at: null }),
  }),
};

async function listReports({ database, say }: Installation): Promise<void> {
  const waiting = await selectWaiting(database.db);
  for (const { entry, name, personId, reports, reasons } of waiting) {
    const why = [
      reports > 0 && `${counted(reports, 'report')} (${reasons})`,
      entry.isFlagged && 'a word of the list',
      entry.appealedAt && 'its writer asks for a second look',
    ].filter(Boolean);
    say(`entry ${entry.id}, ${entry.hiddenAt ? 'hidden' : 'shown'}: ${why.join('; ')}`);
    say(`  by ${onOneLine(nameOf({ name }))}, person ${personId}, ${entry.createdAt.toISOString()}`);
    say(`  ${onOneLine(entry.text)}${entry.photoKey ? ' (with a photo)' : ''}`);
  }
  const orphans = await selectOrphans(database.db);
  for (const { id, authorId, reason, snapshot } of orphans)
    say(`report ${id} of what its writer removed, person ${authorId}: ${reason}\n  ${onOneLine(snapshot)}`);
  say(`${counted(waiting.length + orphans.length, 'thing')} to look at.`);
}

type Decision = { target: string; why: string; now: Date };
type Deciding = {
  does: string;
  /** Answers the account that it is about; undefined where there is no such thing. */
  decide: (tx: Db, decision: Decision) => Promise<{ userId: string | null } | undefined>;
};

/** A command that decides about one thing. Decision and note are one transaction: nothing is done that is not kept. */
function deciding(action: string, what: 'entry' | 'report' | 'person', { does, decide }: Deciding): Command {
  const run: Command['run'] = async ([target = '', why = ''], { database, now, say }) => {
    if (!z.uuid().safeParse(target).success)
      throw new StartError(`${onOneLine(target)} is no id; npm run operator -- reports lists them.`);
    if (why.trim() === '') throw new StartError('Say why: whoever it is about may read it.');
    await inTransaction(database.db, async (tx) => {
      const found = await decide(tx, { target, why, now: now() });
      if (!found) throw new StartError(`There is no ${what} with the id ${target} to decide about.`);
      await noteAction(tx, { doneAt: now(), action, about: found.userId, target, detail: why });
    });
    say(`Done: ${action} ${target}.`);
  };
  return { words: [`<${what}>`, '<why>'], does, run };
}
