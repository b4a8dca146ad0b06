import { TextField } from '#web/ui/field.tsx';
import { Text } from '#web/ui/text.tsx';
import styles from './set-fields.module.css';
import type { SetEntry } from './use-set-entry.ts';

/** A field for each set, for what was really lifted. */
export function SetFields({ entry }: { entry: SetEntry }) {
  return (
    <div className={styles.entry}>
      <Text tone="quiet">Weight in lbs × reps. Without a weight, the reps alone. Empty sets are left out.</Text>
      <div className={styles.fields}>
        {entry.texts.map((text, index) => (
          <TextField
            // biome-ignore lint/suspicious/noArrayIndexKey: the number of a set is what it is.
            key={index}
            label={`Set ${index + 1}`}
            placeholder="100x8"
            autoComplete="off"
            autoCapitalize="off"
            value={text}
            error={entry.isUnread(index) ? 'Like 100x8.' : undefined}
            onChange={({ target }) => entry.change(index, target.value)}
          />
        ))}
      </div>
    </div>
  );
}
