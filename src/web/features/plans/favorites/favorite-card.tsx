import { Heart } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Text, Title } from '#web/ui/text.tsx';
import styles from './favorite-card.module.css';

type FavoriteCardProps = {
  name: string;
  picture: ReactNode;
  above: string;
  below: ReactNode;
  /** Without it there is nothing to open. */
  onOpen: (() => void) | undefined;
  onRemove: () => void;
};

/** One favourite in the index, with its picture and its heart. */
export function FavoriteCard({ name, picture, above, below, onOpen, onRemove }: FavoriteCardProps) {
  return (
    <article className={styles.card}>
      <div className={styles.picture}>{picture}</div>
      <div className={styles.words}>
        <Text as="div" tone="quiet" numeric>
          {above}
        </Text>
        <Title className={styles.name}>{name}</Title>
        {below}
        {onOpen && (
          <Button
            small
            tone="quiet"
            className={styles.open}
            aria-label={`View Full Details of ${name}`}
            onClick={onOpen}
          >
            View Full Details
          </Button>
        )}
      </div>
      <IconButton label={`Remove ${name} from favorites`} className={styles.heart} onClick={onRemove}>
        <Heart />
      </IconButton>
    </article>
  );
}

/** Favourites as the index of a cookbook: two columns where there is room. */
export function FavoriteIndex({ children }: { children: ReactNode }) {
  return <div className={styles.index}>{children}</div>;
}
