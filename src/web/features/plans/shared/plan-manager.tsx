import { Plus } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { messageOf } from '#web/api/api-error.ts';
import { currentPlan, favoritePlans, type ListedPlan } from '#web/parts/plan/listed-plan.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Actions, Page, PageHead } from '#web/ui/layout.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import styles from './plan-manager.module.css';
import { PlanListSkeleton, PlanSkeleton } from './plan-skeleton.tsx';
import type { Manager, ManagerTab } from './use-manager.ts';

type Loaded<P> = { data: readonly P[] | undefined; error: unknown; isFetching: boolean; refetch: () => unknown };

type Empty = { picture: ReactNode; none: string; noFavorites: string };

type PlanManagerProps<P extends ListedPlan> = {
  title: string;
  loaded: Loaded<P>;
  manager: Manager;
  /** The current plan, at full width. */
  renderCurrent: (plan: P) => ReactNode;
  /** A plan among others. */
  renderListed: (plan: P) => ReactNode;
  /** Beside 'New Plan', e.g. a single meal. */
  moreActions?: ReactNode;
  /** Picture and words of a list without plans. */
  empty: Empty;
  /** Dialogs. */
  children: ReactNode;
};

/** The three lists of a person's plans: the current one, all of them, and those with a heart. */
export function PlanManager<P extends ListedPlan>(props: PlanManagerProps<P>) {
  const { title, loaded, manager, renderCurrent, renderListed, moreActions, empty, children } = props;
  const plans = loaded.data ?? [];
  const favorites = favoritePlans(plans);
  const current = currentPlan(plans);
  const actions = (
    <Actions>
      {moreActions}
      <Button onClick={manager.startNew}>
        <Plus />
        New Plan
      </Button>
    </Actions>
  );
  const none = <NoPlans empty={empty} manager={manager} />;
  const list = (chosen: readonly P[]) => (
    <div className={styles.list}>
      {chosen.map((plan) => (
        <Fragment key={plan.id}>{renderListed(plan)}</Fragment>
      ))}
    </div>
  );
  const noFavorites = <NoFavorites empty={empty} manager={manager} />;
  const shown = (content: ReactNode, skeleton: ReactNode) => (
    <WhenLoaded {...{ loaded, skeleton }}>{content}</WhenLoaded>
  );
  return (
    <Page>
      <PageHead title={title} actions={actions} />
      <Tabs
        label={title}
        value={manager.tab}
        onValueChange={(tab) => manager.setTab(tab as ManagerTab)}
        tabs={[
          {
            value: 'current',
            label: 'Current Plan',
            content: shown(current ? renderCurrent(current) : none, <PlanSkeleton />),
          },
          {
            value: 'all',
            label: 'All Plans',
            count: plans.length,
            content: shown(plans.length > 0 ? list(plans) : none, <PlanListSkeleton />),
          },
          {
            value: 'favorites',
            label: 'Favorites',
            ...(favorites.length > 0 && { count: favorites.length }),
            content: shown(favorites.length > 0 ? list(favorites) : noFavorites, <PlanListSkeleton />),
          },
        ]}
      />
      {children}
    </Page>
  );
}

type EmptyProps = { empty: Empty; manager: Manager };

function NoPlans({ empty, manager }: EmptyProps) {
  const action = (
    <Button tone="primary" onClick={manager.startNew}>
      Generate Plan
    </Button>
  );
  return <EmptyState picture={empty.picture} sentence={empty.none} action={action} />;
}

function NoFavorites({ empty, manager }: EmptyProps) {
  const action = <Button onClick={() => manager.setTab('all')}>Browse Plans</Button>;
  return <EmptyState picture={empty.picture} sentence={empty.noFavorites} action={action} />;
}

type WhenLoadedProps = { loaded: Loaded<unknown>; skeleton: ReactNode; children: ReactNode };

function WhenLoaded({ loaded, skeleton, children }: WhenLoadedProps) {
  if (loaded.data !== undefined) return children;
  if (!loaded.error) return skeleton;
  return (
    <ErrorState
      title="Your plans are not here yet"
      what={`Error loading plans: ${messageOf(loaded.error, 'Something went wrong.')}`}
      kept="All your plans are safe on our side."
      next="Try again in a moment."
      actions={
        <Button pending={loaded.isFetching} pendingLabel="Trying..." onClick={() => void loaded.refetch()}>
          Try Again
        </Button>
      }
    />
  );
}
