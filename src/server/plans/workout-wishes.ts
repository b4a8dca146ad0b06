import { readWorkoutWishes, type WorkoutWishesRead } from '#core/premises/wishes/read-workout-wishes.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { loadReadingFacts } from '../catalogue/reading-facts.ts';

/** What a person would like of a workout plan, as far as it names exercises, movements and equipment; the rest changes nothing. */
export const workoutWishes = (text: string, catalogue: Catalogue): WorkoutWishesRead =>
  readWorkoutWishes(text, loadReadingFacts(catalogue));
