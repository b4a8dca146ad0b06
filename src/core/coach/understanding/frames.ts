import { firstGroup } from './reader.ts';

/**
 * The ways in which English gives a field a value, whatever the field: "my stress is low", "set cooking to advanced",
 * "put me down as active", "I'd call myself intermediate", "make it high".
 */
export type Frames = {
  /** The field is named beside its value. */
  field: (text: string) => string | undefined;
  /** "Put me down as …". */
  person: (text: string) => string | undefined;
  /** "I am …", "I'd call myself …". */
  self: (text: string) => string | undefined;
  /** "Make it …", "should be …": which field is meant stands elsewhere in the message. */
  pronoun: (text: string) => string | undefined;
};

const SET =
  '(?:put|mark|list|set|make|call|count|class|consider|rate|treat|register|enter|label|note|move|bump|switch|change|bring|drop|take|promote|upgrade|downgrade|demote|get|record|log|update|correct|fix|amend|turn|adjust|shift|raise|lower|reset|have|pop|stick|use|add|swap)';
const SOFT =
  "(?:(?:now|currently|still|just|only|really|actually|about|around|roughly|more|more like|of|quite|pretty|fairly|rather|mostly|basically|definitely|officially|finally|back|down|up|over|in|at|to|as|on|an?|the|being|say|like|something like|probably|super|mainly|very(?! active)|so|extremely|incredibly|properly|level|for|please|it is|it's|its|firmly|total|complete|strictly|strict|fully|completely|100%|bit|bit of a|weigh|weighing|reach|hit|get|getting|an all[- ]time|all[- ]time|right|way|marked|set|listed|put) ){0,8}";
const LINK =
  "(?:is|are|am|be|to|at|as|now|says?|reads?|becomes?|became|it's|its|down|up|into|been|gone|went|going|feels?|stays?|remains?|counts? as|means|has me|makes me|puts me|got me)[:,]? ";
/** Up to six words between a field and its value; a "not" or another field ends the reach. */
const GAP =
  "(?:,? (?!not\\b|never\\b|was\\b|isn't\\b|hardly\\b|if\\b|and\\b|but\\b|(?:stress|sleep|cook|cooking|training|lifting|activity|experience|goal|weight|target|height|age|sex|gender|meals|diet)\\b)[^\\s,;.!?]+){0,6}?";

/** `noun` names the field, `value` has one group. */
export function framesOf(noun: string, value: string): Frames {
  const given = `${SOFT}${value}`;
  const compiled = (sources: readonly string[]) => {
    const patterns = sources.map((source) => new RegExp(source, 'i'));
    return (text: string) => firstGroup(text, patterns);
  };
  return {
    field: compiled([
      `\\b(?:${noun})\\b${GAP},? ${LINK}${given}`,
      `\\b${SET} (?:my |the |down ){0,8}(?:${noun})(?: please| now| for me| again){0,8}[:,=]? ${given}`,
      `(?:^|, |; )(?:and |my |the |new |current |now ){0,8}(?:${noun})(?: ?[:=-]+)? ${given}`,
      `\\b${SET} (?:in |down |me |my |it ){0,8}(?:as |at |to |on |under )?(?:an? )?${value},? (?:level )?(?:as|for|on|under|in|against|with|at|when it comes to|regarding) (?:my |the |overall ){0,8}(?:${noun})\\b`,
      `\\b(?:${noun})\\b[^.]{0,40}, (?:now |so |more ){0,8}(?:an? )?${value}(?: now| these days| please| instead)`,
      `(?:^|, |\\b(?:I have|it is|got|say|just) )(?:an? )?${value} (?:${noun})(?=$|,| now| these| at the| please| since| lately| again| for)`,
      `${value} (?:is|will be|would be|as) (?:my |the |an? )(?:new |main |current )?(?:${noun})\\b`,
    ]),
    person: compiled([
      `\\b${SET} (?:me|myself)\\b ?(?:in |down |up |back |over |out ){0,8}(?:from [a-z]+(?: [a-z]+)? )?(?:as |to |at |on |for |under |into )?${given}`,
      `\\b(?:went|gone|moved|changed|switched|shifted|dropped|jumped|come|came) (?:up |down |back )?from (?:an? )?[a-z ]{3,24}? to ${given}`,
      `(?:suits?|fits?|describes?) me\\b.{0,12}\\b${value}`,
      `\\b${value} (?:fits?|suits?|describes?|would be|sounds|is) (?:me|right|better|more like it|more accurate|correct|about right|closer)\\b`,
    ]),
    self: compiled([
      `\\bI (?:am|have become|became|turned)(?: not [a-z]+(?:,| but| now){1,8})? ${given}`,
      `\\b(?:I would|I'd|I|should|could|can|to) (?:now |probably |honestly |really |actually ){0,8}(?:say|call|class|consider|rate|count|qualify|see|be|think|reckon|put|describe|am|deserve|belong)(?: (?:myself|me|that|I am|I should be|to be)){0,8} ${given}`,
    ]),
    pronoun: compiled([
      `\\b${SET} (?:it|that|this|mine|them|those)\\b ?(?:down |up |back |over ){0,8}(?:from [a-z]+ )?(?:to |as |at |on )?${given}`,
      `\\b(?:it|that|this|mine) (?:is|should (?:be|say|read)|needs to be|ought to be|must be) ${given}`,
      `(?:^|, )(?:should|needs to|ought to|must) (?:be|say|read) ${given}`,
      `(?:^|, |\\b(?:so|and|please) )${SET} (?:level )?(?:to |as |at )?(?:an? )?${value}(?: please| then| now| for me| thanks){0,8}$`,
      `\\b(?:go|going|went) (?:with|for|to|from [a-z]+ to) ${given}`,
    ]),
  };
}
