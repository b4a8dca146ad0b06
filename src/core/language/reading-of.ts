import { type Draft, isRefusal, polarityOf } from './draft.ts';
import type { State } from './grammar-state.ts';
import { inUnits, orphanLoads } from './read-beside.ts';
import type { Mention, Reading, Unread } from './reading.ts';
import { type Near, sortOf } from './vocabulary.ts';

/** What was read, once the whole text is. */
export function readingOf(state: State, about: Near | null): Reading {
  const mentions = state.drafts.map((draft) => mentionOf(draft, state.drafts));
  const sorts = new Map<number, Near>();
  for (const { sentence, senses } of state.drafts) {
    const [first] = senses;
    if (first && !sorts.has(sentence)) sorts.set(sentence, sortOf(first.kind));
  }
  const unread = state.unread.map(({ sentence, ...word }) => ({ ...word, near: sorts.get(sentence) ?? null }));
  if (about === 'tool') unread.push(...loadsWithoutTool(state));
  const says = mentions.some(
    ({ polarity, whose, time }) => whose === 'mine' && SAYS.has(polarity) && (time === 'now' || time === 'future'),
  );
  const denied =
    state.drafts.every(({ sort }) => sort === 'body') && mentions.some(({ polarity }) => polarity === 'deny');
  const silent = !/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(state.text);
  return { mentions, unread, saysNone: (state.saidNone || silent || denied) && !says && unread.length === 0 };
}

const loadsWithoutTool = (state: State): Unread[] =>
  orphanLoads(state).map((span) => {
    const quote = state.text.slice(span.start, span.end);
    return { span, quote, clause: 0, polarity: 'named', near: 'tool' };
  });

const SAYS = new Set<Mention['polarity']>(['named', 'have', 'only', 'dislike', 'avoid']);

function mentionOf(draft: Draft, drafts: readonly Draft[]): Mention {
  const { stance: _, segment, sentence, part, explicit, judged, gaveUp, sort, ...rest } = draft;
  const polarity = polarityOf(draft);
  const over = gaveUp && sort !== 'food' && sort !== 'movement';
  const base = rest.exceptionOf === null ? undefined : drafts[rest.exceptionOf];
  const turned = base !== undefined && isRefusal(base.stance) !== isRefusal(draft.stance);
  const exceptionOf = turned || base?.stance === 'named' ? rest.exceptionOf : null;
  const quantities = inUnits(draft);
  return {
    ...rest,
    quantities,
    exceptionOf,
    polarity: over ? 'have' : polarity,
    time: over ? 'former' : rest.time,
    ...(judged && exceptionOf !== null && { ownWords: true as const }),
  };
}
