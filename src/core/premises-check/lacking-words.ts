import type { Cue } from '#core/premises-check/check-lists.ts';
import type { Hit, ReadAnswer } from '#core/premises-check/find-names.ts';

/** Words between a tool and what is said of it that change nothing. */
const LINKS = new Set(
  'a an the any my or nor is are got it one which that i ive has real proper actual more'.split(' '),
);
/** How many words a word of lacking reaches over. */
const REACH = 4;

const EXCEPTS = new Set('except excluding besides other apart'.split(' '));
const NOTHING = new Set('nothing none no not nada dont without zero'.split(' '));

/** "Nothing except bands", "no equipment other than a chair": what is left of nothing is there. */
function isFromNothing(at: number, formAt: (at: number) => string): boolean {
  if (!EXCEPTS.has(formAt(at))) return false;
  return [1, 2, 3].some((back) => NOTHING.has(formAt(at - back)));
}

/** Looks for a word of lacking right before a tool, over "or" and its fellows in the list, and for one of loss right behind it. */
export function lackingWords(answer: ReadAnswer): (hit: Hit) => boolean {
  const cues = new Map<number, readonly Cue[]>();
  for (const mark of answer.marks) for (let at = mark.from; at < mark.to; at += 1) cues.set(at, mark.cues);
  const named = new Set<number>();
  for (const hit of answer.hits) for (let at = hit.from; at < hit.to; at += 1) named.add(at);
  const formAt = (at: number): string => answer.words[at]?.form ?? '';
  const before = (hit: Hit): boolean => {
    let joined = false;
    for (let at = hit.from - 1; at >= Math.max(0, hit.from - REACH); at -= 1) {
      if (['comma', 'sentence'].includes(answer.words[at + 1]?.gap ?? '')) return false;
      if (cues.get(at)?.includes('lacking')) return !isFromNothing(at, formAt);
      joined ||= formAt(at) === 'or' || formAt(at) === 'nor';
      if (!LINKS.has(formAt(at)) && !(joined && named.has(at))) return false;
    }
    return false;
  };
  const behind = (hit: Hit): boolean => {
    for (let at = hit.to; at < Math.min(answer.words.length, hit.to + REACH); at += 1) {
      if (answer.words[at]?.gap !== 'none') return false;
      if (cues.get(at)?.includes('lost')) return true;
      if (!LINKS.has(formAt(at))) return false;
    }
    return false;
  };
  return (hit) => before(hit) || behind(hit);
}
