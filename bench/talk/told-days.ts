const DAY_MS = 86_400_000;
export const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** A date is told from the moment of the write, which lies a day off at most: nobody's clock is known here. */
export function isOnDate(date: string, scope: string, written: unknown): boolean {
  const day = Date.parse(date);
  const weekday = WEEKDAYS.findIndex((name) => scope.includes(name));
  if (weekday >= 0) return new Date(day).getUTCDay() === weekday;
  const ahead = Math.round((day - Date.parse(String(written).slice(0, 10))) / DAY_MS);
  if (/today|tonight/.test(scope)) return Math.abs(ahead) <= 1;
  return /tomorrow/.test(scope) ? ahead >= 0 && ahead <= 2 : true;
}
