import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseJson } from './json-body.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

describe('the body of a request', () => {
  it('is nothing where nothing was sent', () => {
    expect(parseJson(bytes(''))).toBeUndefined();
  });

  it('is what JSON.parse makes of it', () => {
    const storable = fc.jsonValue({ maxDepth: 5, stringUnit: 'grapheme' }).filter((value) => {
      const text = JSON.stringify(value);
      return !/\\u0000|__proto__|"constructor"|"prototype"/.test(text);
    });
    fc.assert(
      fc.property(storable, (value) => {
        expect(parseJson(bytes(JSON.stringify(value)))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it('may be nested twenty deep', () => {
    expect(parseJson(bytes(nested(20)))).toBeInstanceOf(Array);
  });

  it('may have brackets, colons and quotes inside its strings', () => {
    const value = { 'a":{"a': ['}]', '"a":1', '\\"', '[[[[[[[[[[[[[[[[[[[[[[[[['] };
    expect(parseJson(bytes(JSON.stringify(value)))).toEqual(value);
  });

  it.each([
    { why: 'nested too deeply', text: nested(21) },
    { why: 'nested too deeply', text: nested(50_000) },
    { why: 'nested too deeply', text: `${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}` },
    { why: 'is not valid JSON', text: '{"a":1,}' },
    { why: 'is not valid JSON', text: '{' },
    { why: 'is not valid JSON', text: 'NaN' },
    { why: 'same field twice', text: '{"userId":"a","userId":"b"}' },
    { why: 'same field twice', text: '{"a":{"b":1,"\\u0062":2}}' },
    { why: 'forbidden name', text: '{"__proto__":{"polluted":true}}' },
    { why: 'forbidden name', text: '{"data":{"\\u005f_proto__":1}}' },
    { why: 'forbidden name', text: '{"a":[{"constructor":{"prototype":{}}}]}' },
    { why: 'cannot be stored', text: '{"a":"x\\u0000y"}' },
    { why: 'cannot be stored', text: '{"a\\u0000":1}' },
    { why: 'cannot be stored', text: '["\\ud800"]' },
    { why: 'cannot be stored', text: '["\\udc00\\ud800"]' },
    { why: 'too large', text: '{"value":1e999}' },
    { why: 'too large', text: '[-1e400]' },
  ])('is refused (no. $#): $why', ({ why, text }) => {
    expect(() => parseJson(bytes(text))).toThrow(why);
  });

  it('is refused if it is no UTF-8', () => {
    expect(() => parseJson(Uint8Array.of(0x22, 0xff, 0xfe, 0x22))).toThrow('UTF-8');
  });

  it('pollutes nothing', () => {
    expect(() => parseJson(bytes('{"__proto__":{"polluted":true}}'))).toThrow();
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});
