import { useState } from 'react';
import type { Photo } from '#contract/photos.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { photoAddress, photoDay } from './photo-labels.ts';
import styles from './photos.module.css';

type Props = {
  /** Newest first; at least two. */
  photos: readonly Photo[];
  onClose: () => void;
};

/** Two photos side by side: at first the oldest and the newest. */
export function ComparePhotosDialog({ photos, onClose }: Props) {
  const [before, setBefore] = useState(photos[photos.length - 1]?.id ?? '');
  const [after, setAfter] = useState(photos[0]?.id ?? '');
  return (
    <Dialog open onOpenChange={onClose} size="large" title="SIDE BY SIDE">
      <div className={styles.pair}>
        <Side label="Before" photos={photos} chosen={before} onChoose={setBefore} />
        <Side label="After" photos={photos} chosen={after} onChoose={setAfter} />
      </div>
    </Dialog>
  );
}

type SideProps = { label: string; photos: readonly Photo[]; chosen: string; onChoose: (id: string) => void };

function Side({ label, photos, chosen, onChoose }: SideProps) {
  const photo = photos.find(({ id }) => id === chosen);
  return (
    <div>
      <SelectField label={label} value={chosen} onChange={(event) => onChoose(event.target.value)}>
        {photos.map((each) => (
          <option key={each.id} value={each.id}>
            {photoDay(each)}
          </option>
        ))}
      </SelectField>
      {photo && (
        <img
          src={photoAddress(photo, 'full')}
          alt={`You, ${photoDay(photo)}`}
          width={photo.width}
          height={photo.height}
        />
      )}
    </div>
  );
}
