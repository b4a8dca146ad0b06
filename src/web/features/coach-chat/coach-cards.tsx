import { ArrowRight, Check, Dumbbell, Undo2, Utensils } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CoachCard } from '#contract/chat.ts';
import { NumberedSteps } from '#web/parts/plan/meal-details.tsx';
import { Button, TextLink } from '#web/ui/button.tsx';
import { Actions } from '#web/ui/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import styles from './coach-cards.module.css';
import type { CardActions } from './use-card-actions.ts';

type CardOf<K extends CoachCard['kind']> = Extract<CoachCard, { kind: K }>;

type CoachCardViewProps = {
  card: CoachCard;
  actions: CardActions;
  /** Says something in the person's place. */
  onSay: (text: string) => void;
  /** A choice counts only below the last reply. */
  isLast: boolean;
};

/** What stands in a reply beside its words. */
export function CoachCardView({ card, actions, onSay, isLast }: CoachCardViewProps) {
  switch (card.kind) {
    case 'change':
      return <ChangeCard card={card} actions={actions} />;
    case 'log':
      return <LogCard card={card} actions={actions} />;
    case 'choice':
      return isLast ? <Choices card={card} onSay={onSay} /> : null;
    case 'exercise':
      return <ExerciseCard card={card} />;
    default:
      return <LinkCard card={card} />;
  }
}

const HEADS = { applied: 'Profile changed', pending: 'Shall I?', undone: 'Taken back', declined: 'Left as it was' };

function ChangeCard({ card, actions }: { card: CardOf<'change'>; actions: CardActions }) {
  const { changeId, state, changes } = card;
  const { mutate, isPending } = actions.decide;
  return (
    <div className={state === 'applied' ? styles.done : styles.card}>
      <Head picture={state === 'applied' && <Check />} title={HEADS[state]}>
        {state === 'applied' && (
          <Button small tone="quiet" pending={isPending} onClick={() => mutate({ changeId, decision: 'undo' })}>
            <Undo2 />
            Undo
          </Button>
        )}
      </Head>
      <dl className={styles.changes}>
        {changes.map(({ field, label, before, after }) => (
          <div key={field}>
            <dt>{label}</dt>
            <dd>
              <del>{before}</del> <ins>{after}</ins>
            </dd>
          </div>
        ))}
      </dl>
      {state === 'pending' && (
        <Actions>
          <Button small tone="primary" pending={isPending} onClick={() => mutate({ changeId, decision: 'confirm' })}>
            Confirm
          </Button>
          <Button small pending={isPending} onClick={() => mutate({ changeId, decision: 'decline' })}>
            Leave It
          </Button>
        </Actions>
      )}
    </div>
  );
}

function LogCard({ card, actions }: { card: CardOf<'log'>; actions: CardActions }) {
  const { mutate, isPending, isSuccess, variables } = actions.undoLog;
  const isTakenOut = isSuccess && variables === card.logId;
  return (
    <div className={isTakenOut ? styles.card : styles.done}>
      <Head picture={!isTakenOut && <Check />} title={isTakenOut ? 'Taken out of your log' : card.text}>
        {!isTakenOut && (
          <Button small tone="quiet" pending={isPending} onClick={() => mutate(card.logId)}>
            <Undo2 />
            Undo
          </Button>
        )}
      </Head>
    </div>
  );
}

function Choices({ card, onSay }: { card: CardOf<'choice'>; onSay: (text: string) => void }) {
  return (
    <Actions>
      {card.choices.map(({ label, say }) => (
        <Button key={label} small onClick={() => onSay(say)}>
          {label}
        </Button>
      ))}
    </Actions>
  );
}

function ExerciseCard({ card }: { card: CardOf<'exercise'> }) {
  return (
    <div className={styles.card}>
      <Head picture={<Dumbbell />} title={card.name} />
      <NumberedSteps steps={card.steps} />
      <Text tone="quiet">{card.cue}</Text>
    </div>
  );
}

function LinkCard({ card }: { card: CardOf<'plan' | 'meal' | 'article'> }) {
  if (card.kind === 'article') {
    return <LinkedCard href={`/help-center#${card.articleId}`} title={card.title} line={card.line} word="Read it" />;
  }
  const isWorkout = card.kind === 'plan' && card.type === 'workout';
  const picture = isWorkout ? <Dumbbell /> : <Utensils />;
  const href = isWorkout ? '/exercise-plans' : '/meal-plans';
  return <LinkedCard {...{ href, picture }} title={card.name} line={card.line} word="Open" />;
}

type LinkedCardProps = { href: string; title: string; line: string; word: string; picture?: ReactNode };

function LinkedCard({ href, title, line, word, picture }: LinkedCardProps) {
  return (
    <div className={styles.card}>
      <Head picture={picture} title={title} />
      <Text tone="quiet">{line}</Text>
      <TextLink href={href} className={styles.link ?? ''}>
        {word}
        <ArrowRight aria-hidden="true" />
      </TextLink>
    </div>
  );
}

function Head({ picture, title, children }: { picture?: ReactNode; title: string; children?: ReactNode }) {
  return (
    <div className={styles.head}>
      {picture}
      <strong>{title}</strong>
      {children}
    </div>
  );
}
