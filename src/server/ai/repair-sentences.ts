import type { LanguageModel, ModelMessage } from 'ai';
import type { FaultySentence } from '#core/coach/guard/guard-reply.ts';
import type { Watch } from './patience.ts';

const TOKENS_MAX = 300;

type Repairing = {
  model: LanguageModel;
  system: string;
  messages: readonly ModelMessage[];
  faults: readonly FaultySentence[];
  watching: Watch;
};

/** Asks the model once to write faulty sentences anew. A round that fails leaves them out. */
export async function repairSentences({
  model,
  system,
  messages,
  faults,
  watching,
}: Repairing): Promise<(string | null)[]> {
  const { streamText } = await import('ai');
  const list = faults.map(({ sentence, why }, at) => `${at + 1}. "${sentence}"\n   Why not: ${why}`).join('\n');
  try {
    const { textStream } = streamText({
      model,
      system,
      messages: [
        ...messages,
        { role: 'assistant', content: faults.map(({ sentence }) => sentence).join(' ') },
        { role: 'user', content: `${ASKED}\n${list}` },
      ],
      maxOutputTokens: TOKENS_MAX,
      temperature: 0,
      maxRetries: 0,
      abortSignal: watching.signal,
      onError: () => {}, // the stream ends then, and nothing was written
    });
    let text = '';
    for await (const piece of textStream) {
      watching.heard();
      text += piece;
    }
    return faults.map((_, at) => lineOf(text, at + 1));
  } catch {
    return faults.map(() => null);
  }
}

const ASKED =
  'The app did not show these sentences of yours. Write each again so that it is true and safe, on one line behind its number, or write the number and "-" to leave it out. Nothing else.';

/** What stands behind a number; null where it is to be left out. */
function lineOf(text: string, number: number): string | null {
  const lines = text.split('\n').map((line) => /^(\d{1,2})[.):](.*)$/.exec(line.trim()));
  const found = lines
    .find((line) => Number(line?.[1]) === number)?.[2]
    ?.trim()
    .replace(/^["“]|["”]$/g, '');
  return found === undefined || found === '' || found === '-' ? null : found;
}
