import type { z } from 'zod';

/** What can still be read of a document, field by field; each field is judged alone. */
export function readableFields<S extends z.ZodObject>(schema: S, content: unknown): Partial<z.output<S>> {
  if (typeof content !== 'object' || content === null) return {};
  const given = Object.entries(content);
  const read = given.flatMap(([field, value]) => {
    const parsed = schema.shape[field]?.safeParse(value);
    return parsed?.success ? [[field, parsed.data]] : [];
  });
  return Object.fromEntries(read) as Partial<z.output<S>>;
}
