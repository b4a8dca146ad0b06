import type { ReactNode } from 'react';
import { Dialog, DialogSection } from '#web/ui/dialog.tsx';
import { CoachNotes } from './coach-notes.tsx';

/** What the dialogs of both kinds of plans take. */
export type OfPlanDialog = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What can be done with the whole plan; stands at the end. */
  planActions?: ReactNode;
};

type PlanDialogProps = OfPlanDialog & {
  title: string;
  description: string;
  /** The plan's parts, each a `DialogSection`; `children` stand above them. */
  sections: ReactNode;
  notes: readonly string[];
  children: ReactNode;
};

/** Shows a plan in full: its figures, its parts, the coach's notes, and what can be done with it. */
export function PlanDialog({ sections, notes, planActions, children, ...dialog }: PlanDialogProps) {
  return (
    <Dialog
      {...dialog}
      size="large"
      heading="display"
      more={
        <>
          {sections}
          <CoachNotes notes={notes} />
          {planActions !== undefined && <DialogSection>{planActions}</DialogSection>}
        </>
      }
    >
      {children}
    </Dialog>
  );
}
