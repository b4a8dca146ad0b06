import { ClipboardList, Leaf, MessageCircle, Plus, TrendingUp } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { PRODUCT } from '#core/product.ts';
import { coachPanel, useCoachPanelOpen } from '#web/parts/coach/coach-panel-state.ts';
import { userStorage } from '#web/parts/person/user-storage.ts';
import { preloadRoute } from './routes.ts';
import styles from './tab-bar.module.css';

const LogDialog = lazy(() =>
  import('#web/features/progress/log-progress-dialog.tsx').then((module) => ({ default: module.LogProgressDialog })),
);

const PLANS = ['/meal-plans', '/exercise-plans', '/favorites'] as const;
/** Which of the plans were looked at last. */
const PLANS_AS = 'tabs.plans';
/** A link to any page with this place opens the sheet: the shortcut on a phone's home screen does. */
const LOG_PLACE = '#log';

/** The way about on phones: what is done each day, in a thumb's reach. Wider windows have the header and the coach's button. */
export function TabBar() {
  const [path] = useLocation();
  const isCoachOpen = useCoachPanelOpen();
  const plans = usePlansPage(path);
  const [isLogging, setLogging] = useState(() => window.location.hash === LOG_PLACE);
  return (
    <>
      <nav className={styles.bar} aria-label="Daily">
        <Tab href="/dashboard" isHere={path === '/dashboard'} picture={<Leaf />}>
          Today
        </Tab>
        <Tab href={plans} isHere={PLANS.some((each) => each === path)} picture={<ClipboardList />}>
          Plans
        </Tab>
        <button type="button" className={styles.log} aria-haspopup="dialog" onClick={() => setLogging(true)}>
          <Plus />
          Log
        </button>
        <Tab href="/progress" isHere={path === '/progress'} picture={<TrendingUp />}>
          Progress
        </Tab>
        <button type="button" aria-expanded={isCoachOpen} onClick={isCoachOpen ? coachPanel.close : coachPanel.open}>
          <MessageCircle />
          {PRODUCT.coach}
        </button>
      </nav>
      {isLogging && (
        <Suspense>
          <LogDialog onClose={() => setLogging(false)} />
        </Suspense>
      )}
    </>
  );
}

/** The plans are on two pages: the tab leads to the one that was seen last. */
function usePlansPage(path: string): string {
  const here = PLANS.find((each) => each === path);
  useEffect(() => {
    if (here !== undefined) userStorage.write(PLANS_AS, here);
  }, [here]);
  const kept = userStorage.read(PLANS_AS);
  return here ?? PLANS.find((each) => each === kept) ?? '/exercise-plans';
}

type TabProps = { href: string; isHere: boolean; picture: ReactNode; children: ReactNode };

function Tab({ href, isHere, picture, children }: TabProps) {
  return (
    <Link href={href} aria-current={isHere ? 'page' : undefined} onPointerEnter={() => preloadRoute(href)}>
      {picture}
      {children}
    </Link>
  );
}
