import type { FastifyInstance, FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';
import { describeIssues } from './describe-issue.ts';
import { httpError } from './http-error.ts';

const compileValidator: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (data: unknown) => {
    const parsed = schema.safeParse(data ?? undefined);
    if (parsed.success) return { value: parsed.data };
    return { error: httpError('bad_request', describeIssues(parsed.error.issues)) };
  };

/** Lets zod validate what comes in. What goes out is checked by the router, which hands over finished text. */
export function validateWithZod(app: FastifyInstance): void {
  app.setValidatorCompiler(compileValidator);
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
}
