import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'wouter';
import styles from './button.module.css';
import { classes } from './classes.ts';

type Look = {
  /** One `primary` in a view; `secondary` is a hairline, `quiet` has no edge. */
  tone?: 'primary' | 'secondary' | 'quiet' | 'danger';
  small?: boolean;
  wide?: boolean;
};

function lookOf({ tone = 'secondary', small, wide }: Look, className?: string): string {
  return classes(
    styles.button,
    tone !== 'secondary' && styles[tone],
    small && styles.small,
    wide && styles.wide,
    className,
  );
}

type ButtonProps = ComponentProps<'button'> & Look & { pending?: boolean | undefined; pendingLabel?: ReactNode };

/** While `pending` it is disabled, keeps its place and says `pendingLabel` if there is one. */
export function Button({
  tone,
  small,
  wide,
  pending,
  pendingLabel,
  disabled,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={lookOf({ tone, small, wide } as Look, className)}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
    >
      {pending && pendingLabel !== undefined ? pendingLabel : children}
    </button>
  );
}

type ButtonLinkProps = Look & { href: string; children: ReactNode; className?: string; onClick?: () => void };

/** Looks like a button, goes to a page of ours. */
export function ButtonLink({ tone, small, wide, href, children, className, onClick }: ButtonLinkProps) {
  return (
    <Link href={href} className={lookOf({ tone, small, wide } as Look, className)} onClick={onClick}>
      {children}
    </Link>
  );
}

/** A picture alone: `label` is its name and is required. */
export function IconButton({ label, className, children, ...rest }: ComponentProps<'button'> & { label: string }) {
  return (
    <button type="button" {...rest} aria-label={label} className={classes(styles.icon, className)}>
      {children}
    </button>
  );
}

/** A button inside running text. */
export function LinkButton({ className, children, ...rest }: ComponentProps<'button'>) {
  return (
    <button type="button" {...rest} className={classes(styles.link, className)}>
      {children}
    </button>
  );
}

type TextLinkProps = { href: string; children: ReactNode; className?: string };

/** A link inside running text: a page of ours, or with a scheme, another site. */
export function TextLink({ href, children, className }: TextLinkProps) {
  const look = classes(styles.link, className);
  if (!href.startsWith('/')) {
    return (
      <a href={href} className={look}>
        {children}
      </a>
    );
  }
  return (
    <Link href={href} className={look}>
      {children}
    </Link>
  );
}
