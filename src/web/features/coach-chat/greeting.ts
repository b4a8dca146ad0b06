import { PRODUCT } from '#core/product.ts';

export const GREETING = `Hi, I'm ${PRODUCT.coach}, your coach. I know your plans, your targets and your log. Ask me why a number is what it is, tell me what changed, or say what got in the way.`;

/** First things to say, for who does not know where to begin. */
export const STARTERS = ['How am I doing?', 'What is my workout today?', 'What should I eat after training?'] as const;
