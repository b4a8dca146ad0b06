import { useCallback, useState } from 'react';
import { useAuth } from '#web/parts/person/auth-context.ts';

/** Less than this is over before a person has read what they are asked. */
const ENOUGH_SECONDS = 120;

/** Opens what needs a recent sign-in, and knows whether the password has to be asked for; null while it is shut. */
export function useRecentSignIn() {
  const { signIns } = useAuth();
  const [isRecent, setRecent] = useState<boolean | null>(null);
  const [isOpening, setOpening] = useState(false);
  const open = useCallback(async () => {
    setOpening(true);
    // Where it cannot be known, the password is asked for: to ask once too often does no harm.
    const seconds = await signIns()
      .then((port) => port.read())
      .then(({ recentForSeconds }) => recentForSeconds)
      .catch(() => 0);
    setOpening(false);
    setRecent(seconds >= ENOUGH_SECONDS);
  }, [signIns]);
  return { isRecent, isOpening, open, close: () => setRecent(null) };
}
