import type { Profile } from '#core/athlete/profile.ts';
import type { ProfileField } from '#core/athlete/profile-fields.ts';
import type { ProposedChange } from '#core/coach/turn.ts';
import { testIn } from '../../prefilter/prefilter.ts';
import { clausesOf } from '../clauses.ts';
import { isListField, standing, standingAmong } from '../lists.ts';
import { readChanges } from '../read-changes.ts';
import { spelt } from '../spelling.ts';
import { CUES } from './cues.ts';
import { CALLED } from './kinds.ts';
import type { ChangeClassifier } from './read-again.ts';

/** Where one fact may end and the next begin: "Sleep 6.5, weight 181", "vegan now and 40 on Friday". */
const BETWEEN = /[,;:()\n]{1,9}(?!\d)|[.!?]{1,9}(?= |$)|\s[-–—]{1,9}\s|\s(?:and|plus|also|but|&)\s/i;

/** What is denied, undecided or over is not for a reader that only weighs words. */
const UNSETTLED =
  /\b(?:not|no|never|nobody|none|nor|or|either|may|might|maybe|nearly|almost|thought|was|were|used to|against|wonder\w*|mention\w*|joke|until|if|when)\b|n't\b/i;

/** A part of a message that may tell a fact of its own; one that is not `isSettled` is left to the rules. */
type Piece = { text: string; isSettled: boolean };

/**
 * The parts of a message that may each tell a fact of their own: its clauses, and what stands between their commas and its
 * "and"s. None where there is but one. What is a question, a wish, the past or somebody else's matter is left out.
 */
function piecesOf(message: string, most: number): Piece[] {
  const clauses = clausesOf(message).filter(({ isIdle, isQuestion }) => !isIdle && !isQuestion);
  const quoted = clauses.flatMap(({ quote }) => [quote, ...quote.split(BETWEEN)].map((part) => ({ part, quote })));
  const parts = quoted.slice(0, most).map(({ part, quote }) => {
    const upToHere = quote.slice(0, quote.indexOf(part) + part.length);
    return { text: spelt(part.trim()), isSettled: !testIn(UNSETTLED, upToHere) };
  });
  const pieces = parts.filter(
    ({ text }, at) =>
      /\p{L}{2}/u.test(text) && text !== message.trim() && parts.findIndex((other) => other.text === text) === at,
  );
  return pieces.length > 1 ? pieces : [];
}

/** A piece has less about it than a message. */
const SURE_OF_A_PIECE = 0.75;

/** "Down another set, 100 kg": a measure is only told of oneself beside something else that is. */
const BARE_MEASURE = /^[^\w.,]*[\d.,]{1,9} ?(?:lbs?|pounds?|kgs?|kilos?|stones?|st)\W*$/i;

/** What is counted in the same units as another field needs a plainer word beside that one. */
const TWINS: Readonly<Partial<Record<ProfileField, { of: ProfileField; cue: RegExp }>>> = {
  weightLbs: { of: 'targetWeightLbs', cue: /\b(?:weigh\w*|scales?|i'?m|I am)\b/i },
  workoutDuration: { of: 'sleepHours', cue: /\b(?:sessions?|workouts?|training)\b/i },
};

/** `most`: of so many of its parts, the first ones, each is read alone: by every rule, so that it costs as much as a message. */
type Beside = { profile: Profile; found: readonly ProposedChange[]; second: ChangeClassifier; most: number };

/**
 * What else a message tells of beside the changes that were found in it: each of its pieces is read alone, by the rules and, where
 * these are silent, by the classifier.
 */
export function readBeside(message: string, { profile, found, second, most }: Beside): ProposedChange[] {
  const all = [...found];
  for (const { text, isSettled } of piecesOf(message, most)) {
    const byRules = readChanges(text, profile).changes;
    // The piece that tells of what was found already.
    if (byRules.some(({ field }) => all.some((each) => each.field === field))) continue;
    const again = byRules.length === 0 && isSettled ? second.readAgain(text, profile) : null;
    const changes = again && again.sureness > SURE_OF_A_PIECE ? [again.change] : byRules;
    all.push(...changes.filter((change) => isOther(change, { found: all, profile, text })));
  }
  return all.slice(found.length);
}

type Piecewise = { found: readonly ProposedChange[]; profile: Profile; text: string };

/** Whether a change that a piece was read as stands beside those found already, and does not tell one of them again. */
function isOther(change: ProposedChange, { found, profile, text }: Piecewise): boolean {
  const { field, after } = change;
  if (found.some((each) => each.field === field || each.after === after)) return false;
  if (found.length === 0 && testIn(BARE_MEASURE, text)) return false;
  const twin = TWINS[field];
  const cue = twin && found.some((each) => each.field === twin.of) ? twin.cue : CUES[field];
  if (cue && !cue.test(text)) return false;
  if (typeof after === 'string' && CALLED[after] && !testIn(CALLED[after], text)) return false;
  if (!isListField(field)) return true;
  const items = newItems(change, profile);
  const others = standingAmong(profile, field).filter((part) => !standing(profile, field).includes(part));
  const isTold = others.some((part) => items.includes(part.toLowerCase()));
  const isOfStyle =
    found.some((each) => each.field === 'dietaryPrefs') && items.some((item) => testIn(OF_A_STYLE, item));
  if (isTold || isOfStyle) return false;
  return !found.some((each) => isListField(each.field) && newItems(each, profile).some((item) => items.includes(item)));
}

/** "Vegan now, so no meat": goes with the way of eating. */
const OF_A_STYLE = /\b(?:meat|fish|dairy|eggs?|milk|cheese|poultry|chicken|beef|steak)\b/i;

/** What a change puts on its list or takes off it. */
function newItems({ field, after }: ProposedChange, profile: Profile): string[] {
  if (!isListField(field)) return [];
  const was = standing(profile, field).map((each) => each.toLowerCase());
  const is = standing({ ...profile, [field]: after } as Profile, field).map((each) => each.toLowerCase());
  return [...is.filter((each) => !was.includes(each)), ...was.filter((each) => !is.includes(each))];
}
