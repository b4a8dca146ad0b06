const round = (value: number) => Math.round(value * 10) / 10;

type Ring = { centre: number; outer: number; inner: number; /** Free space between two parts; px. */ gap: number };

/** Path of a part of a ring, clockwise from twelve; `from` and `to` are shares of the whole, 0 to 1. */
export function ringPath(from: number, to: number, { centre, outer, inner, gap }: Ring): string {
  const half = to - from > 0.9995 ? 0.0001 : gap / 2 / (2 * Math.PI * inner);
  const [start, end] = [from + half, Math.max(from + half, to - half)];
  const point = (turn: number, radius: number) => {
    const angle = turn * 2 * Math.PI - Math.PI / 2;
    return `${round(centre + radius * Math.cos(angle))} ${round(centre + radius * Math.sin(angle))}`;
  };
  const large = end - start > 0.5 ? 1 : 0;
  return [
    `M${point(start, outer)}`,
    `A${outer} ${outer} 0 ${large} 1 ${point(end, outer)}`,
    `L${point(end, inner)}`,
    `A${inner} ${inner} 0 ${large} 0 ${point(start, inner)}Z`,
  ].join('');
}
