import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import type { Operation } from '#contract/operation.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Form, SubmitButton, useForm } from '#web/ui/form.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { ProblemNote } from '#web/ui/problem-note.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Text } from '#web/ui/text.tsx';
import { AllowanceNote } from './allowance-note.tsx';
import { wishesSchema } from './plan-texts.ts';
import styles from './replace-dialog.module.css';

const schema = z.object({ wishes: wishesSchema });

/** One of the things that could come in. */
export type Candidate = {
  id: string;
  name: string;
  figures: ReactNode;
  picture: ReactNode;
  /** Why this one, in a sentence. */
  because: string;
  /** What the day or the session becomes. */
  effects: readonly { label: string; before: string; after: string }[];
};

type ReplaceDialogProps = {
  /** 'Replace Meal' or 'Replace Exercise'. */
  title: string;
  /** What gives way. */
  instead: string;
  example: string;
  /** What replaces it. */
  operation: Pick<Operation, 'requires'>;
  /** Undefined while they are looked for. */
  candidates: readonly Candidate[] | undefined;
  isKeeping: boolean;
  /** Why there is nothing to choose, fit to be shown as it stands. */
  problem: string | undefined;
  /** What can be chosen before anything is typed. */
  choices?: ReactNode;
  onSearch: (wishes: string) => void;
  onKeep: (id: string) => void;
  onClose: () => void;
};

/** Shows up to three that fit, side by side; nothing is changed or counted before one of them is kept. */
export function ReplaceDialog(props: ReplaceDialogProps) {
  const { title, instead, example, operation, candidates, isKeeping, problem, choices, onSearch, onKeep, onClose } =
    props;
  const form = useForm({ schema, start: { wishes: '' } });
  const [chosen, setChosen] = useState<string>();
  const [searched, setSearched] = useState('');
  // What is typed and not looked for yet says why: “my left shoulder” must not be lost on something that strains it.
  const isUnsearched = (form.typed().wishes ?? '').trim() !== searched;
  const one = candidates?.find(({ id }) => id === chosen) ?? candidates?.[0];
  const isSearching = candidates === undefined && problem === undefined;
  const search = (wishes: string) => {
    setSearched(wishes.trim());
    onSearch(wishes);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={`Instead of ${instead}. Nothing changes until you keep one.`}
    >
      <Stack>
        <Form form={form} onSubmit={({ wishes }) => search(wishes ?? '')} isPending={isSearching}>
          <Stack>
            {choices}
            <div className={styles.wish}>
              <TextField
                label="What would you like instead?"
                placeholder={example}
                hint="Optional. Your allergies, diet and injuries are known and always come first."
                {...form.field('wishes')}
              />
              <SubmitButton tone={isUnsearched ? 'primary' : 'secondary'} pendingLabel="Looking...">
                Search
              </SubmitButton>
            </div>
          </Stack>
        </Form>
        <div aria-live="polite" aria-busy={isSearching}>
          {isSearching && <Searching />}
          {one && candidates && <Candidates candidates={candidates} chosen={one.id} onChoose={setChosen} />}
          {one && <Effects candidate={one} />}
        </div>
        {problem !== undefined && <ProblemNote>{problem}</ProblemNote>}
        <AllowanceNote operation={operation} />
        <div className={styles.keep}>
          {one && !isUnsearched && (
            <Button tone="primary" pending={isKeeping} pendingLabel="Replacing..." onClick={() => onKeep(one.id)}>
              Keep {one.name}
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </Stack>
    </Dialog>
  );
}

const PLACES = ['first', 'second', 'third'];

const Searching = () => (
  <div className={styles.candidates}>
    {PLACES.map((place) => (
      <Skeleton key={place} height={96} />
    ))}
  </div>
);

type CandidatesProps = { candidates: readonly Candidate[]; chosen: string; onChoose: (id: string) => void };

function Candidates({ candidates, chosen, onChoose }: CandidatesProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in the oldest browsers that we serve.
    <div role="group" aria-label="What fits" className={styles.candidates}>
      {candidates.map(({ id, name, figures, picture, because }) => (
        <button
          key={id}
          type="button"
          className={styles.candidate}
          aria-pressed={id === chosen}
          onClick={() => onChoose(id)}
        >
          <span className={styles.picture}>{picture}</span>
          <span className={styles.words}>
            <strong>{name}</strong>
            <span className={styles.figures}>{figures}</span>
            <span className={styles.because}>{because}</span>
          </span>
        </button>
      ))}
    </div>
  );
}

function Effects({ candidate: { effects } }: { candidate: Candidate }) {
  if (effects.length === 0) return null;
  return (
    <dl className={styles.effects}>
      {effects.map(({ label, before, after }) => (
        <div key={label} className={styles.effect}>
          <dt>{label}</dt>
          <dd>
            {before === after ? (
              <Text as="span" tone="quiet" numeric>
                stays {after}
              </Text>
            ) : (
              <>
                <s>{before}</s> <strong>{after}</strong>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
