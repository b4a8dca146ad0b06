import type { Constraints } from '#core/athlete/constraints.ts';
import type { Joint } from '#core/catalogue/exercise.ts';

/** The rules with joints spared like injured ones, because they hurt when a plan was asked for; an injury that is known stays as it is. */
export function withSparedJoints(constraints: Constraints, joints: readonly Joint[]): Constraints {
  if (joints.length === 0) return constraints;
  const sore = Object.fromEntries(joints.map((joint) => [joint, 'mild'] as const));
  const injuries = { ...sore, ...constraints.training.injuries };
  return { ...constraints, training: { ...constraints.training, injuries } };
}
