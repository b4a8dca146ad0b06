import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useRef, useState } from 'react';
import { deletePhoto, listPhotos, PHOTO_LIMITS, type Photo } from '#contract/photos.ts';
import { messageOf } from '#web/api/api-error.ts';
import { callOperation } from '#web/api/call-operation.ts';
import { keyOf } from '#web/api/queries.ts';
import { randomUuid } from '#web/api/random-uuid.ts';
import { photosQuery } from '#web/parts/logs/log-queries.ts';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Actions, Section } from '#web/ui/layout.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { Text } from '#web/ui/text.tsx';
import { useToast } from '#web/ui/toast-context.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { ComparePhotosDialog } from './compare-photos-dialog.tsx';
import { photoAddress, photoDay } from './photo-labels.ts';
import styles from './photos.module.css';
import { uploadPhoto } from './upload-photo.ts';

const TYPES = 'image/jpeg,image/png,image/webp';

/** Progress photos: added, compared side by side, deleted. Only the person ever sees them. */
export function PhotosPanel({ userId }: { userId: string }) {
  const photos = useQuery(photosQuery(userId));
  const [isComparing, setComparing] = useState(false);
  const list = photos.data ?? [];
  return (
    <Section label="PROGRESS PHOTOS" aside={list.length > 0 ? `${list.length} kept` : undefined}>
      <Text tone="quiet">
        Only you see them, unless you share one in the community. Where and with what they were taken is removed before
        they are kept.
      </Text>
      {photos.isPending && (
        <Loading label="Your photos are on their way" className={styles.photos}>
          <Skeleton height={200} />
        </Loading>
      )}
      {photos.isError && (
        <div role="alert" className={styles.photos}>
          <Text>{messageOf(photos.error, 'Your photos did not load.')}</Text>
          <Button tone="quiet" onClick={() => void photos.refetch()}>
            Try Again
          </Button>
        </div>
      )}
      {list.length > 0 && <Album userId={userId} photos={list} />}
      <Actions stacked className={styles.actions}>
        <AddPhoto userId={userId} />
        {list.length >= 2 && <Button onClick={() => setComparing(true)}>Compare</Button>}
      </Actions>
      {isComparing && <ComparePhotosDialog photos={list} onClose={() => setComparing(false)} />}
    </Section>
  );
}

function AddPhoto({ userId }: { userId: string }) {
  const client = useQueryClient();
  const toast = useToast();
  const input = useRef<HTMLInputElement>(null);
  const add = useMutation({
    mutationFn: (photo: File) =>
      uploadPhoto({ photo, takenAt: new Date().toISOString(), idempotencyKey: randomUuid() }),
    onSuccess: () => {
      toast({ title: 'Photo kept', tone: 'success' });
      return client.invalidateQueries({ queryKey: keyOf(listPhotos, { userId }) });
    },
    onError: (error) =>
      toast({
        title: 'Error',
        description: messageOf(error, 'Failed to keep this photo. Please try again.'),
        tone: 'destructive',
      }),
  });
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
    if (file.size <= PHOTO_LIMITS.uploadBytes) return add.mutate(file);
    toast({ title: 'Error', description: 'That photo is larger than 10 MB.', tone: 'destructive' });
  };
  return (
    <>
      <VisuallyHidden>
        <input
          ref={input}
          type="file"
          accept={TYPES}
          tabIndex={-1}
          aria-label="Photo, JPEG, PNG or WebP up to 10 MB"
          onChange={choose}
        />
      </VisuallyHidden>
      <Button pending={add.isPending} pendingLabel="Adding..." onClick={() => input.current?.click()}>
        Add Photo
      </Button>
    </>
  );
}

function Album({ userId, photos }: { userId: string; photos: readonly Photo[] }) {
  const client = useQueryClient();
  const toast = useToast();
  const [doomed, setDoomed] = useState<Photo>();
  const remove = useMutation({
    mutationFn: ({ id }: Photo) => callOperation(deletePhoto, { params: { photoId: id } }),
    onSuccess: () => {
      toast({ title: 'Photo deleted' });
      return client.invalidateQueries({ queryKey: keyOf(listPhotos, { userId }) });
    },
    onError: (error) =>
      toast({
        title: 'Error',
        description: messageOf(error, 'Failed to delete this photo. Please try again.'),
        tone: 'destructive',
      }),
  });
  return (
    <>
      <ul className={styles.photos}>
        {photos.map((photo) => (
          <li key={photo.id}>
            <img
              src={photoAddress(photo, 'small')}
              alt={`You, ${photoDay(photo)}`}
              width={photo.width}
              height={photo.height}
              loading="lazy"
              decoding="async"
            />
            <span className={styles.caption}>
              {photoDay(photo)}
              <Button tone="quiet" small onClick={() => setDoomed(photo)}>
                Delete<VisuallyHidden> the photo of {photoDay(photo)}</VisuallyHidden>
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <AlertDialog
        open={doomed !== undefined}
        onOpenChange={() => setDoomed(undefined)}
        title="Delete this photo?"
        description="It is gone for good. Your entries stay as they are."
        confirmLabel="Delete"
        danger
        onConfirm={() => doomed && remove.mutate(doomed)}
      />
    </>
  );
}
