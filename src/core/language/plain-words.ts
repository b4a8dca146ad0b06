import plainWords from '#data/reading/plain-words.json' with { type: 'json' };

/** Common English words that say nothing of food, body or kit, without their endings. */
export const ENGLISH_FILLERS: ReadonlySet<string> = new Set(plainWords.words.flatMap((line) => line.split(' ')));

/** Words that look like a common one with an ending and are things to eat: "dressing", "liver". */
export const NOT_PLAIN: ReadonlySet<string> = new Set(plainWords.notPlain);

/** Words of grammar: a name that is written like one ("thé", "as") counts only with its accents or in capitals. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(plainWords.functionWords);
