export type Macros = { protein: number; carbs: number; fat: number };

/** Share of each macro in the energy (4, 4 and 9 kcal per gram), in the order in which it is always drawn. */
export function energyShares({ protein, carbs, fat }: Macros): readonly { macro: keyof Macros; share: number }[] {
  const energy = { protein: protein * 4, carbs: carbs * 4, fat: fat * 9 };
  const total = energy.protein + energy.carbs + energy.fat;
  const shareOf = (part: number) => (total > 0 ? part / total : 0);
  return [
    { macro: 'protein', share: shareOf(energy.protein) },
    { macro: 'carbs', share: shareOf(energy.carbs) },
    { macro: 'fat', share: shareOf(energy.fat) },
  ];
}

const round = (value: number) => Math.round(value * 10) / 10;

/**
 * Path of a slice of a disc, clockwise from twelve.
 * @param from where it starts, 0 to 1 @param to where it ends, 0 to 1
 */
export function slicePath(from: number, to: number, { centre, radius }: { centre: number; radius: number }): string {
  const point = (turn: number) => {
    const angle = turn * 2 * Math.PI - Math.PI / 2;
    return `${round(centre + radius * Math.cos(angle))} ${round(centre + radius * Math.sin(angle))}`;
  };
  if (to - from >= 0.9995) {
    return `M${centre} ${centre - radius}A${radius} ${radius} 0 1 1 ${centre - 0.1} ${centre - radius}Z`;
  }
  return `M${centre} ${centre}L${point(from)}A${radius} ${radius} 0 ${to - from > 0.5 ? 1 : 0} 1 ${point(to)}Z`;
}
