import { getTableColumns } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { PersonTable } from './person-tables.ts';

const momentText = z.codec(z.iso.datetime(), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
});

/** What a column holds, as JSON holds it; by what the database calls it. */
function contentOf(column: AnyPgColumn): z.ZodType {
  if (column.enumValues) return z.enum(column.enumValues as [string, ...string[]]);
  const type = column.getSQLType();
  if (type.startsWith('timestamp')) return momentText;
  if (type === 'uuid') return z.uuid();
  if (type === 'date') return z.iso.date();
  if (type === 'boolean') return z.boolean();
  if (type === 'jsonb') return z.json();
  if (type === 'double precision') return z.number();
  if (['integer', 'smallint', 'bigint'].includes(type)) return z.int();
  if (type === 'text') return z.string();
  throw new Error(`a column of the type ${type} has no form in an export`);
}

/** What has a default may be missing: an export of an older release knows no newer columns. */
function columnSchema(column: AnyPgColumn): z.ZodType {
  const content = contentOf(column);
  if (!column.notNull) return content.nullable().default(null);
  return column.hasDefault ? content.optional() : content;
}

const isGiven = (column: AnyPgColumn, { owner, without = [] }: PersonTable, name: string): boolean =>
  column !== owner && column.generatedIdentity === undefined && !without.includes(name);

/** The columns of a table that an export holds, by the names that the code has for them. */
export function exportedColumns(of: PersonTable): [string, AnyPgColumn][] {
  return Object.entries(getTableColumns(of.table) as Record<string, AnyPgColumn>).filter(([name, column]) =>
    isGiven(column, of, name),
  );
}

/** A row of a table as an export has it, both ways. Whose it is, is said once for all. */
export const rowSchemaOf = (of: PersonTable) =>
  z.strictObject(Object.fromEntries(exportedColumns(of).map(([name, column]) => [name, columnSchema(column)])));
