import { readFileSync } from 'node:fs';
import type pdfmake from 'pdfmake';
import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.d.ts';
import type { Paper, PaperPart, PaperTable } from '#core/papers/paper.ts';
import { PRODUCT } from '#core/product.ts';
import { PROJECT_FOLDER } from '../project-folder.ts';
import { chartOf } from './pdf-chart.ts';
import { INK, LEAF, LINE, QUIET } from './pdf-colours.ts';
import { type Face, written } from './pdf-text.ts';

type Library = typeof pdfmake & { virtualfs: { writeFileSync: (name: string, bytes: Buffer) => void } };

const FACES: Record<Face, { normal: string; bold: string }> = {
  Inter: {
    normal: '@fontsource/inter/files/inter-latin-400-normal.woff',
    bold: '@fontsource/inter/files/inter-latin-600-normal.woff',
  },
  InterExt: {
    normal: '@fontsource/inter/files/inter-latin-ext-400-normal.woff',
    bold: '@fontsource/inter/files/inter-latin-ext-600-normal.woff',
  },
  InterCyrillic: {
    normal: '@fontsource/inter/files/inter-cyrillic-400-normal.woff',
    bold: '@fontsource/inter/files/inter-cyrillic-600-normal.woff',
  },
  InterGreek: {
    normal: '@fontsource/inter/files/inter-greek-400-normal.woff',
    bold: '@fontsource/inter/files/inter-greek-600-normal.woff',
  },
};
const HEADING_FACE = '@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff';

let library: Promise<Library> | undefined;

/** Loaded with the first paper: a start needs none of it. */
async function loadLibrary(): Promise<Library> {
  const { default: loaded } = (await import('pdfmake')) as unknown as { default: Library };
  const name = (path: string) => {
    loaded.virtualfs.writeFileSync(path, readFileSync(new URL(`node_modules/${path}`, PROJECT_FOLDER)));
    return path;
  };
  loaded.addFonts(
    Object.fromEntries(
      Object.entries(FACES).map(([face, { normal, bold }]) => [face, { normal: name(normal), bold: name(bold) }]),
    ),
  );
  loaded.addFonts({ Heading: { normal: name(HEADING_FACE), bold: HEADING_FACE } });
  // Nothing that a person wrote may make the server read a file or an address.
  loaded.setUrlAccessPolicy(() => false);
  loaded.setLocalAccessPolicy(() => false);
  return loaded;
}

/** A paper as a PDF: A4, our own faces, page numbers. */
export async function writePdf(paper: Paper, { date }: { date: string }): Promise<Uint8Array> {
  library ??= loadLibrary();
  const bytes = await (await library).createPdf(layoutOf(paper, date)).getBuffer();
  return new Uint8Array(bytes);
}

const MARGIN = 48;
const PAGE_WIDTH = 595.28;
const TEXT_WIDTH = PAGE_WIDTH - 2 * MARGIN;

function layoutOf(paper: Paper, date: string): TDocumentDefinitions {
  return {
    pageSize: 'A4',
    pageMargins: [MARGIN, MARGIN, MARGIN, MARGIN + 8],
    info: { title: paper.title, creator: PRODUCT.name, producer: PRODUCT.name },
    defaultStyle: { font: 'Inter', fontSize: 9.5, lineHeight: 1.35, color: INK },
    content: [
      { text: headed(PRODUCT.name), font: 'Heading', fontSize: 11, characterSpacing: 0.6, margin: [0, 0, 0, 18] },
      { text: headed(paper.title), font: 'Heading', fontSize: 34, lineHeight: 1 },
      { text: written(paper.lead), color: QUIET, margin: [0, 4, 0, 14] },
      ...factsOf(paper.facts),
      ...(paper.chart ? chartOf(paper.chart, TEXT_WIDTH) : []),
      ...paper.parts.flatMap(partOf),
      ...notesOf(paper.notes),
    ],
    footer: (page, pages) => ({
      columns: [
        { text: `${PRODUCT.name}, ${date}`, color: QUIET },
        { text: `${page} of ${pages}`, color: QUIET, alignment: 'right' },
      ],
      fontSize: 8,
      margin: [MARGIN, 16, MARGIN, 0],
    }),
  };
}

