import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

const FORMATS: Record<string, string> = {
  email: 'a valid e-mail address',
  uuid: 'a valid id',
  datetime: 'a moment such as 2026-05-01T07:30:00Z',
  url: 'a valid address',
};

const UNITS: Record<string, string> = { string: ' characters', array: ' entries', set: ' entries' };

/** One plain sentence on what is wrong with the input, naming the field. */
export function describeIssues(issues: readonly Issue[]): string {
  // A rule of our own says what is wrong in its own words.
  const issue = issues.find(({ code }) => code === 'custom') ?? issues[0];
  if (!issue) return 'The request is not valid.';
  return sentence(issue, []);
}

function sentence(issue: Issue, parents: readonly PropertyKey[]): string {
  const path = [...parents, ...issue.path];
  if (issue.code === 'invalid_union') {
    const inner = issue.errors.find((errors) => errors.length > 0)?.[0];
    if (inner) return sentence(inner, path);
  }
  if (issue.code === 'unrecognized_keys') {
    const keys = issue.keys.map((key) => `“${shortened(key)}”`).join(', ');
    return `Unknown field${issue.keys.length > 1 ? 's' : ''} ${keys}.`;
  }
  if (issue.code === 'custom') return issue.message;
  return path.length > 0 ? `“${shortened(path.join('.'))}” ${fault(issue)}.` : `The request ${fault(issue)}.`;
}

function fault(issue: Issue): string {
  if (issue.code === 'invalid_type') {
    if (issue.message.endsWith('undefined')) return 'is missing';
    return `must be ${withArticle(issue.expected)}`;
  }
  if (issue.code === 'too_small' && issue.minimum === 1 && UNITS[issue.origin]) return 'must not be empty';
  if (issue.code === 'too_small') return bound('at least', issue.minimum, issue.origin);
  if (issue.code === 'too_big') return bound('at most', issue.maximum, issue.origin);
  if (issue.code === 'invalid_value') return `must be one of: ${issue.values.join(', ')}`;
  if (issue.code === 'invalid_format') return `must be ${FORMATS[issue.format] ?? 'in the right format'}`;
  if (issue.code === 'invalid_union' && issue.discriminator) return 'is not one of the possible values';
  return 'is not valid';
}

const bound = (words: string, limit: number | bigint, origin: string) =>
  UNITS[origin] ? `must have ${words} ${limit}${UNITS[origin]}` : `must be ${words} ${limit}`;

const withArticle = (type: string) =>
  type === 'int' ? 'a whole number' : `${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type}`;

const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
