import { hasPhrase, withoutSigns } from '#core/language/phrase-set.ts';
import { tokenise } from '#core/language/tokens.ts';
import { lbsFromKg } from '#core/units/convert.ts';
import { ACT_WORDS } from './act-words.ts';
import { type LiftPlace, liftsIn, type NamedLift } from './named-lifts.ts';
import { type LoadUnit, type ToldLift, toldSets } from './told-sets.ts';

export type SetsContext = {
  exercises: readonly NamedLift[];
  planned: readonly NamedLift[];
  /** What was lifted last, in pounds, by exercise; it tells pounds from kilos where no unit is named. */
  lastLbs: ReadonlyMap<string, number>;
  /** The unit where nothing else tells. */
  usual: LoadUnit;
};

export type ReadLift = { lift: NamedLift } & ToldLift;

/**
 * What a message says was lifted: "bench 62.5 2x8 then 6, rows 50 x10 both", "3 sets of 12 pushups". Empty where it asks, wishes or plans:
 * nothing of that was done.
 */
export function readSets(message: string, context: SetsContext): ReadLift[] {
  const tokens = tokenise(message);
  if (message.includes('?') || hasPhrase(withoutSigns(tokens), ACT_WORDS.notDone)) return [];
  const places = liftsIn(tokens, context);
  return places.flatMap((place, index) => {
    const told = toldOf(message, { place, before: places[index - 1], next: places[index + 1], context });
    return told ? [{ lift: place.lift, ...told }] : [];
  });
}

type Beside = { place: LiftPlace; before: LiftPlace | undefined; next: LiftPlace | undefined; context: SetsContext };

/** What stands behind the name, up to the next one; of the first name also what stands before it. */
function toldOf(message: string, { place, before, next, context }: Beside): ToldLift | null {
  const unit = unitOf(place.lift, message, context);
  const behind = message.slice(place.end, next?.start ?? message.length);
  const ahead = message.slice(0, place.start);
  // "20 swings with 16 kilos, three times"
  const isCounted = !before && tokenise(ahead).at(-1)?.kind === 'number';
  const told = (isCounted ? toldSets(`${ahead} ${behind}`, unit) : null) ?? toldSets(behind, unit);
  if (told || before) return told;
  // "5x5 bench at 80"
  return toldSets(`${ahead} ${behind}`, unit) ?? toldSets(ahead, unit);
}

/** By the numbers that stand there: who lifted 137.5 lb last and says 62.5 means kilos. */
function unitOf({ id }: NamedLift, message: string, { lastLbs, usual }: SetsContext): LoadUnit {
  const last = lastLbs.get(id);
  const weights = (message.match(/\d+(?:[.,]\d+)?/g) ?? []).map((each) => Number(each.replace(',', '.')));
  const heaviest = Math.max(0, ...weights);
  if (last === undefined || last <= 0 || heaviest <= 0) return usual;
  const away = (lbs: number) => Math.abs(Math.log(lbs / last));
  return away(lbsFromKg(heaviest)) < away(heaviest) ? 'kg' : 'lb';
}
