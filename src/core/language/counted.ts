/** "1 workout", "3 workouts"; "2 halves" with the word for many. */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
