import type { CareNotice, CareRules, NutritionMode, RuleSource, TrainingMode, Unclear } from './constraints.ts';
import { lowest } from './food-rules.ts';
import type { CareRule, Lexicon } from './lexicon.ts';
import type { Profile } from './profile.ts';
import { stemOf } from './tokens.ts';
import { buildVocabulary, type PhraseEntry, type PhrasePiece, readPieces, type Vocabulary } from './vocabulary.ts';

type CareSense = 'none' | 'negation' | 'reset' | 'filler' | 'condition' | 'medicine' | 'signal' | 'trimester';
export type CareVocabulary = Vocabulary<CareSense>;

/** The rules that hold for a person, once each, and where they were read. */
export type CareFindings = { rules: CareRule[]; sources: RuleSource[]; unclear: Unclear[] };

type Named = { kind: 'condition' | 'medicine' | 'signal'; id: string; quote: string };
type CareReading = { named: Named[]; leftovers: string[] };

const EATING_DISORDER = 'eating_disorder';
const SENIOR_AGE = 65;
const HIGH_BMI = 35;
/** 703 turns lb/in² into kg/m². */
const BMI_FACTOR = 703;

/** Words of conditions, medicines and of signs of an eating disorder. */
export function careVocabulary({ language, care }: Lexicon): CareVocabulary {
  const entries: PhraseEntry<CareSense>[] = [
    { kind: 'none', id: '', phrases: language.none },
    { kind: 'negation', id: '', phrases: care.language.negation },
    { kind: 'reset', id: '', phrases: care.language.resets },
    { kind: 'filler', id: '', phrases: [...language.fillers, ...language.quantity, ...care.language.fillers] },
    { kind: 'signal', id: EATING_DISORDER, phrases: care.edSignals },
    ...care.conditions.map(({ id, terms }) => ({ kind: 'condition' as const, id, phrases: terms })),
    ...care.medicines.map(({ id, terms }) => ({ kind: 'medicine' as const, id, phrases: terms })),
    ...(['first', 'second', 'third'] as const).map((id) => ({
      kind: 'trimester' as const,
      id,
      phrases: care.trimesters[id],
    })),
  ];
  return buildVocabulary(entries);
}

const CARE_FIELDS = [
  'medicalConditions',
  'medications',
  'injuries',
  'dietaryRestrictions',
  'dietaryPrefs',
  'foodAllergies',
  'dislikedFoods',
  'equipmentAccess',
] as const;

type CareField = (typeof CARE_FIELDS)[number];
type CareInput = {
  profile: Profile;
  lexicon: Lexicon;
  vocabulary: CareVocabulary;
  /** Words that another reader understands, such as foods in "peanut allergy". */
  otherwiseKnown: ReadonlySet<string>;
};

/** Reads conditions and medicines from every written answer, and adds what age and body mass ask for. */
export function careFindings(input: CareInput): CareFindings {
  const { profile, lexicon } = input;
  const findings: CareFindings = { rules: [], sources: [], unclear: [] };
  for (const field of CARE_FIELDS) {
    const answer = profile[field];
    addField(input, findings, { field, text: typeof answer === 'string' ? answer : answer.join('\n') });
  }
  const { senior, highBmi } = lexicon.care;
  if (profile.age >= SENIOR_AGE) addRule(findings, senior, { field: 'age', quote: String(profile.age) });
  if ((BMI_FACTOR * profile.weightLbs) / profile.heightIn ** 2 >= HIGH_BMI) {
    addRule(findings, highBmi, { field: 'weightLbs', quote: `${profile.weightLbs} lbs` });
  }
  return findings;
}

