import { Title } from '#web/ui/text.tsx';
import { PICTURE, TUTORIALS } from './tutorials.ts';
import styles from './written-tutorials.module.css';

/** Every walk-through as numbered steps with their pictures, for browsers without scripts. */
export function WrittenTutorials() {
  return (
    <noscript>
      {TUTORIALS.map(({ id, title, steps }) => (
        <div key={id} className={styles.tutorial}>
          <Title as="h3">{title}</Title>
          <ol>
            {steps.map(({ picture, alt, caption }) => (
              <li key={picture}>
                <p>{caption}</p>
                <img src={picture} alt={alt} width={PICTURE.width} height={PICTURE.height} loading="lazy" />
              </li>
            ))}
          </ol>
        </div>
      ))}
    </noscript>
  );
}
