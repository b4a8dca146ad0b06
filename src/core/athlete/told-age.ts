import { foundBehind, type MeasureKind, measureText, type Told, toldMeasure } from '../units/told-measure.ts';
import { PROFILE_RANGES } from './profile.ts';

const YEARS =
  /(^|[^\p{L}\d.,/'])(?:[mf] ?\/? ?)?(\d{2,3})(?:\.\d+)?(?:st|nd|rd|th)?(?: ?-?(?:years?|yrs?|yo|y\/o|y|anos|ans|jahre|anni|lat|lata|jaar|saal|ar|yas|ani|taon)(?!\p{L})| ?\/? ?[mf](?!\p{L}))?/gu;
/** What makes a number something else than an age. */
const ELSE =
  /^(?: ?(?:kgs?|kilos?|lbs?|pounds?|st|stone|cms?|m|ft|feet|foot|in(?! [a-z])|inch|inches|%|kids?|children|grand|months?|weeks?|days?|times|minutes|hours?|hrs?|h|o'?clock|years? (?:of|in|ago)|yrs? (?:of|in|ago))(?!\p{L})|s(?!\p{L})|['"+°])/u;
const YOUNGEST = 10;

const BORN =
  /(?:born|b|dob|date of birth|birth year|year of birth|nacid[oa]|naci|nascid[oa]|nasci|nee?|geboren|geb|jahrgang|nat[oa]|urodzon[ya]|rocznik|ur|geboortejaar|fodd|dogum|nascut|classe|d\.o\.b)(?: (?:in|on|the|year|en|el|ano|de|em|am|im|jahr|le|nel|w|roku|i|back|on the)){0,3}[ .:]*([^a-z]{0,8}(?:[a-z]{3,9}\.?[ ,]{0,2})?[\d.' /-]{2,10})/;
const YEAR_ALONE = /^'?(19\d\d|20[01]\d)$|^('\d\d)$/;
/** "14 Feb 1969", "Feb 14th, 1969", "14/2/1969": nothing but a day, whose first figure is no age. */
const DATE_ALONE =
  /^\d{0,2}(?:st|nd|rd|th)?[ ./-]{0,2}(?:[a-z]{3,9}[ .,/-]{1,3})?(?:\d{1,2}(?:st|nd|rd|th)?[ ,./-]{1,2})?(?:19\d\d|20[01]\d)$/;
const DAY = /(\d{1,2})[./ -](\d{1,2})[./ -](\d{4}|\d{2})(?!\d)|(\d{4})-(\d{2})-(\d{2})/;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const ADULT = PROFILE_RANGES.age.min;

/** Ages are no spans: "34 or 35" is asked again. Who will be 30 next week is 29. */
const AGE: MeasureKind = {
  find: (text) =>
    foundBehind(text, YEARS).flatMap(({ start, end, groups: [years] }): Told[] => {
      const value = Number(years);
      const isOther = value < YOUNGEST || value > PROFILE_RANGES.age.max || ELSE.test(text.slice(end));
      return isOther ? [] : [{ value, start, end }];
    }),
  same: (a, b) => a === b,
  narrow: () => false,
  otherwise: ({ later }) => (later.length === 1 && later[0] !== undefined ? later[0] - 1 : null),
};

/** An age that stands in talk, in words, or follows from the year of birth; `today` is the day by which that is counted. */
export function toldAge(text: string, today: string | null): number | null {
  const plain = measureText(text);
  const born = () => (today === null ? null : ageBorn(plain, today));
  return DATE_ALONE.test(plain) ? born() : (toldMeasure(text, AGE) ?? born());
}

/** "Nearly 18", "18 next week": not of age yet, though the number is. */
export function isNotYetAdult(text: string): boolean {
  const age = toldMeasure(text, AGE);
  return age !== null && age < ADULT;
}

function ageBorn(plain: string, today: string): number | null {
  const alone = YEAR_ALONE.exec(plain)?.[1] ?? YEAR_ALONE.exec(plain)?.[2];
  const told = alone ?? DATE_ALONE.exec(plain)?.[0] ?? BORN.exec(plain)?.[1]?.trim();
  if (told === undefined) return null;
  const born = yearOf(told, Number(today.slice(0, 4)));
  if (born === null) return null;
  const age = Number(today.slice(0, 4)) - born;
  const month = monthOf(told);
  const now = Number(today.slice(5, 7));
  if (month === null || month === now)
    return age === ADULT ? null : age - (month === null && now < 7 && age > ADULT ? 1 : 0);
  return month > now ? age - 1 : age;
}

function yearOf(told: string, thisYear: number): number | null {
  const whole = /(?:^|\D)(19\d\d|20\d\d)(?!\d)/.exec(told)?.[1];
  if (whole !== undefined) return Number(whole);
  const short = /^'?(\d\d)$/.exec(told)?.[1] ?? /[ /.-]'?(\d\d)$/.exec(told)?.[1];
  if (short === undefined) return null;
  const recent = 2000 + Number(short);
  return recent > thisYear - YOUNGEST ? recent - 100 : recent;
}

/** Of a day in figures only where the order of day and month cannot matter. */
function monthOf(told: string): number | null {
  const named = /[a-z]{3}/.exec(told)?.[0];
  if (named !== undefined) return MONTHS.indexOf(named) === -1 ? null : MONTHS.indexOf(named) + 1;
  const day = DAY.exec(told);
  if (!day) return null;
  if (day[5] !== undefined) return Number(day[5]);
  const [first, second] = [Number(day[1]), Number(day[2])];
  if (first > 12) return second;
  return second > 12 || first === second ? first : null;
}
