import type { UnderstandContext, Understanding } from '#core/coach/turn.ts';
import { understand } from '#core/coach/understand.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';

type Task = Omit<UnderstandContext, 'exercises'> & { message: string; catalogue: Catalogue };

/** What a message asks for and tells. */
export const readMessage = ({ message, catalogue, ...context }: Task): Understanding =>
  understand(message, { ...context, exercises: [...catalogue.exercises.exercises.values()] });
