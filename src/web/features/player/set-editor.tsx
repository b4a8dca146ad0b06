import { type FormEvent, useState } from 'react';
import type { Performed } from '#core/training/player/player-state.ts';
import { readSet } from '#core/training/player/read-set.ts';
import { countedIn } from '#core/training/player/suggest-set.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Dials, type DialsProps } from './dials.tsx';
import { PlateView } from './plate-view.tsx';
import styles from './set-editor.module.css';

/** What was really done in a set: by buttons, by number, or in short form. */
export function SetEditor({ exercise, set, loads, onChange }: Omit<DialsProps, 'withWeight'>) {
  return (
    <div className={styles.editor}>
      <Dials exercise={exercise} set={set} loads={loads} withWeight onChange={onChange} />
      {set.weightLbs !== null && <PlateView weightLbs={set.weightLbs} equipment={exercise.equipment} />}
      <ShortForm isHold={countedIn(exercise.reps) === 'seconds'} onSet={(read) => onChange({ ...set, ...read })} />
    </div>
  );
}

type ShortFormProps = { isHold: boolean; onSet: (set: Pick<Performed, 'weightLbs' | 'reps'>) => void };

function ShortForm({ isHold, onSet }: ShortFormProps) {
  const [text, setText] = useState('');
  const [isUnread, setUnread] = useState(false);
  const example = isHold ? '40' : '100x8';
  const read = (event: FormEvent) => {
    event.preventDefault();
    const set = readSet(text);
    setUnread(set === null);
    if (!set) return;
    onSet(set);
    setText('');
  };
  return (
    <form className={styles.short} onSubmit={read} noValidate>
      <TextField
        label="Or in short"
        hideLabel
        placeholder={`In short: ${example}`}
        autoComplete="off"
        autoCapitalize="off"
        value={text}
        error={isUnread ? `Like ${example}.` : undefined}
        onChange={({ target }) => {
          setText(target.value);
          setUnread(false);
        }}
      />
      <Button type="submit" small disabled={text.trim() === ''}>
        Set it
      </Button>
    </form>
  );
}
