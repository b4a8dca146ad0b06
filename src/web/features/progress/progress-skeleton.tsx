import { Column, Grid, Stack } from '#web/ui/layout.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';

/** The progress area while it is coming: strip, chart, insights. */
export function ProgressSkeleton() {
  return (
    <Loading label="Your progress is on its way">
      <Stack wide>
        <Stack>
          <Skeleton width={160} height={48} />
          <Skeleton height={96} />
        </Stack>
        <Grid>
          <Column span={8}>
            <Stack>
              <Skeleton width={200} height={44} />
              <Skeleton height={276} />
            </Stack>
          </Column>
          <Column span={4}>
            <Skeleton height={240} />
          </Column>
        </Grid>
      </Stack>
    </Loading>
  );
}
