import type { DaySlot } from './day-slots.ts';
import type { Row, RowKind } from './least-squares.ts';
import { caloriesOf } from './macros.ts';
import type { Nutrients } from './nutrients.ts';
import type { MealTargets } from './targets.ts';

/** Day rows, in this order; five rows per meal follow them. */
const DAY_ROWS = 15;
const MEAL_ROWS = 5;

const FIBER_MOST_PER_1000_KCAL = 25;
/** The day's 4/4/9 energy may leave the USDA energy by 7 %; the solver is held to less. */
const USDA_GAP = 0.055;
const MEAL_PROTEIN_PER_KG = { least: 0.3, aim: 0.4 };
/** A meal's protein floor may not ask for more than the day's target has. */
const MEAL_PROTEIN_OF_DAY = { least: 0.22, aim: 0.28 };
const PROTEIN_MARGIN_GRAMS = 1.5;
const NET_CARBS_MARGIN = 0.96;
const SODIUM_MARGIN = 0.98;
const FLOOR_MARGIN = 1.004;
const PROTEIN_CAP_MARGIN = 1.03;
const SNACK_KCAL = 400;
const SNACK_LEEWAY = 1.2;

/** A plate that can be eaten: 900 g, more only for those who burn very much. */
const PLATE_GRAMS = 900;
const PLATE_MARGIN = 0.96;
const PLATE_KCAL = 3300;

/** The heaviest meal allowed for a day of `kcal`; grams. */
export function plateLimit(kcal: number): number {
  return PLATE_GRAMS * Math.max(1, kcal / PLATE_KCAL);
}

function row(kind: RowKind, aim: number, weight: number, scale = Math.max(1, aim)): Row {
  return { kind, aim, scale, weight };
}

function dayRows(targets: MealTargets): Row[] {
  const { kcal, protein, carbs, fat, fiber } = targets;
  const none = Number.MAX_SAFE_INTEGER;
  return [
    row('equal', kcal, 200),
    row('equal', protein, 20),
    row('equal', carbs, 14),
    row('equal', fat, 14),
    row('least', protein + PROTEIN_MARGIN_GRAMS, 3000),
    row('least', fiber, 1.5),
    row('most', (FIBER_MOST_PER_1000_KCAL * kcal) / 1000, 1.5),
    row('most', SODIUM_MARGIN * targets.sodiumMaxMg, 8),
    row('most', targets.satFatMaxGrams, 1.5),
    row('most', USDA_GAP * kcal, 4000, kcal),
    row('least', -USDA_GAP * kcal, 4000, kcal),
    targets.netCarbsMaxGrams === null
      ? row('most', none, 0, 1)
      : row('most', NET_CARBS_MARGIN * targets.netCarbsMaxGrams, 150),
    row('least', targets.carbsMinGrams ?? 0, targets.carbsMinGrams === null ? 0 : 150),
    row('least', FLOOR_MARGIN * targets.floorKcal, 400),
    targets.proteinMaxGrams === null
      ? row('most', none, 0, 1)
      : row('most', PROTEIN_CAP_MARGIN * targets.proteinMaxGrams, 3000),
  ];
}

function mealRows(slot: DaySlot, targets: MealTargets): Row[] {
  const { kcal, protein, referenceKg } = targets;
  const least = Math.min(MEAL_PROTEIN_PER_KG.least * referenceKg, MEAL_PROTEIN_OF_DAY.least * protein);
  const aim = Math.min(MEAL_PROTEIN_PER_KG.aim * referenceKg, MEAL_PROTEIN_OF_DAY.aim * protein);
  const snackMost = Math.max(SNACK_KCAL, SNACK_LEEWAY * slot.share * kcal);
  return [
    row('equal', slot.share * kcal, 4, kcal),
    row('least', slot.isMain ? least : 0, slot.isMain ? 1.5 : 0),
    row('least', slot.isMain ? aim : 0, slot.isMain ? 0.15 : 0),
    row('most', PLATE_MARGIN * plateLimit(kcal), 60),
    row('most', snackMost, slot.isMain ? 0 : 1.5),
  ];
}

/** All wishes about a day, as rows of one least-squares problem. */
export function rowsOfDay(slots: readonly DaySlot[], targets: MealTargets): Row[] {
  return [...dayRows(targets), ...slots.flatMap((slot) => mealRows(slot, targets))];
}

/** What an amount adds to some rows, relative to their scales. */
export type RowShares = { rows: Int32Array; coefficients: Float64Array };

/** What `amount` of food eaten in meal `slotIndex` (or before, with null) adds to each row that counts for anything. */
export function rowShares(rows: readonly Row[], amount: Nutrients, slotIndex: number | null): RowShares {
  const indices: number[] = [];
  const coefficients: number[] = [];
  const add = (k: number, value: number) => {
    const one = rows[k];
    if (!one || one.weight === 0 || value === 0) return;
    indices.push(k);
    coefficients.push(value / one.scale);
  };
  const energy = caloriesOf(amount);
  const { protein, carbs, fat, fiber } = amount;
  const gap = energy - amount.kcal;
  const day = [energy, protein, carbs, fat, protein, fiber, fiber, amount.sodiumMg, amount.satFat, gap, gap];
  day.push(carbs - fiber, carbs, energy, protein);
  for (let k = 0; k < DAY_ROWS; k++) add(k, day[k] ?? 0);
  if (slotIndex !== null) {
    const first = DAY_ROWS + slotIndex * MEAL_ROWS;
    add(first, energy);
    add(first + 1, protein);
    add(first + 2, protein);
    add(first + 3, amount.grams);
    add(first + 4, energy);
  }
  return { rows: Int32Array.from(indices), coefficients: Float64Array.from(coefficients) };
}

/** Adds `shares` to `sums`, one sum per row. */
export function addShares(sums: Float64Array, { rows, coefficients }: RowShares): void {
  for (let j = 0; j < rows.length; j++) {
    const k = rows[j] ?? 0;
    sums[k] = (sums[k] ?? 0) + (coefficients[j] ?? 0);
  }
}
