import type { ReactNode } from 'react';
import type { ListedPlan } from '#web/parts/plan/listed-plan.ts';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { EditPlanDialog } from './edit-plan-dialog.tsx';
import { FaultyPlan, faultMessage } from './faulty-plan.tsx';
import { ListedPlanCard } from './listed-plan-card.tsx';
import type { PlanHeadActions } from './plan-head.tsx';
import { PlanMisfit } from './plan-misfit.tsx';
import type { Manager, Wanted } from './use-manager.ts';

/** What a plan that is written anew takes over from the one in whose place it comes. */
type Kept = Omit<Wanted, 'name' | 'customPreferences'>;

/** One plan of a manager. */
type Managed<P extends ListedPlan = ListedPlan> = {
  userId: string;
  plan: P;
  manager: Manager;
  keptOfFaulty?: Kept;
  keptOfMisfit?: Kept;
};

/** Says what the small buttons of a plan do. With a question, the person is asked before the plan is deleted. */
export const headActions = (
  { plan: { id: planId, isFavorite }, manager }: Pick<Managed, 'plan' | 'manager'>,
  question: string | null,
): PlanHeadActions => ({
  onFavorite: () => manager.actions.favorite.mutate({ planId, isFavorite: !isFavorite }),
  onEdit: () => manager.show({ kind: 'edit', planId }),
  onDelete: () =>
    question === null ? manager.actions.remove.mutate({ planId }) : manager.show({ kind: 'delete', planId, question }),
});

function Fault({ plan, manager, keptOfFaulty, message }: Managed & { message: string }) {
  return (
    <FaultyPlan
      message={message}
      isPending={manager.generation.isPending}
      onRegenerate={() => manager.regenerate(plan.id, { name: plan.name, ...keptOfFaulty })}
    />
  );
}

/** Marks a plan that no longer suits the person, with the way out. */
export function Misfit({ userId, plan, manager, keptOfMisfit }: Managed) {
  return (
    <PlanMisfit
      userId={userId}
      planId={plan.id}
      isPending={manager.generation.isPending}
      onFix={() => manager.regenerate(plan.id, { name: plan.name, ...keptOfMisfit })}
    />
  );
}

type SoundPlanProps<P extends ListedPlan> = {
  managed: Managed<P>;
  children: (data: NonNullable<P['data']>) => ReactNode;
};

/** Shows a plan whose data can be read; in the place of another, what is wrong with it. */
export function SoundPlan<P extends ListedPlan>({ managed, children }: SoundPlanProps<P>) {
  const { data }: { data: P['data'] } = managed.plan;
  const message = faultMessage(managed.plan);
  if (message !== null || data === null) return <Fault {...managed} message={message ?? ''} />;
  return children(data as NonNullable<P['data']>);
}

type ManagedCardProps = {
  managed: Managed;
  head: PlanHeadActions;
  title: string;
  line: string;
  picture: ReactNode;
};

/** Shows one plan among others. */
export function ManagedCard({ managed, head, title, line, picture }: ManagedCardProps) {
  const { plan, manager } = managed;
  const message = faultMessage(plan);
  const content = (
    <>
      {picture}
      <Misfit {...managed} />
    </>
  );
  return (
    <ListedPlanCard
      {...{ plan, title, line, head }}
      picture={message === null ? content : <Fault {...managed} message={message} />}
      onActivate={() => manager.actions.activate.mutate({ planId: plan.id })}
      onOpen={message === null ? () => manager.show({ kind: 'details', planId: plan.id }) : undefined}
    />
  );
}

type OverlaysProps<P extends ListedPlan> = {
  plans: readonly P[];
  manager: Manager;
  /** Asks for what a new plan should be like. */
  newPlan: ReactNode;
  /** A plan in full, if its data can be read. */
  renderDetails: (plan: P) => ReactNode;
};

/** Shows what lies over the lists: a new plan, another name, the question before a deletion, a plan in full. */
export function ManagerOverlays<P extends ListedPlan>({ plans, manager, newPlan, renderDetails }: OverlaysProps<P>) {
  const { overlay, close, actions } = manager;
  if (!overlay) return null;
  if (overlay.kind === 'new') return newPlan;
  const plan = plans.find(({ id }) => id === overlay.planId);
  if (!plan) return null;
  if (overlay.kind === 'edit') {
    const save = (name: string) => actions.rename.mutate({ planId: plan.id, name });
    return <EditPlanDialog name={plan.name} onClose={close} onSave={save} />;
  }
  if (overlay.kind === 'delete') {
    return (
      <AlertDialog
        open
        onOpenChange={close}
        title="Delete this plan?"
        description={overlay.question}
        confirmLabel="Delete Plan"
        danger
        onConfirm={() => actions.remove.mutate({ planId: plan.id })}
      />
    );
  }
  return renderDetails(plan);
}
