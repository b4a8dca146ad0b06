import type { PremisesSheet } from '#core/premises/sheet/premises-sheet.ts';
import figures from '#data/movement-figures.json' with { type: 'json' };
import { PoseFigure } from '#web/parts/exercise-figure/exercise-figure.tsx';
import { classes } from '#web/ui/classes.ts';
import sheetStyles from './premises-sheet.module.css';
import { fromWords } from './said.ts';
import { type HeadingLevel, SheetSection } from './sheet-section.tsx';
import { TakeBack } from './take-back.tsx';
import styles from './tiles.module.css';
import type { SheetFlow } from './use-sheet.ts';

type Movement = PremisesSheet['movements'][number];

const FIGURE_PX = 56;
const POSES: Readonly<Record<string, string>> = figures.poses;
const SAID: Record<Movement['out'], string> = { no: '', with_care: 'With care', leave_out: 'Left out' };

/** Movements that may be left out: a tap strikes one, or takes it back. */
export function MovementTiles({ flow, level }: { flow: SheetFlow; level: HeadingLevel }) {
  const { movements } = flow.sheet;
  const out = movements.filter((movement) => movement.out === 'leave_out').length;
  const words = fromWords(movements.map(({ origin }) => origin));
  const tapped = movements.filter(({ origin }) => origin?.how === 'tapped').map(({ limit }) => limit);
  return (
    <SheetSection
      title="Movements to leave out"
      level={level}
      aside={<span className={sheetStyles.aside}>{`${out} of ${movements.length}`}</span>}
      lead={`${words} Tap a movement to leave it out or take it back.`.trim()}
    >
      <ul className={styles.tiles}>
        {movements.map((movement) => (
          <li key={movement.limit}>
            <MovementTile
              movement={movement}
              onTap={() =>
                flow.tap([
                  {
                    about: 'movement',
                    limit: movement.limit,
                    stance: movement.out === 'leave_out' ? 'fine' : 'leave_out',
                  },
                ])
              }
            />
          </li>
        ))}
      </ul>
      <TakeBack
        count={tapped.length}
        onTakeBack={() => flow.tap(tapped.map((limit) => ({ about: 'movement', limit, stance: 'as_written' })))}
      />
    </SheetSection>
  );
}

function MovementTile({ movement, onTap }: { movement: Movement; onTap: () => void }) {
  const isOut = movement.out === 'leave_out';
  return (
    <button type="button" className={styles.tile} aria-pressed={isOut} onClick={onTap}>
      <span className={classes(styles.figure, isOut && styles.struck)}>
        <PoseFigure pose={POSES[movement.limit] ?? 'stand'} size={FIGURE_PX} />
      </span>
      <span className={styles.name}>{movement.label}</span>
      {SAID[movement.out] !== '' && <span className={styles.note}>{SAID[movement.out]}</span>}
    </button>
  );
}
