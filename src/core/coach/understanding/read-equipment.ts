import { execIn, testIn } from '../prefilter/prefilter.ts';
import { added, heldWords } from '../written-answer.ts';
import { change, firstMatch, type Reader } from './reader.ts';
import { anyOf, GEAR_WORDS } from './word-class.ts';

const NAME = anyOf(GEAR_WORDS);
/** "Bench press", "kettlebell swings": a lift, no gear. */
const NO_LIFT =
  '(?! ?-?(?:press(?:es|ed|ing)?|swings?|rows?|curls?|squats?|deadlifts?|lunges?|fl(?:y|ies|yes)|thrusters?|snatch(?:es)?|raises?|pull ?aparts?|step[- ]?ups?|jumps?|class(?:es)?|pr|pb|max)\\b(?! machine))';
/** "A 20 kg kettlebell and two resistance bands", with what describes it. */
const ITEMS = new RegExp(
  `(?:\\b(?!(?:include|including|please|also|take|remove|finally|just|picked|up|now|there|we|I|my|an?|some|my|the|new|his|her|our|their|old|of|with|for|at|in|to|from|so|got|have|has|had|bought|joined|own|and|added|add|put|use|gave|me)\\b)[\\w/.'-]+ ){0,2}?\\b${NAME}\\b${NO_LIFT}(?:(?: up to \\d+ ?\\w*)?(?:,|,? and|,? plus| &| with) (?:an? |some |my |the |\\d+ |new |set of |pair of ){0,8}(?:[\\w'-]+ ){0,2}?${NAME}\\b){0,8}`,
  'i',
);
const RELATIVES =
  'husband|wife|partner|mom|mum|mam|dad|parents|kids|boyfriend|girlfriend|friend|mate|brother|sister|son|daughter|neighbou?r|cousin|uncle|aunt|boss|colleague|coworker|roommate|flatmate|landlord|company|work|santa|everyone|someone|they|family';
const PLACES =
  'apartment|flat|building|complex|gym|house|place|garage|basement|cellar|attic|loft|shed|spare room|garden|yard|garage gym|home gym|office|work|workplace|village|condo|dorm|hall|society|residence|clubhouse|back room|living room|bedroom|room|home|setup|estate';
const ACQUIRED =
  'joined|bought|purchased|got|gotten|ordered|own|acquired|inherited|installed|assembled|grabbed|borrowed|built|found|won|scored|snagged|nabbed|added|received|set up|put up|put together|picked up|picked out|signed up (?:at|for|with|to)|invested in|splashed out on|treated myself to|been given|was given|been gifted|was gifted|got given|given|gifted|got hold of|got access to|have access to|access to|have|keep|can use|now have|started going to|am a member of|became a member of';
const SOFT =
  '(?:now|just|finally|also|recently|have|then|actually|only just|even|already|went and|gone and|been and|do|up|back) ';
const GOT = new RegExp(
  [
    `\\b(?:I|we) (?:${SOFT}){0,8}(?:${ACQUIRED})\\b(.+)`,
    `^(?:${SOFT}){0,8}(?:${ACQUIRED})\\b(?! (?:diagnosed|put on|prescribed))(.+)`,
    `^(?:my |our |the ){0,8}(?:new )?(?:\\w+ )?(?:${PLACES}) (?:now |also |finally ){0,8}(?:has|got|comes with|installed|put in|have)\\b(.+)`,
    `^(?:my |our |the |an? )?(?:\\w+ )?(?:${RELATIVES}) (?:next door )?(?:just |kindly |recently |has |have ){0,8}(?:got|bought|gave|built|lent|sent|passed on|passed|handed down|gifted|left|surprised|installed|put|put in|set up|sold|has given|given|let me have)(?: me| us)?(?: with)? (.+)`,
    `\\bthere is (?:now |also ){0,8}(.+) (?:in|at) (?:my|our|the) (?:\\w+ ){0,2}(?:${PLACES})\\b`,
    `\\b(?:added|set up|put|installed) (.+?) (?:to|in|up in) (?:my|our|the) (?:\\w+ )?(?:${PLACES})\\b`,
    `^(?:I |we )?(?:can|could) (?:now )?use (.+?) (?:now|at|in)\\b`,
    `\\b(?:add|put|include|count|list|note|log|register|throw|pop|stick) (?:down |in )?(.+?) (?:to|on|onto|in|into|under|among|with) (?:my |the )?(?:list of )?(?:equipment|gear|kit|setup|home gym|gym stuff|stuff)\\b`,
  ].join('|'),
  'i',
);
/** "Add treadmill please": nothing but gear is named, so no exercise of a plan is meant. */
const ADD_BARE =
  /^(?:please |also |and ){0,8}(?:add|include) (?:an? |the |my |some )?(.+?)(?: please| too| as well| now){0,4}(?:,|$)/i;
const ARRIVED =
  /^.{0,24}?\b(?:(?:has |have |just |finally |was |were |got |is |are |now ){0,8}(?:arrived|came|come|turned up|showed up|landed(?! it)|delivered|started|active|kicked in|open(?:ed)?|available|here|set up|installed|assembled|up and running|ready))\b/i;
