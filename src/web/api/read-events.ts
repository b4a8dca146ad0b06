import { createParser, type EventSourceMessage } from 'eventsource-parser';

/** Reads an answer of server-sent events to its end, handing each one over as it comes. */
export async function readEvents(response: Response, onEvent: (event: EventSourceMessage) => void): Promise<void> {
  const reader = response.body?.getReader();
  if (!reader) return;
  const parser = createParser({ onEvent });
  const decoder = new TextDecoder();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    parser.feed(decoder.decode(value, { stream: true }));
  }
}
