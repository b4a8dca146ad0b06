import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readableFields } from './readable-fields.ts';
import { fieldsOf, type Upgrade, versionedDocument } from './versioned-document.ts';

const schema = z.strictObject({
  name: z.string(),
  cookingLevel: z.enum(['beginner', 'advanced']),
  minutes: z.number(),
});

const UPGRADES: Upgrade[] = [
  { to: 2, name: 'add-cooking-level', upgrade: (old) => ({ ...fieldsOf(old), cookingLevel: 'beginner' }) },
  {
    to: 3,
    name: 'hours-to-minutes',
    upgrade(old) {
      const { hours, ...rest } = fieldsOf(old);
      if (typeof hours !== 'number') throw new Error('no hours');
      return { ...rest, minutes: hours * 60 };
    },
  },
];
const kitchen = versionedDocument({ name: 'kitchen', schema: () => schema, upgrades: UPGRADES });

describe('a document of a version', () => {
  it.each([
    [1, { name: 'Ann', hours: 2 }, 'beginner'],
    [2, { name: 'Ann', hours: 2, cookingLevel: 'advanced' }, 'advanced'],
    [3, { name: 'Ann', minutes: 120, cookingLevel: 'advanced' }, 'advanced'],
  ])('%i is read as it would be written today', (version, content, cookingLevel) => {
    const value = { name: 'Ann', cookingLevel, minutes: 120 };
    expect(kitchen.read({ version, content })).toEqual({ ok: true, value });
  });

  it('is written as that of today', () => {
    const value = { name: 'Ann', cookingLevel: 'advanced', minutes: 5 } as const;
    expect(kitchen.write(value)).toEqual({ version: 3, content: value });
    expect(kitchen.read(kitchen.write(value))).toEqual({ ok: true, value });
  });

  it('leaves what it was read from as it was', () => {
    const content = Object.freeze({ name: 'Ann', hours: 2 });
    kitchen.read({ version: 1, content });
    expect(content).toEqual({ name: 'Ann', hours: 2 });
  });
});

describe('a document that cannot be read', () => {
  const reasonFor = (version: number, content: unknown) => {
    const read = kitchen.read({ version, content });
    return read.ok ? null : read.unreadable;
  };
  const about = { document: 'kitchen' };

  it('of a later release says so', () => {
    expect(reasonFor(4, { name: 'Ann' })).toEqual({ ...about, version: 4, reason: 'newer', issues: [] });
  });

  it('names the upgrade that it does not pass', () => {
    const expected = { ...about, version: 1, reason: 'upgrade', issues: ['hours-to-minutes'] };
    expect(reasonFor(1, { name: 'Ann' })).toEqual(expected);
    expect(reasonFor(1, null)).toEqual({ ...expected, issues: ['add-cooking-level'] });
  });

  it('names the places that do not fit, and nothing of what stands there', () => {
    const secret = 'allergic to peanuts';
    const unreadable = reasonFor(3, { name: 7, minutes: secret, cookingLevel: secret });
    expect(unreadable?.issues).toEqual(['name: invalid_type', 'cookingLevel: invalid_value', 'minutes: invalid_type']);
    expect(JSON.stringify(unreadable)).not.toContain('peanuts');
  });

  it('still gives what can be read, field by field', () => {
    const content = kitchen.upgraded({ version: 1, content: { name: 'Ann', hours: 'two' } });
    expect(readableFields(schema, content)).toEqual({ name: 'Ann', cookingLevel: 'beginner' });
    expect(readableFields(schema, 'nonsense')).toEqual({});
  });
});

it('refuses upgrades that leave a version out', () => {
  const [first, second] = UPGRADES;
  for (const upgrades of [[second], [first, first]] as Upgrade[][]) {
    expect(() => versionedDocument({ name: 'kitchen', schema: () => schema, upgrades })).toThrow('not in its place');
  }
});
