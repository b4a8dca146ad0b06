import { ArrowDown, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { z } from 'zod';
import type { Operation } from '#contract/operation.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextAreaField } from '#web/ui/field.tsx';
import { Form, SubmitButton, useForm } from '#web/ui/form.tsx';
import { Actions, Stack } from '#web/ui/layout.tsx';
import { ProblemNote } from '#web/ui/problem-note.tsx';
import { Label, Text, Title } from '#web/ui/text.tsx';
import { AllowanceNote } from './allowance-note.tsx';
import { wishesSchema } from './plan-texts.ts';
import styles from './replace-dialog.module.css';

const schema = z.object({ wishes: wishesSchema });

/** One side of the comparison. */
export type Compared = { name: string; figures: ReactNode; picture: ReactNode };

type ReplaceDialogProps = {
  /** 'Replace Meal' or 'Replace Exercise'. */
  title: string;
  example: string;
  /** What replaces it. */
  operation: Pick<Operation, 'requires'>;
  before: Compared;
  /** Once it is there, the two are shown side by side. */
  after: Compared | undefined;
  /** Why this one, in a sentence. */
  because?: string | undefined;
  isPending: boolean;
  /** Why nothing was replaced, fit to be shown as it stands. */
  problem: string | undefined;
  /** What can be chosen before anything is typed. */
  choices?: ReactNode;
  onReplace: (wishes: string) => void;
  /** Puts back what was there. */
  onUndo: () => void;
  onClose: () => void;
};

/** Asks what is wanted instead, then shows what was and what is. */
export function ReplaceDialog(props: ReplaceDialogProps) {
  const { title, example, operation, before, after, because, isPending, problem, choices, onReplace, onUndo, onClose } =
    props;
  const form = useForm({ schema, start: { wishes: '' } });
  return (
    <Dialog open onOpenChange={onClose} title={title}>
      <Form form={form} onSubmit={({ wishes }) => onReplace(wishes ?? '')} isPending={isPending}>
        <Stack>
          <div aria-live="polite">
            <Side label={after ? 'Before' : 'Now'} {...before} isOld={after !== undefined} />
            {after && (
              <>
                <ArrowDown className={styles.arrow} aria-hidden="true" />
                <Side key={after.name} label="After" {...after} isNew />
                {because && <Text className={styles.because}>{because}</Text>}
              </>
            )}
          </div>
          {choices}
          <TextAreaField
            label={after ? 'Not quite? Say what you would rather have' : 'What would you like instead?'}
            placeholder={example}
            hint={after ? undefined : 'Optional. Your allergies, diet and injuries are known and always come first.'}
            rows={2}
            {...form.field('wishes')}
          />
          {problem !== undefined && <ProblemNote>{problem}</ProblemNote>}
          <AllowanceNote operation={operation} />
          <Actions stacked>
            {after && (
              <Button tone="primary" onClick={onClose} disabled={isPending}>
                Keep It
              </Button>
            )}
            <SubmitButton tone={after ? 'secondary' : 'primary'} pendingLabel="Replacing...">
              {after ? 'Try Another' : title}
            </SubmitButton>
            {after && (
              <Button tone="quiet" onClick={onUndo} disabled={isPending}>
                <Undo2 />
                Undo
              </Button>
            )}
            {!after && <Button onClick={onClose}>Cancel</Button>}
          </Actions>
        </Stack>
      </Form>
    </Dialog>
  );
}

/** On a phone it would stand above what is in sight. */
const showIt = (side: HTMLElement | null) => {
  side?.scrollIntoView({ block: 'center' });
};

type SideProps = Compared & { label: string; isOld?: boolean; isNew?: boolean };

function Side({ label, name, figures, picture, isOld, isNew }: SideProps) {
  return (
    <div ref={isNew ? showIt : undefined} className={isNew ? styles.fresh : styles.side}>
      <div className={styles.picture}>{picture}</div>
      <div>
        <Label>{label}</Label>
        <Title as="h3">{isOld ? <s>{name}</s> : name}</Title>
        <Text as="div" tone="quiet" numeric>
          {figures}
        </Text>
      </div>
    </div>
  );
}
