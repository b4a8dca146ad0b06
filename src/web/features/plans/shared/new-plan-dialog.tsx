import { type FormEvent, type ReactNode, useState } from 'react';
import type { PlanType } from '#contract/common.ts';
import { generatePlan } from '#contract/plans.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextAreaField, TextField } from '#web/ui/field.tsx';
import { Actions, Stack } from '#web/ui/layout.tsx';
import { AllowanceNote } from './allowance-note.tsx';
import { GenerationProgress } from './generation-progress.tsx';
import { nameProblem, textProblem } from './plan-name.ts';
import { ProblemNote } from './problem-note.tsx';
import { type Generation, problemOf } from './use-generate-plan.ts';

type Wishes = { name: string | null; customPreferences: string | null };

type NewPlanDialogProps = {
  planType: PlanType;
  /** What stands in place of a name, e.g. 'Meal Plan V…'. */
  defaultName: string;
  /** Wishes that fit, as an example. */
  example: string;
  generation: Generation;
  onClose: () => void;
  onSubmit: (wishes: Wishes) => void;
  /** Further choices, between the name and the wishes. */
  children?: ReactNode;
};

const orNull = (text: string) => text.trim() || null;

/** Asks for what a new plan should be like; all of it may be left as it is. */
export function NewPlanDialog({
  planType,
  defaultName,
  example,
  generation,
  onClose,
  onSubmit,
  children,
}: NewPlanDialogProps) {
  const [name, setName] = useState('');
  const [wishes, setWishes] = useState('');
  const [isChecked, setChecked] = useState(false);
  const problems = { name: nameProblem(name, { required: false }), wishes: textProblem(wishes) };
  const { isPending, error } = generation;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (problems.name || problems.wishes || isPending) return;
    onSubmit({ name: orNull(name), customPreferences: orNull(wishes) });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="New Plan"
      description="It becomes your current plan. The one you have now stays under All Plans."
    >
      <form onSubmit={submit} noValidate>
        <Stack>
          <TextField
            label="Plan name"
            placeholder={defaultName}
            hint="Optional."
            value={name}
            error={isChecked ? problems.name : undefined}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
          {children}
          <TextAreaField
            label="Custom preferences"
            placeholder={example}
            hint="Optional. Your allergies, diet and injuries are known and always come first."
            value={wishes}
            error={isChecked ? problems.wishes : undefined}
            onChange={({ target }) => setWishes(target.value)}
          />
          {error && <ProblemNote>{problemOf(error)}</ProblemNote>}
          <AllowanceNote operation={generatePlan} planType={planType} />
          <Actions stacked>
            <Button type="submit" tone="primary" pending={isPending} pendingLabel="Writing your plan...">
              Generate Plan
            </Button>
            {!isPending && <Button onClick={onClose}>Cancel</Button>}
          </Actions>
          <GenerationProgress generation={generation} />
        </Stack>
      </form>
    </Dialog>
  );
}
