import type { MealPlanData } from '#core/nutrition/meal-plan.ts';

const DAYS = 7;
const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'short' });

/** "Today", then the six days that follow: "Sun", "Mon", ... in the person's own time zone. */
export function weekDayNames(now: Date): string[] {
  return Array.from({ length: DAYS }, (_, offset) => {
    const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + offset);
    return offset === 0 ? 'Today' : weekday.format(day);
  });
}

/** The plan as it is on a day of its week (0 is the plan's own day), with that day's meals and totals. */
export function planOnDay(data: MealPlanData, index: number): MealPlanData {
  const day = index === 0 ? undefined : data.week?.[index];
  if (!day) return data;
  const { totalCalories, totalProtein, totalCarbs, totalFat, notes, meals } = day;
  const certificate = data.weekCertificate ?? data.certificate;
  return { ...data, certificate, totalCalories, totalProtein, totalCarbs, totalFat, notes, meals };
}

/** Where lunch of that day comes from, if it is cooked on another: "Lunch is the dinner of Mon, cooked twice as much." */
export function leftoversNote(data: MealPlanData, index: number, names: readonly string[]): string | null {
  const from = data.week?.[index]?.leftoversFromDay ?? null;
  const name = from === null ? undefined : names[from - 1];
  if (name === undefined) return null;
  return `Lunch is ${name === 'Today' ? 'today’s dinner' : `the dinner of ${name}`}: cook twice as much.`;
}
