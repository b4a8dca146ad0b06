import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useAuth } from '#web/parts/person/auth-context.ts';
import { userStorage } from '#web/parts/person/user-storage.ts';
import { useToast } from '#web/ui/toast-context.ts';
import { type PlanToTrain, PlayerContext } from './player-context.ts';

/** Whose workout was open when the page was left, so that it opens again by itself. */
const OPEN_AS = 'player.open';

type OverlayProps = { userId: string; plan: PlanToTrain | null; onClose: () => void };

const PlayerOverlay = lazy<(props: OverlayProps) => ReactNode>(() =>
  import('./player-overlay.tsx').then(
    (module) => ({ default: module.PlayerOverlay }),
    () => ({ default: LostPlayer }),
  ),
);

/** The code of the player could not be fetched, e.g. without a network. */
function LostPlayer({ onClose }: OverlayProps) {
  const toast = useToast();
  useEffect(() => {
    toast({
      title: 'Error',
      description: 'The workout could not be opened. Check your network, load the page again and try again.',
      tone: 'destructive',
    });
    onClose();
  }, [toast, onClose]);
  return null;
}

/** `plan` is null where a workout goes on that was under way when the page was loaded again. */
type Opened = { userId: string; plan: PlanToTrain | null };

/** Holds the guided workout above all screens, so that none of them can take it away. */
export function PlayerProvider({ children }: { children: ReactNode }) {
  const { person } = useAuth();
  const [chosen, setChosen] = useState<Opened | 'closed'>();
  const userId = person?.id;
  const left = userId !== undefined && userStorage.read(OPEN_AS) === userId ? { userId, plan: null } : undefined;
  const opened = chosen === 'closed' ? undefined : (chosen ?? left);
  const isOpen = opened !== undefined && opened.userId === userId;
  const control = useMemo(
    () => ({
      isOpen,
      open: (plan: PlanToTrain) => {
        if (userId === undefined) return;
        userStorage.write(OPEN_AS, userId);
        setChosen({ userId, plan });
      },
    }),
    [isOpen, userId],
  );
  const close = useCallback(() => {
    userStorage.write(OPEN_AS, '');
    setChosen('closed');
  }, []);
  return (
    <PlayerContext value={control}>
      {children}
      {isOpen && (
        <Suspense>
          <PlayerOverlay userId={opened.userId} plan={opened.plan} onClose={close} />
        </Suspense>
      )}
    </PlayerContext>
  );
}
