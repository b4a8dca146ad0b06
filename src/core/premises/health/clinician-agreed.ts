import type { AgreementWords } from './agreement-words.ts';
import { clausesOf } from './agreement-words.ts';
import type { HealthAnswer, Stated } from './health-answer.ts';
import { HEALTH_FIELDS } from './health-answer.ts';
import type { HealthFacts } from './health-facts.ts';
import { INNER_GROUPS } from './health-groups.ts';

/** What one answer says of leave to train. */
type Leave = {
  /** Somebody who may speak for the whole person agreed. */
  agreed: boolean;
  /** Somebody did who may speak for joints and muscles. */
  agreedForJoints: boolean;
  denied: boolean;
  /** Told to rest, with no word of training. */
  rests: boolean;
  /** The check that decides is still to come. */
  checkAhead: boolean;
};

type Spot = { start: number; end: number };

const spotsOf = (words: RegExp, clause: string): Spot[] =>
  [...clause.matchAll(words)].map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
const holds = (words: RegExp, text: string): boolean => text.search(words) >= 0;

/** The stretch between commas that a place stands in. */
function partAround(clause: string, at: number): Spot {
  const end = clause.indexOf(',', at);
  return { start: clause.lastIndexOf(',', at) + 1, end: end < 0 ? clause.length : end };
}

const PRONOUN = /(?<= )(?:he|she|they|hes|shes|theyre|theyve|er|sie|il|elle|ella|ela|ele|lei|lui)(?= )/;
/** Ends of an agreement that make it one for later. */
const FOR_LATER = / (?:once|until|till|til|when|after|unless|yet|sobald|wenn|quand|cuando|quando) /;
/** "Is good", "says ok", "happy with me": what follows needs no word of training. */
const OF_THE_PERSON =
  /^ (?:for me|with me|for it|with it|with that|with this|so|apparently|to)? ?$|^ (?:for|with|by) me /;
/** "Fully cleared", "cleared at the 6 week check": no one else can have done it. */
const OFFICIAL = / (?:medically|fully|officially|completely|check|check-up|checkup|discharged|checks) /;
/** "He gave me the green light"; an all-clear alone is of an illness. */
const GIVEN = / (?:gave|given|got|has|have|had)(?: me)?(?: the| a| full| my)? $/;
const ALL_CLEAR = /^all.clear/;
const ONLY_WALKING = / (?:only|just|nothing|max|maximum|limited) (?:[a-z]+ )?walk/;
const NOT_SICK_NOTE =
  /^ *(?:(?:me|us|off|for|from|to|my|go|back) )*(?:work|sick|driving|drive|fly|flying|school|college) /;
const NOTHING_AFTER = /^ ?(?:nothing|isnt|is not|not|is off|is out|is forbidden|off)(?= |$)/;

type Said = { clause: string; words: AgreementWords; isNamed: boolean };

/** Somebody who treats the person speaks in the clause, or is meant by "she" in it. */
const speaks = ({ clause, words, isNamed }: Said): boolean =>
  holds(words.anyone, clause) || (isNamed && PRONOUN.test(clause));

/** From the part that names who or what speaks up to a place: where a word that denies it would stand. */
function denied({ clause, words }: Said, from: number, to: number): boolean {
  const { start } = partAround(clause, from);
  return holds(words.denies, ` ${clause.slice(start, to)} `);
}

