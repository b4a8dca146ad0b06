import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { exportPaper } from '#contract/papers.ts';
import { FORMATS_OF, type PaperFormat, type PaperKind } from '#core/papers/paper.ts';
import { isoDayOf } from '#core/units/calendar-day.ts';
import { csvOf } from '../account/csv.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Dependencies } from '../dependencies.ts';
import { downloadRoute } from '../http/file-route.ts';
import { httpError } from '../http/http-error.ts';
import { inWorker } from '../planning/in-worker.ts';
import { type Made, makePaper } from './make-paper.ts';
import { writeCalendar } from './write-calendar.ts';

const TYPES: Record<PaperFormat, string> = {
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

/** Plans and reports as files. What takes longest, setting a PDF, is done in a worker. */
export function paperRoutes(app: FastifyInstance, dependencies: Dependencies, catalogue: Catalogue): void {
  downloadRoute(app, dependencies, {
    operation: exportPaper,
    limit: 'paper',
    handler: async ({ db, session, query, now, log }) => {
      const { kind, format } = query;
      if (!FORMATS_OF[kind].includes(format))
        throw httpError('bad_request', 'That has no times: a calendar cannot hold it.');
      const made = await makePaper(db, { userId: session.userId, ...query, catalogue, now, log });
      const content = await contentOf(made, { kind, format, now });
      const name = `ironleaf-${kind.replace('_', '-')}-${isoDayOf(now)}.${format}`;
      return { type: TYPES[format], name, stream: Readable.from([content]) };
    },
  });
}

type As = { kind: PaperKind; format: PaperFormat; now: Date };

async function contentOf({ paper, entries, source }: Made, { kind, format, now }: As): Promise<Buffer> {
  if (format === 'pdf') return Buffer.from(await inWorker('pdf', { paper, date: isoDayOf(now) }));
  if (format === 'csv') return Buffer.from(csvOf(paper.rows));
  if (format === 'ics') return Buffer.from(writeCalendar(entries));
  const head = { format: `ironleaf-${kind}`, version: 1, exportedAt: now.toISOString() };
  const whole = { ...head, title: paper.title, rows: paper.rows, ...(source !== null && { data: source }) };
  return Buffer.from(`${JSON.stringify(whole, null, 1)}\n`);
}
