import { type ReactNode, useEffect, useRef } from 'react';
import type { KeptDecision } from '#core/athlete/go-by.ts';
import { type CompleteAnswers, profileFromAnswers } from '#core/athlete/questionnaire.ts';
import type { PremisesSheet } from '#core/premises/sheet/premises-sheet.ts';
import { PRODUCT } from '#core/product.ts';
import { readPremises } from '#web/parts/premises/premises-queries.ts';
import { PremisesParts } from '#web/parts/premises/premises-sheet.tsx';
import { SheetFoot } from '#web/parts/premises/sheet-foot.tsx';
import { SheetSection } from '#web/parts/premises/sheet-section.tsx';
import { useSheet } from '#web/parts/premises/use-sheet.ts';
import { fetchSuggestions, useSuggestions } from '#web/parts/premises/use-suggestions.ts';
import { Display, Label, Text } from '#web/ui/text.tsx';
import { usePageFlag } from '#web/ui/use-page-flag.ts';
import questionStyles from './question-view.module.css';

type Props = {
  answers: CompleteAnswers;
  first: PremisesSheet;
  taps: readonly KeptDecision[];
  /** The answers are to be saved anew; there are plans already. */
  isRepair: boolean;
  isSaving: boolean;
  /** The answers as they were given, each with a way back to it. */
  log: ReactNode;
  onTaps: (taps: readonly KeptDecision[]) => void;
  onConfirm: (taps: readonly KeptDecision[]) => void;
  onEdit: (field: string) => void;
};

/** All questions are answered: what plans will go by, before they are made. */
export function SheetStage(props: Props) {
  const { answers, first, taps, isRepair, isSaving, log, onTaps, onConfirm, onEdit } = props;
  const profile = profileFromAnswers(answers, { firstName: null });
  const flow = useSheet({
    ...{ first, taps, onTaps },
    read: (decisions, signal) => readPremises(profile, decisions, signal),
  });
  const suggestions = useSuggestions(first, (signal) =>
    fetchSuggestions(
      profile,
      taps.map(({ decision }) => decision),
      signal,
    ),
  );
  usePageFlag('sheet');
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={questionStyles.ask}>
      <div ref={heading} tabIndex={-1} className={questionStyles.heard}>
        <Label as="p">{PRODUCT.coach}</Label>
        <Display className={questionStyles.prompt}>What I’ll go by</Display>
        <Text tone="quiet">
          This is what I made of your answers, next to the words it came from. Put right what is wrong.{' '}
          {isRepair
            ? 'Then your plans are checked again.'
            : 'I plan nothing before you say so. Saying so also lets me use your health answers for it; in your account you can take that back.'}
        </Text>
      </div>
      <PremisesParts flow={flow} level={2} {...{ onEdit, suggestions }} />
      <SheetSection title="Your answers" level={2}>
        {log}
      </SheetSection>
      <SheetFoot
        flow={flow}
        label={isRepair ? 'Save My Answers' : 'That’s right, make my plans'}
        isPending={isSaving}
        pendingLabel="Saving..."
        onConfirm={() => onConfirm(flow.taps)}
      />
    </div>
  );
}
