import { TextField } from '#web/ui/field.tsx';
import { Text } from '#web/ui/text.tsx';
import styles from './set-fields.module.css';
import type { SetEntry } from './use-set-entry.ts';

/** A field for each set, for what was really lifted. */
export function SetFields({ entry: { fields, isHold, example } }: { entry: SetEntry }) {
  return (
    <div className={styles.entry}>
      <Text tone="quiet">
        {isHold ? 'Seconds held.' : 'Weight in lbs × reps. Without a weight, the reps alone.'} Empty sets are left out.
      </Text>
      <div className={styles.fields}>
        {fields.map((field, index) => (
          <TextField
            key={field.name}
            label={`Set ${index + 1}`}
            placeholder={example}
            autoComplete="off"
            autoCapitalize="off"
            {...field}
          />
        ))}
      </div>
    </div>
  );
}
