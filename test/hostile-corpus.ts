// What nobody well-meaning sends.

/** Parts of an address. */
export const NASTY_WORDS = [
  "' or 1=1 --",
  "'; drop table users; --",
  '%00',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '..%5c..%5c',
  '%ff',
  '%',
  '$%7B7*7%7D',
  '{{7*7}}',
  '1e999',
  '-1',
  'null',
  'undefined',
  '[object Object]',
  '__proto__',
  'constructor',
  '%F0%9F%92%A9',
  '%u0000',
  'a'.repeat(5000),
];

/** Values of a field. */
export const NASTY_VALUES: unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  '',
  ' ',
  '\u202Egnp.exe',
  'line\r\nbreak: injected',
  "'; drop table users; --",
  '<script>alert(1)</script>',
  'x'.repeat(90_000),
  [],
  {},
  [[[[]]]],
  { $gt: '' },
  Array.from({ length: 2000 }, () => 1),
];

/** Texts where any text may be. */
export const NASTY_TEXTS = [
  "'; drop table users; --",
  "' or '1'='1",
  '$1 $$ %s %n {} \\',
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  'line\r\nbreak: injected',
  '\u202Egnp.exe\u0007\u001b[31m',
  '🏋️‍♀️ ünïcödé 文字 \u00a0\u200b',
  '../../../etc/passwd',
  '=cmd|/c calc!A1',
  '{"$gt":""}',
  'none',
  'x'.repeat(5000),
];

export const valueAt = (place: number) => NASTY_VALUES[place % NASTY_VALUES.length];

/** Bodies as they come over the line. */
export const RAW_BODIES = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '123',
  '1e999',
  '{"a":1,"a":2}',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  '{"name":"a\\u0000b","message":"\\u0000","notes":"\\u0000"}',
  '{"name":"\\ud800"}',
  '{"value":1e999}',
  '['.repeat(10_000) + ']'.repeat(10_000),
  `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
  `"${'x'.repeat(200_000)}"`,
];

/** Names of fields that some route knows, or should not. */
export const FIELDS = [
  'userId',
  'id',
  'email',
  'password',
  'name',
  'type',
  'logType',
  'value',
  'unit',
  'data',
  'planId',
  'message',
  'notes',
  'loggedAt',
  'exerciseData',
  'workoutData',
  'mealIndex',
  'exerciseIndex',
  'goal',
  'age',
  'feedbackType',
  'specificItems',
  'tier',
  'role',
];
