import type { FastifyBaseLogger } from 'fastify';
import type { DecidedChange, ProfileChange } from '#contract/profile.ts';
import {
  addsProtection,
  applyChanges,
  changeProfile,
  type FieldChange,
  losesProtection,
  needsConfirmation,
} from '#core/athlete/change-profile.ts';
import type { Profile } from '#core/athlete/profile.ts';
import { factsOf, isReadForRules } from '#core/athlete/profile-fields.ts';
import { isoDayOf } from '#core/units/calendar-day.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { readConstraints } from '../catalogue/constraints-for.ts';
import type { Db } from '../db/database.ts';
import { answerChange } from './answer-change.ts';
import { lockProfile } from './lock-profile.ts';
import { insertProfileChange, setProfile } from './store.ts';

type Input = {
  userId: string;
  /** Answers within the ranges of `profileSchema`; what is left out stays. */
  changes: Partial<Profile>;
  /** `form`: the person typed them into their answers. `chat`: they were read from a message. */
  source: 'form' | 'chat';
  /** Whether the message was only likely understood: all of it waits for a yes. */
  isGuess?: boolean;
  /** Whether it was tapped, or is kept for safety's sake: what plainly adds a protection does not wait. */
  isTapped?: boolean;
  /** The message they were read from. */
  messageId?: string | undefined;
  now: Date;
  newId: () => string;
  catalogue: Catalogue;
  log: FastifyBaseLogger;
};

type Updated = Omit<DecidedChange, 'change'> & {
  /** What holds from now on; null if nothing of it is new. */
  change: ProfileChange | null;
  /** What was read from a message and waits for a yes, because it touches what keeps the person safe; null if nothing does. */
  pending: ProfileChange | null;
};

/**
 * Changes answers of a profile, in the transaction it is given, and keeps what was there before. What comes from a chat
 * and touches a protection is not applied: it waits for `decideProfileChange`. Refuses a person without a profile (409).
 */
export async function updateProfile(tx: Db, input: Input): Promise<Updated> {
  const { userId, source, now, catalogue, log } = input;
  const known = await lockProfile(tx, { userId, log });
  const wanted = changeProfile(known.profile, input.changes).changes;
  const waiting: FieldChange[] = [];
  for (const change of wanted) {
    // A form is itself the person's word; a message may have been misread.
    if (source !== 'chat') continue;
    if (input.isTapped === true && addsProtection(change, known.profile)) continue;
    if (input.isGuess === true || (await mustAsk(change, known.profile, catalogue))) waiting.push(change);
  }
  const certain = wanted.filter((change) => !waiting.includes(change));
  const profile = { ...applyChanges(known.profile, certain), ...toldOn(certain, now) };
  if (certain.length > 0) await setProfile(tx, { userId, profile, now });
  const change = await keepChange(tx, { ...input, status: 'applied', fields: certain });
  const pending = await keepChange(tx, { ...input, status: 'pending', fields: waiting });
  const answer = await answerChange(tx, { userId, profile, createdAt: known.createdAt, change, catalogue, now, log });
  return { ...answer, pending };
}

/** The day from which lengths of time in words are counted, where words were given. */
const toldOn = (changes: readonly FieldChange[], now: Date): Pick<Profile, 'answeredOn'> =>
  changes.some(({ field }) => isReadForRules(field)) ? { answeredOn: isoDayOf(now) } : {};

async function mustAsk(change: FieldChange, profile: Profile, catalogue: Catalogue): Promise<boolean> {
  if (needsConfirmation(change, profile)) return true;
  // A food or a joint to be spared can hide in these too: "vegan, and gluten-free because of celiac disease".
  if (factsOf(change.field).protects !== 'some_words') return false;
  const changed = applyChanges(profile, [change]);
  return losesProtection(await readConstraints(profile, catalogue), await readConstraints(changed, catalogue));
}

type Kept = Input & { status: 'applied' | 'pending'; fields: FieldChange[] };

async function keepChange(tx: Db, { status, fields, ...input }: Kept): Promise<ProfileChange | null> {
  if (fields.length === 0) return null;
  const { userId, source, messageId = null, now, newId } = input;
  const id = newId();
  await insertProfileChange(tx, {
    id,
    userId,
    messageId,
    source,
    status,
    fields,
    createdAt: now,
    decidedAt: status === 'applied' ? now : null,
  });
  return { id, status, changes: fields };
}
