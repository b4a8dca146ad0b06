import type { Groceries } from '#contract/meals.ts';

/** The list on paper. */
export function GroceriesSheet({ groceries: { days, aisles, notes } }: { groceries: Groceries }) {
  return (
    <>
      <h1>{days === 7 ? 'Groceries for the week' : 'Groceries for today'}</h1>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {aisles.map(({ id, label, items }) => (
        <section key={id}>
          <h2>{label}</h2>
          <ul>
            {items.map((item) => (
              <li key={item.id}>
                {item.buy}
                {item.staple && ' (probably at home)'}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
