import { randomBytes } from 'node:crypto';
import type { AnalyticsEvent } from '#contract/analytics.ts';
import { isoDayOf } from '#core/units/calendar-day.ts';
import type { Db } from '../db/database.ts';
import { countAttempt } from '../http/rate-limit.ts';
import type { LimitValues } from '../limits.ts';
import {
  addToCount,
  type Cell,
  deleteSaltsBefore,
  insertSalt,
  insertVisitor,
  selectSalt,
  selectVisitors,
} from './store.ts';
import { connectionId, objects, type Sender, visitorId } from './visitor-id.ts';

/** Visitors that one count takes in a day; beyond it only the times go on, so that a flood cannot fill the database. */
export const MOST_VISITORS = 50_000;
/** Counted beside the views of pages: the distinct visitors of the whole day. */
export const VISIT = 'visit';

type Counting = { event: AnalyticsEvent; sender: Sender; limits: LimitValues; now: Date };

/** Counts an event of somebody who does not object. Nothing is kept by which the sender could be found again tomorrow. */
export async function countEvent(db: Db, { event, sender, limits, now }: Counting): Promise<void> {
  if (objects(sender)) return;
  const day = isoDayOf(now);
  const salt = await saltOf(db, day);
  await countAttempt(db, limits, { name: 'analytics', subject: connectionId(salt, sender), now });

  const cell = { day, event: event.event, dimension: dimensionOf(event) };
  await addToCount(db, { ...cell, visitors: (await isNewVisitor(db, { cell, salt, sender })) ? 1 : 0, times: 1 });
  if (event.event !== 'page_view') return;
  const visit = { day, event: VISIT, dimension: '' };
  if (await isNewVisitor(db, { cell: visit, salt, sender })) await addToCount(db, { ...visit, visitors: 1, times: 1 });
}

/** What an event was of: the page, or the type of plan. */
function dimensionOf(event: AnalyticsEvent): string {
  if (event.event === 'page_view') return event.page;
  return event.event === 'plan_generated' ? event.type : '';
}

async function isNewVisitor(db: Db, { cell, salt, sender }: { cell: Cell; salt: string; sender: Sender }) {
  if ((await selectVisitors(db, cell)) >= MOST_VISITORS) return false;
  const visitor = visitorId(salt, `${cell.event} ${cell.dimension}`, sender);
  return insertVisitor(db, { day: cell.day, visitor });
}

/** The secret of the day. The first event of a day makes it and ends all earlier ones. */
async function saltOf(db: Db, day: string): Promise<string> {
  const known = await selectSalt(db, day);
  if (known !== null) return known;
  await deleteSaltsBefore(db, day);
  await insertSalt(db, { day, salt: randomBytes(32).toString('base64url') });
  const kept = await selectSalt(db, day);
  if (kept === null) throw new Error('the secret of the day vanished while it was made');
  return kept;
}
