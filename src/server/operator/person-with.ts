import { selectUserWith } from '../account/store.ts';
import { type Db, StartError } from '../db/database.ts';

/** Who has an e-mail address here; told to whoever asked where nobody has. */
export async function personWith(db: Db, email: string) {
  const user = await selectUserWith(db, email.toLowerCase());
  if (!user) throw new StartError(`Nobody has signed up here with ${email} yet.`);
  return user;
}
