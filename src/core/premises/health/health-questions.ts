import type { Choice, OpenQuestion } from '#core/premises/premises.ts';
import type { Effect, Evaluated } from './evaluated-health.ts';
import type { HealthAnswer } from './health-answer.ts';
import type { Condition, HealthFacts, HealthQuestion, Medicine } from './health-facts.ts';

const WHEN: readonly Choice[] = [
  { id: 'under_6_weeks', label: 'Under 6 weeks' },
  { id: '6_to_12_weeks', label: '6 to 12 weeks' },
  { id: '3_to_6_months', label: '3 to 6 months' },
  { id: 'longer', label: 'Longer' },
];
const TRIMESTERS: readonly Choice[] = [
  { id: 'first', label: 'Up to week 13' },
  { id: 'second', label: 'Week 14 to 27' },
  { id: 'third', label: 'Week 28 or later' },
];
const AGREED: readonly Choice[] = [
  { id: 'yes', label: 'Yes' },
  { id: 'not_yet', label: 'Not yet' },
];
const SLIP: readonly Choice[] = [
  { id: 'yes', label: 'Yes' },
  { id: 'no', label: 'No, something else' },
];
const GENTLE = 'Until you tell me, I plan gently.';
const FOOD_FIELDS = new Set(['foodAllergies', 'dietaryRestrictions']);
const BLOOD_THINNERS = ['warfarin', 'doac', 'heparin'];
const DIABETES_MEDICINES = new Set(['insulin', 'sulfonylurea', 'metformin', 'sglt2', 'glp1', 'dpp4_pio']);

/** What the words leave open and what would change a plan; each once, the strictest first. */
export function healthQuestions(
  evaluated: readonly Evaluated[],
  answers: readonly HealthAnswer[],
  facts: HealthFacts,
): OpenQuestion[] {
  const named = new Set(evaluated.flatMap(({ effects }) => effects.map(({ subject }) => subject.id)));
  const quotes = new Set(evaluated.map(({ quote }) => quote));
  const namesFood = answers.some(
    ({ field, reading }) =>
      FOOD_FIELDS.has(field) && reading.mentions.some(({ senses }) => senses.some(({ kind }) => FOOD_KINDS.has(kind))),
  );
  const asked = [
    ...evaluated.flatMap(whichOne),
    ...evaluated.flatMap(whenWasIt),
    ...evaluated.flatMap((each) => ownQuestion(each, { named, quotes, namesFood, facts })),
    ...agreement(evaluated),
  ];
  return [...new Map(asked.toReversed().map((question) => [question.id, question])).values()].toReversed();
}

const FOOD_KINDS = new Set(['food', 'allergen', 'family', 'dish']);

const slug = (quote: string): string => quote.replace(/[^\p{L}\p{N}]+/gu, '_');

const health = (question: Omit<OpenQuestion, 'about'>): OpenQuestion => ({ about: 'health', ...question });

/** One name, several things ("ED"), or a slip that is a word itself. */
function whichOne({ kind, effects, origin, certainty, quote }: Evaluated): OpenQuestion[] {
  const waits = effects.some(({ training: { action } }) => action === 'clear_once' || action === 'clear_first');
  if (effects.length > 1 && (kind === 'condition' || waits)) {
    const choices = effects.map(({ subject }) => ({ id: subject.id, label: subject.label }));
    return [
      health({
        id: `which:${slug(quote)}`,
        text: `What do you mean by “${quote}”?`,
        choices: [...choices, { id: 'other', label: 'Something else' }],
        meanwhile: 'Until you tell me, I plan for all of these.',
        origin,
      }),
    ];
  }
  const label = effects[0]?.subject.label;
  if (certainty !== 'ask' || label === undefined) return [];
  return [
    health({
      id: `meant:${slug(quote)}`,
      text: `By “${quote}”, do you mean ${label.toLowerCase()}?`,
      choices: SLIP,
      meanwhile: 'Until you tell me, I plan as if you did.',
      origin,
    }),
  ];
}

