import type { FastifyInstance } from 'fastify';
import { httpError } from './http-error.ts';

export const BODY_LIMIT_BYTES = 100 * 1024;
const DEPTH_LIMIT = 20;
const POLLUTING = new Set(['__proto__', 'constructor', 'prototype']);
/** Half of a surrogate pair, and NUL: text that PostgreSQL cannot hold. */
const UNSTORABLE = /\p{Surrogate}|\0/u;

/** Reads JSON and nothing else: a form or plain text could be sent by any page on the web. */
export function readOnlyJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, bytes, done) => {
    try {
      done(null, parseJson(bytes as Buffer));
    } catch (error) {
      done(error as Error, undefined);
    }
  });
}

/** The value of a JSON text; throws a 400 for what is malformed, ambiguous, too deep or cannot be stored. */
export function parseJson(bytes: Uint8Array): unknown {
  if (bytes.length === 0) return undefined;
  const text = decode(bytes);
  const value = parse(text);
  checkStructure(text);
  checkValues(value);
  return value;
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw refused('is not valid UTF-8');
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refused('is not valid JSON');
  }
}

/** Walks the text of valid JSON without recursion: its depth, and keys that come twice or reach a prototype. */
function checkStructure(text: string): void {
  const keysOfOpen: (Set<string> | null)[] = [];
  const token = /"(?:[^"\\]|\\.)*"(\s*:)?|[[\]{}]/g;
  for (const [match, isKey] of text.matchAll(token)) {
    if (match === '{' || match === '[') keysOfOpen.push(match === '{' ? new Set() : null);
    else if (match === '}' || match === ']') keysOfOpen.pop();
    else if (isKey !== undefined) noteKey(match.slice(0, -isKey.length), keysOfOpen.at(-1));
    if (keysOfOpen.length > DEPTH_LIMIT) throw refused('is nested too deeply');
  }
}

function noteKey(quoted: string, known: Set<string> | null | undefined): void {
  const key: string = JSON.parse(quoted);
  if (POLLUTING.has(key)) throw refused('has a field with a forbidden name');
  if (known?.has(key)) throw refused('has the same field twice');
  known?.add(key);
}

function checkValues(value: unknown): void {
  if (typeof value === 'string') {
    if (UNSTORABLE.test(value)) throw refused('has text with characters that cannot be stored');
  } else if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw refused('has a number that is too large');
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      checkValues(key);
      checkValues(inner);
    }
  }
}

const refused = (why: string) => httpError('bad_request', `The request ${why}.`);
