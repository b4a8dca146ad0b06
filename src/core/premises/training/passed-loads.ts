import type { Named } from './named-tools.ts';
import { type Load, readLoad } from './tool-loads.ts';
import type { TrainingFacts } from './training-facts.ts';

type Tool = Named & { kind: 'tool' };

const isTool = (named: Named): named is Tool => named.kind === 'tool' && named.stands === 'has';
const weighs = ({ quantities }: Tool): boolean => quantities.some(({ unit }) => unit === 'lb' || unit === 'kg');
const RATED = / (?:capacity|rated|rating|limit) /;

/** "Barbell, rack and bench, up to 300 lb": what a bench cannot hold is told of the last thing before it that can be loaded. */
export function withPassedLoads(named: readonly Named[], { equipment }: TrainingFacts): readonly Named[] {
  const isLoadable = ({ tool }: Tool) => tool.tokens.some((token) => equipment.tokens[token]?.loadable);
  const passed = new Map<Named, Named['quantities']>();
  for (const [at, each] of named.entries()) {
    if (!isTool(each) || isLoadable(each) || !weighs(each)) continue;
    const before = named.slice(0, at).filter(isTool);
    const owner = before.findLast((other) => isLoadable(other) && other.mention.clause === each.mention.clause);
    if (owner && owner.quantities.length === 0) passed.set(owner, each.quantities);
  }
  return named.map((each) => {
    const quantities = passed.get(each);
    return quantities ? { ...each, quantities } : each;
  });
}

/** "Rack up to 300 lb" tells of the bar that lies on it; what the rack itself is rated for does not. */
export function loadOnRack(named: readonly Named[], hasBar: boolean): (Load & { named: Named }) | null {
  // "Rack, bench, bar and 140 kg": with a bar in the list the weight is no more the bench's than the rack's.
  const holders = hasBar ? ['rack', 'bench'] : ['rack'];
  const racks = named.filter(isTool).filter(({ tool }) => tool.tokens.some((token) => holders.includes(token)));
  const told = racks.find((rack) => weighs(rack) && !RATED.test(rack.after));
  return told ? { ...readLoad({ ...told }), named: told } : null;
}
