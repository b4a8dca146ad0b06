import { Leaf } from 'lucide-react';
import { DialogSection } from '#web/ui/dialog.tsx';
import { Label } from '#web/ui/text.tsx';
import styles from './plan-dialog.module.css';

/** Shows what the coach wants to add, if anything. */
export function CoachNotes({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <DialogSection>
      <Label as="h3">Coach notes</Label>
      <ul className={styles.notes}>
        {notes.map((note) => (
          <li key={note}>
            <Leaf />
            <span>{note}</span>
          </li>
        ))}
      </ul>
    </DialogSection>
  );
}
