import { Check, CircleQuestionMark } from 'lucide-react';
import type { PremisesSheet } from '#core/premises/sheet/premises-sheet.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Text } from '#web/ui/text.tsx';
import styles from './health-facts.module.css';
import { saidOf } from './said.ts';
import { type HeadingLevel, SheetSection } from './sheet-section.tsx';
import type { SheetFlow } from './use-sheet.ts';

type Fact = PremisesSheet['health'][number];

/** What was read about health, what each of it changes, and what the coach says to it. */
export function HealthFacts({ flow, level }: { flow: SheetFlow; level: HeadingLevel }) {
  const { health, notices } = flow.sheet;
  return (
    <SheetSection title="Health, and what it changes" level={level}>
      {health.length === 0 && <Text tone="quiet">Nothing that changes your plans.</Text>}
      <ul className={styles.facts}>
        {health.map((fact) => (
          <HealthFact
            key={fact.subject}
            fact={fact}
            onTap={() =>
              flow.tap([{ about: 'health', subject: fact.subject, stance: fact.holds ? 'not_mine' : 'as_written' }])
            }
          />
        ))}
      </ul>
      {notices.map((notice) => (
        <p key={notice} className={styles.notice}>
          {notice}
        </p>
      ))}
      <p className={styles.notice}>
        <CircleQuestionMark />
        <span>I am software, not a doctor. If yours said otherwise, go by that, and tell me here.</span>
      </p>
    </SheetSection>
  );
}

function HealthFact({ fact, onTap }: { fact: Fact; onTap: () => void }) {
  const { label, origin, holds, changes } = fact;
  return (
    <li className={classes(styles.fact, !holds && styles.gone)}>
      <div>
        <strong>{label}</strong>
        <span className={styles.words}>{holds ? saidOf(origin) : 'Not yours: it changes nothing now.'}</span>
      </div>
      {holds && changes.length > 0 ? (
        <ul>
          {changes.map((change) => (
            <li key={change} className={styles.change}>
              <Check />
              <span>{change}</span>
            </li>
          ))}
        </ul>
      ) : (
        <Text tone="quiet">{holds && 'Changes nothing in your plans.'}</Text>
      )}
      <Button
        small
        tone="quiet"
        className={styles.button}
        aria-label={`${holds ? 'Not mine' : 'Take back'}: ${label}`}
        onClick={onTap}
      >
        {holds ? 'Not Mine' : 'Take Back'}
      </Button>
    </li>
  );
}
