import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { exportAccount } from '#contract/account.ts';
import { listPhotos } from '#contract/photos.ts';
import { createUser } from '#contract/user.ts';
import { type Caller, startTestApp } from '#test/app.ts';
import { aPersonWithEverything, CANARY } from '#test/everything-of-a-person.ts';
import { fileOf, filesIn, zipOf } from '#test/zip.ts';
import { authSessions, authUsers } from '../db/schema/auth.ts';
import { chatSessions } from '../db/schema/chat.ts';
import { users } from '../db/schema/people.ts';
import { plans } from '../db/schema/plans.ts';
import { openFolderFiles } from '../files/folder-files.ts';
import { exportSchema, SCHEMA_PATH } from './export-schema.ts';
import { importPerson } from './import-person.ts';
import { RESTORED, TOLD } from './person-tables.ts';

const files = openFolderFiles(mkdtempSync(join(tmpdir(), 'ironleaf-photos-')));
const app = startTestApp({ files });

type Exported = { data: Record<string, Record<string, unknown>[]>; told: Record<string, unknown> };

async function exportOf({ cookie }: Pick<Caller, 'cookie'>): Promise<Map<string, Buffer>> {
  const answer = await app.app.inject({ method: 'GET', url: exportAccount.path, headers: { cookie } });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-disposition']).toBe('attachment; filename="ironleaf-2026-05-04.zip"');
  return filesIn(answer.rawPayload);
}

const dataIn = (zip: Map<string, Buffer>): Exported => JSON.parse(zip.get('export.json')?.toString() ?? '');
const sheetIn = (zip: Map<string, Buffer>, name: string) => zip.get(`csv/${name}.csv`)?.toString() ?? '';

describe('a person’s download', () => {
  it('holds a row of every table that may hold something of theirs, by the published schema', async () => {
    const person = await aPersonWithEverything(app);
    const data = dataIn(await exportOf(person));
    const { success, error } = exportSchema().safeParse(data);
    expect(success, error?.message).toBe(true);
    const empty = [...RESTORED, ...TOLD]
      .map(({ name }) => name)
      .filter((name) => {
        const rows = data.data[name] ?? (data.told[name] as unknown[] | undefined);
        return rows?.length === 0;
      });
    expect(empty, 'only a deletion is not there').toEqual(['deletion']);
    expect(data.told.signIn).toMatchObject({ email: person.email, methods: [{ providerId: 'credential' }] });
  });

  it('holds nothing that opens anything, and nothing of others', async () => {
    const [person, other] = [await aPersonWithEverything(app), await aPersonWithEverything(app)];
    const [session] = await app.database.db.select().from(authSessions).where(eq(authSessions.userId, person.userId));
    const text = (await exportOf(person)).get('export.json')?.toString() ?? '';
    for (const secret of [session?.token, 'BTBZMqHH6r4Tts7J_aSIgg', other.userId, other.email]) {
      expect(text).not.toContain(secret);
    }
  });

  it('tells what was written from an address only to who has proved that it is theirs', async () => {
    const person = await aPersonWithEverything(app);
    expect(dataIn(await exportOf(person)).told).toMatchObject({ newsletter: [], supportRequests: [] });
    await app.database.db.update(authUsers).set({ emailVerified: true });
    const { newsletter, supportRequests } = dataIn(await exportOf(person)).told;
    expect([newsletter, supportRequests]).toMatchObject([[{ confirmedAt: null }], [{ subject: 'food' }]]);
  });

  it('has a sheet for each kind of entry', async () => {
    const person = await aPersonWithEverything(app);
    const zip = await exportOf(person);
    const weights = sheetIn(zip, 'logs-weight');
    expect(weights).toMatch(/^\ufeffid,logType,value,/);
    expect(weights).toContain(',weight,164.2,');
    expect(sheetIn(zip, 'logs-exercise_completion')).toContain('Squat');
    expect(sheetIn(zip, 'profile')).toContain(CANARY);
    expect(sheetIn(zip, 'plans')).not.toContain('certificate');
  });

  it('is free, and asks for a sign-in of the last minutes', async () => {
    const person = await app.signUp();
    expect([...(await exportOf(person)).keys()]).toContain('export.json');
    await app.database.db.update(authSessions).set({ confirmedAt: new Date('2026-05-04T11:49:00Z') });
    const answer = await app.app.inject({ url: exportAccount.path, headers: { cookie: person.cookie } });
    expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'confirm_needed']);
  });

  it('says what is in it at an address that anyone may read', async () => {
    const answer = await app.app.inject(SCHEMA_PATH);
    expect(answer.statusCode).toBe(200);
    const schema = answer.json();
    expect(schema.$id).toBe('https://fit.example.com/schema/export-v1.json');
    expect(Object.keys(schema.properties.data.properties)).toEqual(RESTORED.map(({ name }) => name));
    expect(schema.documents.profile.properties.weightLbs).toMatchObject({ type: 'number' });
  });
});

