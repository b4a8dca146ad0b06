import { readFile } from './read-file.ts';
import { answerOrder, type ReadingOrder } from './reading-messages.ts';

addEventListener('message', ({ data }: MessageEvent<ReadingOrder>) => {
  void answerOrder(readFile, data, (news) => postMessage(news));
});
