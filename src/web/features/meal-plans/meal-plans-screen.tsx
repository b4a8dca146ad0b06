import { Page, PageHead } from '#web/ui/layout.tsx';

export default function MealPlansScreen() {
  return (
    <Page>
      <PageHead title="Meal Plans" />
    </Page>
  );
}
