import { type FormEvent, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Actions, Stack } from '#web/ui/layout.tsx';
import { nameProblem } from './plan-name.ts';

type EditPlanDialogProps = { name: string; onClose: () => void; onSave: (name: string) => void };

/** Gives a plan another name. */
export function EditPlanDialog({ name, onClose, onSave }: EditPlanDialogProps) {
  const [text, setText] = useState(name);
  const [problem, setProblem] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = nameProblem(text, { required: true });
    setProblem(found);
    if (found) return;
    if (text.trim() !== name) onSave(text.trim());
    onClose();
  };
  return (
    <Dialog open onOpenChange={onClose} title="Edit Plan" size="small">
      <form onSubmit={submit} noValidate>
        <Stack>
          <TextField
            label="Plan name"
            value={text}
            error={problem}
            autoComplete="off"
            onChange={({ target }) => setText(target.value)}
          />
          <Actions stacked>
            <Button type="submit" tone="primary">
              Save Changes
            </Button>
            <Button onClick={onClose}>Cancel</Button>
          </Actions>
        </Stack>
      </form>
    </Dialog>
  );
}
