import { Check, Pencil } from 'lucide-react';
import { inSentence } from '#core/premises/food/spoken-food.ts';
import type { PremisesSheet } from '#core/premises/sheet/premises-sheet.ts';
import { IconButton, LinkButton } from '#web/ui/button.tsx';
import { Segments } from '#web/ui/segments.tsx';
import styles from './food-lists.module.css';
import { FOOD_STANCES, type FoodStance } from './food-stances.ts';
import { saidOf } from './said.ts';

type Food = PremisesSheet['foods'][number];

/** Said where no words of the person stand behind a food. */
const REASONS: Record<Food['because'], string> = {
  allergy: 'An allergy.',
  illness: 'Because of your health; change it there.',
  medicine: 'Because of your medicine; change it there.',
  diet: 'Your way of eating.',
  faith: 'Your faith.',
  dislike: '',
  wish: '',
  unread: 'A word I do not know stands behind it.',
};

/** The words that a food comes from, why it stands there where they do not say so, and what else it means. */
function reasonOf({ origin, because, canChange, note }: Food): string {
  const said = saidOf(origin);
  const reason = said === '' || !canChange || because === 'unread' ? REASONS[because] : '';
  const sentences = [said && (/[.]$/.test(said) ? said : `${said}.`), reason, note];
  return sentences.filter((part) => part !== '').join(' ');
}

/** A way of eating leaves out what is not of it: "What is not vegan". */
function nameOf({ subject, label, stance }: Food): string {
  if (!subject.startsWith('diet:') || stance === 'fine') return label;
  const way = inSentence(label);
  return way.startsWith('mostly ') ? `Most of what is not ${way.slice('mostly '.length)}` : `What is not ${way}`;
}

type Props = {
  food: Food;
  isOpen: boolean;
  onOpen: () => void;
  onStance: (stance: FoodStance | 'as_written') => void;
};

/** One food with its words; the pencil opens the switch that moves it. */
export function FoodLine({ food, isOpen, onOpen, onStance }: Props) {
  const { label, canChange, origin, stance } = food;
  return (
    <li className={styles.food}>
      <span className={styles.main}>
        <strong>{nameOf(food)}</strong>
        <span className={styles.reason}>{reasonOf(food)}</span>
      </span>
      {canChange && (
        <IconButton
          label={isOpen ? `Done with ${label}` : `Move ${label}`}
          className={styles.edit}
          aria-expanded={isOpen}
          onClick={onOpen}
        >
          {isOpen ? <Check /> : <Pencil />}
        </IconButton>
      )}
      {isOpen && (
        <span className={styles.switch}>
          <Segments
            label={label}
            options={FOOD_STANCES}
            value={stance}
            onChange={onStance}
            className={styles.segments ?? ''}
          />
          {origin.how === 'tapped' && (
            <LinkButton className={styles.more} onClick={() => onStance('as_written')}>
              {origin.quotes.length > 0 ? 'Go by my words again' : 'Take it off'}
            </LinkButton>
          )}
        </span>
      )}
    </li>
  );
}
