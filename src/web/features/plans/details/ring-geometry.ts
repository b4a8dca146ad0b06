type Ring = {
  centre: number;
  outer: number;
  inner: number;
  /** What is left open between two parts, measured along the outer edge. */
  gap: number;
};

const round = (value: number) => Math.round(value * 10) / 10;

/**
 * Path of a part of a ring, clockwise from twelve.
 * @param from where it starts, 0 to 1 @param to where it ends, 0 to 1
 */
export function ringPath(from: number, to: number, { centre, outer, inner, gap }: Ring): string {
  const margin = Math.min(gap / (4 * Math.PI * outer), (to - from) / 2);
  const [start, end] = [from + margin, to - margin];
  const point = (turn: number, radius: number) => {
    const angle = turn * 2 * Math.PI - Math.PI / 2;
    return `${round(centre + radius * Math.cos(angle))} ${round(centre + radius * Math.sin(angle))}`;
  };
  const large = end - start > 0.5 ? 1 : 0;
  const there = `M${point(start, outer)}A${outer} ${outer} 0 ${large} 1 ${point(end, outer)}`;
  return `${there}L${point(end, inner)}A${inner} ${inner} 0 ${large} 0 ${point(start, inner)}Z`;
}
