import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { PremisesSheet } from '#core/premises/sheet/premises-sheet.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Label, Text } from '#web/ui/text.tsx';
import { FoodLine } from './food-line.tsx';
import styles from './food-lists.module.css';
import { FOOD_STANCES, type FoodStance } from './food-stances.ts';
import { type HeadingLevel, headingUnder, SheetSection } from './sheet-section.tsx';
import type { SheetFlow } from './use-sheet.ts';

type Food = PremisesSheet['foods'][number];

/** The names of all foods are a file of their own. */
const AddFood = lazy(() => import('./add-food.tsx').then((module) => ({ default: module.AddFood })));

/** So many lines of a list are shown at first. */
const SHOWN = 8;

/** A food whose switch is open stays in the list where it was opened, so that nothing jumps from under the finger. */
type Opened = { subject: string; in: FoodStance };

/** Foods in three lists: never, not liked, fine. */
export function FoodLists({ flow, level }: { flow: SheetFlow; level: HeadingLevel }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isAdding, setAdding] = useState(false);
  const { foods } = flow.sheet;
  const listOf = (food: Food) => (food.subject === opened?.subject ? opened.in : food.stance);
  const add = (subject: string, name: string, stance: FoodStance) => {
    flow.tap([{ about: 'food', subject, stance }], name);
    setOpened(null);
    setAdding(false);
  };
  return (
    <SheetSection
      title="Food"
      level={level}
      aside={
        <Button small tone="quiet" aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
          <Plus />
          Add
        </Button>
      }
    >
      {isAdding && (
        <Suspense>
          <AddFood known={foods.map(({ subject }) => subject)} onAdd={add} onClose={() => setAdding(false)} />
        </Suspense>
      )}
      <div className={styles.lists}>
        {FOOD_STANCES.map(({ value, label }) => (
          <FoodList
            key={value}
            {...{ label, level, opened: opened?.subject ?? null }}
            foods={foods.filter((food) => listOf(food) === value)}
            onOpen={(subject) => setOpened(subject === opened?.subject ? null : { subject, in: value })}
            onStance={(subject, stance) => {
              if (stance === 'as_written') setOpened(null);
              flow.tap([{ about: 'food', subject, stance }]);
            }}
          />
        ))}
      </div>
    </SheetSection>
  );
}

type FoodListProps = {
  label: string;
  level: HeadingLevel;
  foods: readonly Food[];
  opened: string | null;
  onOpen: (subject: string) => void;
  onStance: (subject: string, stance: FoodStance | 'as_written') => void;
};

function FoodList({ label, level, foods, opened, onOpen, onStance }: FoodListProps) {
  const [all, setAll] = useState(false);
  const shown = all || foods.length <= SHOWN + 1 ? foods : foods.slice(0, SHOWN);
  return (
    <div>
      <div className={styles.name}>
        <Label as={headingUnder(level)}>{label}</Label>
        <span>{foods.length}</span>
      </div>
      {foods.length === 0 && (
        <Text tone="quiet" className={styles.none}>
          Nothing here.
        </Text>
      )}
      <ul>
        {shown.map((food) => (
          <FoodLine
            key={food.subject}
            food={food}
            isOpen={food.subject === opened}
            onOpen={() => onOpen(food.subject)}
            onStance={(stance) => onStance(food.subject, stance)}
          />
        ))}
      </ul>
      {foods.length > shown.length && (
        <LinkButton className={styles.more} onClick={() => setAll(true)}>
          Show all {foods.length}
        </LinkButton>
      )}
    </div>
  );
}
