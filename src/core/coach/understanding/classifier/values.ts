import { type Profile, profileSchema } from '#core/athlete/profile.ts';
import type { ProposedChange } from '#core/coach/turn.ts';
import { added, heldWords } from '#core/coach/written-answer.ts';
import { testIn } from '../../prefilter/prefilter.ts';
import { candidatesFor } from '../../reader/told/candidates.ts';
import { changedList, itemsIn, type ListField, standing, standingAmong } from '../lists.ts';
import { withStyle } from '../read-diet.ts';
import { notStaying } from '../read-sorted.ts';
import { isNamed } from '../read-taken-off.ts';
import { change } from '../reader.ts';
import type { Kind } from './kinds.ts';

/** `text`: a message as the rules read it, with its numbers as digits; `quote`: as it was written. */
type Told = { text: string; quote: string };

/** The change that a message of this kind tells of, if its number or its name is found there and it is news. */
export function changeOf(kind: Kind, told: Told, profile: Profile): ProposedChange | null {
  const found = foundIn(kind, told, profile);
  if (!found) return null;
  const { field, after } = found;
  const isWithin = profileSchema.shape[field].safeParse(after).success;
  return isWithin && JSON.stringify(after) !== JSON.stringify(profile[field] ?? null) ? found : null;
}

function foundIn(kind: Kind, { text, quote }: Told, profile: Profile): ProposedChange | undefined {
  switch (kind.does) {
    case 'choose':
      return { field: kind.field, after: kind.value, quote } as ProposedChange;
    case 'measure': {
      const value = lastNews(candidatesFor(kind.field, text, profile), profile[kind.field]);
      return value === undefined ? undefined : change(kind.field, value, quote).changes[0];
    }
    case 'add':
      return addedTo(kind.field, { text, quote }, profile);
    case 'remove':
      return removedFrom(kind.field, { text, quote }, profile);
    case 'clear':
      return changedList(kind.field, [], quote).changes[0];
  }
}

/** What stands there already, and what is turned down ("not …"), was not meant; of the rest the last. */
function lastNews(values: readonly number[], held: number | null | undefined): number | undefined {
  return values.findLast((value) => held === null || held === undefined || Math.abs(value - held) > 0.05);
}

/** Twelve feet are no part of the body. */
const withoutFeet = (text: string) => text.replace(/\d ?(?:feet|foot)\b/gi, (feet) => '.'.repeat(feet.length));

/** "My blood pressure was fine." */
const IS_WELL =
  /\b(?:is|was|are|were|came back|looks?) (?:\w+ )?(?:fine|normal|good|clear|ok|okay|negative|perfect|healthy)\b/i;

function addedTo(field: ListField, { text, quote }: Told, profile: Profile): ProposedChange | undefined {
  if (testIn(IS_WELL, text) && (field === 'medicalConditions' || field === 'injuries')) return undefined;
  const held = standing(profile, field);
  const known = standingAmong(profile, field);
  // "… the headaches have a name: migraine": what is named last is what was meant.
  const item = itemsIn(field, field === 'injuries' ? withoutFeet(text) : text)
    .map(({ item }) => item)
    .findLast((each) => !known.some((part) => isNamed(part, each)));
  if (item === undefined) return undefined;
  if (field === 'dietaryPrefs') return withStyle(profile, item.toLowerCase(), quote).changes[0];
  const before = profile[field];
  // What stands there as one sentence stays as it was written.
  const parts = Array.isArray(before) ? [...held, item] : [added(heldWords(before), item)];
  return changedList(field, parts, quote).changes[0];
}

function removedFrom(field: ListField, { text, quote }: Told, profile: Profile): ProposedChange | undefined {
  const held = standing(profile, field);
  // Also what a question or a denial names: "who says that I hate broccoli? Only the sprouts are right".
  const named = held.filter((part) => isNamed(part, quote));
  const isKept = /\b(?:still|keep|kept|stay(?:s|ed)?|remains?|right|correct)\b/i.test(text);
  const gone = named.length > 1 ? notStaying(named, quote) : isKept ? [] : named.filter((part) => isNamed(part, text));
  if (gone.length === 0) return undefined;
  return changedList(
    field,
    held.filter((part) => !gone.includes(part)),
    quote,
  ).changes[0];
}
