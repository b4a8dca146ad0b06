import limitsData from '#data/guard/limits.json' with { type: 'json' };
import { type Figure, type FigureKind, figuresIn } from './figures.ts';
import { isDenied, type Mood } from './mood.ts';
import type { Finder } from './phrases.ts';
import type { Proof, Verdict } from './proof.ts';
import { isOfBody, isSame, type Role, type Source } from './sources.ts';
import { readSentence, type Sentence } from './words.ts';

type Read = { sentence: Sentence; find: Finder; mood: Mood; proof: Proof };
type Held = Read & {
  figures: readonly Figure[];
  sources: readonly Source[];
  within: number;
  claims: boolean;
  about: readonly string[];
};

/** What training talk may say without a source, from a least to a most. */
const LIMITS: Readonly<Record<string, readonly [number, number]>> = limitsData.limits as never;
const FOOD: ReadonlySet<FigureKind> = new Set(['energy', 'protein', 'carbs', 'fat', 'fiber', 'grams']);
/** No dish of one person holds more. */
const LARGEST_DISH = 1200;
/** Less is a part of a day or a difference. */
const LEAST_OF_DAY = 300;
/** "About" is right within so much. */
const ROUNDED = 0.03;
/** A dish or lift is meant when so much of its name is said. */
const MOST_OF_NAME = 0.5;
const COUNTED: ReadonlySet<FigureKind> = new Set(['sessions', 'days', 'bare']);

/** Every number is one that was read, computed or written by us, of that kind; or ordinary training talk. */
export function checkNumbers(read: Read): Verdict {
  const { sentence, find, proof } = read;
  const figures = figuresIn(sentence);
  if (figures.length === 0) return { ok: true };
  if (proof.person.hidesNumbers && isHidden(read, figures))
    return {
      ok: false,
      reason: 'hidden_number',
      why: 'This person is shown no figures of bodies or food. Say it without a number.',
    };
  const held: Held = {
    ...read,
    figures,
    sources: [...proof.sources, ...proof.general(sentence)],
    about: aboutOf(sentence, proof.sources),
    within: find.has('about') ? ROUNDED : 0,
    claims: find.has('of-person-past'),
  };
  const wrong = figures.find((figure) => !isProved(figure, held));
  if (!wrong) return { ok: true };
  const told = sentence.words.slice(wrong.at, wrong.end).map(({ text }) => text);
  return {
    ok: false,
    reason: 'number',
    why: `Nothing that was read says “${told.join(' ')}” of this. Use a number from the data, or none.`,
  };
}

const isHidden = ({ find }: Read, figures: readonly Figure[]): boolean =>
  figures.some(({ kind, value }) => FOOD.has(kind) || kind === 'bmi' || (kind === 'bare' && value >= LEAST_OF_DAY)) ||
  (figures.some(({ kind }) => kind === 'mass') && !find.has('on-bar')) ||
  (figures.some(({ kind }) => kind === 'mass' || kind === 'percent' || kind === 'bare') &&
    find.has('body-or-food') &&
    !find.has('on-bar'));

function isProved(figure: Figure, held: Held): boolean {
  const { kind, value } = figure;
  const { find } = held;
  if (kind === 'bmi' || isUnderFloor(figure, held)) return false;
  if (isSourced(figure, held)) return true;
  if (isSumOfOthers(figure, held)) return true;
  if (isTurnedDown(figure, held)) return true;
  const limit = LIMITS[kind];
  switch (kind) {
    case 'energy':
      return isSupposedEnergy(figure, held) || isPartOfDay(figure, held) || isEstimate(figure, held);
    case 'mass':
      return isPace(figure, held) || isNextLoad(figure, held) || isSwing(figure, held);
    case 'bare':
      return (!held.claims && value <= 20) || isPartOfDay(figure, held) || isEstimate(figure, held);
    case 'years':
      return !find.has('age-of') || find.has('people');
    case 'percent':
      return !held.claims && find.has('effort');
    case 'grams':
    case 'protein':
      return figure.per === 'kg' && value >= 0.8 && value <= 2.2;
    case 'date':
      return !held.claims && !find.has('forecast') && repeats(figure, held);
    default:
      if (!limit || value < limit[0] || value > limit[1]) return repeats(figure, held);
      return !isClaimed(figure, held);
  }
}

