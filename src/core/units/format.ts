import { cmFromInches, INCHES_PER_FOOT, kgFromLbs, toTenth } from './convert.ts';

/** "180 lbs", "180.5 lbs". */
export function formatLbs(lbs: number): string {
  return `${toTenth(lbs)} lbs`;
}

/** "82 kg", "81.6 kg"; from pounds. */
export function formatKg(lbs: number): string {
  return `${toTenth(kgFromLbs(lbs))} kg`;
}

/** "5 ft 10 in"; halves of an inch are kept ("5 ft 10.5 in"). */
export function formatFeetAndInches(inches: number): string {
  const halves = Math.round(inches * 2) / 2;
  const feet = Math.floor(halves / INCHES_PER_FOOT);
  const rest = halves - feet * INCHES_PER_FOOT;
  return rest === 0 ? `${feet} ft` : `${feet} ft ${rest} in`;
}

/** "178 cm"; from inches. */
export function formatCm(inches: number): string {
  return `${Math.round(cmFromInches(inches))} cm`;
}
