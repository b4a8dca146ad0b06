import { versionedDocument } from '#core/documents/versioned-document.ts';
import { keptProfileSchema } from './profile.ts';

/** The stored profile. A new required field comes with an upgrade that says what older profiles hold in it. */
export const profileDocument = versionedDocument({ name: 'profile', schema: () => keptProfileSchema, upgrades: [] });
