import { useState } from 'react';
import type { Groceries } from '#contract/meals.ts';
import type { GroceryItem } from '#core/nutrition/groceries/grocery-list.ts';
import { gramsOf } from '#web/parts/plan/sums.ts';
import { Stack } from '#web/ui/layout.tsx';
import { Label, Text } from '#web/ui/text.tsx';
import styles from './grocery-aisles.module.css';
import { keepTicked, tickedItems } from './kept-groceries.ts';

/** The list itself. What is ticked off is kept on this device. */
export function GroceryAisles({ groceries }: { groceries: Groceries }) {
  const [ticked, setTicked] = useState(() => tickedItems(groceries));
  const ids = groceries.aisles.flatMap(({ items }) => items.map(({ id }) => id));
  const done = ids.filter((id) => ticked.includes(id)).length;
  const toggle = (id: string) => {
    const next = ticked.includes(id) ? ticked.filter((one) => one !== id) : [...ticked, id];
    setTicked(next);
    keepTicked(groceries, next);
  };
  return (
    <Stack>
      <Text tone="quiet" numeric as="div">
        <span role="status">
          {done} of {ids.length} in the cart
        </span>
      </Text>
      {groceries.aisles.map(({ id, label, items }) => (
        <section key={id} aria-labelledby={`aisle-${id}`}>
          <Label as="h3" id={`aisle-${id}`}>
            {label}
          </Label>
          <ul className={styles.items}>
            {items.map((item) => (
              <Item key={item.id} item={item} isTicked={ticked.includes(item.id)} onToggle={() => toggle(item.id)} />
            ))}
          </ul>
        </section>
      ))}
    </Stack>
  );
}

type ItemProps = { item: GroceryItem; isTicked: boolean; onToggle: () => void };

function Item({ item, isTicked, onToggle }: ItemProps) {
  return (
    <li>
      <label className={styles.item}>
        <input type="checkbox" className={styles.box} checked={isTicked} onChange={onToggle} />
        <span>
          <span className={styles.buy}>{item.buy}</span>
          <span className={styles.need}>{needOf(item)}</span>
        </span>
      </label>
    </li>
  );
}

/** "For 200 g rice, cooked. Probably at home." */
function needOf({ amounts, staple }: GroceryItem): string {
  const needs = amounts.map(({ name, grams }) => `${gramsOf(grams)} ${name}`).join(' and ');
  return `For ${needs}.${staple ? ' Probably at home.' : ''}`;
}
