import type { User } from 'firebase/auth';
import type { SignIns } from '#contract/sign-ins.ts';

/** What the provider knows of a person. */
export type AuthUser = Pick<
  User,
  | 'uid'
  | 'email'
  | 'emailVerified'
  | 'displayName'
  | 'photoURL'
  | 'phoneNumber'
  | 'tenantId'
  | 'isAnonymous'
  | 'providerData'
  | 'metadata'
>;

/** A sign-in counts as a recent one for so long, as the server counts it. */
const RECENT_SECONDS = 600;

const KINDS: Readonly<Record<string, SignIns['methods'][number]['kind']>> = {
  password: 'password',
  'google.com': 'google',
};

type Here = { authTime: Date; now: Date; userAgent: string };

/** How and where a person is signed in, as far as the provider tells: it does not say where else. */
export function signInsOf(user: AuthUser, { authTime, now, userAgent }: Here): SignIns {
  const { emailVerified, providerData, metadata } = user;
  const addedAt = (metadata.creationTime ? new Date(metadata.creationTime) : authTime).toISOString();
  const age = Math.floor((now.getTime() - authTime.getTime()) / 1000);
  return {
    recentForSeconds: Math.min(Math.max(RECENT_SECONDS - age, 0), RECENT_SECONDS),
    emailConfirmed: emailVerified,
    methods: providerData.flatMap(({ providerId }) => {
      const kind = KINDS[providerId];
      return kind ? [{ kind, addedAt, changedAt: addedAt }] : [];
    }),
    sessions: [{ id: 'this', isThis: true, userAgent, startedAt: authTime.toISOString(), seenAt: now.toISOString() }],
    othersUntold: true,
  };
}
