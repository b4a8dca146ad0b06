import { execIn, testIn } from '../prefilter/prefilter.ts';
import { added, heldWords } from '../written-answer.ts';
import { changedList, ITEM_IN, LIST_FIELDS, LIST_NOUNS, type ListField, listsNamedIn, standing } from './lists.ts';
import { isNamed } from './read-taken-off.ts';
import type { Findings, Reader } from './reader.ts';

const PUT =
  '(?:add|put|pop|note|include|list|enter|write|stick|chuck|jot|register|record|throw|save|mark|place|file|count|treat|track|log)';
const INTO = '(?:as|to|on|onto|in|into|under|among|amongst|with|for|against)';
const POINTER = /^(?:it|that|this|them|those|these|that one|this one|both|the same|so|me)\b/i;

/** "… off my dislikes and add olives": the list was named before. */
const GOES_ON =
  /^(?:and |also |please |then ){0,8}(?:add|put in|include|note)(?: down)? (.{2,40}?)(?: instead| please| too| as well){0,8}$/i;
/** "Shoulder impingement diagnosed. Please add": what was named last and stands nowhere yet. */
const ADD_THAT =
  /^(?:and |also |please |so |can you |just ){0,8}(?:add|note|put|record|include|save|log|register)(?: (?:it|that|this|them|those|both))?(?: (?:please|in|down|too|for me|on file|to my (?:profile|file|record|list)|on my (?:profile|file|record))){0,8}$/i;
/** What food brings about stands among the foods. */
const OF_FOOD = /intoleran|allerg/i;
const TOLD_BY_NAME: readonly ListField[] = ['medicalConditions', 'medications', 'injuries'];

const patterns = Object.fromEntries(
  LIST_FIELDS.map((field) => [
    field,
    new RegExp(
      `\\b${PUT}(?: (?:down|in|up))? (.{2,60}?)(?: (?:down|in))?(?: ${INTO}){1,8} (?:an? |my |the |one of my |our |other |known |new |list of |set of |ongoing |current ){0,8}(?:${LIST_NOUNS[field]})\\b`,
      'i',
    ),
  ]),
) as Record<ListField, RegExp>;

/** What is put on a list that is named: "add ramipril to my list of medicines", "lactose …, put it in as a restriction". */
export const readPutOn: Reader = ({ clause: { text, quote }, profile, earlier }) => {
  if (/\b(?:do not|never|not) (?:add|put|note|include|list)\b/i.test(text)) return {};
  const found: Findings = { changes: [], logs: [], asks: [] };
  const goesOn = execIn(GOES_ON, text)?.[1];
  const spoken = goesOn === undefined || testIn(POINTER, goesOn) ? [] : listsNamedIn(earlier);
  if (goesOn !== undefined && spoken.length === 1) {
    const field = spoken[0];
    const item = field && ITEM_IN[field](goesOn);
    if (field && item && !standing(profile, field).some((part) => isNamed(part, item))) {
      return { changes: listWith(profile, field, item, quote) };
    }
  }
  if (found.changes.length === 0 && testIn(ADD_THAT, text)) {
    for (const field of TOLD_BY_NAME) {
      const item = ITEM_IN[field](earlier);
      if (item && !testIn(OF_FOOD, item) && !standing(profile, field).some((part) => isNamed(part, item))) {
        return { changes: listWith(profile, field, item, quote) };
      }
    }
  }
  for (const field of LIST_FIELDS) {
    const match = execIn(patterns[field], text);
    if (!match) continue;
    const said = (match[1] ?? '')
      .replace(/^(?:an? |the |my |some |also |please |down |in |new ){1,8}/i, '')
      .replace(/[,. ]{1,20}$/, '');
    const before = `${earlier} ${text.slice(0, match.index)}`;
    const item = testIn(POINTER, said)
      ? ITEM_IN[field](before)
      : ITEM_IN[field](said) === undefined && isBodyOrGear(field)
        ? undefined
        : said;
    if (item === undefined || item === '' || item.split(' ').length > 8) continue;
    if (standing(profile, field).some((part) => isNamed(part, item) && isNamed(item, part))) continue;
    found.changes.push(...listWith(profile, field, item, quote));
  }
  return found;
};

const isBodyOrGear = (field: ListField) =>
  field === 'injuries' || field === 'equipmentAccess' || field === 'dietaryPrefs';

function listWith(
  profile: Parameters<Reader>[0]['profile'],
  field: ListField,
  item: string,
  quote: string,
): Findings['changes'] {
  const held = profile[field];
  if (Array.isArray(held)) return changedList(field, [...standing(profile, field), item], quote).changes;
  return changedList(field, [added(heldWords(held), item)], quote).changes;
}
