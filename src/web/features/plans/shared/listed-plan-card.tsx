import type { ReactNode } from 'react';
import { shownPlanName } from '#core/planning/shown-plan-name.ts';
import type { ListedPlan } from '#web/parts/plan/listed-plan.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardSection } from '#web/ui/card.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Actions } from '#web/ui/layout.tsx';
import styles from './listed-plan-card.module.css';
import { PlanHead, type PlanHeadActions } from './plan-head.tsx';

type ListedPlanCardProps = {
  plan: ListedPlan;
  title: string;
  line: string;
  picture: ReactNode;
  head: PlanHeadActions;
  onActivate: () => void;
  /** Without it there is nothing to open. */
  onOpen: (() => void) | undefined;
};

/** Frames one plan among others. */
export function ListedPlanCard({ plan, title, line, picture, head, onActivate, onOpen }: ListedPlanCardProps) {
  const { isActive } = plan;
  const name = shownPlanName(plan);
  return (
    <Card as="article" className={styles.card}>
      <CardSection className={styles.inside}>
        <PlanHead {...{ plan, title, line }} {...head} />
        <div className={styles.picture}>{picture}</div>
        <Actions>
          {onOpen && (
            <Button small onClick={onOpen} aria-label={`View Full Details of ${name}`}>
              View Full Details
            </Button>
          )}
          {isActive ? (
            <span className={styles.current}>
              <Chip alive>Current plan</Chip>
            </span>
          ) : (
            <Button small tone="quiet" onClick={onActivate} aria-label={`Activate ${name}`}>
              Activate
            </Button>
          )}
        </Actions>
      </CardSection>
    </Card>
  );
}