/** Of the person, as a fact: "you did", "your streak", "is on Friday". Counts of a lift that they have are theirs, too. */
const isClaimed = ({ kind }: Figure, { claims, find, about }: Held): boolean =>
  find.has('of-person-strong') ||
  (claims && !find.has('advice')) ||
  ((kind === 'sets' || kind === 'reps') && about.length > 0 && !find.has('step-up'));

/** A day of eating under what they need, wherever the number comes from; but it may be turned down. */
function isUnderFloor(figure: Figure, held: Held): boolean {
  const { value, kind, per, clause, at } = figure;
  const { find, proof } = held;
  if (kind !== 'energy' || value >= proof.person.floorKcal || value < LEAST_OF_DAY || isTurnedDown(figure, held))
    return false;
  if (roleAt(figure, held, kind)?.some((role) => role === 'left' || role === 'eaten')) return false;
  const isOfMeal = find.all('part-of-day').some(({ from }) => find.clauseAt(from) === clause);
  const isEaten = find.all('eats-so-much').some(({ from, to }) => from <= at && to > at);
  return per === 'day' || (!isOfMeal && isEaten);
}

/** A count from their own message may be said again. */
const repeats = ({ value, kind }: Figure, { proof, find }: Held): boolean =>
  !FOOD.has(kind) &&
  kind !== 'mass' &&
  kind !== 'dose' &&
  kind !== 'price' &&
  !find.has('of-person-past') &&
  figuresIn(readSentence(proof.message)).some((told) => told.value === value);

/** A bad number in a refusal is no advice. */
function isTurnedDown({ at, end, kind }: Figure, { find, mood }: Held): boolean {
  return kind !== 'price' && (mood.refuses || find.has('refusal')) && isDenied(find, { from: at, to: end });
}

function fits(figure: Figure, source: Source, held: Held): boolean {
  if (!isOneKind(figure, source) || !isSame(figure, source.value, source.within ?? held.within)) return false;
  if (figure.kind === 'mass' && isOfBody(source) && held.find.has('on-bar') && !held.find.has('of-body')) return false;
  if (figure.kind === 'mass' && !isOfBody(source) && held.find.has('of-body') && !held.find.has('on-bar')) return false;
  const { about } = held;
  if (source.isGeneral && !provesInGeneral(figure, source, held)) return false;
  if (about.length > 0 && source.about !== null && !about.includes(source.about)) return false;
  // "From 190 to 195": a bare weight is told as what it is by no single word.
  const role = figure.kind === 'bare' && source.kind === 'mass' ? null : roleAt(figure, held, source.kind);
  if (source.role !== null && ASKS_FOR_WORD.has(source.role)) return role?.includes(source.role) ?? false;
  return role === null || (source.role === null ? !role.some((each) => STRICT.has(each)) : role.includes(source.role));
}

/** What is true of people and foods proves nothing of this person, and no order to them. */
function provesInGeneral(figure: Figure, { within }: Source, held: Held): boolean {
  const { kind, per } = figure;
  const { find, about } = held;
  if (kind === 'bare') return within !== undefined && !find.has('of-person');
  if (find.has('of-person-past') || (FOOD.has(kind) && find.has('of-person') && roleAt(figure, held, kind) !== null))
    return false;
  if (kind === 'mass') return find.has('people');
  if (kind !== 'energy') return true;
  return (
    about.length === 0 && per !== 'day' && ((within ?? 0) > 0 || !(find.has('of-person') || find.has('eats-so-much')))
  );
}

function isOneKind({ kind }: Figure, source: Source): boolean {
  if (kind === source.kind) return true;
  if (kind === 'bare') return source.kind !== 'percent' && source.kind !== 'price';
  if (kind === 'grams') return FOOD.has(source.kind) && source.kind !== 'energy';
  if (COUNTED.has(kind)) return COUNTED.has(source.kind);
  return false;
}

