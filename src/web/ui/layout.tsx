import { type ElementType, type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import styles from './layout.module.css';
import { Display, Label } from './text.tsx';

type Box = { as?: ElementType; children: ReactNode; className?: string | undefined };

/** Which three sizes of type a screen speaks in. */
export type TypeSet = 'app' | 'landing' | 'player' | 'onboarding';

/**
 * The column that a screen stands in. `flush` leaves out the space above and below, for sections of full width; `daily` begins higher
 * on a phone, where what is done each day has to be in reach.
 */
export function Page({
  as: As = 'div',
  children,
  className,
  set = 'app',
  flush,
  daily,
}: Box & { set?: TypeSet; flush?: boolean; daily?: boolean | undefined }) {
  return (
    <As data-set={set} className={classes(styles.page, flush && styles.flush, daily && styles.daily, className)}>
      {children}
    </As>
  );
}

/** The heading of a daily screen, small on a phone, with the date or the like at the end of its line. */
export function DailyHead({ title, aside }: { title: ReactNode; aside?: ReactNode }) {
  return (
    <div className={styles.dailyHead}>
      <Display className={styles.dailyTitle}>{title}</Display>
      {aside !== undefined && <div className={styles.aside}>{aside}</div>}
    </div>
  );
}

/** The screen's one heading, a line below it, and what can be done at its end. */
export function PageHead({ title, lead, actions }: { title: ReactNode; lead?: ReactNode; actions?: ReactNode }) {
  return (
    <div className={styles.head}>
      <div>
        <Display>{title}</Display>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </div>
      {actions !== undefined && <Actions>{actions}</Actions>}
    </div>
  );
}

/** Twelve columns from 960 px up, one below. */
export function Grid({ as: As = 'div', children, className }: Box) {
  return <As className={classes(styles.grid, className)}>{children}</As>;
}

type Span = 3 | 4 | 5 | 6 | 7 | 8 | 9 | 12;

/** A part of a `Grid`. */
export function Column({ as: As = 'div', children, className, span }: Box & { span: Span }) {
  return <As className={classes(styles[`span${span}`], className)}>{children}</As>;
}

type SectionProps = { label: ReactNode; aside?: ReactNode; children: ReactNode; className?: string | undefined };

type SectionHeadProps = Pick<SectionProps, 'label' | 'aside' | 'className'> & { id: string };

/** The label of a section, and what stands at the end of its line. A class given takes the place of its own look. */
export function SectionHead({ id, label, aside, className = styles.sectionHead }: SectionHeadProps) {
  return (
    <div className={className}>
      <Label as="h2" id={id}>
        {label}
      </Label>
      {aside !== undefined && <span>{aside}</span>}
    </div>
  );
}

/** Opens with a heavy rule and a label, as a page of a printed log does. */
export function Section({ label, aside, children, className }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes(styles.section, className)}>
      <SectionHead {...{ id, label, aside }} />
      {children}
    </section>
  );
}

/** Things below each other: 16 px apart, or 48 px between the sections of a screen. */
export function Stack({ as: As = 'div', children, className, wide }: Box & { wide?: boolean }) {
  return <As className={classes(wide ? styles.wide : styles.stack, className)}>{children}</As>;
}

/** Buttons beside each other; with `stacked`, each as wide as a phone. */
export function Actions({ children, className, stacked }: Box & { stacked?: boolean }) {
  return (
    <div className={classes(styles.actionsBox, className)}>
      <div className={classes(styles.actions, stacked && styles.stacked)}>{children}</div>
    </div>
  );
}
