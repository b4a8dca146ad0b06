import { useRef } from 'react';
import { TutorialList } from '#web/features/tutorials/tutorial-list.tsx';
import { TUTORIALS } from '#web/features/tutorials/tutorials.ts';
import { WrittenTutorials } from '#web/features/tutorials/written-tutorials.tsx';
import { Section } from '#web/ui/layout.tsx';
import { TUTORIALS_PLACE } from './places.ts';
import { usePlace } from './use-article.ts';
import styles from './video-tutorials.module.css';

/** Walk-throughs made of pictures of the product itself. */
export function VideoTutorials() {
  const part = useRef<HTMLDivElement>(null);
  usePlace(TUTORIALS_PLACE, part);
  return (
    <div ref={part} id={TUTORIALS_PLACE} tabIndex={-1} className={styles.part}>
      <Section label="Tutorials">
        <TutorialList tutorials={TUTORIALS} />
        <WrittenTutorials />
      </Section>
    </div>
  );
}
