import { Menu, X } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { PRODUCT } from '#core/product.ts';
import { useSignOut } from '#web/features/auth/use-sign-out.ts';
import { AskCoachButton } from '#web/parts/coach/ask-coach-button.tsx';
import { type Auth, useAuth } from '#web/parts/person/auth-context.ts';
import { useAuthModal } from '#web/parts/person/auth-modal-context.ts';
import { nameOf } from '#web/parts/person/person.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Wordmark } from '#web/ui/mark.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { NAV_LINKS } from './nav-links.ts';
import { preloadRoute } from './routes.ts';
import styles from './site-header.module.css';
import { ThemeToggle } from './theme-toggle.tsx';

export function SiteHeader() {
  const auth = useAuth();
  const menuId = useId();
  const { open, toggle, close } = useMenu();
  return (
    <header className={styles.header}>
      <div className={styles.inside}>
        <Link href="/" className={styles.brand}>
          <Wordmark name={PRODUCT.name} width={125} />
        </Link>
        {auth.status === 'signed-in' && <MainNav />}
        <Who auth={auth} />
        {auth.status === 'signed-in' && <AskCoachButton className={styles.ask} />}
        <IconButton
          label={open ? 'Close menu' : 'Menu'}
          className={styles.toggle ?? ''}
          aria-expanded={open}
          aria-controls={menuId}
          onClick={toggle}
        >
          {open ? <X /> : <Menu />}
        </IconButton>
      </div>
      <div id={menuId}>{open && <MobileMenu auth={auth} onLeave={close} />}</div>
    </header>
  );
}

/** The menu of small screens; it closes with Escape and when the page changes. */
function useMenu() {
  const [path] = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === path;
  useEffect(() => {
    if (!open) return;
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setOpenAt(undefined);
    };
    window.addEventListener('keydown', closeOnEscape);
    return () => window.removeEventListener('keydown', closeOnEscape);
  }, [open]);
  return { open, toggle: () => setOpenAt(open ? undefined : path), close: () => setOpenAt(undefined) };
}

function MainNav() {
  const [path] = useLocation();
  return (
    <nav className={styles.nav} aria-label="Main">
      {NAV_LINKS.map(({ href, label }) => (
        <Link
          key={href}
          href={href}
          aria-current={path === href ? 'page' : undefined}
          onPointerEnter={() => preloadRoute(href)}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

/** Who is there, at the end of the header. Nothing but the theme until that is known. */
function Who({ auth }: { auth: Auth }) {
  const openAuth = useAuthModal();
  const signOut = useSignOut();
  return (
    <div className={styles.who}>
      <ThemeToggle />
      {auth.status === 'signed-in' && (
        <>
          <span className={styles.greeting}>Welcome, {nameOf(auth.person)}</span>
          <Button small pending={signOut.isPending} onClick={() => signOut.mutate()}>
            Sign Out
          </Button>
          <Link
            href="/account"
            className={styles.face}
            aria-label="Account"
            onPointerEnter={() => preloadRoute('/account')}
          >
            <span aria-hidden>{nameOf(auth.person).slice(0, 1)}</span>
          </Link>
        </>
      )}
      {auth.status === 'signed-out' && (
        <>
          <Button tone="quiet" small onClick={() => openAuth('sign-in')}>
            Login
          </Button>
          <Button small onClick={() => openAuth('sign-up')}>
            GET STARTED
          </Button>
        </>
      )}
    </div>
  );
}
