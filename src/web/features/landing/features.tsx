import type { ReactNode } from 'react';
import claims from '#data/claims.json' with { type: 'json' };
import {
  AdaptPicture,
  ChatPicture,
  CommunityPicture,
  MealPicture,
  ProgressPicture,
  WorkoutPicture,
} from './feature-pictures.tsx';
import styles from './features.module.css';
import { LandingSection } from './landing-section.tsx';

export const FEATURES_ANCHOR = 'features';

type Claim = (typeof claims)[keyof typeof claims];

const FEATURES: { claim: Claim; picture: ReactNode }[] = [
  { claim: claims['meal-planning'], picture: <MealPicture /> },
  { claim: claims['smart-workouts'], picture: <WorkoutPicture /> },
  { claim: claims['progress-tracking'], picture: <ProgressPicture /> },
  { claim: claims['coach-chat'], picture: <ChatPicture /> },
  { claim: claims['adaptive-plans'], picture: <AdaptPicture /> },
  { claim: claims.community, picture: <CommunityPicture /> },
];

/** What the product is made of. What the claims file says is still being built says so here. */
export function Features() {
  return (
    <LandingSection title="Six things in your pocket" anchor={FEATURES_ANCHOR}>
      <div className={styles.features}>
        {FEATURES.map(({ claim, picture }) => (
          <div key={claim.label} className={styles.feature}>
            {picture}
            <div>
              <h3>{claim.label}</h3>
              {claim.status === 'being built' && <p className={styles.status}>Being built</p>}
              <p className={styles.text}>{claim.text}</p>
            </div>
          </div>
        ))}
      </div>
    </LandingSection>
  );
}
