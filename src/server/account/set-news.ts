import type { Db } from '../db/database.ts';
import { deleteSubscriber } from '../newsletter/store.ts';
import { subscribe } from '../newsletter/subscribe.ts';

type News = { email: string; wanted: boolean; now: Date; newId: () => string; siteUrl: string };

/** Asks by mail whether the address is theirs, or takes it off the list at once. */
export async function setNews(db: Db, { wanted, ...person }: News): Promise<void> {
  if (wanted) await subscribe(db, person);
  else await deleteSubscriber(db, person.email);
}
