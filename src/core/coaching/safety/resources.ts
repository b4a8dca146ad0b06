import { z } from 'zod';
import resourceData from '#data/coach-resources.json' with { type: 'json' };

const resourcesSchema = z.strictObject({
  emergency: z.string(),
  crisis: z.string(),
  eatingDisorders: z.string(),
  poison: z.string(),
});

const data = z
  .strictObject({ about: z.string(), default: resourcesSchema, regions: z.record(z.string(), resourcesSchema) })
  .parse(resourceData);

export type Resources = z.infer<typeof resourcesSchema>;

/** A language that names no region is taken for that of its largest one; US without any locale. */
const REGION_OF_LANGUAGE: Record<string, string> = { en: 'US', de: 'DE', fr: 'FR', es: 'ES', nl: 'NL', ko: 'KR' };

/** Whom to call, by the region of a locale such as "en-GB". */
export function resourcesFor(locale: string | null): Resources {
  const [language = 'en', ...rest] = (locale ?? 'en-US').split(/[-_]/);
  const named = rest.find((part) => /^[A-Za-z]{2}$/.test(part))?.toUpperCase();
  const region = named ?? REGION_OF_LANGUAGE[language.toLowerCase()];
  return (region === undefined ? undefined : data.regions[region]) ?? data.default;
}
