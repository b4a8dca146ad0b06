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

/** Walks the text of valid JSON once, without recursion: its depth, and keys that come twice or reach a prototype. */
function checkStructure(text: string): void {
  const keysOfOpen: (Set<string> | null)[] = [];
  for (let at = 0; at < text.length; at++) {
    const letter = text[at];
    if (letter === '{' || letter === '[') keysOfOpen.push(letter === '{' ? new Set() : null);
    else if (letter === '}' || letter === ']') keysOfOpen.pop();
    else if (letter === '"') {
      const end = endOfString(text, at);
      const keys = keysOfOpen.at(-1);
      // Inside an object what comes before a colon is a key; nothing else has one behind it.
      if (keys && text[signAfter(text, end)] === ':') noteKey(text.slice(at, end), keys);
      at = end - 1;
    }
    if (keysOfOpen.length > DEPTH_LIMIT) throw refused('is nested too deeply');
  }
}

/** Where a string ends that begins at `start`: behind its closing quote. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at + 1;
}

function signAfter(text: string, from: number): number {
  let at = from;
  while (' \t\n\r'.includes(text.charAt(at)) && at < text.length) at++;
  return at;
}

function noteKey(quoted: string, known: Set<string>): void {
  const key: string = JSON.parse(quoted);
  if (POLLUTING.has(key)) throw refused('has a field with a forbidden name');
  if (known.has(key)) throw refused('has the same field twice');
  known.add(key);
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
