import { lbsFromKg, lbsFromStone, toTenth } from '../units/convert.ts';
import { plainMeasure, readLeading } from '../units/measure-text.ts';
import { hasNumberWords } from '../units/told-measure.ts';
import { PROFILE_RANGES } from './profile.ts';
import { type KnownBody, toldWeight } from './told-weight.ts';

export type ReadWeight = { ok: true; lbs: number } | { ok: false; ask: string };

const NUMBER = '(\\d+(?:\\.\\d+)?)';
const POUNDS = '(?:lbs?|pounds?|#)';
const KILOS = '(?:kgs?|kilos?|kilograms?|kilogrammes?)';
const STONE = '(?:stones?|sts?)';

const BARE = new RegExp(`^${NUMBER}$`);
const IN_POUNDS = new RegExp(`^${NUMBER} ?${POUNDS}$`);
const IN_KILOS = new RegExp(`^${NUMBER} ?${KILOS}$`);
const IN_STONE = new RegExp(`^${NUMBER} ?${STONE}(?: ?${NUMBER} ?${POUNDS}?)?$`);

/** Adults who write a number under this without a unit mean kilograms at least as often as pounds. */
const UNIT_NEEDED_BELOW = 100;
const POUNDS_IN_A_STONE = 14;

const ASK_FORMAT = 'I could not read a weight in that. Write it like 180 lbs, 82 kg or 13 stone 4.';
const ASK_RANGE = `That is outside what I can plan for (${PROFILE_RANGES.weightLbs.min} to ${PROFILE_RANGES.weightLbs.max} lbs). Please check it and write it like 180 lbs or 82 kg.`;

/** `known`: who it is that tells a body weight; `wanted`: it is the weight to come to. */
export type WeightAsked = { known?: KnownBody; wanted?: boolean };

/**
 * Reads a body weight in pounds, kilograms or stone; a bare number from 100 up is pounds, one below is what the person's build leaves.
 */
export function parseWeight(text: string, { known, wanted = false }: WeightAsked = {}): ReadWeight {
  const leading = readLeading(plainMeasure(text), weightIn);
  if (leading?.ok && !hasNumberWords(text)) return leading;
  const lbs = toldWeight(text, known ?? null, wanted);
  return lbs === null ? (leading ?? { ok: false, ask: ASK_FORMAT }) : { ok: true, lbs: toTenth(lbs) };
}

function weightIn(plain: string): ReadWeight | null {
  const bare = BARE.exec(plain)?.[1];
  if (bare !== undefined && Number(bare) >= 20 && Number(bare) < UNIT_NEEDED_BELOW) {
    return { ok: false, ask: `Is that pounds or kilos? Write it with the unit: ${bare} lbs or ${bare} kg.` };
  }
  const lbs = poundsIn(plain);
  if (lbs === null) return null;
  const rounded = toTenth(lbs);
  const { min, max } = PROFILE_RANGES.weightLbs;
  return rounded < min || rounded > max ? { ok: false, ask: ASK_RANGE } : { ok: true, lbs: rounded };
}

function poundsIn(plain: string): number | null {
  const pounds = BARE.exec(plain) ?? IN_POUNDS.exec(plain);
  if (pounds) return Number(pounds[1]);
  const kilos = IN_KILOS.exec(plain);
  if (kilos) return lbsFromKg(Number(kilos[1]));
  const stone = IN_STONE.exec(plain);
  if (!stone) return null;
  const rest = Number(stone[2] ?? 0);
  return rest < POUNDS_IN_A_STONE ? lbsFromStone(Number(stone[1])) + rest : null;
}
