import { CirclePlay, Mail, MessageSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import claims from '#data/claims.json' with { type: 'json' };
import { SupportButton } from '#web/features/support/support-button.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/card.tsx';
import { Section } from '#web/ui/layout.tsx';
import { Title } from '#web/ui/text.tsx';
import { CoachButton } from './coach-button.tsx';
import { TUTORIALS_HREF } from './places.ts';
import styles from './quick-help.module.css';

type QuickCardProps = { picture: ReactNode; title: string; sentence: string; action: ReactNode };

function QuickCard({ picture, title, sentence, action }: QuickCardProps) {
  return (
    <Panel as="section" className={styles.card}>
      <div className={styles.inside}>
        {picture}
        <Title as="h3">{title}</Title>
        <p>{sentence}</p>
        <div className={styles.action}>{action}</div>
      </div>
    </Panel>
  );
}

/** The three shortest ways to help. */
export function QuickHelp() {
  return (
    <Section label="Quick Help">
      <div className={styles.quick}>
        <QuickCard
          picture={<MessageSquare />}
          title="Chat with AI Coach"
          sentence={claims['coach-available'].text}
          action={<CoachButton small>Chat with AI Coach</CoachButton>}
        />
        <QuickCard
          picture={<Mail />}
          title="Contact Support"
          sentence={claims['support-response'].text}
          action={<SupportButton small>Contact Support</SupportButton>}
        />
        <QuickCard
          picture={<CirclePlay />}
          title="Video Tutorials"
          sentence="Short walk-throughs of the real app, with every word written out."
          action={
            <ButtonLink href={TUTORIALS_HREF} small>
              Watch a Tutorial
            </ButtonLink>
          }
        />
      </div>
    </Section>
  );
}
