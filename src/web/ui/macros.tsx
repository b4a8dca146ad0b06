import { classes } from './classes.ts';
import styles from './macros.module.css';
import { energyShares, type Macros, slicePath } from './plate-geometry.ts';
import slices from './slice.module.css';

const FILL = { protein: undefined, carbs: 'url(#macro-carbs)', fat: 'url(#macro-fat)' } as const;

/** The patterns of the macros (protein plain, carbs dots, fat stripes); once in the page. */
export function MacroPatterns() {
  return (
    <svg className={styles.defs} aria-hidden="true">
      <pattern id="macro-carbs" width="7" height="7" patternUnits="userSpaceOnUse">
        <rect width="7" height="7" className={styles.carbs} />
        <circle cx="3.5" cy="3.5" r="1.1" className={styles.ink} />
      </pattern>
      <pattern id="macro-fat" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="6" height="6" className={styles.fat} />
        <rect width="1.4" height="6" className={styles.ink} />
      </pattern>
    </svg>
  );
}

/** Starts of the drawn parts, each a share of one whole. */
function drawnParts(macros: Macros) {
  let start = 0;
  return energyShares(macros)
    .map(({ macro, share }) => {
      const part = { macro, from: start, to: start + share };
      start += share;
      return part;
    })
    .filter(({ from, to }) => to > from);
}

const inWords = ({ protein, carbs, fat }: Macros) =>
  `${Math.round(protein)} g protein, ${Math.round(carbs)} g carbs, ${Math.round(fat)} g fat`;

type PlateProps = { macros: Macros | undefined; size?: 'small' | 'medium' | 'large'; className?: string };

/** A plate from above whose slices are the shares of energy; without macros, an empty plate. */
export function MacroPlate({ macros, size = 'small', className }: PlateProps) {
  const disc = <circle className={styles.rim} cx="48" cy="48" r="46" />;
  if (!macros) {
    return (
      <svg aria-hidden="true" viewBox="0 0 96 96" className={classes(styles[size], className)}>
        {disc}
        <circle className={styles.groove} cx="48" cy="48" r="34" />
      </svg>
    );
  }
  return (
    <svg role="img" aria-label={inWords(macros)} viewBox="0 0 96 96" className={classes(styles[size], className)}>
      {disc}
      <circle className={styles.groove} cx="48" cy="48" r="38.5" />
      {drawnParts(macros).map(({ macro, from, to }) => (
        <path
          key={macro}
          className={classes(slices.slice, macro === 'protein' && styles.protein)}
          fill={FILL[macro]}
          d={slicePath(from, to, { centre: 48, radius: 31.5 })}
        />
      ))}
    </svg>
  );
}

/** The shares of energy side by side, with the grams in words below. */
export function MacroBar({ macros, className }: { macros: Macros; className?: string }) {
  return (
    <div className={className}>
      <svg className={styles.bar} aria-hidden="true">
        {drawnParts(macros).map(({ macro, from, to }) => (
          <svg key={macro} x={`${from * 100}%`} width={`${(to - from) * 100}%`} height="16" aria-hidden="true">
            <rect
              className={classes(styles.part, macro === 'protein' && styles.protein)}
              fill={FILL[macro]}
              width="100%"
              height="16"
              rx="3"
            />
          </svg>
        ))}
      </svg>
      <p className={styles.key}>
        <span>{Math.round(macros.protein)} g protein</span>
        <span>{Math.round(macros.carbs)} g carbs</span>
        <span>{Math.round(macros.fat)} g fat</span>
      </p>
    </div>
  );
}
