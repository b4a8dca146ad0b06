import { z } from 'zod';
import answerData from '#data/safety/answers.json' with { type: 'json' };
import { LANGUAGES, type Language } from './blunt/danger-languages.ts';
import { type HelpLine, linesFor, type RegionLines } from './resources.ts';
import { SAFETY_CLASSES, type SafetyClass, type SafetyContext } from './verdict.ts';

const unknownSchema = z.strictObject({
  emergency: z.string(),
  crisis: z.string(),
  eatingDisorders: z.string(),
  poison: z.string(),
  abuse: z.string(),
});
type Contacts = z.infer<typeof unknownSchema>;

/** `body` and `mind`: firm words to who plays it down, for what the body does and for what weighs on the mind. */
const FOLLOW_UPS = ['told', 'calling', 'safe', 'stay', 'body', 'mind'] as const;
export type FollowUp = (typeof FOLLOW_UPS)[number];

const answersSchema = z.strictObject({
  allDay: z.string(),
  /** Until somebody who speaks it has read the translation, the English text stands below. */
  alsoInEnglish: z.boolean(),
  replies: z.record(z.enum(SAFETY_CLASSES), z.string()),
  followUps: z.record(z.enum(FOLLOW_UPS), z.string()),
  unknown: unknownSchema,
  doctor: z.string(),
});
type Answers = z.infer<typeof answersSchema>;

const { languages } = z
  .strictObject({ about: z.string(), languages: z.record(z.enum(LANGUAGES), answersSchema) })
  .parse(answerData);

/** The fixed words for a danger, in the language of the message, with the lines of the person's country. */
export const replyIn = (language: Language, name: SafetyClass, context: SafetyContext): string =>
  inBoth(language, (answers, spoken) => filled(answers.replies[name], contactsIn(spoken, context)));

/** The fixed words for what is said next in a talk about that danger. */
export const followUpIn = (
  language: Language,
  { to, name }: { to: FollowUp; name: SafetyClass },
  context: SafetyContext,
) =>
  inBoth(language, (answers, spoken) => {
    const contacts = contactsIn(spoken, context);
    return filled(answers.followUps[to], { ...contacts, contact: contacts[CONTACT_OF[name] ?? 'crisis'] });
  });

/** Whom a talk is about: what the body does is for the emergency number. */
const CONTACT_OF: Partial<Record<SafetyClass, keyof Contacts>> = {
  emergency: 'emergency',
  injury_red_flag: 'emergency',
  pregnancy: 'emergency',
  overdose: 'poison',
  abuse: 'abuse',
  eating_disorder: 'eatingDisorders',
};

function inBoth(language: Language, say: (answers: Answers, language: Language) => string): string {
  const said = say(languages[language], language);
  return languages[language].alsoInEnglish ? `${said}\n\n${say(languages.en, 'en')}` : said;
}

const filled = (text: string, contacts: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => contacts[name] ?? whole);

function contactsIn(language: Language, context: SafetyContext): Contacts {
  const { unknown, doctor, allDay } = languages[language];
  const lines = linesFor(context, language);
  if (lines === null) return unknown;
  const emergency = lines.emergency.join(' / ');
  return {
    emergency,
    crisis: shown(lines.crisis, allDay) ?? unknown.crisis,
    eatingDisorders: shown(lines.eatingDisorders, allDay) ?? doctor,
    poison: shown(lines.poison, allDay) ?? emergency,
    abuse: shown(lines.abuse, allDay) ?? unknown.abuse,
  };
}

/** The number first: it is what a shaking hand looks for. */
function shown(line: RegionLines['crisis'] | HelpLine, allDay: string): string | null {
  if (line === undefined) return null;
  const about = [...(line.name === line.number ? [] : [line.name]), ...(line.allDay ? [allDay] : [])];
  return about.length === 0 ? line.number : `${line.number} (${about.join(', ')})`;
}
