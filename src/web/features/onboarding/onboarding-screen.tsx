import { Page, PageHead } from '#web/ui/layout.tsx';

export default function OnboardingScreen() {
  return (
    <Page>
      <PageHead title="Your questions" />
    </Page>
  );
}
