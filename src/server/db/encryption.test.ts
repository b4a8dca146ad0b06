import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setTestDataKey } from '#test/database.ts';
import { isSealed, readDataKeys, seal, setDataKeys, unseal } from './encryption.ts';

const OLD = 'the first secret, which is long enough';
const NEW = 'another secret, which is long enough too';

beforeEach(() => setDataKeys(readDataKeys(OLD)));
afterEach(setTestDataKey);

/** With one character of it changed. */
function tampered(sealed: string): string {
  const at = sealed.length - 10;
  return sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1);
}

describe('data at rest', () => {
  it.each(['', 'Type 1 diabetes', 'ärztliche Notiz ✓', 'x'.repeat(5000)])('comes back as it was: %j', (text) => {
    const sealed = seal(text, 'a.b');
    expect(isSealed(sealed)).toBe(true);
    if (text !== '') expect(sealed).not.toContain(text);
    expect(unseal(sealed, 'a.b')).toBe(text);
  });

  it('looks different each time', () => {
    expect(seal('same', 'a.b')).not.toBe(seal('same', 'a.b'));
  });

  it('cannot be changed or moved unnoticed', () => {
    const sealed = seal('metformin', 'a.b');
    expect(() => unseal(tampered(sealed), 'a.b')).toThrow();
    expect(() => unseal(sealed, 'a.c')).toThrow();
  });

  it('is read with an old key and written with the new one', () => {
    const before = seal('metformin', 'a.b');
    setDataKeys(readDataKeys(`${NEW}, ${OLD}`));
    const after = seal('metformin', 'a.b');
    expect(unseal(before, 'a.b')).toBe('metformin');
    setDataKeys(readDataKeys(NEW));
    expect(unseal(after, 'a.b')).toBe('metformin');
    expect(() => unseal(before, 'a.b')).toThrow('a.b needs another data key');
  });

  it('is told from what was stored before there was a key', () => {
    for (const stored of ['Type 1 diabetes', 'enc:', 'enc:v1:', 'enc:v1:12345678:short', null, { goal: 'fitness' }]) {
      expect(isSealed(stored)).toBe(false);
    }
  });
});
