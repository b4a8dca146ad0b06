/** A place on the paper; y grows downwards, the floor is at 150. */
export type Point = readonly [x: number, y: number];

/** Which way an elbow or a knee points. */
export type Bend = 'left' | 'right' | 'up' | 'down';

/**
 * A limb by the directions of its two halves in degrees (0 up, 90 to the right, 180 down), or by the place that
 * its hand or ankle reaches and the way its joint points.
 */
export type Limb = readonly [upper: number, lower: number] | readonly [x: number, y: number, bend: Bend];

export type Joint =
  | 'hip'
  | 'middle'
  | 'shoulder'
  | 'head'
  | 'elbow'
  | 'hand'
  | 'farElbow'
  | 'farHand'
  | 'knee'
  | 'ankle'
  | 'toe'
  | 'farKnee'
  | 'farAnkle'
  | 'farToe';

/** A place, a joint, or a place beside a joint. */
export type Spot = Point | Joint | readonly [joint: Joint, dx: number, dy: number];

/** When a thing is drawn: behind the person, in the hand (under the near arm), or in front of everything. */
type Depth = 'behind' | 'held' | 'front';

export type Gear = { depth?: Depth } & (
  | { is: 'dumbbell' | 'kettlebell'; at: Spot; turn?: number | 'forearm' }
  | { is: 'disc' | 'plate' | 'ring'; at: Spot; r: number }
  | { is: 'barbell'; at: Spot; half: number; r?: number }
  | { is: 'box'; at: Point; size: Point }
  | { is: 'bench'; at: Point; length: number }
  | { is: 'chair'; at: Point; backless?: boolean }
  | { is: 'wall'; at: Point }
  | { is: 'pad'; path: readonly Spot[]; width: number }
  | { is: 'band' | 'bar' | 'cable' | 'frame'; path: readonly Spot[] }
);

/**
 * One moment of an exercise. Seen from the side the person looks to the right (lying on the back, the head is left);
 * seen from the front `arm` and `leg` are those on the left of the paper and the others mirror them.
 */
export type Pose = {
  view?: 'side' | 'front';
  hip: Point;
  /** Directions of the lower and the upper half of the trunk. */
  spine?: readonly [lower: number, upper: number];
  /** Direction of the neck. */
  head?: number;
  /** How far the shoulders are pulled up to the ears. */
  shrug?: number;
  arm: Limb;
  farArm?: Limb;
  leg: Limb;
  farLeg?: Limb;
  /** Directions of the toes. */
  foot?: number;
  farFoot?: number;
  /** Seen from the front: the arms pass before the trunk. */
  armsInFront?: boolean;
  /** What rests on the floor. */
  ground?: readonly ('hand' | 'farHand' | 'elbow' | 'farElbow' | 'foot' | 'farFoot' | 'knee' | 'farKnee' | 'trunk')[];
  /** A line is drawn for the floor. */
  floor?: boolean;
  gear?: readonly Gear[];
};
