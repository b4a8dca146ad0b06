import { ArrowRight, Check, Dumbbell, Undo2, Utensils } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CoachCard } from '#contract/chat.ts';
import { NumberedSteps } from '#web/parts/plan/meal-details.tsx';
import { Button, TextLink } from '#web/ui/button.tsx';
import { Actions } from '#web/ui/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import { ChartCard } from './chart-card.tsx';
import styles from './coach-cards.module.css';
import { MemoryCard } from './memory-card.tsx';
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
    case 'deed':
      return <DeedCard card={card} actions={actions} />;
    case 'choice':
      return isLast ? <Choices card={card} onSay={onSay} /> : null;
    case 'memory':
      return <MemoryCard card={card} actions={actions.memories} isLast={isLast} />;
    case 'exercise':
      return <ExerciseCard card={card} />;
    case 'figures':
      return <FiguresCard card={card} />;
    case 'chart':
      return <ChartCard card={card} />;
    case 'knowledge':
      return <KnowledgeCard card={card} />;
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
          <UndoButton isPending={isPending} onUndo={() => mutate({ changeId, decision: 'undo' })} />
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
        <YesOrNo
          yes="Confirm"
          no="Leave It"
          isPending={isPending}
          onDecide={(decision) => mutate({ changeId, decision })}
        />
      )}
    </div>
  );
}

const DEEDS = { undone: 'Taken back', declined: 'Left as it was' };

/** What was done, with what takes it back; or what waits for a tap. */
function DeedCard({ card, actions }: { card: CardOf<'deed'>; actions: CardActions }) {
  const { deedId, state, title, line } = card;
  const { mutate, isPending } = actions.decideDeed;
  const isOpen = state === 'done' || state === 'held';
  return (
    <div className={state === 'done' ? styles.done : styles.card}>
      <Head picture={state === 'done' && <Check />} title={title}>
        {state === 'done' && <UndoButton isPending={isPending} onUndo={() => mutate({ deedId, decision: 'undo' })} />}
      </Head>
      <Text tone="quiet">{isOpen ? line : DEEDS[state]}</Text>
      {state === 'held' && (
        <YesOrNo yes="Yes, Do It" no="No" isPending={isPending} onDecide={(decision) => mutate({ deedId, decision })} />
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
        {!isTakenOut && <UndoButton isPending={isPending} onUndo={() => mutate(card.logId)} />}
      </Head>
    </div>
  );
}

function UndoButton({ isPending, onUndo }: { isPending: boolean; onUndo: () => void }) {
  return (
    <Button small tone="quiet" pending={isPending} onClick={onUndo}>
      <Undo2 />
      Undo
    </Button>
  );
}

type YesOrNoProps = {
  yes: string;
  no: string;
  isPending: boolean;
  onDecide: (decision: 'confirm' | 'decline') => void;
};

/** Under what waits for a tap. */
function YesOrNo({ yes, no, isPending, onDecide }: YesOrNoProps) {
  return (
    <Actions>
      <Button small tone="primary" pending={isPending} onClick={() => onDecide('confirm')}>
        {yes}
      </Button>
      <Button small pending={isPending} onClick={() => onDecide('decline')}>
        {no}
      </Button>
    </Actions>
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

/** Where the numbers of an answer come from, on a tap. */
function FiguresCard({ card }: { card: CardOf<'figures'> }) {
  return (
    <details className={styles.figures}>
      <summary>Where these numbers come from</summary>
      <dl>
        {card.figures.map(({ label, value, unit, source }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the figures of an answer never change
          <div key={at}>
            <dt>
              {label}: {value.toLocaleString('en-US')} {unit}
            </dt>
            <dd>{source}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** How sure an answer is and where it comes from: for who wants to know. */
function KnowledgeCard({ card: { title, limits, source } }: { card: CardOf<'knowledge'> }) {
  return (
    <details className={styles.source}>
      <summary>{`Source: ${title}`}</summary>
      <Text tone="quiet">{limits}</Text>
      <Text tone="quiet">
        {source.url === null ? source.label : <TextLink href={source.url}>{source.label}</TextLink>}
      </Text>
    </details>
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
