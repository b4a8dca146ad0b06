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
  const aiConsent = (await selectConsent(db, { userId })) !== null;
  return { aiConsent, model: model && { provider: model.provider, name: model.name }, keptDays };
}

type Wanted = Server & { userId: string; aiConsent: boolean; now: Date };

export async function setCoachSettings(db: Db, { aiConsent, now, ...server }: Wanted): Promise<CoachSettings> {
  await setConsent(db, { userId: server.userId, at: aiConsent ? now : null });
  return readCoachSettings(db, server);
}
