import { Dialog } from '#web/ui/dialog.tsx';
import { TutorialPlayer } from './tutorial-player.tsx';
import type { Tutorial } from './tutorials.ts';

export function TutorialDialog({ tutorial, onClose }: { tutorial: Tutorial; onClose: () => void }) {
  return (
    <Dialog open onOpenChange={onClose} title={tutorial.title}>
      <TutorialPlayer tutorial={tutorial} />
    </Dialog>
  );
}