describe('an import', () => {
  /** Takes the person away and puts the export into a new account; the new one. */
  async function moved(person: Caller, zip: Map<string, Buffer>): Promise<Caller> {
    const path = await zipOf(zip);
    await app.database.db.delete(users).where(eq(users.id, person.userId));
    const again = await app.signUp();
    await again.call(createUser, { body: {} });
    const { left } = await importPerson(app.database.db, { path, userId: again.userId, files });
    expect(left).toEqual({});
    return again;
  }

  it('into an empty installation gives the same state: a second export says the same', async () => {
    const person = await aPersonWithEverything(app);
    const before = await exportOf(person);
    const again = await moved(person, before);
    const after = await exportOf(again);
    expect(dataIn(after).data).toEqual(dataIn(before).data);
    const comparable = [...before.keys()].filter((name) => name !== 'export.json');
    for (const name of comparable)
      expect(after.get(name)?.equals(before.get(name) ?? Buffer.alloc(0)), name).toBe(true);
    const { body: photos } = await again.call(listPhotos, { params: { userId: again.userId } });
    expect(photos).toHaveLength(1);
  });

  it('is refused where something is kept already, and leaves that as it was', async () => {
    const person = await aPersonWithEverything(app);
    const path = await zipOf(await exportOf(person));
    const before = await app.database.db.select().from(plans);
    await expect(importPerson(app.database.db, { path, userId: person.userId, files })).rejects.toThrow(
      /holds something already \(profile/,
    );
    expect(await app.database.db.select().from(plans)).toEqual(before);
  });

  it('leaves out what it cannot put back, and says so', async () => {
    const person = await aPersonWithEverything(app);
    const zip = await exportOf(person);
    const { data, ...rest } = dataIn(zip);
    const torn = { ...rest, data: { ...data, conversations: [], plans: [] } };
    zip.set('export.json', Buffer.from(JSON.stringify(torn)));
    for (const name of zip.keys()) if (name.startsWith('photos/')) zip.delete(name);
    const path = await zipOf(zip);
    await app.database.db.delete(users);
    const again = await app.signUp();
    await again.call(createUser, { body: {} });
    const { rows, left } = await importPerson(app.database.db, { path, userId: again.userId, files });
    expect(left).toEqual({ photos: 1, messages: data.messages?.length });
    expect(rows.logs).toBe(data.logs?.length);
    expect(await app.database.db.select().from(chatSessions)).toEqual([]);
  });

  it.each([
    ['no zip', () => fileOf(Buffer.from('%PDF-1.7')), /no zip/],
    ['a torn zip', async () => fileOf(Buffer.from('PK\u0003\u0004 and nothing more')), /no zip/],
    ['a zip without data', () => zipOf([['photos/x.jpg', Buffer.from('x')]]), /no export\.json/],
    ['no JSON', () => zipOf([['export.json', Buffer.from('{"format":')]]), /not JSON/],
    ['another format', () => zipOf([['export.json', Buffer.from('{"format":"other"}')]]), /format/],
  ])('is refused for %s', async (_what, make, says) => {
    const person = await app.signUp();
    await person.call(createUser, { body: {} });
    const path = await make();
    await expect(importPerson(app.database.db, { path, userId: person.userId, files })).rejects.toThrow(says);
  });

  it.each([
    ['a moment that is none', (row: Record<string, unknown>) => ({ ...row, createdAt: 'yesterday' })],
    ['a column that there is not', (row: Record<string, unknown>) => ({ ...row, userId: 'somebody-else' })],
    ['a kind that there is not', (row: Record<string, unknown>) => ({ ...row, type: 'snack' })],
  ])('is refused for rows with %s', async (_what, spoil) => {
    const person = await aPersonWithEverything(app);
    const zip = await exportOf(person);
    const exported = dataIn(zip);
    const [first = {}, ...more] = exported.data.plans ?? [];
    const spoilt = { ...exported, data: { ...exported.data, plans: [spoil(first), ...more] } };
    zip.set('export.json', Buffer.from(JSON.stringify(spoilt)));
    const path = await zipOf(zip);
    await app.database.db.delete(users);
    const again = await app.signUp();
    await again.call(createUser, { body: {} });
    await expect(importPerson(app.database.db, { path, userId: again.userId, files })).rejects.toThrow(
      /data\.plans\.0/,
    );
    expect(await app.database.db.select().from(plans)).toEqual([]);
  });
});
