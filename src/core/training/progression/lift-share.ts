import type { Exercise } from '#core/catalogue/exercise.ts';

export type Region = 'upper' | 'lower';
type Tool = 'barbell' | 'ez_bar' | 'smith' | 'machine' | 'cable' | 'dumbbell' | 'kettlebell';
type Shares = { region: Region } & Partial<Record<Tool, number>>;

/*
 * What lifts are worth beside a bench press with a bar: our coaching ratios, no finding of a study (docs/domain.md). One hand's weight
 * where two dumbbells are held.
 */
const BY_PATTERN: Readonly<Record<string, Shares>> = {
  horizontal_push: {
    region: 'upper',
    barbell: 1,
    smith: 1,
    machine: 0.95,
    cable: 0.5,
    dumbbell: 0.4,
    kettlebell: 0.35,
  },
  vertical_push: { region: 'upper', barbell: 0.6, smith: 0.6, machine: 0.55, dumbbell: 0.24, kettlebell: 0.22 },
  fly: { region: 'upper', machine: 0.5, cable: 0.15, dumbbell: 0.16 },
  horizontal_pull: {
    region: 'upper',
    barbell: 0.75,
    smith: 0.75,
    machine: 0.75,
    cable: 0.35,
    dumbbell: 0.36,
    kettlebell: 0.34,
  },
  vertical_pull: { region: 'upper', machine: 0.8, cable: 0.35, dumbbell: 0.3 },
  lateral_raise: { region: 'upper', cable: 0.1, dumbbell: 0.1 },
  front_raise: { region: 'upper', dumbbell: 0.1 },
  rear_delt: { region: 'upper', machine: 0.3, cable: 0.25, dumbbell: 0.09 },
  arm_flexion: { region: 'upper', barbell: 0.36, ez_bar: 0.34, machine: 0.32, cable: 0.34, dumbbell: 0.15 },
  arm_extension: { region: 'upper', barbell: 0.3, ez_bar: 0.3, cable: 0.36, dumbbell: 0.2 },
  shrug: { region: 'upper', barbell: 1, dumbbell: 0.4 },
  core_flexion: { region: 'upper', machine: 0.4, cable: 0.45 },
  core_rotation: { region: 'upper', cable: 0.18 },
  core_lateral: { region: 'upper', dumbbell: 0.25 },
  carry: { region: 'lower', dumbbell: 0.35, kettlebell: 0.35 },
  squat: { region: 'lower', barbell: 1.2, smith: 1.1, machine: 1.3, dumbbell: 0.4, kettlebell: 0.4 },
  lunge: { region: 'lower', barbell: 0.55, smith: 0.55, dumbbell: 0.18, kettlebell: 0.18 },
  hinge: { region: 'lower', barbell: 1.2, smith: 1, cable: 0.6, dumbbell: 0.4, kettlebell: 0.5 },
  hip_extension: { region: 'lower', barbell: 1.25, machine: 1.1, cable: 0.2, dumbbell: 0.45 },
  back_extension: { region: 'lower' },
  knee_flexion: { region: 'lower', machine: 0.45, dumbbell: 0.15 },
  knee_extension: { region: 'lower', machine: 0.55 },
  hip_abduction: { region: 'lower', machine: 0.5 },
  hip_adduction: { region: 'lower', machine: 0.5, cable: 0.15 },
  calf: { region: 'lower', machine: 1, dumbbell: 0.35 },
};
/** Lifts that are worth something else than most of their movement and tool. */
const BY_LIFT: Readonly<Record<string, number>> = {
  'leg-press': 2,
  'one-leg-leg-press': 0.9,
  'barbell-front-squat': 1,
  'barbell-deadlift': 1.5,
  'sumo-deadlift': 1.5,
  'trap-bar-deadlift': 1.5,
  'barbell-good-morning': 0.5,
  'barbell-romanian-deadlift': 1.05,
  'single-leg-dumbbell-romanian-deadlift': 0.2,
  'dumbbell-thruster': 0.2,
  'double-kettlebell-front-squat': 0.28,
  'incline-barbell-bench-press': 0.8,
  'close-grip-bench-press': 0.9,
  'incline-dumbbell-press': 0.34,
  'seated-calf-raise-machine': 0.7,
  'dumbbell-kickback': 0.09,
  'one-arm-overhead-extension': 0.12,
};

const TOOLS: readonly (readonly [Tool, (token: string) => boolean])[] = [
  ['barbell', (token) => token === 'barbell' || token === 'trap_bar'],
  ['ez_bar', (token) => token === 'ez_bar'],
  ['smith', (token) => token === 'machine:smith'],
  ['machine', (token) => token.startsWith('machine:')],
  ['cable', (token) => token === 'cable'],
  ['dumbbell', (token) => token === 'dumbbell'],
  ['kettlebell', (token) => token === 'kettlebell'],
];

/** Tools that both limbs move at once: one alone begins with half. A dumbbell's share is that of one hand, a cable's low enough. */
const PUSHED_BY_BOTH: ReadonlySet<Tool> = new Set(['barbell', 'ez_bar', 'smith', 'machine']);
const ONE_LIMB = 0.5;

/** What a lift is worth beside a bench press; `null` where no ratio is known, as for landmines, and where a machine takes weight off. */
export function liftShare({
  id,
  pattern,
  equipment,
  loadType,
  unilateral,
}: Exercise): { region: Region; ofPress: number } | null {
  const shares = BY_PATTERN[pattern];
  const tokens = equipment.flat();
  if (!shares || loadType === 'household_weight' || tokens.includes('landmine') || id.startsWith('assisted'))
    return null;
  const tool = TOOLS.find(([name, isTool]) => shares[name] !== undefined && tokens.some(isTool))?.[0];
  const ofPress =
    BY_LIFT[id] ??
    (tool && (shares[tool] ?? 0) * (unilateral && pattern !== 'lunge' && PUSHED_BY_BOTH.has(tool) ? ONE_LIMB : 1));
  return ofPress === undefined ? null : { region: shares.region, ofPress };
}
