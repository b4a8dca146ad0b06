import type { CanvasElement, Content } from 'pdfmake/interfaces.d.ts';
import type { PaperChart, PaperPoint } from '#core/papers/paper.ts';
import { isoDay } from '#core/units/calendar-day.ts';
import { spokenDate } from '#core/units/spoken-date.ts';
import { INK, LEAF, LINE, QUIET } from './pdf-colours.ts';
import { written } from './pdf-text.ts';

const HEIGHT = 120;
const DOT = 1.6;

/** A line through dots, with the last value said in words; the days stand below its ends. */
export function chartOf({ label, dots, line, unit }: PaperChart, width: number): Content[] {
  const all = [...dots, ...line];
  const [days, values] = [all.map(({ day }) => day), all.map(({ value }) => value)];
  const [from, to] = [Math.min(...days), Math.max(...days)];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const x = ({ day }: PaperPoint) => ((day - from) / Math.max(1, to - from)) * (width - 2 * DOT) + DOT;
  const y = ({ value }: PaperPoint) => HEIGHT - ((value - low) / Math.max(0.1, high - low)) * (HEIGHT - 2 * DOT) - DOT;
  const last = line.at(-1);
  const canvas: CanvasElement[] = [
    { type: 'line', x1: 0, y1: HEIGHT, x2: width, y2: HEIGHT, lineWidth: 0.5, lineColor: LINE },
    ...dots.map((dot): CanvasElement => ({ type: 'ellipse', x: x(dot), y: y(dot), r1: DOT, r2: DOT, color: QUIET })),
    { type: 'polyline', lineWidth: 2, lineColor: LEAF, points: line.map((point) => ({ x: x(point), y: y(point) })) },
  ];
  const dateOf = (day: number) => spokenDate(isoDay(day), isoDay(to));
  return [
    {
      unbreakable: true,
      stack: [
        {
          columns: [
            { text: written(label), color: QUIET },
            ...(last
              ? [{ text: `about ${last.value} ${unit} now`, bold: true, color: INK, alignment: 'right' as const }]
              : []),
          ],
          margin: [0, 0, 0, 6],
        },
        { canvas },
        {
          columns: [
            { text: dateOf(from), color: QUIET, fontSize: 8 },
            { text: dateOf(to), color: QUIET, fontSize: 8, alignment: 'right' },
          ],
          margin: [0, 3, 0, 10],
        },
      ],
    },
  ];
}
