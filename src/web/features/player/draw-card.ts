import { PRODUCT } from '#core/product.ts';

export type Card = { name: string; sets: string; load: string; day: string; date: string };

export const SIZE = { width: 1080, height: 720 } as const;

const EDGE = 72;
const FIGURE = { x: 620, y: 70, size: 400 } as const;
const FOOT_Y = 640;
const RULE_Y = 560;

type Colours = Record<'ground' | 'text' | 'quiet' | 'line' | 'leaf', string>;

/** Colours of the design, read where it names them. */
function coloursOf(canvas: HTMLCanvasElement): Colours {
  const style = getComputedStyle(canvas);
  const read = (name: string) => style.getPropertyValue(name).trim();
  return {
    ground: read('--surface-1'),
    text: read('--text'),
    quiet: read('--quiet'),
    line: read('--line'),
    leaf: read('--leaf-text'),
  };
}

/** Draws the card in the brand's faces and colours; the figure is copied from the drawing that is on the page. */
export function drawCard(canvas: HTMLCanvasElement, card: Card, figure: HTMLElement | null): void {
  const paper = canvas.getContext('2d');
  if (!paper) return;
  const colours = coloursOf(canvas);
  const head = getComputedStyle(canvas).getPropertyValue('--face-head');
  const write = (text: string, y: number, [weight, px]: [number, number], colour: string, most: number) => {
    paper.font = `${weight} ${px}px ${head}`;
    paper.fillStyle = colour;
    paper.fillText(text.toUpperCase(), EDGE, y, most);
  };
  paper.setTransform(1, 0, 0, 1, 0, 0);
  paper.fillStyle = colours.ground;
  paper.fillRect(0, 0, SIZE.width, SIZE.height);
  paper.textAlign = 'left';
  write(card.name, 140, [700, 56], colours.quiet, FIGURE.x - EDGE);
  write(card.sets, 340, [800, 216], colours.text, FIGURE.x - EDGE);
  write(card.load, 450, [800, 88], colours.text, FIGURE.x - EDGE);
  paper.fillStyle = colours.line;
  paper.fillRect(EDGE, RULE_Y, SIZE.width - 2 * EDGE, 2);
  paper.fillStyle = colours.leaf;
  paper.fillRect(EDGE, RULE_Y - 3, 120, 8);
  write(card.day, FOOT_Y, [700, 44], colours.text, SIZE.width / 2);
  paper.textAlign = 'right';
  paper.fillStyle = colours.quiet;
  paper.fillText(`${card.date} · ${PRODUCT.name}`.toUpperCase(), SIZE.width - EDGE, FOOT_Y);
  const drawing = figure?.querySelector('svg');
  if (drawing) copyDrawing(paper, drawing);
}

/** Paths and circles of an SVG, with the strokes and fills that its styles give them. */
function copyDrawing(paper: CanvasRenderingContext2D, drawing: SVGSVGElement): void {
  const { width } = drawing.getBoundingClientRect();
  const scale = FIGURE.size / (width || FIGURE.size);
  for (const shape of drawing.querySelectorAll<SVGGeometryElement>('path, circle')) {
    const matrix = shape.getCTM();
    if (!matrix) continue;
    const style = getComputedStyle(shape);
    const path = new Path2D(shape.getAttribute('d') ?? '');
    if (shape instanceof SVGCircleElement) {
      path.arc(shape.cx.baseVal.value, shape.cy.baseVal.value, shape.r.baseVal.value, 0, 2 * Math.PI);
    }
    paper.setTransform(scale, 0, 0, scale, FIGURE.x, FIGURE.y);
    paper.transform(matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f);
    paper.globalAlpha = Number(style.opacity);
    if (style.fill !== 'none') {
      paper.fillStyle = style.fill;
      paper.fill(path);
    }
    if (style.stroke !== 'none') {
      paper.strokeStyle = style.stroke;
      paper.lineWidth = Number.parseFloat(style.strokeWidth);
      paper.lineCap = style.strokeLinecap as CanvasLineCap;
      paper.lineJoin = style.strokeLinejoin as CanvasLineJoin;
      paper.stroke(path);
    }
  }
  paper.globalAlpha = 1;
}
