import { describe, expect, it } from 'vitest';
import { cautionFor, type KnowsOfPerson } from './not-for.ts';

const anybody: KnowsOfPerson = { age: 34, subjects: new Set(), hasInjury: false, hidesNumbers: false };

describe('whom a card is not for', () => {
  it('is nobody of whom nothing of the kind is known', () => {
    expect(cautionFor(['pregnant', 'kidney_disease', 'older_adult', 'joint_injury'], anybody)).toBeNull();
  });

  it.each([
    ['kidney_disease', { subjects: new Set(['condition:ckd']) }],
    ['blood_thinners', { subjects: new Set(['medicine:warfarin']) }],
    ['older_adult', { age: 71 }],
    ['joint_injury', { hasInjury: true }],
  ] as const)('hears a caution first: %s', (caution, known) => {
    expect(cautionFor([caution], { ...anybody, ...known })).toMatchObject({ tell: true });
  });

  it.each([
    ['pregnant', { subjects: new Set(['condition:pregnant_t2']) }],
    ['eating_disorder', { subjects: new Set(['condition:eating_disorder_past']) }],
    ['eating_disorder', { hidesNumbers: true }],
  ] as const)('is not told it at all: %s', (caution, known) => {
    expect(cautionFor(['kidney_disease', caution], { ...anybody, ...known })).toMatchObject({ tell: false });
  });

  it('hears the gravest of several', () => {
    const both = { ...anybody, subjects: new Set(['condition:ckd', 'condition:pregnant']) };
    expect(cautionFor(['kidney_disease', 'pregnant'], both)?.tell).toBe(false);
  });
});
