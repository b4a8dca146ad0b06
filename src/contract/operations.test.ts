import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import * as analytics from './analytics.ts';
import * as chat from './chat.ts';
import * as favorites from './favorites.ts';
import * as feedback from './feedback.ts';
import * as logs from './logs.ts';
import * as meals from './meals.ts';
import { type Operation, operation } from './operation.ts';
import * as plans from './plans.ts';
import * as profile from './profile.ts';
import * as user from './user.ts';

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

const declared = [analytics, chat, favorites, feedback, logs, meals, plans, profile, user]
  .flatMap((group) => Object.values(group))
  .filter(isOperation);

/** Of every file of this folder, so that one that is added later is tested without a change here. */
const files: Record<string, object> = import.meta.glob(['./*.ts', '!./*.test.ts'], { eager: true });
const everyOperation = () =>
  Object.values(files)
    .flatMap((group) => Object.values(group))
    .filter(isOperation);

type JsonSchema = {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  format?: string;
  pattern?: string;
  maxLength?: number;
  maxItems?: number;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
};

/** Formats and patterns that no long text fits. */
const BOUNDED_FORMATS = ['uuid', 'date-time', 'date', 'binary'];
const isBoundedPattern = (pattern: string) => /^\^[^*+]*\$$/.test(pattern);

/** The fields of a schema that may be of any length. */
function unboundedIn(schema: z.ZodType): string[] {
  const walk = (part: JsonSchema, path: string): string[] => [
    ...(part.type === 'string' && !isBounded(part) ? [path] : []),
    ...(part.type === 'array' && part.maxItems === undefined ? [path] : []),
    ...(part.items ? walk(part.items, `${path}[]`) : []),
    ...[part.anyOf, part.oneOf, part.allOf].flatMap((parts = []) => parts.flatMap((each) => walk(each, path))),
    ...Object.entries(part.properties ?? {}).flatMap(([name, each]) => walk(each, `${path}.${name}`)),
  ];
  return walk(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema, '');
}

const isBounded = ({ maxLength, format = '', pattern = '', enum: values, const: only }: JsonSchema) =>
  maxLength !== undefined ||
  BOUNDED_FORMATS.includes(format) ||
  isBoundedPattern(pattern) ||
  values !== undefined ||
  only !== undefined;

/** Section 7 of the specification, row by row. */
const SECTION_7 = [
  'POST /api/user',
  'GET /api/profile/:userId',
  'POST /api/profile',
  'GET /api/plans/:userId/meal',
  'GET /api/plans/:userId/workout',
  'GET /api/plans/:userId',
  'POST /api/plans/generate',
  'PATCH /api/plans/:planId',
  'PUT /api/plans/:planId/activate',
  'PUT /api/plans/:planId/favorite',
  'DELETE /api/plans/:planId',
  'POST /api/plans/:planId/replace-exercise',
  'POST /api/plans/:planId/replace-meal',
  'GET /api/favorites/:userId',
  'POST /api/favorites',
  'DELETE /api/favorites/:favoriteId',
  'GET /api/logs/:userId',
  'POST /api/logs/progress',
  'POST /api/exercises/complete',
  'POST /api/workouts/complete',
  'POST /api/feedback',
  'GET /api/chat-sessions/:userId',
  'GET /api/chat-sessions/:sessionId/messages',
  'DELETE /api/chat-sessions/:sessionId',
  'POST /api/profile/chat-update',
];

describe('the contract', () => {
  it.each(SECTION_7)('declares %s', (row) => {
    expect(declared.filter(({ method, path }) => `${method} ${path}` === row)).toHaveLength(1);
  });

  it('declares no call twice', () => {
    const calls = declared.map(({ method, path }) => `${method} ${path}`);
    expect(calls.filter((call, index) => calls.indexOf(call) !== index)).toEqual([]);
  });

  it('says which calls are counted, and by what', () => {
    const counted = declared.filter(({ requires }) => requires !== undefined);
    expect(Object.fromEntries(counted.map(({ path, requires }) => [path, requires]))).toMatchObject({
      '/api/profile/chat-update': 'chatMessages',
      '/api/plans/generate': 'generations',
      '/api/plans/:planId/replace-meal': 'swaps',
      '/api/plans/:planId/replace-exercise': 'swaps',
      '/api/plans/:planId/use-favorite': 'swaps',
      '/api/plans/:planId/use-meal': 'swaps',
    });
  });

  it('bounds every text and every list that it takes', () => {
    const unbounded = everyOperation().flatMap(({ method, path, params, query, body }) =>
      Object.entries({ params, query, body }).flatMap(([place, schema]) =>
        schema ? unboundedIn(schema).map((field) => `${method} ${path}: ${place}${field}`) : [],
      ),
    );
    expect(unbounded).toEqual([]);
  });

  it('takes no field that it does not know', () => {
    const taking = declared.filter(({ body }) => body !== undefined);
    const lax = taking.filter(({ body }) => body?.safeParse({ role: 'admin' }).success);
    expect(lax.map(({ path }) => path)).toEqual([]);
  });
});

describe('the schemas of an operation', () => {
  it('are made when they are first asked for, once', () => {
    const response = vi.fn(() => z.string());
    const declared = operation({ method: 'GET', path: '/api/things', summary: '', tag: '', response });
    expect(response).not.toHaveBeenCalled();
    expect(declared.response).toBe(declared.response);
    expect(response).toHaveBeenCalledOnce();
    expect(declared.body).toBeUndefined();
  });
});
