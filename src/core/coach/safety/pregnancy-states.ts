import { nursingIn } from './content-words.ts';
import { NO_DANGER, type SafetyVerdict } from './verdict.ts';

/** A loss that is over: to speak of a baby on the way would hurt. */
const IS_LOST =
  /\b(?:miscarri\w+|stillbirth|still ?born|lost (?:the|our|my|a) (?:baby|pregnancy))\b.{0,60}\b(?:ago|last|cleared|recovered|back in|in the|in (?:january|february|march|april|may|june|july|august|september|october|november|december))\b/i;
/** A wish is cared for, too, and nobody is kept as pregnant for it. */
const NOT_YET =
  /\btrying (?:for (?:a|another|our|my)|to (?:conceive|get pregnant|have a baby|become pregnant))\b|\bttc\b/i;
const BORN =
  /\b(?:had (?:my|a|our|the) (?:\w+ )?(?:baby|kid|son|daughter|twins|girl|boy)|gave birth|given birth|post ?natal|post ?partum|c section)\b/i;
/** What is an emergency of its own stays one, and who is with child again is that. */
const IS_NOW =
  /\b(?:bleed\w*|pain|cramps?|fever|faint\w*)\b|\b(?:i'?m|i am|now) (?:\w+ ){0,3}pregnant\b|\bweeks (?:along|pregnant)\b|\bpositive test\b/i;

/** What holds of her: with child, not (yet or any more), just after a birth, or nursing. */
export function asSheIs(message: string, verdict: SafetyVerdict): SafetyVerdict {
  if (IS_LOST.test(message) && !IS_NOW.test(message)) return NO_DANGER;
  if (NOT_YET.test(message) && !IS_NOW.test(message)) return { ...verdict, discloses: null };
  if (verdict.discloses === 'pregnancy' && BORN.test(message))
    return forNursing(message, { ...verdict, discloses: 'postpartum' });
  return forNursing(message, verdict);
}

/** Who feeds a baby is not pregnant; what she asks of food and drink is answered like any question. */
function forNursing(message: string, verdict: SafetyVerdict): SafetyVerdict {
  const { isNursing, asksOfFood } = nursingIn(message);
  if (!isNursing) return verdict;
  const discloses = verdict.discloses === null ? null : 'nursing';
  return asksOfFood ? { ...NO_DANGER, discloses } : { ...verdict, discloses };
}
