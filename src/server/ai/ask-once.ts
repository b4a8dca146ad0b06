import type { LanguageModel } from 'ai';
import { openLanguageModel } from './language-model.ts';
import { ModelError, readModelError } from './model-error.ts';
import type { AiSettings } from './settings.ts';

type Asked = {
  system: string;
  prompt: string;
  maxOutputTokens: number;
  temperature: number;
  maxRetries: number;
  abortSignal: AbortSignal;
};

/** Asks a model for one text, without a conversation or tools. Throws a ModelError, in which nothing stands of what was asked. */
export function askOnce(settings: AiSettings): (asked: Asked) => Promise<string> {
  let opened: Promise<LanguageModel> | undefined;
  return async (asked) => {
    opened ??= openLanguageModel(settings);
    const { APICallError, generateText } = await import('ai');
    try {
      const { text } = await generateText({ model: await opened, ...asked });
      return text;
    } catch (error) {
      // Without its cause, which holds the whole request: that is not for a log.
      throw new ModelError(readModelError(error, APICallError.isInstance).fault);
    }
  };
}
