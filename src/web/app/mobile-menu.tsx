import { Link, useLocation } from 'wouter';
import { useSignOut } from '#web/features/auth/use-sign-out.ts';
import type { Auth } from '#web/parts/person/auth-context.ts';
import { useAuthModal } from '#web/parts/person/auth-modal-context.ts';
import { nameOf } from '#web/parts/person/person.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { COMMUNITY_LINK, NAV_LINKS } from './nav-links.ts';
import styles from './site-header.module.css';
import { ThemeToggle } from './theme-toggle.tsx';

/** The header's links on small screens. */
export function MobileMenu({ auth, onLeave }: { auth: Auth; onLeave: () => void }) {
  const [path] = useLocation();
  return (
    <div className={styles.menu}>
      {auth.status === 'signed-in' && (
        <nav aria-label="Main">
          <ul>
            {[...NAV_LINKS, COMMUNITY_LINK].map(({ href, label }) => (
              <li key={href}>
                <Link href={href} aria-current={path === href ? 'page' : undefined} onClick={onLeave}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={styles.menuWho}>
        <div className={styles.menuFoot}>
          <span className={styles.greeting}>
            {auth.status === 'signed-in' ? `Welcome, ${nameOf(auth.person)}` : 'Theme'}
          </span>
          <ThemeToggle />
        </div>
        <MenuButtons auth={auth} onLeave={onLeave} />
      </div>
    </div>
  );
}

function MenuButtons({ auth, onLeave }: { auth: Auth; onLeave: () => void }) {
  const openAuth = useAuthModal();
  const signOut = useSignOut();
  if (auth.status === 'loading') return null;
  if (auth.status === 'signed-in') {
    return (
      <>
        <ButtonLink wide href="/account" onClick={onLeave}>
          Account
        </ButtonLink>
        <Button wide pending={signOut.isPending} onClick={() => signOut.mutate()}>
          Sign Out
        </Button>
      </>
    );
  }
  const open = (mode: 'sign-in' | 'sign-up') => {
    onLeave();
    openAuth(mode);
  };
  return (
    <>
      <Button wide onClick={() => open('sign-in')}>
        Login
      </Button>
      <Button tone="primary" wide onClick={() => open('sign-up')}>
        GET STARTED
      </Button>
    </>
  );
}
