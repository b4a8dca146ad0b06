import type { AnalyticsEvent } from '#contract/analytics.ts';
import { readStored } from '#web/ui/storage.ts';

/** The address of `countEvent` in the contract, which is not loaded for so little. */
export const COUNTING_ADDRESS = '/api/analytics';
const NOT_HERE = 404;
/** What the browser remembers of a person who does not want to be counted; gone when they sign out (`user-storage.ts`). */
export const UNCOUNTED = 'uncounted';

type Objecting = { doNotTrack?: string | null; globalPrivacyControl?: boolean };

let isSwitchedOff = false;

/** Whether this browser asks not to be counted: Global Privacy Control, or Do Not Track by any of its names. */
const objects = () =>
  (navigator as Objecting).globalPrivacyControl === true ||
  [navigator.doNotTrack, (window as Objecting).doNotTrack].some((wish) => wish === '1' || wish === 'yes');

const mayCount = () =>
  !isSwitchedOff &&
  readStored(`ironleaf.user.${UNCOUNTED}`) === undefined &&
  document.documentElement.dataset.analytics !== 'off' &&
  navigator.onLine &&
  !objects();

/** Without the session, so that nothing of the request says who it was; a copy of the page may not know of the switch. */
function send(event: AnalyticsEvent): void {
  if (!mayCount()) return;
  fetch(COUNTING_ADDRESS, {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(event),
  })
    .then((answer) => {
      isSwitchedOff ||= answer.status === NOT_HERE;
      // Read to its end: an answer that nobody reads keeps its connection.
      return answer.text();
    })
    .catch(() => {
      // A count is not worth a word to the person, nor a second try.
    });
}

/** Counts that something happened, anonymously: after the page has loaded, once, and never in anybody's way. */
export function countEvent(event: AnalyticsEvent): void {
  if (document.readyState === 'complete') send(event);
  else window.addEventListener('load', () => send(event), { once: true });
}
