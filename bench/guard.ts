// node bench/guard.ts [-- list]: how many bad lines of a model the guard stops, and how many good ones it lets through. What was judged
// wrong is listed on demand, and never of the set that is not learned from.
import { GUARD_SETS, measureGuard } from './talk/guard.ts';

const share = ({ right, total }: { right: number; total: number }) =>
  `${right}/${total} (${((100 * right) / total).toFixed(1)} %)`;
for (const { set, about, isLearned } of GUARD_SETS) {
  const { bad, good, wrong, msALine } = measureGuard(set);
  console.log(
    `${about}: bad lines stopped ${share(bad)}, good lines let through ${share(good)}, ${msALine.toFixed(2)} ms of the processor a line`,
  );
  if (isLearned && process.argv.at(-1) === 'list') console.log(wrong.join('\n'));
}
