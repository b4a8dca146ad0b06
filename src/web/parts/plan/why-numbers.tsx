import { type ReactNode, useId, useState } from 'react';
import type { BasisLine } from '#core/certificate/certificate.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Ledger, LedgerRow } from '#web/ui/ledger.tsx';
import { grouped } from './plan-labels.ts';
import styles from './why-numbers.module.css';

type Props = {
  lead: ReactNode;
  question?: string;
  basis: readonly BasisLine[];
  /** Ids of the lines that stand there before anybody asks. */
  inShort?: readonly string[];
};

/** How the numbers of a plan came about; on a tap all of them, each with its reason and the source of its rule. */
export function WhyNumbers({ lead, question = 'Why this number?', basis, inShort = [] }: Props) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const shown = open ? basis : basis.filter((line) => inShort.includes(line.id));
  return (
    <div className={classes(open && styles.open)}>
      <p className={styles.ask}>
        <span>{lead}</span>
        <LinkButton className={styles.button} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {question}
        </LinkButton>
      </p>
      <div id={id} hidden={shown.length === 0} className={styles.answer}>
        <Ledger>
          {shown.map((line) => (
            <BasisRow key={line.id} line={line} open={open} />
          ))}
        </Ledger>
      </div>
    </div>
  );
}

function BasisRow({ line, open }: { line: BasisLine; open: boolean }) {
  const { label, value, unit, because, source } = line;
  const why = (
    <>
      {because}
      <span className={styles.source}>{source}</span>
    </>
  );
  return (
    <LedgerRow
      className={styles.row ?? ''}
      name={label}
      note={open ? why : undefined}
      end={
        <strong>
          {Number.isInteger(value) ? grouped(value) : value} {unit}
        </strong>
      }
    />
  );
}
