import type { MuscleGroup } from '../volume/muscle-groups.ts';
import type { TrainingBrief } from './training-brief.ts';
import type { DayKind } from './week-split.ts';

export type SlotRole = 'power' | 'main' | 'secondary' | 'accessory' | 'core';
/** A place in a session: patterns that fill it, best first, what it is for, and the group it should train directly. */
export type Slot = { role: SlotRole; patterns: readonly string[]; group: MuscleGroup | null };

const PATTERNS = {
  knee: ['squat', 'lunge', 'knee_extension'],
  lunge: ['lunge', 'squat', 'knee_extension'],
  hip: ['hinge', 'hip_extension', 'knee_flexion', 'back_extension'],
  thighs: ['knee_extension', 'lunge'],
  hamstrings: ['knee_flexion', 'hip_extension', 'hinge'],
  hpush: ['horizontal_push', 'fly'],
  chest: ['horizontal_push', 'fly'],
  vpush: ['vertical_push', 'lateral_raise', 'front_raise', 'rotator_cuff', 'rear_delt'],
  hpull: ['horizontal_pull', 'rear_delt'],
  vpull: ['vertical_pull', 'horizontal_pull', 'rear_delt'],
  side: ['lateral_raise', 'rear_delt', 'rotator_cuff'],
  raise: ['lateral_raise', 'rotator_cuff', 'arm_flexion'],
  rear: ['rear_delt', 'rotator_cuff', 'horizontal_pull'],
  cuff: ['rotator_cuff', 'rear_delt'],
  biceps: ['arm_flexion'],
  triceps: ['arm_extension'],
  calf: ['calf'],
  abduct: ['hip_abduction', 'hip_adduction'],
  shrug: ['shrug', 'rear_delt', 'carry'],
  core: ['core_anti_extension', 'core_lateral', 'core_rotation', 'core_flexion'],
  rotation: ['core_rotation', 'core_lateral', 'carry', 'core_anti_extension'],
  carry: ['carry', 'core_lateral', 'core_anti_extension'],
  power: ['power', 'plyometric'],
} as const;
type SlotName = keyof typeof PATTERNS;

type StrengthDay = Exclude<DayKind, 'cardio'>;

/** In order of worth: a short session takes the first ones, so that pushing and pulling, knee and hip stay level at any length. */
const DAY_SLOTS: Record<StrengthDay, readonly SlotName[]> = {
  full_a: ['knee', 'hpush', 'hpull', 'hip', 'core', 'vpush', 'vpull', 'biceps', 'triceps', 'calf'],
  full_b: ['hip', 'hpush', 'vpull', 'lunge', 'core', 'hpull', 'vpush', 'side', 'triceps', 'calf'],
  full_c: ['knee', 'hpull', 'hpush', 'hip', 'rotation', 'vpush', 'vpull', 'core', 'triceps', 'biceps'],
  upper_1: ['hpush', 'hpull', 'vpush', 'vpull', 'side', 'biceps', 'triceps', 'core', 'rear', 'chest'],
  upper_2: ['vpull', 'hpush', 'hpull', 'vpush', 'side', 'triceps', 'biceps', 'core', 'rear'],
  upper_3: ['hpush', 'vpull', 'rear', 'vpush', 'core', 'hpull', 'side', 'biceps', 'triceps', 'chest', 'rotation'],
  lower_1: ['knee', 'hip', 'hamstrings', 'lunge', 'core', 'calf', 'thighs', 'rotation', 'abduct'],
  lower_2: ['hip', 'knee', 'hamstrings', 'lunge', 'core', 'calf', 'thighs', 'rotation', 'abduct'],
  push: ['hpush', 'vpush', 'chest', 'triceps', 'side', 'core', 'triceps', 'rotation'],
  pull: ['vpull', 'hpull', 'rear', 'biceps', 'vpull', 'core', 'biceps', 'shrug'],
  legs: ['knee', 'hip', 'hamstrings', 'lunge', 'core', 'calf', 'thighs', 'rotation', 'abduct'],
};
/** For muscle a second press for the chest counts for more than one overhead, which the shoulders get from every press. */
const MUSCLE_SLOTS: Partial<Record<StrengthDay, readonly SlotName[]>> = {
  upper_1: ['hpush', 'hpull', 'chest', 'vpull', 'side', 'biceps', 'triceps', 'rear', 'vpush', 'core'],
  upper_2: ['vpull', 'hpush', 'hpull', 'chest', 'side', 'triceps', 'biceps', 'rear', 'vpush', 'core'],
  pull: ['vpull', 'hpull', 'rear', 'biceps', 'core', 'vpull', 'shrug', 'biceps'],
  lower_1: ['knee', 'hip', 'hamstrings', 'thighs', 'calf', 'lunge', 'core'],
  lower_2: ['hip', 'knee', 'hamstrings', 'thighs', 'calf', 'lunge', 'core'],
  legs: ['knee', 'hip', 'hamstrings', 'thighs', 'calf', 'lunge', 'core'],
};
/** Beginners practise the same six lifts on every day until they are learned; the days differ in what comes first. */
const BEGINNER_SLOTS: Partial<Record<StrengthDay, readonly SlotName[]>> = {
  full_a: ['knee', 'hpush', 'hpull', 'hip', 'core', 'raise'],
  full_b: ['hip', 'hpull', 'hpush', 'knee', 'core', 'raise'],
  full_c: ['knee', 'hpush', 'hpull', 'hip', 'core', 'raise'],
};

