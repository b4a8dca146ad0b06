import type { Trainee } from './allowed-pool.ts';
import type { SessionMinutes } from './session-clock.ts';
import { type CheckedDay, strengthSteps } from './week.ts';

const KG_PER_LB = 0.45359237;
/** MET by block, 2024 Adult Compendium: easy walking, easy moves in a seat, circuit with short rests, straight sets, stretching. */
const MET = { warmup: 3.8, seatedWarmup: 2.3, circuit: 5.8, straight: 3.5, cooldown: 2.3 } as const;
/** Average rest up to which lifting in rounds counts as a circuit: the paired rests of 60 to 75 seconds. */
const CIRCUIT_REST_SECONDS = 75;

function strengthMet(day: CheckedDay): number {
  const lifts = strengthSteps(day);
  const sets = lifts.reduce((sum, { planned }) => sum + planned.sets, 0);
  if (sets === 0) return MET.straight;
  const rest = lifts.reduce((sum, { planned, restSeconds }) => sum + planned.sets * (restSeconds ?? 0), 0) / sets;
  return rest <= CIRCUIT_REST_SECONDS ? MET.circuit : MET.straight;
}

function cardioMet(day: CheckedDay): number {
  const bouts = day.steps.filter(({ role }) => role === 'cardio');
  const amount = ({ dose, planned }: (typeof bouts)[number]) => planned.sets * (dose?.high ?? 1);
  const total = bouts.reduce((sum, bout) => sum + amount(bout), 0);
  return total === 0 ? 0 : bouts.reduce((sum, bout) => sum + bout.exercise.met * amount(bout), 0) / total;
}

/** Energy of an average session in kcal: MET × kg × hours, block by block. */
export function sessionKcal(
  week: readonly CheckedDay[],
  clocked: readonly SessionMinutes[],
  { profile, constraints }: Trainee,
): number {
  const isSeated = constraints.training.form?.seated === true;
  const metMinutes = week.map((day, at) => {
    const minutes = clocked[at];
    if (!minutes) return 0;
    const { warmup, strength, cardio, cooldown } = minutes;
    const lifting = isSeated ? MET.straight : strengthMet(day);
    const warming = isSeated ? MET.seatedWarmup : MET.warmup;
    return warmup * warming + strength * lifting + cardio * cardioMet(day) + cooldown * MET.cooldown;
  });
  const sum = metMinutes.reduce((total, value) => total + value, 0);
  return ((sum / Math.max(1, week.length)) * profile.weightLbs * KG_PER_LB) / 60;
}
