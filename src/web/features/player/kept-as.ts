/** Where this browser keeps the workout that is under way. */
export const WORKOUT_KEPT_AS = 'player.workout';
