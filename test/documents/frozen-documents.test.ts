import { readdirSync } from 'node:fs';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fieldsOf } from '#core/documents/versioned-document.ts';
import * as adaptive from '#server/db/schema/adaptive.ts';
import * as analytics from '#server/db/schema/analytics.ts';
import * as auth from '#server/db/schema/auth.ts';
import * as chat from '#server/db/schema/chat.ts';
import * as contact from '#server/db/schema/contact.ts';
import * as logs from '#server/db/schema/logs.ts';
import * as membership from '#server/db/schema/membership.ts';
import * as people from '#server/db/schema/people.ts';
import * as photos from '#server/db/schema/photos.ts';
import * as plans from '#server/db/schema/plans.ts';
import * as reminders from '#server/db/schema/reminders.ts';
import * as requests from '#server/db/schema/requests.ts';
import { isWriteName, partsOfWrite, type QueuedOperation, WRITES } from '#web/offline/writes.ts';
import { ALL_DOCUMENTS, type Declared, formOf, formOfDocument } from './all-documents.ts';
import { FROZEN_FOLDER, type Frozen, frozenForm, frozenOf } from './frozen.ts';
import { isAsWide } from './wider-form.ts';

const named = ALL_DOCUMENTS.map((declared) => ({ ...declared, name: declared.document.name }));
const read = ({ document }: Declared, { version, content }: Frozen) => document.read({ version, content });

describe.each(named)('$name', (declared) => {
  const { document, file, name } = declared;
  const frozen = frozenOf(name);

  it('is read in every version that was ever stored', () => {
    for (const each of frozen)
      expect(read(declared, each), `v${each.version}-${each.what}`).toMatchObject({ ok: true });
  });

  it('has frozen examples of every version', () => {
    const versions = Array.from({ length: document.version }, (_, index) => index + 1);
    const missing = versions.filter((version) => !frozen.some((each) => each.version === version));
    expect(missing, `Freeze “${name}” as it is stored now: npm run freeze-documents`).toEqual([]);
  });

  it('keeps its form as long as it keeps its version, or takes all that it took', () => {
    const [before, now] = [frozenForm(name, document.version), formOfDocument(declared)];
    expect(now, whatToDo({ name, version: document.version, file, isWider: isAsWide(before, now), before })).toEqual(
      before,
    );
  });

  it('is not read any more once a required field is added without an upgrade, and is with one', () => {
    const longer = withRequiredField(document.schema);
    expect(formOf(longer), 'the build notices').not.toEqual(formOf(document.schema));
    for (const { version, content } of frozen) {
      const before = document.upgraded({ version, content });
      if (isEmpty(before)) continue;
      expect(longer.safeParse(before).success, JSON.stringify(before)?.slice(0, 80)).toBe(false);
      if (isObject(before)) expect(longer.safeParse({ ...fieldsOf(before), addedLater: 'x' }).success).toBe(true);
    }
    expect(frozen.some(({ content }) => !isEmpty(content))).toBe(true);
  });
});

type Changed = { name: string; version: number; file: string; isWider: boolean; before: unknown };

function whatToDo({ name, version, file, isWider, before }: Changed): string {
  if (before === undefined) return `Version ${version} of “${name}” is not frozen yet: npm run freeze-documents`;
  if (isWider) return `“${name}” takes more than before. Keep its new form: npm run freeze-documents`;
  return (
    `“${name}” does not take all any more that people have stored in version ${version}. Add an upgrade to version ` +
    `${version + 1} at the end of its list in ${file}, then: npm run freeze-documents`
  );
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0;

/** The schema as it would be with one more required field in it; of a list, in each item. */
function withRequiredField(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodLazy) return withRequiredField(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodNullable) return withRequiredField(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodArray) return z.array(withRequiredField(schema.element as z.ZodType));
  if (schema instanceof z.ZodObject) return schema.extend({ addedLater: z.string() });
  if (schema instanceof z.ZodUnion) {
    const [first, ...others] = (schema.options as z.ZodType[]).map(withRequiredField);
    return z.union(first ? [first, ...others] : []);
  }
  return z.strictObject({ value: schema, addedLater: z.string() });
}

it('holds no frozen document of which nobody knows any more how to read it', () => {
  expect(readdirSync(FROZEN_FOLDER).sort()).toEqual(named.map(({ name }) => name).sort());
});

describe('a write that waits in an outbox of any version', () => {
  it.each(frozenOf('outbox-write'))('$what is still what the server takes', ({ version, content }) => {
    const outbox = named.find(({ name }) => name === 'outbox-write');
    const { name, body } = fieldsOf(outbox?.document.upgraded({ version, content }));
    if (typeof name !== 'string' || !isWriteName(name)) throw new Error('no such write');
    const { operation }: QueuedOperation = WRITES[name];
    const parts = partsOfWrite(name, body as object);
    expect(operation.body?.safeParse(parts.body).success ?? true).toBe(true);
    expect(operation.params?.safeParse(parts.params).success ?? true).toBe(true);
  });
});

describe('the columns of the database', () => {
  const modules = [
    adaptive,
    analytics,
    auth,
    chat,
    contact,
    logs,
    membership,
    people,
    photos,
    plans,
    reminders,
    requests,
  ];
  const tables = modules
    .flatMap((module): unknown[] => Object.values(module))
    .filter((value): value is PgTable => value instanceof PgTable)
    .map(getTableConfig);
  /** `feedback` keeps one document in two columns; `version` counts the writes of a row. */
  const VERSION_OF: Record<string, string> = {
    'feedback.specific_items': 'items_version',
    'feedback.item_ids': 'items_version',
  };

  it('that hold JSON have a version beside them', () => {
    const bare = tables.flatMap(({ name: table, columns }) => {
      const names = columns.map(({ name }) => name);
      const holding = columns.filter((column): column is PgColumn => column.getSQLType() === 'jsonb');
      return holding
        .filter(({ name }) => !names.includes(VERSION_OF[`${table}.${name}`] ?? `${name}_version`))
        .map(({ name }) => `${table}.${name}`);
    });
    expect(bare).toEqual([]);
  });
});
