import type { Performed } from '#core/training/player/player-state.ts';
import { SegmentsField } from '#web/ui/segments.tsx';

const EFFORT_AT_FAILURE = 10;
const MOST_LEFT = 4;
const OPTIONS = Array.from({ length: MOST_LEFT + 1 }, (_, left) => ({
  value: left,
  label: left === MOST_LEFT ? `${left}+` : String(left),
}));

type RepsLeftProps = { set: Performed; onChange: (set: Performed) => void };

/** How many good repetitions were left: it tells the progression how hard the set was. A second tap takes it back. */
export function RepsLeft({ set, onChange }: RepsLeftProps) {
  const { rpe, ...plain } = set;
  const choose = (left: number) => {
    const effort = EFFORT_AT_FAILURE - left;
    onChange(rpe === effort ? plain : { ...plain, rpe: effort });
  };
  return (
    <SegmentsField
      label="How many more could you do?"
      options={OPTIONS}
      value={rpe === undefined ? undefined : EFFORT_AT_FAILURE - rpe}
      onChange={choose}
    />
  );
}
