import { Panel } from '#web/ui/card.tsx';
import { DailyHead, Page, Stack } from '#web/ui/layout.tsx';
import { Loading, Skeleton, SkeletonRow } from '#web/ui/skeleton.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

/** What a screen looks like before its code has come: its heading if that is known, a strip, a card with rows. */
export function ScreenSkeleton({ heading }: { heading?: string | undefined }) {
  return (
    <Page daily={heading !== undefined}>
      {heading ? <DailyHead title={heading} /> : <VisuallyHidden as="h1">Loading</VisuallyHidden>}
      <Loading label="This page is on its way">
        <Stack>
          {!heading && <Skeleton width={320} height={44} />}
          <Skeleton width={240} />
          <Skeleton height={72} />
          <Panel>
            <Skeleton width={128} />
            <SkeletonRow />
            <SkeletonRow />
            <SkeletonRow />
          </Panel>
        </Stack>
      </Loading>
    </Page>
  );
}
