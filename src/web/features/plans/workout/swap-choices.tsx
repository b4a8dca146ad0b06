import { ChipButton, Chips } from '#web/ui/chip.tsx';
import { SegmentsField } from '#web/ui/segments.tsx';
import { Label } from '#web/ui/text.tsx';
import styles from './swap-choices.module.css';
import { SWAP_REASONS, type SwapReason } from './swap-wishes.ts';
import type { SwapScope } from './use-replace-exercise.ts';

const SCOPES = [
  { value: 'plan', label: 'In the plan' },
  { value: 'today', label: 'Today only' },
] as const;

type SwapChoicesProps = {
  reason: SwapReason | null;
  onReason: (reason: SwapReason | null) => void;
  scope: SwapScope;
  onScope: (scope: SwapScope) => void;
};

/** Why, on a tap, and for how long. */
export function SwapChoices({ reason, onReason, scope, onScope }: SwapChoicesProps) {
  return (
    <>
      <div>
        <Label className={styles.label}>Why?</Label>
        <Chips>
          {SWAP_REASONS.map(({ label, words }) => (
            <ChipButton
              key={words}
              aria-pressed={words === reason}
              onClick={() => onReason(words === reason ? null : words)}
            >
              {label}
            </ChipButton>
          ))}
        </Chips>
      </div>
      <SegmentsField label="For how long?" options={SCOPES} value={scope} onChange={onScope} />
    </>
  );
}
