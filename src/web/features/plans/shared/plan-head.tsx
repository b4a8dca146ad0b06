import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { shownPlanName } from '#core/planning/shown-plan-name.ts';
import type { ListedPlan } from '#web/parts/plan/listed-plan.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Display, Text, Title } from '#web/ui/text.tsx';
import { Tooltip, TooltipGroup } from '#web/ui/tooltip.tsx';
import { FavoriteHeart } from './favorite-button.tsx';
import styles from './plan-head.module.css';

/** What the small buttons of a plan do. */
export type PlanHeadActions = { onFavorite: () => void; onEdit: () => void; onDelete: () => void };

type PlanHeadProps = PlanHeadActions & {
  plan: ListedPlan;
  title: string;
  /** A line below the title. */
  line: ReactNode;
  /** The current plan's own card: a large title, and nothing to delete it with. */
  isCurrentCard?: boolean;
};

/** Shows what a plan is called, and the small things that can be done with it. */
export function PlanHead({ plan, title, line, isCurrentCard, onFavorite, onEdit, onDelete }: PlanHeadProps) {
  const name = shownPlanName(plan);
  const Heading = isCurrentCard ? Display : Title;
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        <Heading as="h2">{title}</Heading>
        <Text as="div" tone="quiet" numeric className={styles.line}>
          {line}
        </Text>
      </div>
      <div className={styles.icons}>
        <TooltipGroup>
          <FavoriteHeart name={name} isFavorite={plan.isFavorite} onToggle={onFavorite} />
          <Tooltip tip="Edit the name">
            <IconButton label={`Edit ${name}`} onClick={onEdit}>
              <Pencil />
            </IconButton>
          </Tooltip>
          {!isCurrentCard && (
            <Tooltip tip="Delete">
              <IconButton label={`Delete ${name}`} onClick={onDelete}>
                <Trash2 />
              </IconButton>
            </Tooltip>
          )}
        </TooltipGroup>
      </div>
    </div>
  );
}
