import catalogue from '#data/exercise-figures.json' with { type: 'json' };
import signature from '#data/figures.json' with { type: 'json' };
import type { Pose } from './pose.ts';

/** A pose as it is written: whole, or another one with changes. */
type WrittenPose = Partial<Pose> & { from?: string };

const written = (poses: unknown) => Object.entries(poses as Record<string, WrittenPose>);

const POSES: ReadonlyMap<string, WrittenPose> = new Map([
  ...written(catalogue.poses),
  ...Object.entries(signature).map(([id, { pose }]) => [id, pose as unknown as WrittenPose] as const),
]);
const POSE_OF: ReadonlyMap<string, string> = new Map(Object.entries(catalogue.exercises));

function whole(id: string): Partial<Pose> {
  const { from, ...own } = POSES.get(id) ?? {};
  return from === undefined ? own : { ...whole(from), ...own };
}

const isWhole = (pose: Partial<Pose>): pose is Pose =>
  pose.hip !== undefined && pose.arm !== undefined && pose.leg !== undefined;

/** The pose with this name. */
export function poseNamed(id: string): Pose | undefined {
  const pose = whole(id);
  return isWhole(pose) ? pose : undefined;
}

/** A pose as its table has it: with the name of the one that it is made from, and what is other. */
export const writtenPose = (id: string): WrittenPose | undefined => POSES.get(id);

/** The name of the pose that shows an exercise. */
export const poseOfId = (exerciseId: string): string | undefined => POSE_OF.get(exerciseId);

/** The pose that shows an exercise, where there is one that does. */
export function poseOf(exerciseId: string): Pose | undefined {
  const id = poseOfId(exerciseId);
  return id === undefined ? undefined : poseNamed(id);
}

export const POSE_NAMES: readonly string[] = [...POSES.keys()];
