import { readFitFile } from './read-fit-file.ts';
import { answerOrder, type ReadingOrder } from './reading-messages.ts';

addEventListener('message', ({ data }: MessageEvent<ReadingOrder>) => {
  void answerOrder(readFitFile, data, (news) => postMessage(news));
});
