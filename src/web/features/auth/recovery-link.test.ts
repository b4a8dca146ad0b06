import { describe, expect, it } from 'vitest';
import { parseMailLink } from './recovery-link.ts';

const token = 'Zk-9_'.repeat(5);

describe('parseMailLink', () => {
  it.each(['new-password', 'confirm-email'] as const)('reads the token of a mail: %s', (kind) =>
    expect(parseMailLink(`${kind}=${token}`)).toEqual({ kind, token }),
  );

  it.each(['', 'main', 'new-password=', 'new-password=short', `new-password=${token}&x=1`, `x=new-password=${token}`])(
    'finds nothing in %j',
    (place) => expect(parseMailLink(place)).toBeUndefined(),
  );
});
