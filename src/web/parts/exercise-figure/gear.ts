import { type Body, limbAngles, step } from './body.ts';
import type { Gear, Joint, Point, Spot } from './pose.ts';
import type { Shape } from './shapes.ts';

const FLOOR = 150;
/** Walls left of this are behind the person. */
const MIDDLE = 80;
const LEG_INSET = 10;
const isJoint = (value: unknown): value is Joint => typeof value === 'string';

/** Where a spot of a thing is, now that the joints are known. */
function place({ joints }: Body, spot: Spot): Point {
  if (isJoint(spot)) return joints[spot];
  const [first, second, third] = spot;
  if (!isJoint(first)) return [first, second];
  const [x, y] = joints[first];
  return [x + second, y + (third ?? 0)];
}

/** Points given around the origin, turned and moved. */
function around(at: Point, turn: number, points: readonly Point[]): Point[] {
  return points.map(([x, y]) => step(step(at, turn + 90, x), turn + 180, y));
}

const rectangle = (left: number, top: number, width: number, height: number): Point[] => [
  [left, top],
  [left + width, top],
  [left + width, top + height],
  [left, top + height],
];

function dumbbell(at: Point, turn: number): Shape[] {
  return [rectangle(-9, -3, 18, 6), rectangle(-18, -9, 9, 18), rectangle(9, -9, 9, 18)].map((points) => ({
    kind: 'iron',
    points: around(at, turn, points),
  }));
}

function kettlebell(at: Point, turn: number): Shape[] {
  const handle: Point[] = [
    [-6, 12],
    [-8, 2],
    [-5, -2],
    [5, -2],
    [8, 2],
    [6, 12],
  ];
  const [bell = at] = around(at, turn, [[0, 19]]);
  return [
    { kind: 'limbs', tone: 'gear', strokes: [{ width: 8, points: around(at, turn, handle) }] },
    { kind: 'disc', at: bell, r: 12 },
  ];
}

/** A loaded bar seen from its end. */
const plate = (at: Point, r: number): Shape[] => [
  { kind: 'disc', at, r },
  { kind: 'disc', at, r: r * 0.6 },
  { kind: 'disc', at, r: 4 },
];

/** The way round that a joint goes, open where it ends. */
const ring = (at: Point, r: number): Shape => ({
  kind: 'line',
  tone: 'edge',
  points: Array.from({ length: 21 }, (_, index) => step(at, 40 + index * 15, r)),
});

/** A loaded bar seen in its length. */
function barbell(at: Point, half: number, r: number): Shape[] {
  const ends = [-1, 1].flatMap((side): Point[][] => [
    rectangle(side * (half - 12) - 4, -r, 8, 2 * r),
    rectangle(side * (half - 3) - 3.5, -r * 0.65, 7, r * 1.3),
  ]);
  return [rectangle(-half - 6, -2.5, 2 * half + 12, 5), ...ends].map((points) => ({
    kind: 'iron',
    points: around(at, 0, points),
  }));
}

/** A seat or a bench: a cushion on legs that stand on the floor. */
function bench([x, y]: Point, length: number): Shape[] {
  const legs = [x + LEG_INSET, x + length - LEG_INSET];
  return [
    ...legs.map(
      (left): Shape => ({
        kind: 'line',
        tone: 'edge',
        points: [
          [left, y + 6],
          [left, FLOOR],
        ],
      }),
    ),
    { kind: 'iron', points: rectangle(x, y, length, 8) },
  ];
}

function chair([x, y]: Point, backless: boolean): Shape[] {
  const [back, front] = [x + 3, x + 39];
  const lines: Point[][] = [
    [
      [back, y],
      [back, FLOOR],
    ],
    [
      [front, y + 6],
      [front, FLOOR],
    ],
  ];
  const rest: Point[][] = backless
    ? []
    : [
        [
          [back, y - 46],
          [back, y],
        ],
      ];
  return [
    ...[...lines, ...rest].map((points): Shape => ({ kind: 'line', tone: 'edge', points })),
    { kind: 'iron', points: rectangle(x, y, 42, 6) },
  ];
}

function wall([x, top]: Point): Shape[] {
  const marks: Point[][] = [];
  const back = x < MIDDLE ? -7 : 7;
  for (let y = top + 8; y < FLOOR; y += 22)
    marks.push([
      [x, y],
      [x + back, y - 7],
    ]);
  return [
    [
      [x, top],
      [x, FLOOR],
    ] as Point[],
    ...marks,
  ].map((points) => ({ kind: 'line', tone: 'edge', points }));
}

/** What lies in a fist turns with the forearm that holds it: of the far arm where it hangs on that hand. */
function turnOf({ at, turn = 0 }: { at: Spot; turn?: number | 'forearm' }, body: Body): number {
  if (turn !== 'forearm') return turn;
  const hand = isJoint(at) ? at : at[0];
  return limbAngles(body, hand === 'farHand' ? 'farArm' : 'arm')[1];
}

/** The shapes of one thing. */
export function drawGear(gear: Gear, body: Body): Shape[] {
  switch (gear.is) {
    case 'dumbbell':
      return dumbbell(place(body, gear.at), turnOf(gear, body));
    case 'kettlebell':
      return kettlebell(place(body, gear.at), turnOf(gear, body));
    case 'disc':
      return [{ kind: 'disc', at: place(body, gear.at), r: gear.r }];
    case 'plate':
      return plate(place(body, gear.at), gear.r);
    case 'ring':
      return [ring(place(body, gear.at), gear.r)];
    case 'barbell':
      return barbell(place(body, gear.at), gear.half, gear.r ?? 20);
    case 'box':
      return [{ kind: 'iron', points: rectangle(...gear.at, ...gear.size) }];
    case 'bench':
      return bench(gear.at, gear.length);
    case 'chair':
      return chair(gear.at, gear.backless ?? false);
    case 'wall':
      return wall(gear.at);
    default:
      return drawPath(
        gear,
        gear.path.map((spot) => place(body, spot)),
      );
  }
}

function drawPath(gear: Gear & { path: readonly Spot[] }, points: readonly Point[]): Shape[] {
  switch (gear.is) {
    case 'pad':
      return [{ kind: 'limbs', tone: 'gear', strokes: [{ width: gear.width, points }] }];
    case 'band':
      return [{ kind: 'limbs', tone: 'gear', strokes: [{ width: 7, points }] }];
    case 'bar':
      return [{ kind: 'limbs', tone: 'gear', strokes: [{ width: 8, points }] }];
    case 'cable':
      return [{ kind: 'line', tone: 'ink', points }];
    default:
      return [{ kind: 'line', tone: 'edge', points }];
  }
}
