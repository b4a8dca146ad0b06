import { Page } from '#web/ui/layout.tsx';
import { ClaimsStrip } from './claims-strip.tsx';
import { Features } from './features.tsx';
import { FinalCall } from './final-call.tsx';
import { Hero } from './hero.tsx';
import styles from './landing-screen.module.css';
import { OnboardingPreview } from './onboarding-preview.tsx';
import { SampleDay } from './sample-day.tsx';
import { Stories } from './stories.tsx';

export default function LandingScreen() {
  return (
    <div data-set="landing" className={styles.landing}>
      <Page set="landing" flush>
        <Hero />
        <ClaimsStrip />
        <SampleDay />
        <Stories />
        <Features />
        <OnboardingPreview />
      </Page>
      <FinalCall />
    </div>
  );
}
