import type { LanguageModel } from 'ai';
import type { AiSettings } from './settings.ts';

/** No answer of a chat is as long; what is longer is cut off before it fills the memory. */
const ANSWER_MAX_BYTES = 262_144;

/** The model of the settings. Nothing of the SDK is loaded before the first call. */
export async function openLanguageModel({ provider, model, apiKey, baseUrl }: AiSettings): Promise<LanguageModel> {
  const key = apiKey === null ? {} : { apiKey };
  const address = baseUrl === null ? {} : { baseURL: baseUrl.replace(/\/{1,9}$/, '') };
  const given = { ...key, ...address, fetch: cappedFetch };
  if (provider === 'anthropic') return (await import('@ai-sdk/anthropic')).createAnthropic(given)(model);
  if (provider === 'google') return (await import('@ai-sdk/google')).createGoogleGenerativeAI(given)(model);
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  return createOpenAICompatible({ ...given, baseURL: baseUrl ?? '', name: 'own' })(model);
}

const cappedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  if (response.body === null) return response;
  let bytes = 0;
  const cap = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > ANSWER_MAX_BYTES) controller.error(new Error('the answer of the model is too long'));
      else controller.enqueue(chunk);
    },
  });
  return new Response(response.body.pipeThrough(cap), response);
};
