import type { Mention } from '#core/language/reading.ts';
import { type Gaps, MOST, nearest } from './gaps.ts';
import type { HealthAnswer } from './health-answer.ts';
import { STATE } from './health-vocabulary.ts';
import type { Named } from './named-health.ts';

/** A word that says how a condition stands. */
export type StateMention = { mention: Mention; id: string };

export const stateMentions = ({ reading }: HealthAnswer): StateMention[] =>
  reading.mentions.flatMap((mention) =>
    mention.senses.filter(({ id }) => id.startsWith(STATE)).map(({ id }) => ({ mention, id: id.slice(STATE.length) })),
  );

const OPPOSITE: Readonly<Record<string, string>> = {
  controlled: 'uncontrolled',
  uncontrolled: 'controlled',
  cleared: 'not_cleared',
  over: 'not_over',
  remission: 'not_over',
};
/** Said of everything that an answer names. */
const OF_ALL = new Set(['cleared', 'not_cleared']);
/** "Asthma and high blood pressure, both controlled". */
const OF_LISTS = new Set(['controlled', 'over', 'remission', 'family', 'worry']);
const BADLY =
  /\b(?:badly|poorly|barely|hardly|scarcely|rarely|never|insufficiently|inadequately|not (?:so |very |that |really |quite |always |all that )?(?:well )?|n['’]t (?:so |very |that |really |quite |always )?(?:well )?)\s*$/i;
const BADLY_BEHIND = /^\s+(?:badly|poorly|not (?:very |so |that )?well)\b/i;

/** "Badly managed", "hardly controlled". */
const isHalfTrue = ({ span }: Mention, text: string): boolean =>
  BADLY.test(text.slice(Math.max(0, span.start - 20), span.start)) ||
  BADLY_BEHIND.test(text.slice(span.end, span.end + 20));

/** Gives each name what is said of it: controlled, cleared, in remission, over. What stands nearest to one of the `others` is of that. */
export function attachStates(
  all: readonly Named[],
  mentions: readonly StateMention[],
  { text, gaps, others }: { text: string; gaps: Gaps; others: readonly Named[] },
): void {
  const named = all.slice(0, MOST);
  const aside = new Set(others.slice(0, MOST));
  for (const { mention, id } of mentions.slice(0, MOST)) {
    if (id.startsWith('weeks:')) continue;
    const found = nearest(mention.span, [...named, ...aside], gaps);
    if (found && aside.has(found.name) && !OF_ALL.has(id)) continue;
    found?.name.also.push(mention);
    const denied = mention.polarity === 'deny' || mention.polarity === 'avoid' || isHalfTrue(mention, text);
    const state = denied ? OPPOSITE[id] : id;
    if (state === undefined) continue;
    found?.name.states.add(state);
    for (const name of named) {
      const sameList = found !== null && OF_LISTS.has(state) && name.mention.list === found.name.mention.list;
      if (OF_ALL.has(state) || sameList) name.states.add(state);
    }
  }
  for (const name of named) addOwnStates(name, text);
}

/** "Had" and "was" alone end no illness ("had high blood pressure for years, on meds"); these words do. */
const LONG_PAST =
  /as an? (?:kid|child|teen|baby)|when i was|years ago|ages ago|long (?:time )?ago|childhood|(?:in|from|during|since) (?:high |primary )?school|in college|in uni\b|in my (?:teens|youth|20s|twenties|30s|thirties)|decades|back in the day|growing up|used to|no longer|any ?more|outgr[eo]w|gr[eo]wn? out|previously|formerly|in the past|at one point|once had/i;
/** "Hep C, cured": said behind a comma, where the grammar lets go of the name. */
const OVER_BEHIND =
  /^[\s,:–-]*(?:(?:but|now|is|was|its|it's|all|fully|completely|since|last|yr|year|years|months?|weeks?|summer|winter|spring|fall|ago|in|\d{1,4}),?\s+)*(?:cured|healed|recovered|resolved|gone\b(?!\s+wrong)|(?:good|fine|better|ok|okay) now)\b/i;
/** "Hasn't cleared me", "not healed": the grammar hears the verb and not who has not done it. */
const NOT_HEALED =
  /(?:\bnot|\bnever|n['’]?t|\bnobody|\bno one|\bunless|\buntil|\btill|\bonce|\bwhen|\bwill|\bll|\bto be|\bto get)\b[^,.;!?\n]{0,15}\b(?:clear|heal|sign|discharg|recover|resolv|gone|fixed)/i;
const CLEARED_WORDS = /clear|sign(?:ed)? off|discharg/i;

/** An old injury that is felt all the same. */
const FELT =
  /\b(?:still|stiff\p{L}*|sore|hurts?|hurting|pain\p{L}*|aches?|aching|achy|flares?|plays? up|playing up|acts? up|weak\p{L}*|unstable|gives? (?:way|out)|swell\p{L}*|swollen|niggl\p{L}*|twing\p{L}*|bother\p{L}*|trouble\p{L}*|rolls|goes over|locks|careful|sometimes|occasionally|now and (?:then|again)|at times|comes? back|grumbl\p{L}*|tight\p{L}*|pops? out|wobbl\p{L}*|limit\p{L}*|when|if|with|dodgy|iffy|bad|physio|rehab\p{L}*)\b/iu;
const NOT_FELT =
  /\b(?:no|not|never|without|hasn['’]?t|haven['’]?t|hasnt|doesn['’]?t|doesnt|don['’]?t|dont|didn['’]?t|isn['’]?t|nothing|zero)\b[^,.;!?\n]{0,25}/giu;
const FELT_REACH = 80;
/** Of an injury or operation it tells that it is long past; of an illness only when it began. */
const IN_YOUTH =
  /\b(?:when i was (?:(?:about |around |like )?(?:\d|1[0-5])\b|(?:a |an )?(?:kid|child|teen|boy|girl|baby|toddler|little|young|small))|as an? (?:kid|child|teen|baby|toddler)|in (?:my )?(?:childhood|teens)|(?:in|at|during) (?:high |primary |middle |elementary |grade )?school)/i;

function isFelt({ span }: Mention, text: string): boolean {
  const before =
    text
      .slice(Math.max(0, span.start - FELT_REACH), span.start)
      .split(/[.;!?\n]/)
      .at(-1) ?? '';
  const behind = text.slice(span.end, span.end + FELT_REACH).split(/[.;!?\n]/)[0] ?? '';
  return FELT.test(`${before} ${behind}`.replace(NOT_FELT, ' '));
}

/** What the grammar says of a name itself. */
function addOwnStates({ mention, states }: Named, text: string): void {
  if (mention.polarity === 'fine' || states.has('harmless')) states.add('controlled');
  if (isFelt(mention, text)) states.add('felt');
  if (IN_YOUTH.test(text.slice(Math.max(0, mention.span.start - FELT_REACH), mention.span.end + FELT_REACH)))
    states.add('in_youth');
  if (mention.time === 'future') states.add('future');
  if (mention.time === 'former') {
    states.add('former');
    const near = text.slice(Math.max(0, mention.span.start - 50), mention.span.end + 50);
    if (LONG_PAST.test(near)) states.add('over');
  }
  if (OVER_BEHIND.test(text.slice(mention.span.end, mention.span.end + 60))) states.add('over');
  if (mention.time === 'healed') {
    const near = text.slice(Math.max(0, mention.span.start - 40), mention.span.end + 60);
    if (NOT_HEALED.test(near)) states.add('not_over');
    // Whether somebody who was cleared may train, their agreement tells.
    else states.add(CLEARED_WORDS.test(near) ? 'cleared_or_over' : 'over');
  }
}
