import { TutorialCard } from './tutorial-card.tsx';
import styles from './tutorial-list.module.css';
import type { Tutorial } from './tutorials.ts';

export function TutorialList({ tutorials }: { tutorials: readonly Tutorial[] }) {
  return (
    <ul className={styles.list}>
      {tutorials.map((tutorial) => (
        <li key={tutorial.id}>
          <TutorialCard tutorial={tutorial} />
        </li>
      ))}
    </ul>
  );
}
