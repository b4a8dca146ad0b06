import { type ReactNode, useId } from 'react';
import { Title } from '#web/ui/text.tsx';
import styles from './premises-sheet.module.css';

/** Of the headings of its sections: on a page they are second, in a window third. */
export type HeadingLevel = 2 | 3;

/** The heading below one of a section. */
export const headingUnder = (level: HeadingLevel): 'h3' | 'h4' => (level === 2 ? 'h3' : 'h4');

type SheetSectionProps = {
  title: string;
  aside?: ReactNode;
  lead?: ReactNode;
  level: HeadingLevel;
  children: ReactNode;
};

/** A part of the sheet: a heavy rule, its name, what stands at the end of its line. */
export function SheetSection({ title, aside, lead, level, children }: SheetSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <Title as={`h${level}`} id={id}>
          {title}
        </Title>
        {aside}
      </div>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  );
}
