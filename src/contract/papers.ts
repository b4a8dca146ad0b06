import { z } from 'zod';
import { PAPER_FORMATS, PAPER_KINDS } from '#core/papers/paper.ts';
import { UNIT_SYSTEMS } from '#core/units/measure-units.ts';
import { isTimeZone } from '#core/units/zoned-time.ts';
import { idSchema } from './common.ts';
import { operation } from './operation.ts';

/** How far back a progress report may look, days. */
export const REPORT_PERIODS = ['30', '90', '365'] as const;

export const exportPaper = operation({
  method: 'GET',
  path: '/api/papers',
  summary:
    'A plan, its groceries or a progress report as a file: PDF, CSV, a calendar or JSON (409 where there is nothing yet)',
  tag: 'papers',
  requires: 'dataExport',
  query: () =>
    z.strictObject({
      kind: z.enum(PAPER_KINDS),
      format: z.enum(PAPER_FORMATS),
      /** Which plan; without it the one that is active. */
      planId: idSchema.optional(),
      /** Groceries for so many days; a week has to be planned. */
      days: z.enum(['1', '7']).optional(),
      period: z.enum(REPORT_PERIODS).optional(),
      units: z.enum(UNIT_SYSTEMS).optional(),
      timeZone: z.string().max(60).refine(isTimeZone, 'must be a time zone such as Europe/Berlin').optional(),
    }),
  response: () => z.file(),
});