function whenWasIt({ effects, origin }: Evaluated): OpenQuestion[] {
  const [effect] = effects;
  if (effects.length !== 1 || !effect) return [];
  if (effect.subject.id === 'pregnant') {
    const text = 'How many weeks along are you?';
    const meanwhile = 'Until you tell me, I plan for the second trimester.';
    return [health({ id: 'weeks:pregnant', text, choices: TRIMESTERS, meanwhile, origin })];
  }
  if (!effect.training.whenOpen) return [];
  const text = `How long ago was it? (${effect.subject.label})`;
  return [health({ id: `when:${effect.subject.id}`, text, choices: WHEN, meanwhile: GENTLE, origin })];
}

type Asking = { named: ReadonlySet<string>; quotes: ReadonlySet<string>; namesFood: boolean; facts: HealthFacts };

/** The question that a condition, a medicine or a rule of food brings along, unless another word has answered it. */
function ownQuestion({ effects, origin, quote, standing }: Evaluated, asking: Asking): OpenQuestion[] {
  return effects.flatMap((effect) => {
    if (standing.over) return [];
    const own = subjectQuestion(effect, { quote, alone: effects.length === 1 }, asking);
    const ofRules = effect.rules.flatMap(({ id, question }) => {
      const told =
        (question?.choices.length === 0 && asking.namesFood) ||
        (id === 'blood_thinner' && BLOOD_THINNERS.some((other) => asking.named.has(other)));
      return question && !told ? [{ id: `food:${id}`, question }] : [];
    });
    return [...own, ...ofRules].map(({ id, question }) =>
      health({ id, text: question.text, choices: question.choices, meanwhile: GENTLE, origin }),
    );
  });
}

function subjectQuestion(
  { subject }: Effect,
  { quote, alone }: { quote: string; alone: boolean },
  asking: Asking,
): { id: string; question: HealthQuestion }[] {
  const spoken = asking.facts.medicines.spoken.find(({ name }) => name === quote)?.question;
  if (spoken) return [{ id: `medicine:${slug(quote)}`, question: spoken }];
  const { question } = subject;
  // A spoken name that may be several medicines is asked about as a whole.
  if (!question || !alone) return [];
  const answered = isMedicine(subject)
    ? subject.explainedBy.some((id) => asking.named.has(id))
    : isSettled(subject, quote, asking);
  return answered ? [] : [{ id: `${isMedicine(subject) ? 'medicine' : 'condition'}:${subject.id}`, question }];
}

const isMedicine = (subject: Condition | Medicine): subject is Medicine => 'explainedBy' in subject;

/** "Diabetes" beside metformin, or "type 2", leaves no type open; nor does a heart condition beside a named one. */
function isSettled({ id, questionFor, group }: Condition, quote: string, { named, quotes }: Asking): boolean {
  if (!questionFor.includes(quote)) return true;
  if (id === 'diabetes_2' && [...quotes].some((other) => TYPED_DIABETES.test(other))) return true;
  if (id === 'diabetes_2')
    return ['diabetes_1', 'gestational_diabetes', ...DIABETES_MEDICINES].some((other) => named.has(other));
  return group === 'heart' && NAMED_HEART.some((other) => named.has(other));
}

const TYPED_DIABETES = /^(?:t|type|tipo|typ) ?(?:[12]|i|ii|one|two)/;
const NAMED_HEART = [
  'heart_attack',
  'stent',
  'bypass',
  'afib',
  'svt_ectopics',
  'valve_disease',
  'heart_failure',
  'angina',
  'pacemaker',
  'icd',
];

/** One question for all that a clinician has to agree to. */
function agreement(evaluated: readonly Evaluated[]): OpenQuestion[] {
  const asks = evaluated.filter(({ effects, standing }) =>
    effects.some(
      ({ training: { action } }) => action === 'clear_once' || (action === 'clear_first' && !standing.notCleared),
    ),
  );
  const [first] = asks;
  const effect = first?.effects[0];
  if (!first || !effect) return [];
  return [
    health({
      id: 'clinician_agrees',
      text: `Does your ${effect.subject.training.askWhom} agree that you train? (${effect.subject.label})`,
      choices: AGREED,
      meanwhile: GENTLE,
      origin: first.origin,
    }),
  ];
}
