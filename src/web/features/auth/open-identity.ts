import type { IdentityPort } from '#web/parts/person/identity-port.ts';
import { embeddedIdentity } from './embedded-identity.ts';

/** Who knows the people: we do. A build for a provider outside takes `open-firebase-identity.ts` in the place of this file. */
export const openIdentity = (): IdentityPort => embeddedIdentity();
