import { Heart } from 'lucide-react';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import styles from './favorite-button.module.css';

type FavoriteButtonProps = { name: string; isFavorite: boolean; onToggle: () => void };

const heart = (isFavorite: boolean) => <Heart className={isFavorite ? styles.full : undefined} />;

/** Keeps a single meal or exercise, or lets it go. */
export function FavoriteButton({ name, isFavorite, onToggle }: FavoriteButtonProps) {
  return (
    <Button small tone="quiet" aria-pressed={isFavorite} aria-label={`Favorite ${name}`} onClick={onToggle}>
      {heart(isFavorite)}
      Favorite
    </Button>
  );
}

/** The same as a heart alone, for a whole plan; inside a group of tooltips. */
export function FavoriteHeart({ name, isFavorite, onToggle }: FavoriteButtonProps) {
  const label = isFavorite ? `Remove ${name} from favorites` : `Add ${name} to favorites`;
  return (
    <Tooltip tip={isFavorite ? 'Remove from favorites' : 'Add to favorites'}>
      <IconButton label={label} onClick={onToggle}>
        {heart(isFavorite)}
      </IconButton>
    </Tooltip>
  );
}
