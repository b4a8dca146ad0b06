import { fieldsOf, versionedDocument } from '#core/documents/versioned-document.ts';
import { keptProfileSchema } from './profile.ts';

/** Nothing else was known of where somebody began. */
function withStartWeight(old: unknown): unknown {
  const profile = fieldsOf(old);
  return { startWeightLbs: profile.weightLbs, ...profile };
}

/** The stored profile. A new required field comes with an upgrade that says what older profiles hold in it. */
export const profileDocument = versionedDocument({
  name: 'profile',
  schema: () => keptProfileSchema,
  upgrades: [{ to: 2, name: 'weight at the start', upgrade: withStartWeight }],
});