/** From a seat or with one limb the trunk works in everything, and has its place before the arms. */
const FORM_SLOTS: Partial<Record<StrengthDay, readonly SlotName[]>> = {
  upper_1: ['hpush', 'hpull', 'vpush', 'vpull', 'core', 'biceps', 'triceps', 'side', 'rear', 'chest'],
  upper_2: ['vpull', 'hpush', 'hpull', 'vpush', 'rotation', 'triceps', 'biceps', 'side', 'rear'],
};

/** Wheels are pushed all day: pulling comes first, and what turns the shoulder out goes before the arms (Martin Ginis 2018). */
const WHEELCHAIR_SLOTS: Partial<Record<StrengthDay, readonly SlotName[]>> = {
  upper_1: ['hpull', 'hpush', 'vpull', 'vpush', 'core', 'cuff', 'biceps', 'triceps', 'rear', 'chest'],
  upper_2: ['vpull', 'hpush', 'hpull', 'cuff', 'rotation', 'triceps', 'biceps', 'chest', 'rear'],
  upper_3: ['hpull', 'hpush', 'vpull', 'vpush', 'core', 'cuff', 'biceps', 'triceps', 'rear'],
};

const slotsOfForm = (form: NonNullable<TrainingBrief['form']>) => (form.wheelchair ? WHEELCHAIR_SLOTS : FORM_SLOTS);

function slotNames(kind: StrengthDay, { goal, level, form }: TrainingBrief): readonly SlotName[] {
  const own = form ? slotsOfForm(form)[kind] : level === 'beginner' ? BEGINNER_SLOTS[kind] : undefined;
  const forMuscle = goal === 'muscle_gain' ? MUSCLE_SLOTS[kind] : undefined;
  return own ?? forMuscle ?? DAY_SLOTS[kind];
}

const CARDIO_SLOTS: readonly SlotName[] = ['core', 'rotation'];
/** From a seat the trunk gets more of a cardio day, and the arms less; with beginners it would count as one more day of lifting. */
const SEATED_CARDIO_SLOTS: readonly SlotName[] = ['core', 'rotation', 'core', 'rotation'];

const MAIN = new Set<SlotName>(['knee', 'hip', 'hpush', 'hpull']);
const SECONDARY = new Set<SlotName>(['lunge', 'vpush', 'vpull', 'hamstrings', 'chest']);
const CORE = new Set<SlotName>(['core', 'rotation', 'carry']);

const GROUP: Partial<Record<SlotName, MuscleGroup>> = {
  knee: 'quads',
  lunge: 'quads',
  thighs: 'quads',
  hip: 'hamstrings_glutes',
  hamstrings: 'hamstrings_glutes',
  hpush: 'chest',
  chest: 'chest',
  hpull: 'back',
  vpull: 'back',
  calf: 'calves',
};

function roleOf(name: SlotName): SlotRole {
  if (name === 'power') return 'power';
  if (MAIN.has(name)) return 'main';
  if (SECONDARY.has(name)) return 'secondary';
  return CORE.has(name) ? 'core' : 'accessory';
}

