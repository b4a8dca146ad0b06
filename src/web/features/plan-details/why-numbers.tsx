import { type ReactNode, useId, useState } from 'react';
import type { BasisLine } from '#core/certificate.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Ledger, LedgerRow } from '#web/ui/ledger.tsx';
import { grouped } from './plan-words.ts';
import styles from './why-numbers.module.css';

type Props = { lead: ReactNode; question?: string; basis: readonly BasisLine[] };

/** How the numbers of a plan came about, each with the source of its rule; opened by a tap. */
export function WhyNumbers({ lead, question = 'Why this number?', basis }: Props) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div>
      <p className={styles.ask}>
        <span>{lead}</span>
        <LinkButton className={styles.button} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {question}
        </LinkButton>
      </p>
      <div id={id} hidden={!open} className={styles.answer}>
        <Ledger>
          {basis.map(({ id: key, label, value, unit, because, source }) => (
            <LedgerRow
              key={key}
              className={styles.row ?? ''}
              name={label}
              note={
                <>
                  {because}
                  <span className={styles.source}>{source}</span>
                </>
              }
              end={
                <strong>
                  {Number.isInteger(value) ? grouped(value) : value} {unit}
                </strong>
              }
            />
          ))}
        </Ledger>
      </div>
    </div>
  );
}
