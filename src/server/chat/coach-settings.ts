import type { CoachSettings } from '#contract/chat.ts';
import type { CoachModel } from '../ai/coach-model.ts';
import { allows, decideConsent } from '../consents/decide-consent.ts';
import type { Db } from '../db/database.ts';

type Server = { model: CoachModel | null; keptDays: number };

/** Who may answer in the chat, and whether the person agreed to it. */
export async function readCoachSettings(
  db: Db,
  { userId, model, keptDays }: Server & { userId: string },
): Promise<CoachSettings> {
  const aiConsent = await allows(db, { userId, purpose: 'chat' });
  const readingConsent = await allows(db, { userId, purpose: 'reading' });
  return { aiConsent, readingConsent, model: model && { provider: model.provider, name: model.name }, keptDays };
}

type Wanted = Server & {
  userId: string;
  aiConsent?: boolean | undefined;
  readingConsent?: boolean | undefined;
  now: Date;
  newId: () => string;
};

/** Keeps a yes with its time, or takes one back; what is not spoken of stays. */
export async function setCoachSettings(db: Db, { aiConsent, readingConsent, now, newId, ...server }: Wanted) {
  const { userId } = server;
  const set = (purpose: 'chat' | 'reading', given: boolean | undefined) =>
    given === undefined ? undefined : decideConsent(db, { userId, purpose, given, now, newId });
  await set('chat', aiConsent);
  await set('reading', readingConsent);
  return readCoachSettings(db, server);
}
