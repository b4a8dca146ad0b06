import { TextField } from '#web/ui/field.tsx';
import { Text } from '#web/ui/text.tsx';
import styles from './set-fields.module.css';
import type { SetEntry } from './use-set-entry.ts';

/** A field for each set, for what was really lifted. */
export function SetFields({ entry, isHold }: { entry: SetEntry; isHold: boolean }) {
  const example = isHold ? '40' : '100x8';
  return (
    <div className={styles.entry}>
      <Text tone="quiet">
        {isHold ? 'Seconds held.' : 'Weight in lbs × reps. Without a weight, the reps alone.'} Empty sets are left out.
      </Text>
      <div className={styles.fields}>
        {entry.texts.map((text, index) => (
          <TextField
            // biome-ignore lint/suspicious/noArrayIndexKey: the number of a set is what it is.
            key={index}
            label={`Set ${index + 1}`}
            placeholder={example}
            autoComplete="off"
            autoCapitalize="off"
            value={text}
            error={entry.isUnread(index) ? `Like ${example}.` : undefined}
            onChange={({ target }) => entry.change(index, target.value)}
          />
        ))}
      </div>
    </div>
  );
}
