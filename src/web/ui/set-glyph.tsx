import { classes } from './classes.ts';
import styles from './set-glyph.module.css';

type SetGlyphProps = { total: number; done: number /** The set being done now, counted from 0. */; current?: number };

/** Sets as plates on a bar, loaded one by one. */
export function SetGlyph({ total, done, current }: SetGlyphProps) {
  return (
    <span className={styles.bar} role="img" aria-label={`${done} of ${total} sets done`}>
      {Array.from({ length: total }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: plates have no identity but their place.
          key={index}
          className={classes(
            styles.plate,
            index < done && styles.done,
            index >= done && index === current && styles.now,
          )}
        />
      ))}
    </span>
  );
}
