import { phraseAt, placeOfPhrase } from '#core/language/phrase-set.ts';
import type { Token } from '#core/language/tokens.ts';
import type { Vocabulary } from '#core/language/vocabulary.ts';
import { spokenDate } from '#core/units/spoken-date.ts';
import { isOfHealth } from './health-words.ts';
import { type KeptMemory, MEMORY_MAX, type MemoryProposal } from './memory.ts';
import { type Clause, clausesOf, stripEnd, stripFront, writtenAs } from './memory-clauses.ts';
import { contentStems, MEMORY_WORDS } from './memory-words.ts';
import { type NamedDay, namesMonth, namesTime, namesWeekdays, readDate } from './read-date.ts';
import { isTaste } from './read-taste.ts';

export type MemoryContext = {
  /** The day where the person is, as "2026-05-04". */
  today: string;
  /** What is remembered already. */
  known: readonly KeptMemory[];
  /** The names of foods, illnesses and the like. */
  vocabulary: Vocabulary;
};

/** `replaces`: the id of what is remembered and would change. */
export type ProposedMemory = MemoryProposal & { replaces: string | null };

/** More at once is a story. */
const MOST = 3;
const SHORTEST_WORDS = 2;

type Heard = { message: string; tokens: readonly Token[]; context: MemoryContext };

/**
 * What of a message is worth remembering: days that matter, what the person does again and again, tastes, a few facts. Never what
 * is asked, only thought of, over, or of health. Takes time linear in the length of the message.
 */
export function readMemories(message: string, context: MemoryContext): ProposedMemory[] {
  const found = clausesOf(message).flatMap((clause) => proposalIn(clause, message, context) ?? []);
  const texts = new Set<string>();
  const isNew = ({ text }: ProposedMemory) => !texts.has(text) && texts.add(text);
  return found.filter(isNew).slice(0, MOST);
}

function proposalIn({ tokens, isAsked }: Clause, message: string, context: MemoryContext): ProposedMemory | null {
  const asked = phraseAt(tokens, 0, MEMORY_WORDS.remember);
  const heard: Heard = { message, tokens: tokens.slice(asked), context };
  if (isAsked && asked === 0) return null;
  if (has(heard, 'unsure') || has(heard, 'health')) return null;
  const proposal = asked > 0 ? toldToRemember(heard) : overheard(heard);
  if (proposal === null || proposal.text.length > MEMORY_MAX || proposal.quote.length > MEMORY_MAX) return null;
  if (isOfHealth(proposal.quote, context.vocabulary)) return null;
  return besideKnown(proposal, context.known);
}

const has = ({ tokens }: Heard, list: keyof typeof MEMORY_WORDS): boolean =>
  placeOfPhrase(tokens, MEMORY_WORDS[list]) >= 0;

function overheard(heard: Heard): ProposedMemory | null {
  const { tokens } = heard;
  if (tokens.length < SHORTEST_WORDS || has(heard, 'past')) return null;
  const moved = movedDay(heard);
  if (moved) return moved;
  if (phraseAt(tokens, 0, MEMORY_WORDS.asking) > 0) return null;
  const day = eventDay(heard);
  if (day) return day;
  if (has(heard, 'passing')) return null;
  if (isTaste(tokens, heard.message, heard.context.vocabulary)) return whole(heard, 'taste');
  if (isRoutine(heard)) return whole(heard, 'when');
  return isFact(tokens) ? whole(heard, 'fact') : null;
}

/** Who says "remember that" is taken at their word. */
function toldToRemember(heard: Heard): ProposedMemory | null {
  // "Remember to buy rice" is a reminder, "remember when" a story.
  const { plain = '' } = heard.tokens[0] ?? {};
  if (heard.tokens.length < SHORTEST_WORDS || plain === 'to' || plain === 'when') return null;
  const known = overheard(heard);
  if (known) return known;
  const day = readDate(heard.tokens, heard.context);
  return day ? dated(heard, day) : whole(heard, 'fact');
}

const whole = ({ message, tokens }: Heard, kind: MemoryProposal['kind']): ProposedMemory => {
  const text = writtenAs(message, tokens);
  return { kind, text, date: null, quote: quoteOf(message, tokens), replaces: null };
};

function quoteOf(message: string, tokens: readonly Token[]): string {
  const [first, last] = [tokens[0], tokens.at(-1)];
  return first && last ? message.slice(first.start, last.end) : '';
}

function eventDay(heard: Heard): ProposedMemory | null {
  if (!has(heard, 'events')) return null;
  const day = readDate(heard.tokens, heard.context);
  if (day) return dated(heard, day);
  return namesMonth(heard.tokens) ? { ...whole(heard, 'when'), text: nameOfEvent(heard, []) } : null;
}

