import { Button } from '#web/ui/button.tsx';
import { Actions } from '#web/ui/layout.tsx';
import { WorkingList } from '#web/ui/working-list.tsx';
import { generationSteps } from './generation-steps.ts';
import type { Generation } from './use-generate-plan.ts';

/** How far the plan is that is being written, and the way to stop it. */
export function GenerationProgress({ generation }: { generation: Generation }) {
  const { isPending, variables, step, cancel } = generation;
  if (!isPending || !variables) return null;
  return (
    <div>
      <WorkingList {...generationSteps(variables.type, step)} />
      <Actions stacked>
        <Button onClick={cancel}>Cancel</Button>
      </Actions>
    </div>
  );
}
