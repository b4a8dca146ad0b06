import { PROFILE_FIELDS } from '#core/athlete/profile-fields.ts';
import { PRODUCT } from '#core/product.ts';
import { TextField } from '#web/ui/field.tsx';
import { Text } from '#web/ui/text.tsx';
import styles from './greeting.module.css';

type Props = { name: string; onName: (name: string) => void };

/** Before the first question: who is asking, and how to call the person. It is no question, and may stay empty. */
export function Greeting({ name, onName }: Props) {
  return (
    <div className={styles.greeting}>
      <Text>
        Hello, I’m {PRODUCT.coach}, your coach. I’m software: I ask 21 short questions, then your plans are made from
        what you say.
      </Text>
      <TextField
        className={styles.name}
        label="First name (optional)"
        autoComplete="given-name"
        placeholder="What shall I call you?"
        maxLength={PROFILE_FIELDS.firstName.longest}
        defaultValue={name}
        onChange={({ target }) => onName(target.value)}
      />
    </div>
  );
}
