import { describe, expect, it } from 'vitest';
import { parseRecoveryLink } from './recovery-link.ts';

const token = 'Zk-9_'.repeat(5);

describe('parseRecoveryLink', () => {
  it('reads the token of a mail', () => expect(parseRecoveryLink(`new-password=${token}`)).toBe(token));

  it.each(['', 'main', 'new-password=', 'new-password=short', `new-password=${token}&x=1`, `x=new-password=${token}`])(
    'finds nothing in %j',
    (place) => expect(parseRecoveryLink(place)).toBeUndefined(),
  );
});