/** "Cleared me for weights", "no restrictions from the surgeon", "signed off". */
function grant(said: Said): 'agrees' | 'denies' | null {
  const { clause, words } = said;
  const spots = spotsOf(words.grants, clause);
  if (spots.length === 0) return null;
  // Asked once of the clause: a hostile one holds a hundred such words.
  const trains = holds(words.training, clause);
  const isOfSomebody = speaks(said) || trains || OFFICIAL.test(clause);
  for (const { start, end } of spots) {
    const tail = clause.slice(end, partAround(clause, end).end);
    const given = GIVEN.test(clause.slice(0, start)) && !ALL_CLEAR.test(clause.slice(start));
    if (!isOfSomebody && !given) continue;
    if (NOT_SICK_NOTE.test(` ${tail} `) || /^ (?:of|up) /.test(` ${tail.trimStart()}`)) continue;
    if (!denied(said, start, start) && !FOR_LATER.test(` ${tail} `)) return 'agrees';
    // "Hasn't cleared me to run": of running, not of all.
    if (!trains || holds(words.training, ` ${tail} `) === /train|exerc|gym|sport|workout|anything|lift /.test(tail))
      return 'denies';
  }
  return null;
}

/** "My surgeon is happy for me to lift", "GP says ok". */
function likes(said: Said): boolean {
  const { clause, words } = said;
  if (!speaks(said)) return false;
  return spotsOf(words.likes, clause).some(({ start, end }) => {
    const tail = clause.slice(end, partAround(clause, end).end);
    if (denied(said, start, start) || FOR_LATER.test(` ${tail} `) || NOTHING_AFTER.test(tail.trimStart())) return false;
    if (holds(words.training, ` ${tail} `)) return !ONLY_WALKING.test(clause);
    return (OF_THE_PERSON.test(tail) || tail.trim() === '') && !holds(words.elsewhere, ` ${clause.slice(0, start)} `);
  });
}

/** "He says train", "wants me to exercise", "said gentle exercise would do me good". */
function tells(said: Said): 'agrees' | 'denies' | null {
  const { clause, words } = said;
  if (!speaks(said) || ONLY_WALKING.test(clause)) return null;
  const [first] = spotsOf(words.says, clause);
  if (!first) return null;
  const trained = spotsOf(words.training, clause).find(({ start }) => start >= first.end) ?? null;
  if (!trained) return lastly(said, first);
  const between = ` ${clause.slice(first.end, trained.start)} `;
  const after = clause.slice(trained.end, partAround(clause, trained.end).end);
  const forbids = holds(words.denies, between) || denied(said, first.start, first.start);
  if (forbids) return isGeneral(clause.slice(trained.start), between) ? 'denies' : null;
  if (holds(words.elsewhere, between) || / nothing /.test(between) || NOTHING_AFTER.test(after.trimStart()))
    return null;
  return FOR_LATER.test(` ${after} `) || holds(words.denies, ` ${after.split(' ').slice(0, 3).join(' ')} `)
    ? null
    : 'agrees';
}

/** "Walking she wants me to do". */
function lastly({ clause, words }: Said, { start, end }: Spot): 'agrees' | null {
  const { start: from } = partAround(clause, start);
  const before = ` ${clause.slice(from, start)} `;
  const wants = /^ ?me to (?:do|keep|go)/.test(clause.slice(end).trimStart());
  return wants && holds(words.training, before) && !holds(words.denies, before) ? 'agrees' : null;
}

/** "No exercise", "not to train": all of it, not one sort ("no heavy lifting"). */
const isGeneral = (trained: string, between: string): boolean =>
  / (?:no|not|not to|stop|avoid|dont|any|nicht|kein|pas de|no) (?:any )?$/.test(between) &&
  /^(?:train\w*|exercis\w*|gym|sports?|workouts?|anything|working out|work out)(?! (?:over|above|more|with|on))/.test(
    trained,
  );

const PAST_CHECK =
  / (?:was|were|had|went|came|passed|last|normal|clear|negative|ago|done|saw|seen|all good|fine|back) /;
const CHECK_AT = / (?:is|isnt|be|due|not) (?:[a-z]+ ){0,2}(?:at|in|on|until|til|till|for) /;
const TO_BE_SEEN = / (?:see|seeing|meet|meeting) (?:[a-z]+ ){0,3}(?:on|next|in|at|tomorrow)(?= )/;

