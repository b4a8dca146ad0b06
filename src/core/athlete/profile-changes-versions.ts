import { z } from 'zod';
import { versionedDocument } from '#core/documents/versioned-document.ts';
import { fieldChangeSchema } from './change-profile.ts';

/** What a stored change of a profile changes. A field that is renamed or gone in the profile is so here, too. */
export const profileChangesDocument = versionedDocument({
  name: 'profile-changes',
  schema: () => z.array(fieldChangeSchema),
  upgrades: [],
});
