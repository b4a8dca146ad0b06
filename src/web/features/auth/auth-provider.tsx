import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { forgetPersonalAnswers } from '#web/api/queries.ts';
import { type Auth, AuthContext, type AuthState, type KnownOf } from '#web/parts/person/auth-context.ts';
import type { IdentityPort, Person } from '#web/parts/person/identity-port.ts';
import { PROFILE_OF, userStorage } from '#web/parts/person/user-storage.ts';
import { useToast } from '#web/ui/toast-context.ts';
import { cameBack, noteLeaving } from './google-return.ts';

/** Where this browser has heard of a profile before, no screen waits until the server says so again. */
const hasProfileHere = ({ id }: Person): true | null => (userStorage.read(PROFILE_OF) === id ? true : null);

const stateOf = (person: Person | null): AuthState =>
  person
    ? {
        status: 'signed-in',
        person: { ...person, hasProfile: hasProfileHere(person), firstName: null, deletionAt: null },
      }
    : { status: 'signed-out', person: null };

/** The state with what is known of the person, unless somebody else is signed in by now. */
function withRecord(state: AuthState, id: string, record: Partial<KnownOf>): AuthState {
  if (state.status !== 'signed-in' || state.person.id !== id) return state;
  const { person } = state;
  const names = Object.keys(record) as (keyof KnownOf)[];
  return names.every((name) => person[name] === record[name]) ? state : { ...state, person: { ...person, ...record } };
}

/** Loaded only for those who sign in: it brings the contract along. */
async function record(person: Person): Promise<KnownOf> {
  const { recordUser } = await import('./record-user.ts');
  return recordUser(person);
}

/** Knows who is signed in: loading until the first report, then signed in or out. */
export function AuthProvider({ identity, children }: { identity: IdentityPort; children: ReactNode }) {
  const [state, setState] = useState<AuthState>({ status: 'loading', person: null });
  const queryClient = useQueryClient();
  useGoogleGreeting(state);

  const learn = useCallback(
    (id: string, recorded: Partial<KnownOf>) => setState((now) => withRecord(now, id, recorded)),
    [],
  );

  const isKnown = useRef(false);
  useEffect(
    () =>
      identity.onChange((person) => {
        // The first report changes the whole page: in slices, so that a slow phone can answer in between. Later ones come
        // with a change of page, which must not see the old state.
        if (isKnown.current) setState(stateOf(person));
        else startTransition(() => setState(stateOf(person)));
        isKnown.current = true;
        if (person) {
          void record(person).then((recorded) => startTransition(() => learn(person.id, recorded)));
        } else {
          forgetPersonalAnswers(queryClient);
          userStorage.clear();
        }
      }),
    [identity, learn, queryClient],
  );

  const userId = state.person?.id;
  const knowProfile = useCallback<Auth['knowProfile']>(
    ({ firstName }) => userId !== undefined && learn(userId, { hasProfile: true, firstName: firstName ?? null }),
    [userId, learn],
  );

  const auth = useMemo<Auth>(
    () => ({
      ...state,
      knowProfile,
      markDeletion: (deletionAt) => state.person && learn(state.person.id, { deletionAt }),
      signIn: identity.signInWithPassword,
      signUp: identity.signUpWithPassword,
      signInWithGoogle: () => {
        noteLeaving();
        return identity.signInWithGoogle();
      },
      signOut: identity.signOut,
      signIns: identity.signIns,
      doors: identity.doors,
    }),
    [identity, knowProfile, learn, state],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
}

/** Back from Google: says how it went. */
function useGoogleGreeting({ status }: AuthState): void {
  const toast = useToast();
  useEffect(() => {
    if (status === 'loading' || !cameBack()) return;
    if (status === 'signed-in') {
      toast({
        title: 'Welcome!',
        description: "You've been signed in with Google successfully.",
        tone: 'success',
      });
    } else {
      void import('./google-fault.ts').then(({ faultOnReturn }) =>
        toast({ title: 'Sign in failed', description: faultOnReturn(), tone: 'destructive' }),
      );
    }
  }, [status, toast]);
}