/** The dishes and lifts of the sources that the sentence names. */
function aboutOf({ words }: Sentence, sources: readonly Source[]): string[] {
  const said = new Set(words.map(({ text }) => text));
  const names = new Set(sources.flatMap(({ about, isGeneral }) => (about === null || isGeneral ? [] : [about])));
  return [...names].filter((name) => {
    const parts = name
      .toLowerCase()
      .split(/[^\p{L}\d]+/u)
      .filter((part) => part.length > 3);
    const common = parts.filter((part) => said.has(part) || said.has(`${part}s`)).length;
    return common > 0 && common >= parts.length * MOST_OF_NAME;
  });
}

/** "800 of your 1,650": what is behind them is another number's role. */
const OF = new Set(['of', 'from', 'than', 'de', 'von']);
/** Sources that a sentence must name as what they are; and roles that no other number may take. */
const ASKS_FOR_WORD: ReadonlySet<Role> = new Set(['floor', 'span']);
const STRICT: ReadonlySet<Role> = new Set(['left', 'streak', 'week', 'month', 'change', 'weight']);
const ROLES: readonly { list: string; roles: readonly Role[] }[] = [
  { list: 'role-left', roles: ['left'] },
  { list: 'role-target', roles: ['target', 'goalWeight'] },
  { list: 'role-eaten', roles: ['eaten'] },
  { list: 'role-burned', roles: ['burned'] },
  { list: 'role-floor', roles: ['floor'] },
  { list: 'role-gap', roles: ['gap', 'change'] },
  { list: 'role-changed', roles: ['change'] },
  { list: 'role-streak', roles: ['streak'] },
  { list: 'role-week', roles: ['week', 'weekly', 'span'] },
  { list: 'role-month', roles: ['month', 'span'] },
  { list: 'role-span', roles: ['span'] },
  { list: 'role-weigh', roles: ['weight'] },
];

/** What the nearest word says that a figure is of the day or of the body; null where none does. */
function roleAt({ at, end, clause }: Figure, { find, sentence }: Held, kind: FigureKind): readonly Role[] | null {
  const roles = rolesOf(kind);
  const [word, other] = [sentence.words[at - 1]?.text ?? '', sentence.words[at - 2]?.text ?? ''];
  if (roles === null || OF.has(word) || (OF.has(other) && !/\d/.test(word))) return null;
  // "480 of the 501 left": what stands behind the second is the second's.
  const isPart =
    OF.has(sentence.words[end]?.text ?? '') && [1, 2].some((far) => sentence.words[end + far]?.value != null);
  let nearest: { far: number; roles: readonly Role[] } | null = null;
  for (const { list, roles: told } of ROLES) {
    if (!told.some((role) => roles.has(role))) continue;
    for (const place of find.all(list)) {
      const far = Math.max(0, place.from >= end ? place.from - end : at - place.to);
      if (far > 4 || find.clauseAt(place.from) !== clause || (isPart && place.from >= end)) continue;
      if (nearest === null || far < nearest.far) nearest = { far, roles: told };
      else if (far === nearest.far) nearest = { far, roles: [...nearest.roles, ...told] };
    }
  }
  // A difference is told of anything: "120 more than your target".
  const isGap = FOOD.has(kind) && nearest !== null && !nearest.roles.includes('left');
  return nearest === null ? null : isGap ? [...nearest.roles, 'gap'] : nearest.roles;
}

const OF_FOOD: ReadonlySet<Role> = new Set(['target', 'eaten', 'left', 'burned', 'floor', 'gap']);
const OF_MASS: ReadonlySet<Role> = new Set(['weight', 'goalWeight', 'pastWeight', 'change', 'left', 'target']);
const OF_COUNT: ReadonlySet<Role> = new Set(['weekly', 'week', 'month', 'streak', 'span']);

function rolesOf(kind: FigureKind): ReadonlySet<Role> | null {
  if (FOOD.has(kind)) return OF_FOOD;
  if (kind === 'mass') return OF_MASS;
  return kind === 'days' || kind === 'sessions' || kind === 'weeks' || kind === 'months' ? OF_COUNT : null;
}