/** Headings are capitals of a face that knows Latin alone; what it does not know is written in the face of the text. */
const headed = (text: string): Content => written(text.toUpperCase(), 'Heading');

const rule = (weight: number, colour: string): Content => ({
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: TEXT_WIDTH, y2: 0, lineWidth: weight, lineColor: colour }],
});

function factsOf(facts: Paper['facts']): Content[] {
  if (facts.length === 0) return [];
  return [
    rule(2.5, INK),
    {
      columns: facts.map(({ label, value }) => [
        { text: written(label), fontSize: 8, color: QUIET },
        { text: headed(value), font: 'Heading', fontSize: 17, lineHeight: 1.1 },
      ]),
      columnGap: 12,
      margin: [0, 8, 0, 14],
    },
  ];
}

function partOf({ heading, line, newPage, ticks, items, steps, table }: PaperPart): Content[] {
  const head: Content = {
    stack: [
      rule(newPage ? 2.5 : 1, INK),
      { text: headed(heading), font: 'Heading', fontSize: newPage ? 24 : 15, lineHeight: 1.1, margin: [0, 6, 0, 0] },
      ...(line === undefined
        ? []
        : [{ text: written(line), color: QUIET, margin: [0, 1, 0, 0] as [number, number, number, number] }]),
    ],
    ...(newPage && { pageBreak: 'before' }),
    // A heading at the foot of a page would stand without what it names.
    headlineLevel: 1,
    margin: [0, newPage ? 0 : 10, 0, 6],
  };
  const below: Content[] = [];
  if (ticks) below.push(ticksOf(ticks));
  if (items && steps) below.push(recipeOf(items, steps));
  else if (items) below.push({ ul: items.map((item) => written(item)), markerColor: LEAF });
  if (table) below.push(tableOf(table));
  const isShort = (items?.length ?? 0) + (steps?.length ?? 0) < 24;
  return table || ticks || !isShort ? [head, ...below] : [{ stack: [head, ...below], unbreakable: !newPage }];
}

/** What goes in on the left, what is done with it on the right. */
const recipeOf = (items: readonly string[], steps: readonly string[]): Content => ({
  columns: [
    { width: '38%', ul: items.map((item) => written(item)), markerColor: LEAF },
    { width: '*', ol: steps.map((step) => written(step)), markerColor: QUIET },
  ],
  columnGap: 18,
});

const BOX = 8;

function ticksOf(ticks: readonly string[]): Content {
  const half = Math.ceil(ticks.length / 2);
  const lines = (some: readonly string[]): Content[] =>
    some.map((text) => ({
      columns: [
        {
          width: BOX + 6,
          canvas: [{ type: 'rect', x: 0, y: 2.5, w: BOX, h: BOX, lineWidth: 0.8, lineColor: INK }],
        },
        { width: '*', text: written(text) },
      ],
      margin: [0, 2, 0, 2],
      unbreakable: true,
    }));
  return { columns: [{ stack: lines(ticks.slice(0, half)) }, { stack: lines(ticks.slice(half)) }], columnGap: 18 };
}

function tableOf({ head, rows }: PaperTable): Content {
  const cell = (text: string, extra: object = {}): TableCell => ({ text: written(text), ...extra });
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: head.map((_, column) => (column === 0 ? '*' : 'auto')),
      body: [
        head.map((text) => cell(text, { fontSize: 8, color: QUIET })),
        ...rows.map((row) => row.map((text, column) => cell(text, column === 0 ? { bold: true } : { noWrap: true }))),
      ],
    },
    layout: {
      hLineWidth: (line, node) => (line === 0 || line === node.table.body.length ? 0 : 0.5),
      vLineWidth: () => 0,
      hLineColor: () => LINE,
      paddingLeft: (column) => (column === 0 ? 0 : 14),
      paddingRight: () => 0,
      paddingTop: () => 4,
      paddingBottom: () => 4,
    },
  };
}

function notesOf(notes: readonly string[]): Content[] {
  if (notes.length === 0) return [];
  return [...partOf({ heading: 'Coach notes' }), { ul: notes.map((note) => written(note)), markerColor: LEAF }];
}