function addField(input: CareInput, findings: CareFindings, { field, text }: { field: CareField; text: string }): void {
  const { lexicon, vocabulary, otherwiseKnown } = input;
  const { named, leftovers } = readCare(text, vocabulary);
  const seen = new Set<CareRule>();
  for (const { kind, id, quote } of named) {
    const rule = ruleFor(lexicon, { kind, id });
    if (!rule || seen.has(rule) || !counts(rule, kind, field)) continue;
    seen.add(rule);
    addRule(findings, settled(rule, text, input), { field, quote });
  }
  if (field !== 'medicalConditions' && field !== 'medications') return;
  const unknown = leftovers.filter((words) => !words.split(' ').every((word) => otherwiseKnown.has(stemOf(word))));
  for (const quote of unknown) {
    const { unknownCondition, unknownMedicine } = lexicon.care;
    addRule(findings, field === 'medications' ? unknownMedicine : unknownCondition, { field, quote });
    findings.unclear.push({ field, text: quote, treatedAs: 'I do not know this word, so I plan with extra care.' });
  }
}

function ruleFor({ care }: Lexicon, { kind, id }: Pick<Named, 'kind' | 'id'>): CareRule | undefined {
  return (kind === 'medicine' ? care.medicines : care.conditions).find((rule) => rule.id === id);
}

function counts(rule: CareRule, kind: Named['kind'], field: CareField): boolean {
  if (kind === 'signal') return field !== 'medications';
  if (field === 'medicalConditions' || field === 'medications') return true;
  if (field === 'dislikedFoods' || field === 'equipmentAccess') return false;
  if (kind === 'medicine') return field === 'dietaryRestrictions' || field === 'dietaryPrefs';
  return rule.scope === 'anywhere' || (rule.scope === 'health_and_injuries' && field === 'injuries');
}

function addRule(
  findings: CareFindings,
  rule: CareRule,
  { field, quote }: { field: keyof Profile; quote: string },
): void {
  if (findings.rules.some(({ id }) => id === rule.id)) return;
  findings.rules.push(rule);
  if (rule.text !== '') findings.sources.push({ field, quote, reason: rule.text });
  if (rule.ask) findings.unclear.push({ field, text: quote, treatedAs: rule.ask });
}

/** Fits a rule to what else was said: the trimester, or how long ago an operation was. */
function settled(rule: CareRule, text: string, { lexicon, vocabulary }: CareInput): CareRule {
  const { trimesters, bariatricLater } = lexicon.care;
  if (rule.id === 'bariatric_recent') return yearsAgo(text) >= 2 ? bariatricLater : rule;
  if (rule.id !== 'pregnant') return rule;
  const trimester = trimesterOf(text, vocabulary);
  return trimester === null ? rule : { ...rule, extraKcal: trimesters.extraKcal[trimester], ask: null };
}

function yearsAgo(text: string): number {
  return Number(/(\d+)\s*\+?\s*(?:years?|yrs?)\b/i.exec(text)?.[1] ?? 0);
}

const WEEKS_IN_FIRST = 13;
const WEEKS_IN_SECOND = 27;
const WEEKS_A_MONTH = 4.35;

function trimesterOf(text: string, vocabulary: CareVocabulary): 'first' | 'second' | 'third' | null {
  const pieces = readPieces(text, vocabulary);
  const senses = pieces.flatMap((piece) => (piece.kind === 'phrase' ? piece.senses : []));
  const said = senses.find((sense) => sense.kind === 'trimester')?.id;
  if (said === 'first' || said === 'second' || said === 'third') return said;
  const weeks = /(\d{1,2})\s*(?:weeks?|wks?)\b/i.exec(text)?.[1] ?? /\bweeks?\s*(\d{1,2})\b/i.exec(text)?.[1];
  const months = /(\d)\s*months?\b/i.exec(text)?.[1] ?? /\bmonths?\s*(\d)\b/i.exec(text)?.[1];
  const count = weeks === undefined ? Number(months ?? Number.NaN) * WEEKS_A_MONTH : Number(weeks);
  if (Number.isNaN(count)) return null;
  if (count <= WEEKS_IN_FIRST) return 'first';
  return count <= WEEKS_IN_SECOND ? 'second' : 'third';
}