/** "400, 500 and 600 make 1,500", "1,701, 425 under 2,126". */
function isSumOfOthers(figure: Figure, held: Held): boolean {
  const others = held.figures.filter(
    (other) => other !== figure && (other.kind === figure.kind || other.kind === 'bare'),
  );
  const proved = others.filter((other) => isSourced(other, held) || isPartOfDay(other, held));
  const total = proved.reduce((sum, { value }) => sum + value, 0);
  if (proved.length > 1 && isSame(figure, total, held.within)) return true;
  return proved.some((one) =>
    proved.some((other) => one !== other && isSame(figure, Math.abs(one.value - other.value), held.within)),
  );
}

const isSourced = (figure: Figure, held: Held): boolean => held.sources.some((source) => fits(figure, source, held));

/** "600 for dinner": a share of the day, as a plan, and no claim of what a dish holds. */
function isPartOfDay({ value, kind, clause }: Figure, { find, sources }: Held): boolean {
  if ((kind !== 'energy' && kind !== 'bare') || value < 50 || find.has('of-person-past') || find.has('is-holding'))
    return false;
  const target = sources.find((source) => source.kind === 'energy' && source.role === 'target')?.value ?? 0;
  return value <= target / 2 && find.all('part-of-day').some(({ from }) => find.clauseAt(from) === clause);
}

/** What a dish of nobody's holds, as an estimate, where the food table has nothing of it. */
const isEstimate = ({ value, kind, per }: Figure, { find, about, sources }: Held): boolean =>
  (kind === 'energy' || kind === 'bare') &&
  per !== 'day' &&
  value <= LARGEST_DISH &&
  find.has('food-estimate') &&
  about.length === 0 &&
  !find.has('of-person-past') &&
  !sources.some(({ isGeneral, within }) => isGeneral && within);

/** "1,850 would keep a small deficit": between the floor and what they burn, as a supposition. */
function isSupposedEnergy({ value }: Figure, { mood, proof, sources }: Held): boolean {
  const { floorKcal, mayNotLose } = proof.person;
  const target = sources.find(({ kind, role }) => kind === 'energy' && role === 'target')?.value ?? 0;
  const burned = sources.find(({ role }) => role === 'burned')?.value ?? target * 1.35;
  return mood.supposes && !mayNotLose && value >= Math.max(floorKcal, target * 0.85) && value <= burned;
}

const FASTEST_LBS = 2;

/** "Half a kilo a week": no faster than one percent of the body, and not for who may not lose. */
function isPace({ value, per }: Figure, { find, proof }: Held): boolean {
  const { weightLbs, mayNotLose } = proof.person;
  if (per !== 'week' || find.has('of-person-past') || find.has('forecast')) return false;
  const most = find.has('people') ? FASTEST_LBS : Math.min(weightLbs / 100, FASTEST_LBS);
  return value <= most + 0.3 && (!mayNotLose || find.has('gain'));
}

/** "The scale can jump a kilo after salty food": water, and nobody's. */
const isSwing = ({ value }: Figure, { find }: Held): boolean =>
  value <= 6 && find.has('swings') && !find.has('of-person-past');

/** A load of theirs, or up to a tenth more; a small step up. Never of what they lifted. */
function isNextLoad({ value, kilos, at, per }: Figure, { find, sources, about }: Held): boolean {
  if (find.has('of-person-past') || find.has('of-body') || (per !== null && per !== 'set')) return false;
  const isStep = find.has('step-up') && value <= (kilos === undefined ? 10 : 11.1);
  if (isStep) return true;
  const loads = sources.filter((source) => source.kind === 'mass' && !isOfBody(source) && !source.isGeneral);
  const named = loads.filter(({ about: name }) => about.length === 0 || (name !== null && about.includes(name)));
  return (
    at >= 0 && find.has('advice') && named.some((load) => value <= load.value * 1.1 + 1 && value >= load.value * 0.4)
  );
}
