import { readFileSync } from 'node:fs';
import { indexKnowledge, type KnowledgeIndex } from '#core/coach/knowledge/find-entries.ts';
import { meaningsSchema, readMeanings } from '#core/coach/knowledge/meanings.ts';
import { type Recall, readRecall, recallSchema } from '#core/coach/recall/recall.ts';
import { loadCatalogue } from '../catalogue/catalogue.ts';
import { PROJECT_FOLDER } from '../project-folder.ts';
import { loadEntries } from './load-entries.ts';

const bytesOf = (base64: string) => new Uint8Array(Buffer.from(base64, 'base64'));

let loaded: KnowledgeIndex | undefined;

/** What the coach knows, read from the disk when it is first asked for. Throws if a file does not have the shape it should. */
export function loadKnowledge(): KnowledgeIndex {
  if (loaded === undefined) {
    const kept = readFileSync(new URL('data/knowledge-meanings.json', PROJECT_FOLDER), 'utf8');
    const meanings = readMeanings(meaningsSchema.parse(JSON.parse(kept)), bytesOf);
    loaded = indexKnowledge(loadEntries(loadCatalogue().help.articles), meanings);
  }
  return loaded;
}

let weights: Recall | undefined;

/** What tells the questions to the data apart, read from the disk when it is first asked for. */
export function loadRecall(): Recall {
  if (weights === undefined) {
    const kept = readFileSync(new URL('data/coach-asked-weights.json', PROJECT_FOLDER), 'utf8');
    weights = readRecall(recallSchema.parse(JSON.parse(kept)), bytesOf);
  }
  return weights;
}
