import { Column, Grid, Stack } from '#web/ui/layout.tsx';
import { Loading, Skeleton, SkeletonRow } from '#web/ui/skeleton.tsx';

const PLACES = [1, 2, 3, 4, 5, 6];

/** Favourites that are still coming. */
export function FavoritesSkeleton() {
  return (
    <Loading label="Your favorites are on their way">
      <Stack>
        <Skeleton height={84} />
        <Grid>
          {PLACES.map((place) => (
            <Column key={place} span={6}>
              <SkeletonRow />
            </Column>
          ))}
        </Grid>
      </Stack>
    </Loading>
  );
}
