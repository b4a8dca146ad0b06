import { z } from 'zod';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Form, SubmitButton, useForm } from '#web/ui/form.tsx';
import { Actions, Stack } from '#web/ui/layout.tsx';
import { planNameSchema } from './plan-texts.ts';

const schema = z.object({ name: planNameSchema });

type EditPlanDialogProps = { name: string; onClose: () => void; onSave: (name: string) => void };

/** Gives a plan another name. */
export function EditPlanDialog({ name, onClose, onSave }: EditPlanDialogProps) {
  const form = useForm({ schema, start: { name } });
  const save = (edited: { name: string }) => {
    if (edited.name !== name) onSave(edited.name);
    onClose();
  };
  return (
    <Dialog open onOpenChange={onClose} title="Edit Plan" size="small">
      <Form form={form} onSubmit={save}>
        <Stack>
          <TextField label="Plan name" autoComplete="off" {...form.field('name')} />
          <Actions stacked>
            <SubmitButton>Save Changes</SubmitButton>
            <Button onClick={onClose}>Cancel</Button>
          </Actions>
        </Stack>
      </Form>
    </Dialog>
  );
}
