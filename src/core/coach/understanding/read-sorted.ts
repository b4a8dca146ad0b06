import type { Profile } from '#core/athlete/profile.ts';
import { execIn, testIn } from '../prefilter/prefilter.ts';
import type { ProposedChange } from '../turn.ts';
import { type Clause, toldAsOne } from './clauses.ts';
import { changedList, LIST_FIELDS, standing } from './lists.ts';
import { isNamed } from './read-taken-off.ts';

/** Where one thing's matter ends and the next one's begins. */
const BETWEEN = /[.,;:!?()\n]+|\s[-–—]+\s|\s(?:but|and|while|though|although|whereas)\s/i;
/** Said of what is to stay on its list. */
const STAYS =
  /\b(?:(?<!\b(?:you|you have|you've|app|app has|got|have) )still|retain\w*|(?:is|are) (?:right|correct|true|real)|keep\w*|kept|stay\w*|remain\w*|leave|continue|only|just|alone|enough|watch|careful|mind|for (?:life|now|good)|non-?negotiable|confirmed|not (?:yet|over|healed|gone|better|done|fixed|fine|ok|okay|since|touch\w*|ready|there yet|and never)|has not|is not|have not|never will|no better|nae better|do not (?:you )?touch|would not part|did not|failed|waiting|took|hates?|hating|grim|vile|awful|disgust\w*|gross\w*|dodging|avoid\w*|worse|bad|hurts?|sore|so (?:does|is|has|do|are)|too|also|as well|both|same|neither|nor)\b|n't\b/i;
/** Said of what goes. */
const GOES =
  /\b(?:gone|goes?|over|fine|good|new|better|healed|mended|recovered|sorted|cleared|fully fit|passed|history|off|no (?:more|longer)|never|not since|finished|quit|stopped|crack\w*|snapped|broke\w*|ripped|rid|g[ai]ven? away|sold|eat|love|like|fancy|won|peace|strike|remove|delete|drop|take|today no|grand|declared|outgrown|negative|safe|no need)\b/i;
const SIDE = /\b(left|right)\b/i;

/** The parts of a text, each with the name that stands alone before it: "Celery? Still awful." */
function segmentsOf(text: string): string[] {
  const segments: string[] = [];
  let name = '';
  for (const part of text.split(BETWEEN).map((each) => each.trim())) {
    if (part === '') continue;
    const whole = `${name} ${part}`.trim();
    const isName = whole.split(' ').length < 3;
    name = isName ? whole : '';
    if (!isName) segments.push(whole);
  }
  return name === '' ? segments : [...segments, name];
}

/** "The left one" is the left hip, where there is one; of two hips only the one whose side is said is meant. */
function speaksOf(part: string, segment: string): boolean {
  const side = execIn(SIDE, part)?.[1]?.toLowerCase();
  const said = execIn(SIDE, segment)?.[1]?.toLowerCase();
  if (side && said)
    return side === said && (isNamed(part, segment) || /\b(?:left|right) (?:one|side)\b/i.test(segment));
  return isNamed(part, segment);
}

/** Of the named parts of a list those that a message takes off it: all but what it says stays. None where that leaves all or nothing. */
export function notStaying(named: readonly string[], text: string): string[] {
  const segments = segmentsOf(text);
  const stays = (part: string) => segments.some((segment) => speaksOf(part, segment) && testIn(STAYS, segment));
  const gone = named.filter((part) => !stays(part));
  return gone.length < named.length ? gone : [];
}

/** Two things of one list, of which a message says that one goes and the other stays: "the wrist is grand, the elbow is no better". */
export function readSorted(clauses: readonly Clause[], profile: Profile): ProposedChange[] {
  const told = toldAsOne(clauses, '. ');
  if (!told) return [];
  const { text, quote } = told;
  return LIST_FIELDS.flatMap((field) => {
    const held = standing(profile, field);
    const named = held.filter((part) => isNamed(part, text));
    const gone = named.length > 1 ? notStaying(named, text) : [];
    if (gone.length === 0) return [];
    const stay = named.filter((part) => !gone.includes(part));
    const isSaid = segmentsOf(text).some(
      (segment) => testIn(GOES, segment) && !stay.some((part) => speaksOf(part, segment)),
    );
    if (!isSaid) return [];
    return changedList(
      field,
      held.filter((part) => !gone.includes(part)),
      quote,
    ).changes;
  });
}