/** The event by its name, with its day apart. */
function dated(heard: Heard, { from, to, date, until }: NamedDay): ProposedMemory {
  const name = nameOfEvent(heard, heard.tokens.slice(from, to));
  const span = until === null ? '' : `, until ${spokenDate(until, heard.context.today)}`;
  return { ...whole(heard, 'when'), text: `${name}${span}`, date };
}

function nameOfEvent({ message, tokens }: Heard, day: readonly Token[]): string {
  const [first, last] = [day[0], day.at(-1)];
  const before = first ? tokens.filter(({ end }) => end <= first.start) : tokens;
  const after = last ? tokens.filter(({ start }) => start >= last.end) : [];
  const parts = [before, after].map((part) =>
    stripEnd(stripFront(stripFront(part, MEMORY_WORDS.eventTails), MEMORY_WORDS.eventLeads), MEMORY_WORDS.eventTails),
  );
  const [head = '', rest = ''] = parts.map((part) => writtenAs(message, part));
  if (head === '') return rest || writtenAs(message, tokens);
  return rest === '' ? head : `${head} ${rest.charAt(0).toLowerCase()}${rest.slice(1)}`;
}

const ITS = new Set(['it', 'its', 'that', 'thats', 'this']);

/** "It moved to the 19th", "the wedding got pushed to july 3": the day of something that is remembered. */
function movedDay(heard: Heard): ProposedMemory | null {
  const { tokens, context } = heard;
  const at = placeOfPhrase(tokens, MEMORY_WORDS.moved);
  if (at < 0) return null;
  const named = tokens.slice(0, at);
  const isIt = named.length === 0 || (named.length <= 2 && ITS.has(named[0]?.plain ?? ''));
  const dates = context.known.filter(({ date }) => date !== null && date >= context.today);
  const meant = isIt ? dates : dates.filter(({ text }) => isAbout(text, writtenAs(heard.message, named)));
  const [memory] = meant;
  // "It" could be any of two.
  if (!memory || meant.length > 1) return null;
  const day = readDate(tokens.slice(at), { today: context.today, near: memory.date });
  if (!day || day.date === memory.date) return null;
  const { kind, text } = memory;
  return { kind, text, date: day.date, quote: quoteOf(heard.message, tokens), replaces: memory.id };
}

/** What a person does again and again, with the time at which they do it. */
function isRoutine({ tokens }: Heard): boolean {
  const isTimed = namesTime(tokens) || namesWeekdays(tokens) || placeOfPhrase(tokens, MEMORY_WORDS.times) >= 0;
  if (!isTimed) return false;
  if (phraseAt(tokens, 0, MEMORY_WORDS.subjects) > 0) {
    const rest = stripFront(tokens.slice(1), MEMORY_WORDS.between);
    return phraseAt(rest, 0, MEMORY_WORDS.routines) > 0;
  }
  if (phraseAt(tokens, 0, MEMORY_WORDS.owned) === 0) return false;
  // "My kids eat", "my gym closes": the verb stands right behind who or what it is.
  return [2, 3, 4].some((at) => phraseAt(tokens, at, MEMORY_WORDS.thirdRoutines) > 0);
}

function isFact(tokens: readonly Token[]): boolean {
  if (phraseAt(tokens, 0, MEMORY_WORDS.callMe) > 0) return true;
  if (phraseAt(tokens, 0, MEMORY_WORDS.owned) > 0) return placeOfPhrase(tokens, MEMORY_WORDS.called) > 0;
  if (phraseAt(tokens, 0, MEMORY_WORDS.subjects) === 0) return false;
  const rest = stripFront(tokens.slice(1), MEMORY_WORDS.between);
  return phraseAt(rest, 0, MEMORY_WORDS.facts) > 0;
}

/** Nothing is proposed twice; another day for something known changes it. */
function besideKnown(proposal: ProposedMemory, known: readonly KeptMemory[]): ProposedMemory | null {
  if (proposal.replaces !== null) return proposal;
  const same = known.find(({ text }) => isAbout(text, proposal.text) && isAbout(proposal.text, text));
  if (same) return same.date === proposal.date ? null : { ...proposal, replaces: same.id };
  const dated =
    proposal.date === null ? [] : known.filter(({ date, text }) => date !== null && isAbout(text, proposal.text));
  const [only] = dated;
  if (!only || dated.length > 1) return proposal;
  return only.date === proposal.date ? null : { ...proposal, text: only.text, replaces: only.id };
}

/** Whether every word that carries meaning in `named` stands in `text`. */
export function isAbout(text: string, named: string): boolean {
  const stems = new Set(contentStems(text));
  const wanted = contentStems(named);
  return wanted.length > 0 && wanted.every((stem) => stems.has(stem));
}