const ONLY =
  /\b(?:I|we) only have (.+?)(?: now)?$|\bmy equipment is (?:now )?(?:just |only )?(.+)$|\b(?:change|set|update) (?:my )?equipment to (.+)$|\ball (?:I|we) have(?: got)?(?: now| left)? is (.+)$|\b(?:only (?:have|got|own)|just have) (?!had\b)(.+?)(?: now| left|,|$)|\b(?:have|got) (?:(?:only|nothing but)|just(?= (?:an?|my|the|some|\d)\b)) (.+?)(?: now| left|,|$)|\bleft with (?:just |only |nothing but )(.+)$|\bonly thing .{0,40}?\b(?:is|are) (.+)$|\bwith (.+?) only\b/i;
const NONE =
  /\b(?:no|no more|without(?: any)?) (?:equipment|gear|weights)(?: anymore| now| at all)?\b|\bonly have (?:my )?body ?weight\b|\b(?:cancelled|canceled|quit|left|let go of|dropped|gave up|ended|stopped) (?:my |the )?gym(?: membership)?\b|\bgym membership (?:has )?(?:ran out|run out|expired|lapsed|ended|is over)\b/i;
/** "No equipment, just a chair": what is left is all there is. */
const NONE_BUT =
  /\bno (?:equipment|gear|weights),? (?:just|only|but|except(?: for)?|apart from|other than|bar) ((?:an? |the |my |some )?[\w' -]{2,40})$/i;
/** "I only have a yoga mat", not "I have only ever been to a gym twice". */
const NEAR_THE_START = 14;
const LONG = 8;
const FOR_A_WHILE = /\b(?:this (?:week|weekend)|until|travel(?:ing|ling)?|hotel|vacation|holiday|no time)\b/i;
const CAME =
  /\b(?:bought|purchased|arrived|delivered|picked up|joined|ordered|got|came|turned up|landed|installed|started|put in)\b/i;
const NO_GAIN =
  /\bnever use\b|\bnobody\b|\bout of order\b|\b(?:shoes|trainers|sneakers|leggings|clothes|bag|outfit|shorts|socks|top|bottle|towel|buddy|session)\b|\btimes? (?:for|to|a|per)\b|\bclosed\b|\b(?:want|would love|wish|hope|hoping|need|might|could do with|looking for|saving for|used to|cannot|do not|no longer|not|dream of|thinking) \b|\bfor my (?!birthday|bday|garage|home|house|basement|apartment|flat|workouts?|place|office|room|bedroom|living|own|training|sessions?|shed|garden|\d+(?:st|th|rd|nd))|\b(?:a|the) (?:good|great|bad|quick|tough|hard|nice|decent) (?:workout|session)\b|\bworkout (?:at|in)\b/i;

/** What there is to train with; what is gone is read by `readTakenOff`. */
export const readEquipment: Reader = ({ clause: { text, quote, isForNow }, profile, message }) => {
  if (/\bcloses|opens|nobody\b/i.test(message)) return {};
  if (isForNow && (testIn(FOR_A_WHILE, text) || !testIn(CAME, text))) return {};
  const set = (after: string) => change('equipmentAccess', after, quote);
  const held = heldWords(profile.equipmentAccess);
  const left = execIn(NONE_BUT, text)?.[1];
  if (left !== undefined) return set(`No equipment, just ${left}`);
  if (testIn(NONE, text)) return set('None');
  const only = firstMatch(text, [ONLY]);
  const whole = only?.slice(1).find((group) => group !== undefined) ?? '';
  const wholly = execIn(ITEMS, whole);
  if (wholly && wholly.index < NEAR_THE_START) return set(cleaned(whole.split(' ').length > LONG ? wholly[0] : whole));
  if (testIn(NO_GAIN, text)) return {};
  const named = execIn(ITEMS, text);
  const isHere = named !== null && testIn(ARRIVED, text.slice(named.index + named[0].length));
  const bare = execIn(ADD_BARE, text)?.[1];
  const arrived = isHere || (bare !== undefined && bare === named?.[0]) ? named?.[0] : undefined;
  const got = execIn(GOT, text)
    ?.slice(1)
    .find((group) => group !== undefined);
  const more = cleaned(execIn(ITEMS, arrived ?? got ?? '')?.[0] ?? '');
  return more === '' || /^no\b/i.test(more) || held.toLowerCase().includes(more.toLowerCase())
    ? {}
    : set(added(held, more));
};

const cleaned = (words: string) =>
  words
    .replace(
      /^(?:just |only |my |some |a set of |a few |a pair of |an? |the |new |access to |old |set of |pair of |one |his |her ){1,8}/i,
      '',
    )
    .replace(/(?: at home| now| these days| recently| yesterday| last week| today| too| as well| please){1,8}$/i, '')
    .trim();

/** The pieces of gear that a text names, for what points back at them ("add it"). */
export const gearIn = (text: string): string | undefined => {
  const found = execIn(ITEMS, text)?.[0];
  return found === undefined ? undefined : cleaned(found);
};
