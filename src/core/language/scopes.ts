import { type Draft, isRefusal } from './draft.ts';
import { lastList, type State } from './grammar-state.ts';

/** Days that are named; behind the names of their sentence they begin anew. */
export function takeDays(state: State, days: readonly number[]): void {
  const before = state.scopeLeads && state.drafts.length > state.sentenceStart ? null : state.scope;
  state.scope = { ...before, days: [...(before?.days ?? []), ...days] };
  state.lastDays = state.scope.days ?? [];
}

const isRefused = ({ stance }: Draft): boolean => isRefusal(stance);

/** Writes when and where a segment holds to its names. */
export function closeScope(state: State, here: readonly Draft[]): void {
  const { scope } = state;
  if (!scope) return;
  const last = state.drafts.at(-1);
  const before = lastList(state);
  const about = here.length > 0 ? here.filter(({ list }) => list === last?.list) : before;
  if (about.length === 0) {
    // "Wednesday is a fast: no meat, no milk" holds for all that the sentence goes on to name.
    state.scopeLeads = true;
    return;
  }
  const { days, ...rest } = scope;
  // "Carnivore Monday to Friday, weekends I relax": what is told of those days is something else.
  if (here.length === 0 && state.subjectSegment === state.segment && about.some((draft) => draft.scope?.days)) {
    state.scope = null;
    return;
  }
  // "Vegan Monday to Friday, weekends anything".
  const isFree = state.exceptDays || (here.length === 0 && state.othersSegment === state.segment);
  const except = isFree && days !== undefined && (here.length === 0 || about.every(isRefused));
  for (const draft of about) {
    const more = here.length === 0 ? draft.scope?.days : undefined;
    // "Keto on weekdays, cheat Saturday" says it twice; "no meat Wed & Fri" names two days.
    if (except) draft.scope = { ...draft.scope, ...rest, ...(more ? {} : { exceptDays: days }) };
    else draft.scope = { ...draft.scope, ...scope, ...(more && days && { days: [...more, ...days] }) };
  }
  if (!state.scopeLeads) state.scope = null;
}
