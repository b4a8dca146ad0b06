import { useId } from 'react';
import type { Decision } from '#core/athlete/go-by.ts';
import { asksOfUnread } from '#core/premises/question-id.ts';
import type { PremisesSheet } from '#core/premises/sheet/premises-sheet.ts';
import { isByModel } from '#core/premises/suggested/model-choice.ts';
import { ReadingConsent } from '#web/parts/person/reading-consent.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Label, Text, Title } from '#web/ui/text.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { GuessChoice } from './guess-choice.tsx';
import styles from './open-questions.module.css';
import type { HeadingLevel } from './sheet-section.tsx';
import type { Suggestions } from './use-suggestions.ts';

type Question = PremisesSheet['questions'][number];
type Choice = Question['choices'][number];

type Props = {
  questions: readonly Question[];
  level: HeadingLevel;
  onTap: (decisions: readonly Decision[]) => void;
  /** Left out where the words cannot be changed from here. */
  onEdit: ((field: string) => void) | undefined;
  /** Left out where no model is asked. */
  suggestions?: Suggestions | undefined;
};

/** "One open question", "3 open questions"; what is said once all of them have an answer. */
function headingOf(questions: readonly Question[]): string {
  const open = questions.filter(({ chosen }) => chosen === null).length;
  if (open === 0) return 'Answered, thank you';
  return open === 1 ? 'One open question' : `${open} open questions`;
}

/** What the words leave open, each with choices to tap. They stay when they are answered, so that an answer can be changed. */
export function OpenQuestions({ questions, suggestions, ...rest }: Props) {
  if (questions.length === 0) return null;
  return (
    <div className={styles.ask}>
      <Label as="p">{headingOf(questions)}</Label>
      {questions.map((question) => (
        <OpenQuestion key={question.id} {...{ question, suggestions, ...rest }} />
      ))}
      {suggestions?.canAsk && (
        <div className={styles.consent}>
          <ReadingConsent />
          <VisuallyHidden>
            <span aria-live="polite">{arrivalOf(suggestions)}</span>
          </VisuallyHidden>
        </div>
      )}
    </div>
  );
}

/** Said to who does not see it come. */
function arrivalOf({ state, choices }: Suggestions): string {
  if (state !== 'come') return '';
  if (choices.size === 0) return 'The AI model has no guess.';
  return choices.size === 1 ? 'One guess by AI has come.' : `${choices.size} guesses by AI have come.`;
}

type OpenQuestionProps = Omit<Props, 'questions'> & { question: Question };

function OpenQuestion({ question, suggestions, level, onTap, onEdit }: OpenQuestionProps) {
  const id = useId();
  const { field, chosen, meanwhile } = question;
  const guess = question.choices.find(isByModel) ?? suggestions?.choices.get(question.id);
  const option = (choice: Choice) => (
    <label key={choice.id} className={styles.option}>
      <input
        type="radio"
        name={id}
        checked={choice.id === chosen}
        onChange={() => onTap([{ about: 'question', question: question.id, choice: choice.id }])}
      />
      <span>{choice.label}</span>
    </label>
  );
  return (
    <div className={styles.question}>
      <Title as={`h${level}`} id={`${id}-q`}>
        {question.text}
      </Title>
      <div role="radiogroup" aria-labelledby={`${id}-q`} aria-describedby={`${id}-m`} className={styles.options}>
        {question.choices.filter((choice) => !isByModel(choice)).map(option)}
        {asksOfUnread(question) && (
          <GuessChoice state={suggestions?.state ?? 'off'}>{guess && option(guess)}</GuessChoice>
        )}
      </div>
      <Text id={`${id}-m`} tone="quiet">
        {chosen === null && `Until you choose: ${meanwhile}`}
      </Text>
      {onEdit && field !== null && (
        <LinkButton className={styles.words} onClick={() => onEdit(field)}>
          None of these. Change my words
        </LinkButton>
      )}
    </div>
  );
}
