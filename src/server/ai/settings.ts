/** Whose protocol the language model speaks. */
export const AI_PROVIDERS = ['openai-compatible', 'anthropic', 'google'] as const;

export type AiSettings = {
  provider: (typeof AI_PROVIDERS)[number];
  /** The model's name as its provider has it. */
  model: string;
  apiKey: string | null;
  /** Where it is asked; null: at the provider's own address. */
  baseUrl: string | null;
};
