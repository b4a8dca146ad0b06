import { useEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ChipButton, Chips } from '#web/ui/chip.tsx';
import { SearchField } from '#web/ui/field.tsx';
import { Segments } from '#web/ui/segments.tsx';
import { Label, Text } from '#web/ui/text.tsx';
import styles from './food-lists.module.css';
import { foodsNamed, type NamedFood } from './food-names.ts';
import { FOOD_STANCES, type FoodStance } from './food-stances.ts';

const MOST_FOUND = 8;

type Props = {
  /** Foods that stand on the sheet already. */
  known: readonly string[];
  onAdd: (subject: string, name: string, stance: FoodStance) => void;
  onClose: () => void;
};

/** A food that the words did not name: looked up, then put into one of the three lists. */
export function AddFood({ known, onAdd, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<NamedFood | null>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  useEffect(() => {
    if (chosen) box.current?.querySelector<HTMLElement>('[role=group] button')?.focus();
  }, [chosen]);
  const found = foodsNamed(typed, MOST_FOUND).filter(({ subject }) => !known.includes(subject));
  return (
    <div ref={box} className={styles.adding}>
      <SearchField
        label="Which food?"
        value={typed}
        autoComplete="off"
        onChange={({ target }) => {
          setTyped(target.value);
          setChosen(null);
        }}
      />
      <div role="status" className={styles.found}>
        {typed.trim() !== '' && found.length === 0 && (
          <Text tone="quiet">I know no food of that name that is not here already.</Text>
        )}
      </div>
      {!chosen && (
        <Chips>
          {found.map((food) => (
            <ChipButton key={`${food.subject} ${food.label}`} onClick={() => setChosen(food)}>
              {food.label}
            </ChipButton>
          ))}
        </Chips>
      )}
      {chosen && (
        <div className={styles.where}>
          <Label as="p">{chosen.label}</Label>
          <Segments
            label={chosen.label}
            options={FOOD_STANCES}
            value={undefined}
            onChange={(stance) => onAdd(chosen.subject, chosen.label, stance)}
            className={styles.segments ?? ''}
          />
        </div>
      )}
      <Button small tone="quiet" className={styles.close} onClick={onClose}>
        Close
      </Button>
    </div>
  );
}
