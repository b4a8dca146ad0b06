import { z } from 'zod';
import { holdsValue, LOG_KIND_NAMES, valueFacts } from '#core/progress/log-kinds.ts';
import { ImportFault } from './import-fault.ts';
import type { ImportedEntry, ImportReading, LeftOut } from './reading.ts';

/** The version of a log that this release writes; a newer one means something that it does not know. */
const LOG_VERSION = 1;

/** What an export says of itself, and the rows of its logs; each of those is read by itself. */
const exportSchema = z.object({
  format: z.literal('ironleaf-export'),
  version: z.literal(1),
  data: z.object({ logs: z.array(z.unknown()).default([]) }),
});

const rowSchema = z.object({
  logType: z.enum(LOG_KIND_NAMES),
  value: z.number().nullish(),
  data: z.record(z.string(), z.unknown()).nullish(),
  dataVersion: z.number().default(LOG_VERSION),
  notes: z.string().nullish(),
  loggedAt: z.string(),
  utcOffsetMinutes: z.number().nullish(),
});

/**
 * Reads the log of an export of ours (`export.json`).
 * @throws ImportFault where it is another file, or of a later release
 */
export function readOwnExport(json: unknown): ImportReading {
  const parsed = exportSchema.safeParse(json);
  if (!parsed.success) {
    throw new ImportFault(
      'This is no export of Ironleaf that this version can read. Choose the zip from “Download my data”.',
    );
  }
  const entries: ImportedEntry[] = [];
  const left: LeftOut[] = [];
  for (const [index, row] of parsed.data.data.logs.entries()) {
    const read = rowSchema.safeParse(row);
    const isKnown = read.success && read.data.dataVersion <= LOG_VERSION;
    if (isKnown) entries.push(entryOf(read.data));
    else left.push({ line: null, what: `Entry ${index + 1} of the log`, reason: 'not_readable' });
  }
  return { source: 'ironleaf', workouts: [], weights: [], entries, left };
}

/** What was of a plan is of none here: the plan is not in the log. Who takes it over checks its form. */
function entryOf({
  logType,
  value,
  data,
  notes,
  loggedAt,
  utcOffsetMinutes,
}: z.infer<typeof rowSchema>): ImportedEntry {
  const when = { notes: notes ?? null, loggedAt, ...(utcOffsetMinutes != null && { utcOffsetMinutes }) };
  const its = holdsValue(logType) ? { ...data, value, unit: valueFacts(logType).unit } : data;
  return { ...its, ...when, logType } as ImportedEntry;
}
