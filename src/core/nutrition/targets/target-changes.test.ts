import { describe, expect, it } from 'vitest';
import type { Profile } from '#core/athlete/profile.ts';
import { noConstraints } from '#test/constraints.ts';
import { PERSONAS } from '#test/personas.ts';
import { targetChanges } from './target-changes.ts';

const maya = (answers: Partial<Profile> = {}) => ({
  profile: { ...PERSONAS.maya, ...answers },
  constraints: noConstraints(),
});

describe('what other answers make of the targets', () => {
  it('is told for those that change, before and after', () => {
    const { changes, refusal } = targetChanges(maya(), maya({ goal: 'fitness' }));
    expect(refusal).toBeNull();
    expect(changes[0]).toMatchObject({ target: 'kcal', before: 1767 });
    expect(changes[0]?.after).toBeGreaterThan(1767);
  });

  it('is nothing for an answer that no target hangs on', () => {
    expect(targetChanges(maya(), maya({ firstName: 'May' }))).toEqual({ changes: [], refusal: null });
  });

  it('says why nothing would be planned any more, and compares nothing where nothing was', () => {
    const tooLow = maya({ targetWeightLbs: 80 });
    expect(targetChanges(maya(), tooLow)).toEqual({
      changes: [],
      refusal: expect.objectContaining({ code: 'target_underweight' }),
    });
    expect(targetChanges(tooLow, maya())).toEqual({ changes: [], refusal: null });
  });
});
