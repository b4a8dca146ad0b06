import { Title } from '#web/ui/text.tsx';
import { FoodLists } from './food-lists.tsx';
import { HealthFacts } from './health-facts.tsx';
import { MovementTiles } from './movement-tiles.tsx';
import { OpenQuestions } from './open-questions.tsx';
import styles from './premises-sheet.module.css';
import type { HeadingLevel } from './sheet-section.tsx';
import { ToolChecklist } from './tool-checklist.tsx';
import { unaskedWords } from './unasked-words.ts';
import { UnreadWords } from './unread-words.tsx';
import type { SheetFlow } from './use-sheet.ts';
import type { Suggestions } from './use-suggestions.ts';

type Props = {
  flow: SheetFlow;
  level: HeadingLevel;
  /** Opens the answer that words stand in; left out where it cannot be opened from here. */
  onEdit?: (field: string) => void;
  /** What a model says of words that nobody understood; left out where none is asked. */
  suggestions?: Suggestions;
};

/** Everything that plans go by, next to the words that it came from, to be put right by tapping. */
export function PremisesParts({ flow, level, onEdit, suggestions }: Props) {
  const { questions, changedSince } = flow.sheet;
  return (
    <div className={styles.parts}>
      {changedSince.length > 0 && (
        <div className={styles.block}>
          <Title as={`h${level}`}>Read differently since you confirmed it</Title>
          <ul className={styles.changed}>
            {changedSince.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
      <OpenQuestions {...{ questions, level, onEdit, suggestions }} onTap={flow.tap} />
      <UnreadWords unread={unaskedWords(flow.sheet)} {...{ level, onEdit }} />
      <FoodLists {...{ flow, level }} />
      <ToolChecklist {...{ flow, level }} />
      <MovementTiles {...{ flow, level }} />
      <HealthFacts {...{ flow, level }} />
    </div>
  );
}
