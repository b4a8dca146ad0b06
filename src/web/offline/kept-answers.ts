import { z } from 'zod';
import { getProfile } from '#contract/profile.ts';
import { isMedical, PROFILE_FIELD_NAMES } from '#core/athlete/profile-fields.ts';
import { openDevice } from './device-database.ts';
import { KEPT_ANSWERS, type KeptAnswer } from './kept-answer-versions.ts';

/** Medical answers stay on the server: the screens need none of them without a network. */
const MEDICAL: readonly string[] = PROFILE_FIELD_NAMES.filter(isMedical);
const NOT_KEPT = 'Kept on the server only';

type QueryKey = readonly unknown[];

/** How the operation that answers a query is kept, if it is. An address without parameters goes first. */
function keptFor([path]: QueryKey): KeptAnswer | undefined {
  if (typeof path !== 'string') return undefined;
  const parts = path.split('/');
  return KEPT_ANSWERS.find(({ operation }) => {
    const names = operation.path.split('/');
    return names.length === parts.length && names.every((name, at) => name.startsWith(':') || name === parts[at]);
  });
}

const withoutMedical = (answer: unknown): unknown =>
  typeof answer === 'object' && answer !== null
    ? { ...answer, ...Object.fromEntries(MEDICAL.filter((field) => field in answer).map((field) => [field, NOT_KEPT])) }
    : answer;

const keyOf = (userId: string, key: QueryKey): [string, string] => [userId, JSON.stringify(key)];
/** What a release before versions kept is of version 1. */
const rowSchema = z.object({ answer: z.unknown(), version: z.number().default(1) });

/** Keeps the newest answer to a query for times without a network. A device without room keeps the one before. */
export async function keepAnswer(userId: string, key: QueryKey, answer: unknown): Promise<void> {
  const kept = keptFor(key);
  if (!kept) return;
  const { version, content } = kept.document.write(kept.operation === getProfile ? withoutMedical(answer) : answer);
  try {
    const db = await openDevice();
    const row = { userId, key: JSON.stringify(key), answer: content, version };
    await db.put('answers', row).finally(() => db.close());
  } catch {
    // Full, switched off or broken: then there is nothing to show without a network.
  }
}

/** The last answer to a query, if it is kept and can be brought into the form that this release understands. */
export async function keptAnswer(userId: string, key: QueryKey): Promise<{ answer: unknown } | undefined> {
  const kept = keptFor(key);
  if (!kept) return undefined;
  try {
    const db = await openDevice();
    const row = rowSchema.safeParse(await db.get('answers', keyOf(userId, key)).finally(() => db.close()));
    if (!row.success) return undefined;
    const read = kept.document.read({ version: row.data.version, content: row.data.answer });
    return read.ok ? { answer: read.value } : undefined;
  } catch {
    return undefined;
  }
}
