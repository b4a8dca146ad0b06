import plainWords from '#data/reading/plain-words.json' with { type: 'json' };

/** Common English words that say nothing of food, body or kit, without their endings. */
export const ENGLISH_FILLERS: ReadonlySet<string> = new Set(plainWords.words.flatMap((line) => line.split(' ')));
