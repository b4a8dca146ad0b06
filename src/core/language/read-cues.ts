import type { CueId } from './cue-facts.ts';
import { negation, takeNon } from './deny-cues.ts';
import { inverseOf } from './draft.ts';
import { takeAnd, takeCan, takeFine } from './fine-cues.ts';
import { takeFound, takeHearsay, takeIncomplete, takeOff, takeRelated } from './food-cues.ts';
import { type Handler, type State, textOf } from './grammar-state.ts';
import {
  adjective,
  forward,
  reacting,
  sign,
  takeAnythingWith,
  takeDislike,
  takeHave,
  takeLess,
  takeProblem,
  takeReaction,
  takeUnusable,
  takeWant,
} from './judge-cues.ts';
import { takeIs, takeOnly } from './only-cues.ts';
import { takeFrom, takeTogether, takeYes } from './pair-cues.ts';
import { takeHouse, takeMeToo, takePerson, takeSelf, takeShared, takeSo } from './read-person.ts';
import {
  aside,
  contrast,
  flag,
  takeEverything,
  takeForMy,
  takeFormer,
  takeFree,
  takeNone,
  takeStill,
  takeThan,
  takeUntil,
  timed,
} from './turn-cues.ts';

/** Verbs that hold their subject: "i had", "im off". */
const SELF = /^(?:i|i['’]?m|i['’]?ve|we)\b/;

/** Reads a cue; gives the place of the last element that it took, where it took more than itself. */
export function takeCue(state: State, at: number): number {
  const cue = state.elements[at];
  if (cue?.is !== 'cue') return at;
  if (state.someoneElse && cue.id !== 'person' && SELF.test(textOf(state, cue))) state.someoneElse = false;
  return HANDLERS[cue.id]?.(state, at, cue) ?? at;
}

const HANDLERS: Partial<Record<CueId, Handler>> = {
  no: negation('plain'),
  non: takeNon,
  not: negation('plain'),
  dont: negation('plain'),
  cant: negation('must'),
  avoid: forward({ stance: 'avoid' }),
  gaveUp: forward({ stance: 'avoid', gaveUp: true }),
  dislike: takeDislike,
  dislikeAdj: adjective({ stance: 'dislike' }),
  avoidSign: sign({ stance: 'avoid' }),
  dislikeSign: sign({ stance: 'dislike' }),
  fineSign: sign({ stance: 'fine' }),
  wantSign: sign({ stance: 'want' }),
  allergic: reacting('allergy'),
  intolerant: reacting('intolerance'),
  reaction: takeReaction,
  want: takeWant,
  wantAdj: adjective({ stance: 'want' }),
  fine: takeFine,
  can: takeCan,
  have: takeHave,
  problem: takeProblem,
  only: takeOnly,
  except: contrast('except'),
  but: contrast('but'),
  everything: takeEverything,
  none: takeNone,
  noneAlone: takeNone,
  less: takeLess,
  anythingWith: takeAnythingWith,
  so: takeSo,
  former: takeFormer,
  formerNow: timed({ time: 'former' }),
  unusable: takeUnusable,
  healed: timed({ time: 'healed' }),
  still: takeStill,
  future: timed({ time: 'future' }),
  person: takePerson,
  shared: takeShared,
  house: takeHouse,
  me: takeSelf,
  slight: flag('slight'),
  strong: flag('strong'),
  doubt: flag('doubt'),
  if: aside('condition', (base) => base?.stance ?? 'named'),
  unless: aside('condition', (base) => (base ? inverseOf(base) : 'named')),
  reason: aside('reason', () => 'named'),
  forMy: takeForMy,
  free: takeFree,
  is: takeIs,
  to: takeFrom,
  than: takeThan,
  and: takeAnd,
  until: takeUntil,
  yes: takeYes,
  together: takeTogether,
  offFood: takeOff,
  incomplete: takeIncomplete,
  hearsay: takeHearsay,
  related: takeRelated,
  found: takeFound,
  meToo: takeMeToo,
};
