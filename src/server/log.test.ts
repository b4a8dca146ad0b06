import { describe, expect, it } from 'vitest';
import { createLog } from './log.ts';

function written(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = [];
  write(createLog('debug', { write: (line) => lines.push(line) }));
  expect(lines).toHaveLength(1);
  return lines[0] ?? '';
}

describe('a line of the log', () => {
  it.each([
    { password: 'canary' },
    { body: { password: 'canary' } },
    { req: { headers: { cookie: 'canary', authorization: 'canary' } } },
    { headers: { cookie: 'canary' } },
    { res: { headers: { 'set-cookie': 'canary' } } },
    { user: { email: 'canary' } },
    { token: 'canary' },
  ])('hides secrets: %j', (fields) => {
    expect(written((log) => log.info(fields, 'something happened'))).not.toContain('canary');
  });

  it('names a failed query, but not the values it was given', () => {
    const cause = Object.assign(new Error('duplicate key value'), { code: '23505', detail: 'Key (email)=(canary)' });
    const error = Object.assign(new Error('Failed query: insert into x values ($1)\nparams: canary', { cause }), {
      query: 'insert into x values ($1)',
      params: ['canary'],
    });
    const line = written((log) => log.error({ err: error }, 'failed'));
    expect(line).not.toContain('canary');
    expect(JSON.parse(line).err).toMatchObject({
      message: 'Failed query: insert into x values ($1)',
      stack: expect.stringContaining('log.test.ts'),
      cause: { code: '23505', message: 'duplicate key value' },
    });
  });

  it('stays one line, whatever it is told', () => {
    const line = written((log) => log.info({ agent: 'a\r\n{"level":60}\u001b[31m' }, 'b\nc'));
    const isControl = (sign: string) => sign.charCodeAt(0) < 32;
    expect([...line.trimEnd()].filter(isControl)).toEqual([]);
  });
});
