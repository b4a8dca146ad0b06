import { z } from 'zod';
import claimData from '#data/guard/claims.json' with { type: 'json' };
import { isDenied, type Mood } from './mood.ts';
import type { Finder, Place } from './phrases.ts';
import { ACTS, type Act, type Done, type Proof, type Verdict } from './proof.ts';

const claimsSchema = z.strictObject({
  about: z.string(),
  /** The past form of each act's verbs; a claim is built from them. */
  verbs: z.record(z.enum(ACTS), z.array(z.string())),
  objects: z.record(z.string(), z.array(z.string())),
  lists: z.record(z.string(), z.array(z.string())),
});
const CLAIMS = claimsSchema.parse(claimData);

/** The lists that claims are found by, for the finder. */
export const CLAIM_LISTS: Readonly<Record<string, readonly string[]>> = {
  ...CLAIMS.lists,
  ...Object.fromEntries(ACTS.map((act) => [`did-${act}`, CLAIMS.verbs[act]])),
  'did-anything': ACTS.flatMap((act) => CLAIMS.verbs[act]),
  ...Object.fromEntries(Object.entries(CLAIMS.objects).map(([object, words]) => [`object-${object}`, words])),
  'object-any': Object.values(CLAIMS.objects).flat(),
};
const OBJECTS = Object.keys(CLAIMS.objects);

const NO_RECEIPT: Verdict = {
  ok: false,
  reason: 'claim',
  why: 'It says that something was done or changed, and nothing in DONE says so. Offer it, or leave it out.',
};

/** What was done, and what stands how: only from receipts and facts. */
export function checkClaims(find: Finder, mood: Mood, proof: Proof): Verdict {
  if (find.all('impossible').some((place) => !isDenied(find, place)))
    return { ok: false, reason: 'claim', why: 'The app cannot do that. Do not say or promise it.' };
  // Nobody is given one, whoever has it by paying.
  const isGift = find.all('premium_gift').some((place) => !isDenied(find, place)) && !mood.offers;
  if (isGift) return { ok: false, reason: 'claim', why: 'A membership is paid for.' };
  if (proof.person.isPremium !== true && find.all('premium').some((place) => !isDenied(find, place)) && !mood.offers)
    return { ok: false, reason: 'claim', why: 'The membership is not what this says.' };
  if (mood.offers || find.has('not-yet')) return { ok: true };
  const isPlanned = find.has('scheduled') || find.has('claim');
  const days = find.all('weekday').flatMap((place) => find.textOf(place).map((day) => day.replace(/s$/, '')));
  if (isPlanned && !mood.refuses && days.some((day) => !proof.weekdays.includes(day)))
    return { ok: false, reason: 'claim', why: 'Nothing that was read names that day of the week.' };
  if (find.has('achieved') && !find.has('figure'))
    return { ok: false, reason: 'claim', why: 'Nothing that was read says that this was reached.' };
  if (find.has('session-is') && !knowsLifts(find, proof))
    return { ok: false, reason: 'claim', why: 'That exercise is not in the session that was read.' };
  const claims = find.all('claim').filter((place) => !isDenied(find, place) && !find.has('claim-no'));
  return claims.every((place) => isDone(find, place, proof.done)) ? { ok: true } : NO_RECEIPT;
}

/** Whether the exercises that are said to be due are in what was read. */
function knowsLifts(find: Finder, { sources }: Proof): boolean {
  const names = sources.map(({ about }) => about?.toLowerCase() ?? '').join(' ');
  const lifts = find.all('lift-word').flatMap((place) => find.textOf(place).map((word) => word.replace(/s$/, '')));
  return lifts.every((lift) => names.includes(lift));
}

/** A receipt of that act, and of everything that the sentence names as its object. */
function isDone(find: Finder, { from, to }: Place, done: readonly Done[]): boolean {
  if (done.length === 0) return false;
  const acts = ACTS.filter((act) => find.all(`did-${act}`).some((place) => place.from >= from && place.to <= to));
  const fitting = acts.length === 0 ? done : done.filter(({ act }) => acts.some((each) => isLike(each, act)));
  if (!isEachDone(find, from, to, done) || fitting.length === 0) return false;
  const stays = find.all('stays').map((place) => find.clauseAt(place.from));
  const told = new Set(fitting.flatMap(({ words }) => words));
  const isChanged = (place: Place) =>
    !stays.includes(find.clauseAt(place.from)) && !find.textOf(place).every((word) => told.has(word));
  const named = OBJECTS.filter((object) => OF_RECEIPTS.has(object) && find.all(`object-${object}`).some(isChanged));
  const known = new Set(fitting.flatMap(({ about }) => about));
  const isKnown = (object: string) => known.has(object) || (known.has('meal') && MEALS.has(object));
  if (named.length > 0 && known.size > 0 && !named.every(isKnown)) return false;
  // One receipt of a meal is no proof of two.
  if (named.filter((object) => MEALS.has(object)).length > fitting.length) return false;
  return isAboutThat(find, fitting, find.clauseAt(from));
}

/** Every verb of the claim has a receipt: what was logged was not moved as well. */
const isEachDone = (find: Finder, from: number, to: number, done: readonly Done[]): boolean =>
  find
    .all('did-anything')
    .filter((place) => place.from >= from && place.to <= to)
    .every((verb) =>
      ACTS.some((act) => find.at(`did-${act}`, verb.from) !== null && done.some((each) => isLike(act, each.act))),
    );

const MEALS = new Set(['breakfast', 'lunch', 'dinner', 'snack']);

/** So much of what is named is in the receipt. */
const MOST_OF_NAME = 0.6;

/** Names a thing that was done, or none: a salad is no sandwich. */
function isAboutThat(find: Finder, fitting: readonly Done[], clause: number): boolean {
  const words = new Set(fitting.flatMap((done) => done.words));
  if (words.size === 0) return true;
  const things = find.contentWords(['object-any', 'did-anything', 'says-little'], clause);
  return things.filter((word) => words.has(word)).length >= things.length * MOST_OF_NAME;
}

/** Words for one act are used for another: a swap is a change, too. */
const LIKE: Readonly<Record<Act, readonly Act[]>> = {
  log: ['log', 'remember'],
  move: ['move'],
  swap: ['swap', 'remove', 'create'],
  create: ['create', 'log', 'remind'],
  change: ['change', 'swap', 'move', 'remind'],
  remove: ['remove', 'swap'],
  undo: ['undo'],
  remind: ['remind'],
  remember: ['remember', 'log'],
};
const isLike = (said: Act, did: Act): boolean => LIKE[said].includes(did);

/** Objects that a receipt names, so that one may not stand for another. */
const OF_RECEIPTS = new Set([
  'breakfast',
  'lunch',
  'dinner',
  'snack',
  'weight',
  'energy',
  'workout',
  'reminder',
  'target',
  'water',
]);
