/** The name without what tells its form: "Banana, raw" → "Banana". */
export const shortFoodName = (name: string): string => name.split(',')[0] ?? name;
