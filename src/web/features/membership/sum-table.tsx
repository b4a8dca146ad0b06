import { moneyText, PRICES, type Sum } from '#core/membership/prices.ts';
import styles from './membership.module.css';

type Row = { name: string; cents: number };

/** What a sum is made of; the last row is what all of it comes to. */
export function sumRows(sum: Sum & { what: string; seats: number; total: string }): Row[] {
  return [
    { name: sum.what, cents: sum.listCents },
    ...(sum.discountCents > 0
      ? [{ name: `Student, ${PRICES.studentPercentOff}% less`, cents: -sum.discountCents }]
      : []),
    { name: 'Tax', cents: sum.taxCents },
    { name: sum.total, cents: sum.totalCents },
  ];
}

export function SumTable({ rows }: { rows: readonly Row[] }) {
  return (
    <table className={styles.sum}>
      <tbody>
        {rows.map(({ name, cents }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{moneyText(cents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
