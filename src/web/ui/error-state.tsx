import type { ReactNode } from 'react';
import { Card, CardSection } from './card.tsx';
import { Actions } from './layout.tsx';
import styles from './states.module.css';
import { Title } from './text.tsx';

type ErrorStateProps = {
  title: string;
  /** `h1` where it is all that the screen shows. */
  as?: 'h1' | 'h2';
  /** What happened. */
  what: ReactNode;
  /** What was kept, if anything was at stake. */
  kept?: ReactNode;
  /** What to do now. */
  next: ReactNode;
  /** Buttons: the first is the way on. */
  actions?: ReactNode;
};

/** What happened, what was kept, what to do. */
export function ErrorState({ title, as = 'h2', what, kept, next, actions }: ErrorStateProps) {
  const facts = [
    { name: 'What', text: what },
    { name: 'Kept', text: kept },
    { name: 'Next', text: next },
  ].filter(({ text }) => text !== undefined);
  return (
    <Card bad>
      <CardSection>
        <div role="alert">
          <Title as={as} className={styles.title}>
            {title}
          </Title>
          <dl className={styles.facts}>
            {facts.map(({ name, text }) => (
              <div key={name} className={styles.fact}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        {actions !== undefined && <Actions>{actions}</Actions>}
      </CardSection>
    </Card>
  );
}
