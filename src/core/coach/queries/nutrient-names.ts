import type { Nutrient, Query } from './query.ts';

export const NUTRIENT_NAMES: Record<Nutrient, { name: string; unit: string }> = {
  kcal: { name: 'calories', unit: 'kcal' },
  protein: { name: 'protein', unit: 'g' },
  carbs: { name: 'carbs', unit: 'g' },
  fat: { name: 'fat', unit: 'g' },
  fiber: { name: 'fiber', unit: 'g' },
  sodium: { name: 'sodium', unit: 'mg' },
};

export const nutrientOf = ({ of }: Query): Nutrient => (of?.kind === 'nutrient' ? of.id : 'kcal');
