import type { FastifyBaseLogger } from 'fastify';
import type { StoredProfile } from '#contract/profile.ts';
import type { ProfileRepair } from '#contract/profile-repair.ts';
import { PROTECTING } from '#core/athlete/change-profile.ts';
import { INVENTED_PERSON } from '#core/athlete/invented-person.ts';
import { keptProfileSchema, type Profile, profileSchema } from '#core/athlete/profile.ts';
import { isAsked, PROFILE_FIELD_NAMES } from '#core/athlete/profile-fields.ts';
import { profileDocument } from '#core/athlete/profile-versions.ts';
import { readableFields } from '#core/documents/readable-fields.ts';
import { isoDayOf } from '#core/units/calendar-day.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { readConstraints } from '../catalogue/constraints-for.ts';
import type { Db } from '../db/database.ts';
import { insertUnreadable } from '../documents/store.ts';
import { httpError, notFound } from '../http/http-error.ts';
import { lockPlansOf } from '../plans/store.ts';
import { answerProfile } from './answer-profile.ts';
import { findProfile, type ProfileRow, setProfile } from './store.ts';

type OfPerson = { userId: string; catalogue: Catalogue };

/** The stored answers that still can be read, for the person to check; the others have to be given again. */
export async function findRepair(db: Db, { userId, catalogue }: OfPerson): Promise<ProfileRepair> {
  const answers = readableFields(profileSchema, profileDocument.upgraded(storedIn(await unreadableRow(db, userId))));
  return { answers, hidesNumbers: await mayHideNumbers(answers, catalogue) };
}

/** After an eating-disorder disclosure no weight is shown; where an answer in which it may stand is lost, neither. */
const mayHideNumbers = async (answers: Partial<Profile>, catalogue: Catalogue): Promise<boolean> =>
  PROTECTING.some((field) => answers[field] === undefined) ||
  (await readConstraints({ ...INVENTED_PERSON, ...answers }, catalogue)).care.hideNumbers;

type Repair = OfPerson & {
  answers: Profile;
  now: Date;
  newId: () => string;
  log: FastifyBaseLogger;
};

/** Puts answers that were checked in the place of a profile that cannot be read, which is kept aside as it was. */
export async function repairProfile(
  tx: Db,
  { userId, answers, now, newId, log, catalogue }: Repair,
): Promise<StoredProfile> {
  await lockPlansOf(tx, userId);
  const row = await unreadableRow(tx, userId);
  const readable = readableFields(keptProfileSchema, profileDocument.upgraded(storedIn(row)));
  const { startWeightLbs = answers.weightLbs } = readable;
  // What no question asks for is not given again: it stays as far as it can be read.
  const unasked = PROFILE_FIELD_NAMES.filter((field) => !isAsked(field));
  const kept = Object.fromEntries(unasked.map((field) => [field, answers[field] ?? readable[field]]));
  const profile = { ...profileSchema.parse({ ...answers, ...kept }), startWeightLbs, answeredOn: isoDayOf(now) };
  await insertUnreadable(tx, {
    ...{ id: newId(), userId, document: profileDocument.name, sourceId: userId },
    ...{ content: row.data, contentVersion: row.dataVersion, keptAt: now },
  });
  await setProfile(tx, { userId, profile, now });
  log.info({ userId }, 'a profile that could not be read was repaired');
  return answerProfile({ profile, userId, createdAt: row.createdAt }, catalogue);
}

const storedIn = ({ data, dataVersion }: ProfileRow) => ({ version: dataVersion, content: data });

async function unreadableRow(db: Db, userId: string): Promise<ProfileRow> {
  const row = await findProfile(db, userId);
  if (!row) throw notFound('profile');
  if (!profileDocument.read(storedIn(row)).ok) return row;
  throw httpError(
    'conflict',
    'Your saved answers can be read: there is nothing to repair. Open your dashboard to go on.',
  );
}
