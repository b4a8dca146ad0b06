import { BookOpen, Mail, MessageSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import claims from '#data/claims.json' with { type: 'json' };
import { SupportButton } from '#web/features/support/support-button.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/card.tsx';
import { Title } from '#web/ui/text.tsx';
import { CoachButton } from './coach-button.tsx';
import { articleHref } from './places.ts';
import styles from './quick-help.module.css';

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

/** Says so while the chat is not there. */
function coachSentence(): string {
  const { text, status } = claims['coach-available'];
  return status === 'being built' ? `${text} The chat itself is being built.` : text;
}

/** The three shortest ways to help. */
export function QuickHelp() {
  return (
    <div className={styles.quick}>
      <QuickCard
        picture={<MessageSquare />}
        title="Chat with AI Coach"
        sentence={coachSentence()}
        action={<CoachButton small>Chat with AI Coach</CoachButton>}
      />
      <QuickCard
        picture={<Mail />}
        title="Contact Support"
        sentence={claims['support-response'].text}
        action={<SupportButton small>Contact Support</SupportButton>}
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
