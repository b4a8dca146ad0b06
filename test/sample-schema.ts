/** As much of JSON Schema as the API's description uses. */
export type Schema = {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  format?: string;
  anyOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minLength?: number;
  maxLength?: number;
};

type Source = {
  /** The text of a free field. */
  text: string;
  /** What ids are made of. */
  id: string;
  /** Which of several possibilities: any whole number. */
  choice: number;
};

/** A value that fits a schema, with the given text wherever text is free. */
export function sampleOf(schema: Schema, source: Source): unknown {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return sampleOf(choices[source.choice % choices.length] ?? {}, source);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[source.choice % schema.enum.length];
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'object') return sampleObject(schema, source);
  if (type === 'array') return [sampleOf(schema.items ?? {}, source)];
  if (type === 'integer' || type === 'number') return sampleNumber(schema, source);
  if (type === 'boolean') return source.choice % 2 === 0;
  if (type === 'string') return sampleText(schema, source);
  return null;
}

/** Every field, but now and then without those that may be left out. */
function sampleObject({ properties = {}, required = [] }: Schema, source: Source): Record<string, unknown> {
  const isFull = source.choice % 3 !== 2;
  const kept = Object.entries(properties).filter(([name]) => isFull || required.includes(name));
  return Object.fromEntries(kept.map(([name, inner]) => [name, sampleOf(inner, source)]));
}

function sampleNumber(schema: Schema, { choice }: Source): number {
  const low = schema.minimum ?? (schema.exclusiveMinimum ?? 0) + 1;
  const high = Math.min(schema.maximum ?? low + 10, 1e6);
  const value = low + (choice % 4) * ((high - low) / 4);
  return schema.type === 'integer' ? Math.floor(value) : value;
}

function sampleText({ format, minLength = 0, maxLength = 200 }: Schema, { text, id }: Source): string {
  if (format === 'uuid') return id;
  if (format === 'email') return `person-${id}@example.com`;
  if (format === 'date-time') return '2026-05-04T11:00:00.000Z';
  return text.slice(0, maxLength).padEnd(minLength, 'x');
}
