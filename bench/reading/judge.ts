import type { Exercise } from '#core/catalogue/exercise.ts';
import { foldText } from '#core/language/fold-text.ts';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { loadReadingFacts } from '#server/catalogue/reading-facts.ts';
import {
  type ExercisesOut,
  exercisesOf,
  type FoodOut,
  type FoodReason,
  foodsOf,
  type Label,
  type LabelledPerson,
} from './labels.ts';
import { matchIds, without } from './patterns.ts';
import type { Planned } from './plans.ts';
import type { Onboarded } from './profile-of.ts';
import type { ReadPerson } from './readers.ts';
import { vocabulary } from './vocabulary.ts';
import { heavierThanTold, limitsOf } from './weights-told.ts';

/** Something served that should not have been; `sure` as the truth has it. */
type Served = { subject: string; why: FoodReason; sure: boolean; ids: string[] };

/** What went wrong, and what went right, with one person. */
export type Judged = {
  id: string;
  served: Served[];
  /** Sure food entries of which the reading allows an id, whether or not a plan came upon it. */
  allowed: Served[];
  foodsFine: number;
  foodsRefused: string[];
  toolsLacking: string[];
  movements: string[];
  exercisesFine: number;
  exercisesRefused: string[];
  loadsTold: number;
  loadsMisread: string[];
  askedNeedlessly: boolean;
  mustBeAsked: boolean;
  notAskedBack: boolean;
  askedAgain: readonly string[];
  heldBack: string[];
  /** Told to ask a clinician before a plan that may be made at once. */
  sentWithoutNeed: string[];
  notHeld: string[];
  /** Neither held back nor told to ask a clinician, though a plan must wait. */
  notSent: string[];
  otherwiseRefused: string[];
  subjects: number;
  dropped: string[];
  /** Whether the truth holds anything of the kind, so that shares have a base. */
  has: {
    mustNotAsk: boolean;
    foodsOut: boolean;
    movements: boolean;
    hold: boolean;
    mayHave: { food: boolean; training: boolean };
  };
};

/** Refusals that send to a clinician or hold a plan back for health; any other means that no plan was found. */
const CARE_REFUSALS = ['care_needed', 'training_seek_care', 'under_18', 'underweight_loss', 'target_underweight'];
const LOAD_LEEWAY = 0.1;

type Case = { person: LabelledPerson; onboarded: Onboarded; read: ReadPerson; planned: Planned };

export function judge(given: Case): Judged {
  const { person, onboarded, read, planned } = given;
  const { label } = person;
  const asked = read.questions.length > 0 || onboarded.askedAgain.length > 0;
  const care = (code: string | null) => code !== null && CARE_REFUSALS.includes(code);
  const plans = [
    { name: 'food', code: planned.foodRefused, hold: label.hold.food, sent: read.clinicianFirst.food },
    { name: 'training', code: planned.trainingRefused, hold: label.hold.training, sent: read.clinicianFirst.training },
  ];
  const subjects = [...label.foodsOut, ...label.exercisesOut];
  return {
    id: person.id,
    served: label.foodsOut.flatMap((entry) => servedOf(entry, planned)),
    allowed: label.foodsOut.flatMap((entry) => allowedOf(entry, read)),
    ...finesOf(label, read),
    toolsLacking: label.hold.training ? [] : lackingOf(label, planned),
    movements: movementsOf(label, planned, read),
    ...loadsOf(label, read),
    askedNeedlessly: !label.mayAsk && asked,
    mustBeAsked: person.truth.shouldAsk.length > 0,
    notAskedBack: person.truth.shouldAsk.length > 0 && read.questions.length === 0,
    askedAgain: onboarded.askedAgain,
    heldBack: plans.filter(({ code, hold }) => !hold && care(code)).map(({ name }) => name),
    sentWithoutNeed: plans.filter(({ hold, sent }) => sent && !hold).map(({ name }) => name),
    notSent: plans.filter(({ code, hold, sent }) => hold && !sent && code === null).map(({ name }) => name),
    notHeld: plans.filter(({ code, hold }) => hold && code === null).map(({ name }) => name),
    otherwiseRefused: plans.filter(({ code, hold }) => !hold && code !== null && !care(code)).map(({ name }) => name),
    subjects: subjects.length,
    dropped: droppedOf(label, read),
    has: {
      mustNotAsk: !label.mayAsk,
      foodsOut: label.foodsOut.some(
        ({ sure, foods, sodiumMaxMg }) => sure && (foods.length > 0 || sodiumMaxMg !== null),
      ),
      movements: label.exercisesOut.length > 0,
      hold: label.hold.food || label.hold.training,
      mayHave: { food: !label.hold.food, training: !label.hold.training },
    },
  };
}

const shelf = () => vocabulary();
function servedOf(entry: FoodOut, { meals, weeks, sodiumMg }: Planned): Served[] {
  const { sodiumMaxMg } = entry;
  if (sodiumMaxMg !== null && sodiumMg.some((day) => day > sodiumMaxMg))
    return [{ ...entry, ids: ['too much sodium'] }];
  const out = foodsOf(entry);
  const hits = (ids: readonly string[]) => ids.filter((id) => out.has(id));
  const ids = entry.days
    ? weeks.flatMap((week) => (isKeptOnDays(week, out, entry.days ?? []) ? [] : week.flatMap(hits)))
    : meals.filter((meal) => isTogether(meal, entry)).flatMap(hits);
  return ids.length === 0 ? [] : [{ ...entry, ids: [...new Set(ids)] }];
}