/** Practised bodies need more sets of each lift, so a short session has fewer lifts. */
function needsManySets(brief: TrainingBrief): boolean {
  return brief.level === 'advanced' || (brief.level === 'intermediate' && brief.goal === 'muscle_gain');
}

/** So many lifts can be learned at once, and fit into three quarters of an hour. */
const BEGINNER_LIFTS = 6;
/** Balance and fast standing up take two of a session's ten lines. */
const BESIDE_BALANCE_LIFTS = 5;

/** From 65 on balance and speed are trained on every day that stands on two legs (WHO 2020: three days a week or more). */
export const trainsBalance = ({ modes, form }: TrainingBrief): boolean =>
  modes.has('senior') && !form?.seated && !form?.leg;

/** Strength exercises that fit into a session of so many minutes beside warm-up, finisher and cool-down (ten lines at most). */
export function slotCount(brief: TrainingBrief): number {
  return trainsBalance(brief) ? Math.min(BESIDE_BALANCE_LIFTS, liftCount(brief)) : liftCount(brief);
}

function liftCount(brief: TrainingBrief): number {
  if (brief.minutes <= 30) return needsManySets(brief) ? 4 : 5;
  if (brief.minutes <= 45 || brief.level === 'beginner') return BEGINNER_LIFTS;
  // Heavy sets of practised people, and what leads up to them, take the time of one small lift.
  return brief.goal === 'muscle_gain' && !(brief.level === 'advanced' && brief.minutes <= 60) ? 8 : 7;
}

/** Fast work comes first, for practised people who train for fitness, have no sore joint, and two arms and legs to land with. */
function hasPower(brief: TrainingBrief, kind: DayKind): boolean {
  return (
    brief.form === null &&
    brief.goal === 'fitness' &&
    brief.level !== 'beginner' &&
    brief.minutes >= 45 &&
    Object.keys(brief.injuries).length === 0 &&
    (kind === 'full_a' || kind === 'lower_1')
  );
}

const cardioSlots = ({ form, level }: TrainingBrief) =>
  form?.seated && level !== 'beginner' ? SEATED_CARDIO_SLOTS : CARDIO_SLOTS;

/** In a program of another form a place may have nothing to fill it, or no room: then a later one of the list stands in. */
const placesOf = (kind: StrengthDay, brief: TrainingBrief) =>
  brief.form ? slotNames(kind, brief) : slotNames(kind, brief).slice(0, slotCount(brief));

/** The places of a strength day in order of worth, the first of them a main lift; a cardio day has core places. */
export function daySlots(kind: DayKind, brief: TrainingBrief): Slot[] {
  const names = kind === 'cardio' ? cardioSlots(brief) : placesOf(kind, brief);
  const slots = names.map((name, index) => ({
    role: index === 0 && kind !== 'cardio' ? ('main' as const) : roleOf(name),
    patterns: PATTERNS[name],
    group: GROUP[name] ?? null,
  }));
  return hasPower(brief, kind)
    ? [{ role: 'power', patterns: PATTERNS.power, group: null }, ...slots.slice(0, -1)]
    : slots;
}

/** When a place cannot be filled: neighbours of its first pattern, then holds and core work that nearly everyone may do. */
const NEAR: Readonly<Record<string, readonly string[]>> = {
  power: ['squat', 'hinge'],
  squat: ['hinge', 'hip_extension', 'knee_flexion', 'hip_abduction', 'calf'],
  lunge: ['hinge', 'hip_extension', 'knee_flexion', 'hip_abduction', 'calf'],
  hinge: ['hip_abduction', 'hip_adduction', 'knee_extension', 'calf'],
  knee_flexion: ['hip_abduction', 'calf'],
  horizontal_push: ['arm_extension', 'lateral_raise', 'front_raise'],
  fly: ['arm_extension'],
  vertical_push: ['arm_extension'],
  horizontal_pull: ['vertical_pull', 'arm_flexion'],
  vertical_pull: ['arm_flexion'],
};
const LAST_RESORT = ['core_anti_extension', 'core_lateral', 'core_rotation', 'carry', 'core_flexion'];

/** Further patterns for a place whose own have nothing to offer. */
export function fallbackPatterns(slot: Slot): string[] {
  const near = slot.patterns.flatMap((pattern) => NEAR[pattern] ?? []);
  return [...new Set([...near, ...LAST_RESORT])].filter((pattern) => !slot.patterns.includes(pattern));
}
