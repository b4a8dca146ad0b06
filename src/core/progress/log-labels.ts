import { z } from 'zod';
import { UNIT_SYSTEMS } from '#core/units/measure-units.ts';
import kindLabels from '#data/log-kinds.json' with { type: 'json' };
import { LOG_KIND_NAMES, type LogKind } from './log-kinds.ts';

const labelsSchema = z.strictObject({
  /** What an entry of this kind is called. */
  name: z.string(),
  /** What the field of its number asks for, if not that. */
  field: z.string().optional(),
  hint: z.string().optional(),
  /** A number that could be meant. */
  example: z.string().optional(),
  /** What it is called where one kind is chosen, by the units in use. */
  tab: z.record(z.enum(UNIT_SYSTEMS), z.string()).optional(),
});

/** What a kind is called and how its number is asked for. */
export const LOG_LABELS = z
  .record(z.enum(LOG_KIND_NAMES), labelsSchema)
  .parse(kindLabels satisfies Record<LogKind, object>);
