import { z } from 'zod';
import resourceData from '#data/coach-resources.json' with { type: 'json' };
import zoneData from '#data/time-zone-regions.json' with { type: 'json' };
import type { Language } from './blunt/danger-languages.ts';
import type { SafetyContext } from './verdict.ts';

const lineSchema = z.strictObject({ name: z.string(), number: z.string(), allDay: z.boolean() });
export type HelpLine = z.infer<typeof lineSchema>;

const regionSchema = z.strictObject({
  emergency: z.array(z.string()).min(1),
  crisis: lineSchema.optional(),
  eatingDisorders: lineSchema.optional(),
  poison: lineSchema.optional(),
  abuse: lineSchema.optional(),
});
export type RegionLines = z.infer<typeof regionSchema>;

const { regions } = z
  .strictObject({ about: z.string(), regions: z.record(z.string(), regionSchema) })
  .parse(resourceData);

const zones = z
  .strictObject({ about: z.string(), regions: z.record(z.string(), z.array(z.string()).min(1)) })
  .parse(zoneData);
const REGION_OF_TIME_ZONE = new Map(
  Object.entries(zones.regions).flatMap(([region, names]) => names.map((name) => [name, region])),
);

/** A language that names no region is taken for that of its largest one that has lines here. */
const REGION_OF_LANGUAGE: Record<string, string> = {
  ...{ en: 'US', es: 'ES', fr: 'FR', de: 'DE', pt: 'BR', it: 'IT', nl: 'NL', pl: 'PL' },
  ...{ hi: 'IN', zh: 'CN', ja: 'JP', ko: 'KR', sv: 'SE', da: 'DK', fi: 'FI', tr: 'TR' },
};
const REGION = /^[A-Za-z]{2}$/;

/**
 * Whom to call: by the country whose clocks the person's device shows, since a phone in English is often set to the US; else by the
 * region of the locale ("en-GB"), else by the language of the locale, else by that of the message. Null where none of them names a
 * place: then only what holds everywhere is said.
 */
export function linesFor({ locale, timeZone = null }: SafetyContext, language: Language): RegionLines | null {
  const here = timeZone === null ? undefined : REGION_OF_TIME_ZONE.get(timeZone);
  return here === undefined ? linesOfLocale(locale, language) : (regions[here] ?? null);
}

function linesOfLocale(locale: string | null, language: Language): RegionLines | null {
  const [spoken = language, ...rest] = locale?.split(/[-_]/) ?? [];
  const named = rest.find((part) => REGION.test(part))?.toUpperCase();
  const region = named ?? REGION_OF_LANGUAGE[spoken.toLowerCase()];
  return (region === undefined ? undefined : regions[region]) ?? null;
}
