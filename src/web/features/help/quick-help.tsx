import { BookOpen, Mail, MessageSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import claims from '#data/claims.json' with { type: 'json' };
import { ButtonLink } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/card.tsx';
import { Title } from '#web/ui/text.tsx';
import { articleHref } from './articles.ts';
import { CoachButton } from './coach-button.tsx';
import styles from './quick-help.module.css';
import { CONTACT_PLACE } from './use-article.ts';

type QuickCardProps = { picture: ReactNode; title: string; sentence: string; action: ReactNode };

function QuickCard({ picture, title, sentence, action }: QuickCardProps) {
  return (
    <Panel as="section" className={styles.card}>
      <div className={styles.inside}>
        {picture}
        <Title>{title}</Title>
        <p>{sentence}</p>
        <div className={styles.action}>{action}</div>
      </div>
    </Panel>
  );
}

/** The three shortest ways to help. */
export function QuickHelp() {
  return (
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
        action={
          <ButtonLink href={`/help-center#${CONTACT_PLACE}`} small>
            Contact Support
          </ButtonLink>
        }
      />
      <QuickCard
        picture={<BookOpen />}
        title="Video Tutorials"
        sentence="No films yet. The written tour shows every page."
        action={
          <ButtonLink href={articleHref('platform-navigation')} small>
            Take the tour
          </ButtonLink>
        }
      />
    </div>
  );
}
