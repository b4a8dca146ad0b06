import { Page, PageHead } from '#web/ui/layout.tsx';

export default function WorkoutPlansScreen() {
  return (
    <Page>
      <PageHead title="Workout Plans" />
    </Page>
  );
}
