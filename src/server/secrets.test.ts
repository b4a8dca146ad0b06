import { mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { keepSecret } from './secrets.ts';

describe('a secret that was not given', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'ironleaf-')), 'data');

  it('is made once', () => {
    const secret = keepSecret(folder, 'auth');
    expect(secret.length).toBeGreaterThanOrEqual(43);
    expect(keepSecret(folder, 'auth')).toBe(secret);
    expect(keepSecret(folder, 'other')).not.toBe(secret);
  });

  it('is for the eyes of its owner only', () => {
    keepSecret(folder, 'auth');
    expect(statSync(join(folder, 'secrets', 'auth')).mode & 0o777).toBe(0o600);
  });
});
