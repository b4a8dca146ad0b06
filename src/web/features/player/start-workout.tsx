import { Play } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useShortcut } from '#web/parts/shortcut.ts';
import { Button } from '#web/ui/button.tsx';
import { type PlanToTrain, usePlayer } from './player-context.ts';
import { useLeftAt } from './use-left-at.ts';

type Props = Pick<ComponentProps<typeof Button>, 'tone' | 'small' | 'className'> & {
  userId: string;
  plan: PlanToTrain;
  /** What the button says where no workout was left. */
  label?: string;
};

/** Opens the guided workout of a plan, or the one of it that was left. */
export function StartWorkout({ userId, plan, tone = 'primary', label = 'START WORKOUT', ...look }: Props) {
  const { open } = usePlayer();
  const left = useLeftAt(userId, plan.id);
  useShortcut('workout', () => open(plan));
  return (
    <Button tone={tone} {...look} onClick={() => open(plan)}>
      {tone === 'primary' && <Play />}
      {left ? 'RESUME WORKOUT' : label}
    </Button>
  );
}
