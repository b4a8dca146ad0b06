import { Button } from '#web/ui/button.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import styles from './account.module.css';

/** The codes that let in who lost their phone, to be written down. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <Stack>
      <Text>
        Write these codes down, or keep them where you keep your passwords. Each lets you in once, without the app. We
        cannot show them again.
      </Text>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button tone="primary" onClick={onDone}>
        I Have Them
      </Button>
    </Stack>
  );
}