/** "no diabetes or asthma" denies both; "no diabetes and asthma" does not deny the second: rather too careful. */
function readCare(text: string, vocabulary: CareVocabulary): CareReading {
  const reading: CareReading = { named: [], leftovers: [] };
  let denied = false;
  for (const piece of readPieces(text, vocabulary)) {
    if (piece.kind === 'word') {
      reading.leftovers.push(piece.words.join(' '));
      continue;
    }
    if (piece.kind === 'break' || has(piece, 'reset')) denied = false;
    if (piece.kind === 'break') continue;
    if (has(piece, 'negation')) denied = true;
    else if (!denied) reading.named.push(...namedIn(piece));
  }
  return reading;
}

function has(piece: PhrasePiece<CareSense>, kind: CareSense): boolean {
  return piece.senses.some((sense) => sense.kind === kind);
}

function namedIn({ senses, quote }: PhrasePiece<CareSense>): Named[] {
  return senses.flatMap(({ kind, id }) =>
    kind === 'condition' || kind === 'medicine' || kind === 'signal' ? [{ kind, id, quote }] : [],
  );
}

const STRICTNESS: readonly NutritionMode[] = ['normal', 'maintenance', 'refuse'];

/** Sums up the rules; of each limit the strictest. Refusals come first among the notices. */
export function careRulesFrom({ rules }: CareFindings): CareRules {
  const strictest = Math.max(0, ...rules.map((rule) => STRICTNESS.indexOf(rule.nutrition)));
  const highest = (figures: (number | null)[]) => Math.max(0, ...figures.map((figure) => figure ?? 0));
  return {
    nutrition: STRICTNESS[strictest] ?? 'normal',
    maxDeficit: lowest(rules.map((rule) => rule.maxDeficit)),
    extraKcal: highest(rules.map((rule) => rule.extraKcal)),
    minKcal: highest(rules.map((rule) => rule.minKcal)) || null,
    minCarbsGrams: highest(rules.map((rule) => rule.minCarbsGrams)) || null,
    maxProteinPerKg: lowest(rules.map((rule) => rule.maxProteinPerKg)),
    steadyVitaminK: rules.some((rule) => rule.steadyVitaminK),
    evenCarbs: rules.some((rule) => rule.evenCarbs),
    smallMeals: rules.some((rule) => rule.smallMeals),
    hideNumbers: rules.some((rule) => rule.hideNumbers),
    notices: noticesOf(rules),
  };
}

const LEVELS = ['refuse', 'refer', 'constrain', 'note'] as const;

function noticesOf(rules: readonly CareRule[]): CareNotice[] {
  const notices = rules
    .filter(({ text }) => text !== '')
    .map((rule) => ({ id: rule.id, level: rule.level, about: aboutOf(rule), text: rule.text }));
  const once = notices.filter(({ text }, index) => notices.findIndex((other) => other.text === text) === index);
  return once.toSorted((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level));
}

function aboutOf(rule: CareRule): CareNotice['about'] {
  const limits = [rule.maxDeficit, rule.minKcal, rule.minCarbsGrams, rule.maxProteinPerKg, rule.sodiumMaxMg];
  const foods = [...rule.forbiddenFlags, ...rule.forbiddenFoodIds, ...rule.forbiddenTerms];
  const changesMeals =
    rule.nutrition !== 'normal' ||
    rule.extraKcal > 0 ||
    foods.length > 0 ||
    limits.some((limit) => limit !== null) ||
    [rule.steadyVitaminK, rule.evenCarbs, rule.smallMeals].includes(true);
  return rule.trainingModes.length > 0 && !changesMeals ? 'training' : 'everything';
}

/** The training modes that the rules ask for. */
export function careModes({ rules }: CareFindings): TrainingMode[] {
  return [...new Set(rules.flatMap((rule) => rule.trainingModes))];
}
