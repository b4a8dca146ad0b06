import { classes } from '#web/ui/classes.ts';
import slices from '#web/ui/slice.module.css';
import styles from './disc.module.css';
import drawing from './drawing.module.css';

const GROOVES = 'M240 34A206 206 0 0 0 240 446M240 54A186 186 0 0 0 240 426M240 144A96 96 0 0 0 240 336';
const NOTCHES =
  'M214 92.3L211.2 76.5M165 110.1L157 96.2M125.1 143.6L112.8 133.3M99 188.7L84 183.2M90 240L74 240M99 291.3L84 296.8M125.1 336.4L112.8 346.7M165 369.9L157 383.8M214 387.7L211.2 403.5';
const GRIP = 'M121 143A153 153 0 0 0 103 309A20 20 0 0 0 142 293A111 111 0 0 1 152 170A20 20 0 0 0 121 143Z';
const LABEL =
  'One disc: the left half is an iron weight plate, the right half a dinner plate of 42 g protein, 51 g carbs and 26 g fat. The hole in the middle is a leaf.';

/** Half iron plate, half dinner plate, a leaf for the hole. The slices are the energy of the meal that it is named by. */
export function Disc() {
  return (
    <svg className={styles.disc} viewBox="0 0 480 480" role="img" aria-label={LABEL}>
      <path className={drawing.surface2} d="M240 8A232 232 0 0 0 240 472Z" />
      <path className={drawing.surface1} d="M240 8A232 232 0 0 1 240 472Z" />
      <circle className={drawing.line} cx="240" cy="240" r="232" />
      <path className={drawing.line} d={GROOVES} />
      <path className={classes(drawing.line, drawing.edge)} d={NOTCHES} />
      <path className={drawing.line} d={GRIP} />
      <path className={classes(drawing.line, drawing.thin)} d="M240 50A190 190 0 0 1 240 430" />
      <path
        className={classes(slices.slice, drawing.leaf)}
        d="M240 82A158 158 0 0 1 360.9 138.2L287.4 200.1A62 62 0 0 0 240 178Z"
      />
      <path
        className={slices.slice}
        fill="url(#macro-carbs)"
        d="M360.9 138.2A158 158 0 0 1 388 295.3L298.1 261.7A62 62 0 0 0 287.4 200.1Z"
      />
      <path
        className={slices.slice}
        fill="url(#macro-fat)"
        d="M388 295.3A158 158 0 0 1 240 398L240 302A62 62 0 0 0 298.1 261.7Z"
      />
      <path className={drawing.line} d="M240 8V182M240 298V472" />
      <circle className={styles.hub} cx="240" cy="240" r="58" />
      <path className={drawing.line} d="M206 274C197 241 223 216 263 218C265 258 239 283 206 274ZM198 283L246 234" />
    </svg>
  );
}
