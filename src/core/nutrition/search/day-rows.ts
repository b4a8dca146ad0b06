import type { Nutrients } from '../nutrients.ts';
import { caloriesOf } from '../targets/macros.ts';
import { type Band, evenBand } from '../targets/medicine-rules.ts';
import { FIBER_CEILING } from '../targets/nutrient-floors.ts';
import type { MealTargets } from '../targets/targets.ts';
import type { DaySlot } from './day-slots.ts';
import type { Row, RowKind } from './least-squares.ts';

/** Day rows, in this order; eight rows per meal follow them. */
const DAY_ROWS = 20;
const MEAL_ROWS = 8;

const FIBER_MOST_PER_1000_KCAL = 25;
const FIBER_MARGIN = 0.95;
const FLOORS_MARGIN = 1.02;
/** The day's 4/4/9 energy may leave the USDA energy by 7 %; the solver is held to less. */
const USDA_GAP = 0.055;
const MEAL_PROTEIN_PER_KG = { least: 0.3, aim: 0.4 };
/** A meal's protein floor may not ask for more than the day's target has. */
const MEAL_PROTEIN_OF_DAY = { least: 0.22, small: 0.25, aim: 0.28 };
const PROTEIN_MARGIN_GRAMS = 1.5;
const NET_CARBS_MARGIN = 0.96;
const SODIUM_MARGIN = 0.98;
const FLOOR_MARGIN = 1.004;
const PROTEIN_CAP_MARGIN = 1.03;
const SNACK_KCAL = 400;
const SNACK_LEEWAY = 1.2;
/** Bands are aimed at from inside, so that kitchen units cannot cross them. */
const VITAMIN_K_MARGIN = { least: 1.06, most: 0.95 };
const SMALL_MEAL_MARGIN = 0.97;
const SMALL_MEAL_PROTEIN = 60;
const EVEN_MARGIN = 0.75;

/** A plate that can be eaten: 900 g, more only for those who burn very much. */
const PLATE_GRAMS = 900;
const PLATE_MARGIN = 0.96;
const PLATE_KCAL = 3300;

/** The heaviest meal allowed on such a day; grams. */
export function plateLimit({ kcal, smallMeals }: Pick<MealTargets, 'kcal' | 'smallMeals'>): number {
  return smallMeals?.plateGrams ?? PLATE_GRAMS * Math.max(1, kcal / PLATE_KCAL);
}

function row(kind: RowKind, aim: number, weight: number, scale = Math.max(1, aim)): Row {
  return { kind, aim, scale, weight };
}

const UNWANTED: Row = { kind: 'most', aim: Number.MAX_SAFE_INTEGER, scale: 1, weight: 0 };

function bandRows(band: Band | null, weight: number): Row[] {
  if (band === null) return [UNWANTED, UNWANTED];
  const scale = Math.max(1, band.most);
  return [row('least', band.least, weight, scale), row('most', band.most, weight, scale)];
}

function dayRows(targets: MealTargets): Row[] {
  const { kcal, protein, carbs, fat, fiber, floors, vitaminK } = targets;
  return [
    row('equal', kcal, 200),
    row('equal', protein, 60),
    row('equal', carbs, 40),
    row('equal', fat, 40),
    row('least', protein + PROTEIN_MARGIN_GRAMS, 3000),
    row('least', fiber, 1.5),
    row('most', Math.min(FIBER_MARGIN * FIBER_CEILING, (FIBER_MOST_PER_1000_KCAL * kcal) / 1000), 25),
    row('most', SODIUM_MARGIN * targets.sodiumMaxMg, 8),
    row('most', targets.satFatMaxGrams, 1.5),
    row('most', USDA_GAP * kcal, 4000, kcal),
    row('least', -USDA_GAP * kcal, 4000, kcal),
    targets.netCarbsMaxGrams === null ? UNWANTED : row('most', NET_CARBS_MARGIN * targets.netCarbsMaxGrams, 150),
    row('least', targets.carbsMinGrams ?? 0, targets.carbsMinGrams === null ? 0 : 150),
    row('least', FLOOR_MARGIN * targets.floorKcal, 400),
    targets.proteinMaxGrams === null ? UNWANTED : row('most', PROTEIN_CAP_MARGIN * targets.proteinMaxGrams, 3000),
    ...bandRows(
      vitaminK && { least: VITAMIN_K_MARGIN.least * vitaminK.least, most: VITAMIN_K_MARGIN.most * vitaminK.most },
      40,
    ),
    row('least', FLOORS_MARGIN * floors.calciumMg, 5),
    row('least', FLOORS_MARGIN * floors.ironMg, 1),
    row('least', floors.potassiumMg, 0.5),
  ];
}

/** What a main meal aims at so that all of them are even: around their mean, as far as the day's carbohydrate goes. */
function carbsOfMains(slots: readonly DaySlot[], { carbs, evenCarbs }: MealTargets): Band | null {
  const mains = slots.filter(({ isMain }) => isMain);
  if (!evenCarbs || mains.length < 2) return null;
  const mean = (carbs * mains.reduce((sum, { share }) => sum + share, 0)) / mains.length;
  const away = EVEN_MARGIN * (evenBand(mean).most - mean);
  return { least: Math.max(0, mean - away), most: mean + away };
}

function mealRows(slot: DaySlot, targets: MealTargets, carbs: Band | null): Row[] {
  const { kcal, protein, referenceKg, smallMeals } = targets;
  const ofDay = smallMeals ? MEAL_PROTEIN_OF_DAY.small : MEAL_PROTEIN_OF_DAY.least;
  const least = Math.min(MEAL_PROTEIN_PER_KG.least * referenceKg, ofDay * protein) + (smallMeals ? 1 : 0);
  const aim = Math.min(MEAL_PROTEIN_PER_KG.aim * referenceKg, MEAL_PROTEIN_OF_DAY.aim * protein);
  const snackMost = Math.max(SNACK_KCAL, SNACK_LEEWAY * slot.share * kcal);
  const smallest = smallMeals ? SMALL_MEAL_PROTEIN : 1.5;
  return [
    row('equal', slot.share * kcal, 4, kcal),
    row('least', slot.isMain ? least : 0, slot.isMain ? smallest : 0),
    row('least', slot.isMain ? aim : 0, slot.isMain ? 0.15 : 0),
    row('most', PLATE_MARGIN * plateLimit(targets), 60),
    row('most', snackMost, slot.isMain ? 0 : 1.5),
    smallMeals === null ? UNWANTED : row('most', SMALL_MEAL_MARGIN * smallMeals.kcalMost, 60),
    ...bandRows(slot.isMain ? (slot.carbs ?? carbs) : null, 30),
  ];
}

/** All wishes about a day, as rows of one least-squares problem. */
export function rowsOfDay(slots: readonly DaySlot[], targets: MealTargets): Row[] {
  const carbs = carbsOfMains(slots, targets);
  return [...dayRows(targets), ...slots.flatMap((slot) => mealRows(slot, targets, carbs))];
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
  day.push(carbs - fiber, carbs, energy, protein, amount.vitaminKUg, amount.vitaminKUg);
  day.push(amount.calciumMg, amount.ironMg, amount.potassiumMg);
  for (let k = 0; k < DAY_ROWS; k++) add(k, day[k] ?? 0);
  if (slotIndex !== null) {
    const first = DAY_ROWS + slotIndex * MEAL_ROWS;
    add(first, energy);
    add(first + 1, protein);
    add(first + 2, protein);
    add(first + 3, amount.grams);
    add(first + 4, energy);
    add(first + 5, energy);
    add(first + 6, carbs);
    add(first + 7, carbs);
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
