import { expect, it } from 'vitest';
import { anAthlete } from '#test/personas.ts';
import { changeProfile } from './change-profile.ts';
import { profileDocument } from './profile-versions.ts';

it('who has a profile from before began with the weight that stands there', () => {
  const read = profileDocument.read({ version: 1, content: anAthlete({ weightLbs: 171 }) });
  if (!read.ok) throw new Error('cannot be read');
  expect(read.value.startWeightLbs).toBe(171);
  expect(changeProfile(read.value, { weightLbs: 160 }).profile).toMatchObject({ startWeightLbs: 171, weightLbs: 160 });
});
