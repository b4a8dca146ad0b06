import type { Finding } from '#core/premises-check/finding.ts';
import { findingOf, type HitCase, isOpen } from '#core/premises-check/hit-case.ts';

/** A tool that an answer names. `lacking`: every place that names it stands beside words of lacking. */
export function accountForTool(c: HitCase, lacking: boolean): Finding[] {
  const tokens = new Set(c.hit.subjects.flatMap((subject) => subject.tokens ?? []));
  const known = c.premises.tools.filter(({ token }) => tokens.has(token));
  if (isOpen(c)) return [];
  if (lacking && tokens.size === 1 && known.some(({ stance }) => stance === 'has'))
    return [findingOf(c, 'lacking', 'ask')];
  if (known.length === 0 && c.near.tools.length === 0 && c.near.accounted.length === 0)
    return [findingOf(c, 'dropped', 'note')];
  const wrongly = known.length > 0 && known.every(({ stance }) => stance === 'has_not') && !mayLack(c);
  return wrongly ? [findingOf(c, 'had', 'note')] : [];
}

/** Words near the tool, or behind it, that could say that it is not there or not used. */
const mayLack = ({ hit, around }: HitCase): boolean =>
  (['lacking', 'lost', 'other', 'former', 'past', 'limiting'] as const).some((cue) => around.inPart(hit, cue)) ||
  around.inSentence(hit, 'lost') ||
  around.denied(hit) ||
  around.former(hit);

/** A place to train at: it is described by what is there, so that any tool that is had will do. `lacking`: as for a tool. */
export function accountForPlace(c: HitCase, lacking: boolean): Finding[] {
  if (lacking && !isOpen(c) && c.near.tools.some(({ stance }) => stance === 'has'))
    return [findingOf(c, 'lacking', 'ask')];
  const known = c.premises.tools.some(({ stance }) => stance === 'has');
  const said = isOpen(c) || c.near.accounted.length > 0 || c.around.denied(c.hit) || c.around.former(c.hit);
  return known || said || c.around.inClause(c.hit, 'lost') ? [] : [findingOf(c, 'dropped', 'note')];
}
