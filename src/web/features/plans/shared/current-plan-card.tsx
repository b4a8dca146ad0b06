import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePrint } from '#web/features/plans/print/print-sheet.tsx';
import { ExportButton } from '#web/parts/papers/export-button.tsx';
import type { Exported } from '#web/parts/papers/exported.ts';
import type { ListedPlan } from '#web/parts/plan/listed-plan.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardSection } from '#web/ui/card.tsx';
import { Actions, Stack } from '#web/ui/layout.tsx';
import { PlanHead, type PlanHeadActions } from './plan-head.tsx';
import { PlanVerdict } from './plan-verdict.tsx';
import type { FeedbackChoice } from './use-feedback-selection.ts';

type CurrentPlanCardProps = {
  plan: ListedPlan;
  title: string;
  /** A line below the title. */
  line: ReactNode;
  head: PlanHeadActions;
  choice: FeedbackChoice;
  /** Stands above everything. */
  picture?: ReactNode;
  /** Buttons; "Print" comes after them. `stacked`: each as wide as a phone. */
  actions: ReactNode;
  stacked?: boolean;
  /** What "Print" puts on paper. */
  paper: ReactNode;
  /** What "Export" offers as files. */
  exported: readonly Exported[];
  /** Sections between the plan and the question whether it suits. */
  sections: ReactNode;
  /** The plan at a glance. */
  children: ReactNode;
  /** Dialogs. */
  overlays?: ReactNode;
};

/** Frames the plan that a person lives by now. */
export function CurrentPlanCard(props: CurrentPlanCardProps) {
  const { plan, title, line, head, choice, picture, actions, stacked, paper, sections, exported, children, overlays } =
    props;
  const { print, sheet } = usePrint(paper);
  return (
    <Card as="article">
      {picture}
      <CardSection>
        <Stack>
          <PlanHead {...{ plan, title, line }} isCurrentCard {...head} />
          {children}
          <Actions stacked={stacked ?? false}>
            {actions}
            <Button tone="quiet" onClick={print}>
              <Printer />
              Print
            </Button>
            <ExportButton what={exported} />
          </Actions>
        </Stack>
      </CardSection>
      {sections}
      <CardSection>
        <PlanVerdict planId={plan.id} type={plan.type} choice={choice} />
      </CardSection>
      {overlays}
      {sheet}
    </Card>
  );
}
