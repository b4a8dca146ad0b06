import type { CoachSettings } from '#contract/chat.ts';
import type { CoachModel } from '../ai/coach-model.ts';
import type { Db } from '../db/database.ts';
import { selectConsent, setConsent } from './store.ts';

type Server = { model: CoachModel | null; keptDays: number };

/** Who may answer in the chat, and whether the person agreed to it. */
export async function readCoachSettings(
  db: Db,
  { userId, model, keptDays }: Server & { userId: string },
): Promise<CoachSettings> {
  const aiConsent = (await selectConsent(db, { userId, to: 'chat' })) !== null;
  const readingConsent = (await selectConsent(db, { userId, to: 'reading' })) !== null;
  return { aiConsent, readingConsent, model: model && { provider: model.provider, name: model.name }, keptDays };
}

type Wanted = Server & {
  userId: string;
  aiConsent?: boolean | undefined;
  readingConsent?: boolean | undefined;
  now: Date;
};

/** Keeps a yes with its time, or takes one back; what is not spoken of stays. */
export async function setCoachSettings(db: Db, { aiConsent, readingConsent, now, ...server }: Wanted) {
  const { userId } = server;
  const set = (to: 'chat' | 'reading', agrees: boolean | undefined) =>
    agrees === undefined ? undefined : setConsent(db, { userId, to, at: agrees ? now : null });
  await set('chat', aiConsent);
  await set('reading', readingConsent);
  return readCoachSettings(db, server);
}
