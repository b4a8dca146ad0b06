import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Actions } from '#web/ui/layout.tsx';

type LeaveDialogProps = { onStay: () => void; onLeave: () => void; onEnd: () => void };

/** Asks before a workout under way is left. */
export function LeaveDialog({ onStay, onLeave, onEnd }: LeaveDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onStay}
      size="small"
      title="Leave the workout?"
      description="Every set is kept. You can come back and go on where you stopped."
    >
      <Actions stacked>
        <Button tone="primary" onClick={onStay}>
          Keep Going
        </Button>
        <Button onClick={onLeave}>Leave for Now</Button>
        <Button onClick={onEnd}>End Workout</Button>
      </Actions>
    </Dialog>
  );
}
