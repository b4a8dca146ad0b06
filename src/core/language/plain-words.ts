import plainWords from '#data/reading/plain-words.json' with { type: 'json' };

/** Common English words that say nothing of food, body or kit, without their endings. */
export const ENGLISH_FILLERS: ReadonlySet<string> = new Set(plainWords.words.flatMap((line) => line.split(' ')));

/** Words that look like a common one with an ending and are things to eat: "dressing", "liver". */
export const NOT_PLAIN: ReadonlySet<string> = new Set(plainWords.notPlain);
