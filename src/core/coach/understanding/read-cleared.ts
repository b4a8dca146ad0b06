import { testIn } from '../prefilter/prefilter.ts';
import { changedList, LIST_FIELDS, LIST_NOUNS, type ListField, standing } from './lists.ts';
import type { Findings, Reader } from './reader.ts';

const ANY = '(?:(?:any|known|other|real|current|actual|food|medical|health|exercise|training|dietary|such|more) ){0,8}';
const AGAIN =
  '(?: (?:at all|anymore|any longer|whatsoever|of any kind|now|left|to speak of|these days|to report)){0,8}';

/** "I have no food allergies", "not on any medication", "clear my injuries". */
const patterns = LIST_FIELDS.map((field) => {
  const noun = `(?:${LIST_NOUNS[field]})`;
  const none = [
    `(?:\\bI|\\band|^) (?:now |currently |actually |really |thankfully |luckily |still ){0,8}(?:have|have got|own|take|am on|use|do|suffer from|keep)(?: absolutely)? (?:no|zero)(?: longer any)? ${ANY}${noun}${AGAIN}(?:$|,)`,
    `\\bI (?:do not|am not|no longer|have not|never) (?:actually |really |currently ){0,8}(?:have|got|own|take|taking|on|use|suffer from)(?: got)? any ${ANY}${noun}${AGAIN}(?:$|,)`,
    `^(?:and |so |now ){0,8}no ${ANY}${noun}${AGAIN}(?:$|,)`,
    `(?:^|, )(?:and |so |now |list ){0,8}(?:no|zero) ${ANY}${noun}${AGAIN}(?: of any kind)?(?: for me)?${AGAIN}(?:$|,)`,
    `\\bthere (?:is|are) no(?: longer any)? ${ANY}${noun}${AGAIN}(?: (?:for me|to).*)?(?:$|,)`,
    `\\bI am (?:now |entirely |completely |totally |finally ){0,8}free (?:of|from) (?:all )?${ANY}${noun}\\b`,
    `\\b(?:clear|empty|wipe|reset|delete|remove)(?: out)? (?:all )?(?:of )?(?:my |the )(?:whole |entire )?(?:list of )?${ANY}${noun}(?:$|,)`,
    `\\b(?:set|change|update|put) (?:my |the )${ANY}${noun} (?:to|as|down as) (?:none|nothing|empty)\\b`,
    `\\b(?:my |the )${ANY}${noun} (?:is|are|should be|should say)(?: now)? (?:none|nothing|empty|all gone)\\b`,
  ];
  return [field, new RegExp(none.join('|'), 'i')] as const;
});

const OTHERWISE: Partial<Record<ListField, RegExp>> = {
  equipmentAccess:
    /\b(?:have|got) nothing (?:left )?(?:to train with|here, body ?weight only)\b|\bgot rid of all (?:of )?my (?:exercise |gym |training )?(?:gear|equipment|kit)\b/i,
  foodAllergies: /\bI am not allergic to any(?:thing| food)\b/i,
  dislikedFoods:
    /\b(?:no food|nothing|not a single food|is not a single food)(?: is)?(?: left)?(?: that| which)? I (?:dislike|hate|do not (?:like|eat))\b/i,
};

/** A list on which nothing stands any more. */
export const readCleared: Reader = ({ clause: { text, quote, isForNow }, profile }) => {
  if (isForNow) return {};
  const cleared = patterns.filter(
    ([field, pattern]) =>
      (testIn(pattern, text) || OTHERWISE[field]?.test(text)) && standing(profile, field).length > 0,
  );
  const changes = cleared.flatMap(([field]) => changedList(field, [], quote).changes);
  return { changes, logs: [], asks: [] } satisfies Findings;
};
