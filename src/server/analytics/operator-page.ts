import { PRODUCT } from '#core/product.ts';
import { FEWEST_VISITORS, type PublishedDay, SHOWN_DAYS } from './publish-counts.ts';

export const OPERATOR_PATH = '/operator/analytics';

const escaped = (text: string | number) => String(text).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
const words = (event: string) => escaped(event.replaceAll('_', ' '));

/** A whole page without style or script, so that no policy stands in its way. */
const pageOf = (content: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex, nofollow">
<title>Counts · ${PRODUCT.name}</title>
</head>
<body>
<main>
<h1>${PRODUCT.name}: anonymous counts</h1>
${content}
</main>
</body>
</html>
`;

/** Asks for the token; it is sent in the body, so that no address, log or history has it. */
export const signInPage = ({ isRefused }: { isRefused: boolean }): string =>
  pageOf(`${isRefused ? '<p role="alert">That is not the token. Please try again.</p>' : ''}
<form method="post" action="${OPERATOR_PATH}">
<p><label for="token">Token (ANALYTICS_TOKEN of the server)</label></p>
<p><input id="token" name="token" type="password" required autocomplete="current-password"></p>
<p><button type="submit">Show the counts</button></p>
</form>`);

export const countsPage = (days: readonly PublishedDay[]): string =>
  pageOf(`<p>The last ${SHOWN_DAYS} days that are over, in UTC. What fewer than ${FEWEST_VISITORS} visitors did in a day, or nobody,
is shown as “&lt; ${FEWEST_VISITORS}”. Whoever sends Do Not Track or Global Privacy Control is not counted. Visitors of different days
may be the same people: do not add them up.</p>
${days.length === 0 ? '<p>No day with counts is over yet. Please come back tomorrow.</p>' : days.map(daySection).join('\n')}`);

const daySection = ({ day, counts }: PublishedDay, index: number) => `<details${index === 0 ? ' open' : ''}>
<summary>${escaped(day)}: ${escaped(counts[0]?.visitors ?? 0)} visitors</summary>
<table>
<caption>What was counted on ${escaped(day)}</caption>
<thead><tr><th scope="col">What</th><th scope="col">Of what</th><th scope="col">Visitors</th><th scope="col">Times</th></tr></thead>
<tbody>
${counts.map(rowOf).join('\n')}
</tbody>
</table>
</details>`;

const rowOf = ({ event, dimension, visitors, times }: PublishedDay['counts'][number]) =>
  `<tr><th scope="row">${words(event)}</th><td>${escaped(dimension || 'all')}</td><td>${escaped(visitors)}</td><td>${escaped(times)}</td></tr>`;
