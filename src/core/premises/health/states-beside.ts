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
/** Gives each name what is said of it: controlled, cleared, in remission, over. */
export function attachStates(
  all: readonly Named[],
  mentions: readonly StateMention[],
  { text, gaps }: { text: string; gaps: Gaps },
): void {
  const named = all.slice(0, MOST);
  for (const { mention, id } of mentions.slice(0, MOST)) {
    if (id.startsWith('weeks:')) continue;
    const found = nearest(mention.span, named, gaps);
    found?.name.also.push(mention);
    const denied = mention.polarity === 'deny' || mention.polarity === 'avoid';
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
const CLEARED_WORDS = /clear|sign(?:ed)? off|discharg/i;

/** What the grammar says of a name itself. */
function addOwnStates({ mention, states }: Named, text: string): void {
  if (mention.polarity === 'fine') states.add('controlled');
  if (mention.time === 'future') states.add('future');
  if (mention.time === 'former') {
    states.add('former');
    const near = text.slice(Math.max(0, mention.span.start - 50), mention.span.end + 50);
    if (LONG_PAST.test(near)) states.add('over');
  }
  if (OVER_BEHIND.test(text.slice(mention.span.end, mention.span.end + 60))) states.add('over');
  if (mention.time === 'healed') {
    const near = text.slice(Math.max(0, mention.span.start - 40), mention.span.end + 60);
    states.add(CLEARED_WORDS.test(near) ? 'cleared' : 'over');
    if (CLEARED_WORDS.test(near)) states.add('cleared_or_over');
  }
}
