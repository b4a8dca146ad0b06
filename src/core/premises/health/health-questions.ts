import type { Choice, HealthAnswered, OpenQuestion } from '#core/premises/premises.ts';
import { questionId } from '#core/premises/question-id.ts';
import type { Effect, Evaluated } from './evaluated-health.ts';
import type { HealthAnswer } from './health-answer.ts';
import type { Condition, HealthFacts, HealthQuestion, Medicine } from './health-facts.ts';
import { AGREEMENT } from './told-health.ts';

const choice = (id: string, label: string, answered: HealthAnswered): Choice => ({
  id,
  label,
  does: { kind: 'health', ...answered },
});
/** Of a span of time its beginning counts, as the stricter end. */
const WHEN: readonly Choice[] = [
  choice('under_6_weeks', 'Under 6 weeks', { weeksSince: 0 }),
  choice('6_to_12_weeks', '6 to 12 weeks', { weeksSince: 6 }),
  choice('3_to_6_months', '3 to 6 months', { weeksSince: 13 }),
  choice('longer', 'Longer', { weeksSince: 26 }),
];
const TRIMESTERS: readonly Choice[] = [
  choice('first', 'Up to week 13', { is: ['pregnant_t1'] }),
  choice('second', 'Week 14 to 27', { is: ['pregnant_t2'] }),
  choice('third', 'Week 28 or later', { is: ['pregnant_t3'] }),
];
const AGREED: readonly Choice[] = [
  choice('yes', 'Yes', { states: ['cleared'] }),
  choice('not_yet', 'Not yet', { states: ['not_cleared'] }),
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
  return [...new Map(asked.toReversed().map((question) => [onceFor(question), question])).values()].toReversed();
}

/** "Diabetic, so watching sugar": which diabetes it is, is asked once, by whatever words it was told. */
const onceFor = ({ id }: OpenQuestion): string => (id.startsWith('condition:') ? id.replace(/@.*/, '') : id);

const FOOD_KINDS = new Set(['food', 'allergen', 'family', 'dish']);

/** Two conditions are asked about by two questions even where the words are the same. */
const ofWords = (kind: string, words: string): string => questionId(`${kind}@`, words);

const health = (question: Omit<OpenQuestion, 'about'>): OpenQuestion => ({ about: 'health', ...question });

/** One name, several things ("ED"), or a slip that is a word itself. */
function whichOne({ kind, effects, origin, certainty, quote }: Evaluated): OpenQuestion[] {
  const waits = effects.some(({ training: { action } }) => action === 'clear_once' || action === 'clear_first');
  if (effects.length > 1 && (kind === 'condition' || waits)) {
    const choices = effects.map(({ subject }) => choice(subject.id, subject.label, { is: [subject.id] }));
    return [
      health({
        id: questionId('which', quote),
        text: `What do you mean by “${quote}”?`,
        choices: [...choices, choice('other', 'Something else', { is: [] })],
        meanwhile: 'Until you tell me, I plan for all of these.',
        origin,
      }),
    ];
  }
  const [effect] = effects;
  if (certainty !== 'ask' || !effect) return [];
  const { id, label } = effect.subject;
  return [
    health({
      id: questionId('meant', quote),
      text: `By “${quote}”, do you mean ${label.toLowerCase()}?`,
      choices: [choice('yes', 'Yes', { is: [id] }), choice('no', 'No, something else', { is: [] })],
      meanwhile: 'Until you tell me, I plan as if you did.',
      origin,
    }),
  ];
}

function whenWasIt({ effects, origin, quote }: Evaluated): OpenQuestion[] {
  const [effect] = effects;
  if (effects.length !== 1 || !effect) return [];
  if (effect.subject.id === 'pregnant') {
    const text = 'How many weeks along are you?';
    const meanwhile = 'Until you tell me, I plan for the second trimester.';
    return [health({ id: ofWords('weeks:pregnant', quote), text, choices: TRIMESTERS, meanwhile, origin })];
  }
  if (!effect.training.whenOpen) return [];
  const text = `How long ago was it? (${effect.subject.label})`;
  return [health({ id: ofWords(`when:${effect.subject.id}`, quote), text, choices: WHEN, meanwhile: GENTLE, origin })];
}

/** A choice of the data with what it does. */
const choiceOf = ({ id, label, is, also, out, fine }: HealthQuestion['choices'][number]): Choice =>
  is || also || out || fine
    ? choice(id, label, { ...(is && { is }), ...(also && { also }), ...(out && { out }), ...(fine && { fine }) })
    : { id, label, does: { kind: 'as_read' } };

type Asking = { named: ReadonlySet<string>; quotes: ReadonlySet<string>; namesFood: boolean; facts: HealthFacts };

/** The question that a condition, a medicine or a rule of food brings along, unless another word has answered it. */
function ownQuestion({ effects, origin, quote, standing }: Evaluated, asking: Asking): OpenQuestion[] {
  return effects.flatMap((effect) => {
    if (standing.over) return [];
    const own = subjectQuestion(effect, { quote, alone: effects.length === 1 }, asking);
    const ofRules = effect.rules.flatMap(({ id, question }) => {
      const told =
        (question?.unlessNamed && asking.namesFood) ||
        (id === 'blood_thinner' && BLOOD_THINNERS.some((other) => asking.named.has(other)));
      return question && !told ? [{ id: `food:${id}`, question }] : [];
    });
    return [...own, ...ofRules].map(({ id, question: { text, choices, meanwhile = GENTLE } }) =>
      health({ id: ofWords(id, quote), text, choices: choices.map(choiceOf), meanwhile, origin }),
    );
  });
}

function subjectQuestion(
  { subject }: Effect,
  { quote, alone }: { quote: string; alone: boolean },
  asking: Asking,
): { id: string; question: HealthQuestion }[] {
  const spoken = asking.facts.medicines.spoken.find(({ name }) => name === quote)?.question;
  if (spoken) return [{ id: `medicine:${quote}`, question: spoken }];
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

const asksFor = ({ effects }: Evaluated): string[] =>
  effects.map(({ subject, training: { action } }) => `${subject.id} ${action}`);

/** One question for all that a clinician has to agree to. */
function agreement(evaluated: readonly Evaluated[]): OpenQuestion[] {
  const asks = evaluated.filter(({ effects, standing }) =>
    effects.some(
      ({ training: { action, whenOpen } }) =>
        action === 'clear_once' || whenOpen || (action === 'clear_first' && !standing.notCleared),
    ),
  );
  const [first] = asks;
  const effect = first?.effects[0];
  if (!first || !effect) return [];
  return [
    health({
      // Bound to all that asks for it: what is told later, or has grown worse, is asked about anew.
      id: ofWords(AGREEMENT, asks.flatMap(asksFor).sort().join(' ')),
      text: `Does your ${effect.subject.training.askWhom} agree that you train? (${effect.subject.label})`,
      choices: AGREED,
      meanwhile: GENTLE,
      origin: first.origin,
    }),
  ];
}
