import type { ElementType, ReactNode } from 'react';
import styles from './card.module.css';
import { classes } from './classes.ts';

type CardProps = { as?: ElementType; children: ReactNode; className?: string | undefined };

/** Only for what can be acted on as one thing. Its parts are `CardSection`s, parted by hairlines. */
export function Card({ as: As = 'div', children, className, bad }: CardProps & { bad?: boolean }) {
  return <As className={classes(styles.card, bad && styles.bad, className)}>{children}</As>;
}

export function CardSection({ as: As = 'div', children, className }: CardProps) {
  return <As className={classes(styles.inside, className)}>{children}</As>;
}

/** A card of one section. */
export function Panel({ as, children, className }: CardProps) {
  return (
    <Card as={as ?? 'div'} className={className}>
      <CardSection>{children}</CardSection>
    </Card>
  );
}

/** One card, two pages, one fold: beside each other from 960 px up. Children are `CardSection`s. */
export function Spread({ as: As = 'div', children, className }: CardProps) {
  return <As className={classes(styles.card, styles.spread, className)}>{children}</As>;
}