/** A week has no names of days yet, so as many of its days must be free of it as are named. */
function isKeptOnDays(
  week: readonly (readonly string[])[],
  out: ReadonlySet<string>,
  days: readonly number[],
): boolean {
  return week.filter((day) => !day.some((id) => out.has(id))).length >= days.length;
}

function isTogether(meal: readonly string[], { notWith }: FoodOut): boolean {
  if (notWith.length === 0) return true;
  const other = matchIds(notWith, shelf().foods);
  return meal.some((id) => other.has(id));
}

function allowedOf(entry: FoodOut, { foodsOut, constraints }: ReadPerson): Served[] {
  if (!entry.sure || entry.days || (entry.notWith.length > 0 && constraints.food.separateMeatAndDairy)) return [];
  if (entry.sodiumMaxMg !== null && (constraints.food.sodiumMaxMg ?? Number.POSITIVE_INFINITY) > entry.sodiumMaxMg)
    return [{ ...entry, ids: ['no limit on sodium'] }];
  const ids = [...foodsOf(entry)].filter((id) => !foodsOut.has(id));
  return ids.length === 0 ? [] : [{ ...entry, ids }];
}

/** A thing counts as refused where at least half of its ids are. */
function finesOf(label: Label, read: ReadPerson) {
  const refused = (list: readonly string[], kind: 'foods' | 'exercises', out: ReadonlySet<string>) =>
    list.filter((pattern) => {
      const ids = [...matchIds([pattern], shelf()[kind])];
      return 2 * ids.filter((id) => out.has(id)).length >= ids.length;
    });
  return {
    foodsFine: label.foodsFine.length,
    foodsRefused: refused(label.foodsFine, 'foods', read.foodsOut),
    exercisesFine: label.exercisesFine.length,
    exercisesRefused: refused(label.exercisesFine, 'exercises', read.exercisesOut),
  };
}

function plannedOf({ exercises }: Planned): Exercise[] {
  const known = loadCatalogue().exercises.exercises;
  return exercises.flatMap((id) => known.get(id) ?? []);
}

function lackingOf({ toolsHave, toolsNot }: Label, planned: Planned): string[] {
  const { household } = loadReadingFacts(loadCatalogue()).training.equipment;
  const named = matchIds(
    toolsHave.map(({ token }) => token),
    shelf().tools,
  );
  const has = without(new Set([...named, ...household]), matchIds(toolsNot, shelf().tools));
  return plannedOf(planned)
    .filter(({ equipment }) => equipment.some((group) => !group.some((token) => has.has(token))))
    .map(({ id }) => id);
}

/** A side makes nothing milder here: no plan says yet which arm or leg an exercise is for. */
function movementsOf({ exercisesOut }: Label, planned: Planned, read: ReadPerson): string[] {
  const sure = exercisesOut.filter((entry) => entry.sure);
  const out = new Set(sure.flatMap((entry) => [...exercisesOf({ ...entry, limits: limitsOf(entry) })]));
  const tooHeavy = new Set(sure.flatMap((entry) => heavierThanTold(entry, plannedOf(planned), read)));
  return planned.exercises.filter((id) => out.has(id) || tooHeavy.has(id));
}

/** Of a tool that was told in several weights, the heaviest is what plans go by. */
function loadsOf({ toolsHave }: Label, { heaviestLbs }: ReadPerson) {
  const heaviest = new Map<string, number>();
  for (const { token, heaviestLbs: lbs } of toolsHave)
    if (lbs !== null) heaviest.set(token, Math.max(lbs, heaviest.get(token) ?? 0));
  const told = [...heaviest].map(([token, lbs]) => ({ token, lbs }));
  const isRead = ({ token, lbs }: { token: string; lbs: number }) =>
    Math.abs((heaviestLbs[token] ?? Number.POSITIVE_INFINITY) - lbs) <= LOAD_LEEWAY * lbs;
  return { loadsTold: told.length, loadsMisread: told.filter((load) => !isRead(load)).map(({ token }) => token) };
}

/**
 * What the person said and the reading has no trace of: it rules out none of the ids, no rule was read from the words, no word of
 * them is kept off the plate, and no open question names them. A lower bound: another rule may rule out the same ids by chance.
 */
function droppedOf({ foodsOut, exercisesOut }: Label, read: ReadPerson): string[] {
  const texts = [...read.questions, ...read.heard].map(foldText);
  const isTraced = ({ said }: FoodOut | ExercisesOut) =>
    said.some((words) => texts.some((text) => text.includes(foldText(words)) || isPartOf(text, words)));
  const foods = foodsOut.filter((entry) => !isTraced(entry) && !holdsAny(foodsOf(entry), read.foodsOut));
  const exercises = exercisesOut.filter(
    (entry) => !isTraced(entry) && !holdsAny(exercisesOf(entry), read.exercisesOut),
  );
  return [...foods, ...exercises].map(({ subject }) => subject);
}

const holdsAny = (ids: ReadonlySet<string>, out: ReadonlySet<string>) => [...ids].some((id) => out.has(id));

const SHORTEST_QUOTE = 3;

/** A reader quotes a word of a longer saying ("liver" of "no liver or kidneys"). */
function isPartOf(text: string, said: string): boolean {
  const quote = text.trim();
  return quote.length >= SHORTEST_QUOTE && foldText(said).includes(quote);
}