/** "My check is next Thursday", "I see her on the 9th", "until my scan". */
function isCheckAhead({ clause, words, isNamed }: Said): boolean {
  const [check] = spotsOf(words.checks, clause);
  const visit = TO_BE_SEEN.exec(clause);
  const isVisit = visit !== null && (holds(words.anyone, clause) || (isNamed && / (?:her|him|them) /.test(clause)));
  const at = isVisit ? visit.index : check?.start;
  if (at === undefined) return false;
  const { start, end } = partAround(clause, at);
  const part = ` ${clause.slice(start, end)} `;
  return !PAST_CHECK.test(part) && (isVisit || holds(words.ahead, part) || CHECK_AT.test(part));
}

const REST_DAYS = / rest days?| rest between /;

function leaveIn({ text }: HealthAnswer, words: AgreementWords): Leave {
  const leave: Leave = { agreed: false, agreedForJoints: false, denied: false, rests: false, checkAhead: false };
  let [isNamed, isWhole] = [false, false];
  for (const clause of clausesOf(text)) {
    const said = { clause, words, isNamed };
    const heard = grant(said) ?? (likes(said) ? 'agrees' : tells(said)) ?? (REHAB_DONE.test(clause) ? 'agrees' : null);
    isWhole = holds(words.clinicians, clause) || (isWhole && !holds(words.helpers, clause));
    if (heard === 'agrees' && (isWhole || !holds(words.helpers, clause))) leave.agreed = true;
    if (heard === 'agrees') leave.agreedForJoints = true;
    leave.denied ||= heard === 'denies';
    leave.rests ||=
      holds(words.rest, clause) && !REST_DAYS.test(clause) && !/ (?:no longer|was|were|used to) /.test(clause);
    leave.checkAhead ||= isCheckAhead(said);
    isNamed ||= holds(words.anyone, clause);
  }
  return leave;
}

/** A pulmonary or cardiac rehabilitation that is done ends with leave to train. */
const REHAB_DONE =
  / (?:finished|completed|done with|graduated)(?: [a-z]+){0,4} rehab | rehab(?: [a-z]+){0,2} (?:completed|finished|done) | (?:fully|completely|all) rehabbed /;

/** Until then a check decides whether what was operated on, born or broken has healed. */
const HEALING_WEEKS = 14;

/**
 * Who treats the person and knows of the training has agreed: said once, it holds for all that is told; of a physio, for all but the
 * heart and other inner parts that are told elsewhere. What is denied, or waits for a check, holds for what is told in the same answer.
 */
export function withAgreement(
  stated: readonly Stated[],
  answers: readonly HealthAnswer[],
  { agreement, conditionOf }: HealthFacts,
): readonly Stated[] {
  const leaves = new Map(
    answers
      .filter(({ field }) => HEALTH_FIELDS.has(field))
      .map((answer) => [answer.field, leaveIn(answer, agreement)] as const),
  );
  const all = [...leaves.values()];
  const isAgreed = all.some(({ agreed }) => agreed);
  const isForJoints = all.some(({ agreedForJoints }) => agreedForJoints);
  return stated.map((one) => {
    const own = leaves.get(one.field);
    const condition = conditionOf.get(one.ids[0] ?? '');
    // Nerves are what a physio treats.
    const group = condition?.group ?? '';
    const inner = (INNER_GROUPS.has(group) && group !== 'neuro') || one.kind === 'medicine';
    const heals = condition?.asksWhen === true && (one.weeks === null || one.weeks < HEALING_WEEKS);
    const added: string[] = [];
    if (isAgreed || own?.agreedForJoints || (isForJoints && !inner)) added.push('cleared');
    else if (own?.denied || (own?.rests && (inner || heals || condition?.group === 'pregnancy')))
      added.push('not_cleared');
    if (own?.checkAhead && heals && added.length === 0) added.push('not_cleared');
    return added.length === 0 ? one : { ...one, states: new Set([...one.states, ...added]) };
  });
}
