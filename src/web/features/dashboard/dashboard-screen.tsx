import { Page, PageHead } from '#web/ui/layout.tsx';

export default function DashboardScreen() {
  return (
    <Page>
      <PageHead title="Dashboard" />
    </Page>
  );
}
