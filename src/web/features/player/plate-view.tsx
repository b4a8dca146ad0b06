import { loadBar } from '#core/training/player/plates.ts';
import { Text } from '#web/ui/text.tsx';
import styles from './plate-view.module.css';

const BAR_MIDDLE = 34;
const PLATE_WIDTH = 9;
const GAP = 2;
const COLLAR = 26;

/** Height of a plate in the drawing, by its weight in pounds. */
const HEIGHTS: readonly (readonly [lbs: number, height: number])[] = [
  [45, 64],
  [35, 56],
  [25, 48],
  [10, 36],
  [5, 28],
  [2.5, 22],
];
const heightOf = (lbs: number) => HEIGHTS.find(([plate]) => plate === lbs)?.[1] ?? HEIGHTS[0]?.[1] ?? 0;

type Load = { weightLbs: number; equipment: string };

/** "45 + 5 on each side, 45 lbs bar"; null for an exercise without a bar. */
export function plateText({ weightLbs, equipment }: Load): string | null {
  const bar = loadBar(weightLbs, equipment);
  if (!bar) return null;
  const { plates, barLbs, ends, missingLbs } = bar;
  const loaded =
    plates.length > 0 ? `${plates.join(' + ')} ${ends === 2 ? 'on each side' : 'on the end'}` : 'The empty bar';
  const left = missingLbs > 0 ? `. ${missingLbs} lbs are left over` : '';
  return `${loaded}${barLbs > 0 ? `, ${barLbs} lbs bar` : ''}${left}`;
}

/** What goes on the bar for a weight in pounds; nothing for an exercise without one. */
export function PlateView({ weightLbs, equipment }: Load) {
  const bar = loadBar(weightLbs, equipment);
  if (!bar) return null;
  const { plates } = bar;
  const width = COLLAR + plates.length * (PLATE_WIDTH + GAP) + COLLAR / 2;
  return (
    <div className={styles.plates}>
      <svg className={styles.bar} viewBox={`0 0 ${width} 68`} width={width} height={68} aria-hidden="true">
        <path className={styles.sleeve} d={`M0 ${BAR_MIDDLE}H${width}`} />
        <path className={styles.collar} d={`M${COLLAR - 6} ${BAR_MIDDLE - 8}v16`} />
        {plates.map((lbs, index) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: plates have no identity but their place.
            key={index}
            className={styles.plate}
            x={COLLAR + index * (PLATE_WIDTH + GAP)}
            y={BAR_MIDDLE - heightOf(lbs) / 2}
            width={PLATE_WIDTH}
            height={heightOf(lbs)}
            rx="2"
          />
        ))}
      </svg>
      <Text tone="quiet" numeric>
        {plateText({ weightLbs, equipment })}
      </Text>
    </div>
  );
}
