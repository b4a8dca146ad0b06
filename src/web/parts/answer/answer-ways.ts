import type { FunctionComponent } from 'react';
import type { Question } from '#core/athlete/questionnaire.ts';
import type { AnswerProps } from './answer-props.ts';
import { ChosenAnswer } from './chosen-answer.tsx';
import { OptionRows } from './option-rows.tsx';
import { TextAnswer } from './text-answer.tsx';

/** The control that each kind of question is answered with, in the questionnaire and under Your Answers. */
export const ANSWER_WAYS: Record<Question['kind'], FunctionComponent<AnswerProps>> = {
  options: OptionRows,
  text: TextAnswer,
  options_and_text: ChosenAnswer,
};
