import lighthouse from 'lighthouse';

export const CATEGORIES = /** @type {const} */ (['performance', 'accessibility', 'best-practices', 'seo']);

const TRIES = 3;

/**
 * @typedef {object} Audit
 * @property {Record<(typeof CATEGORIES)[number], number>} scores of 100
 * @property {number} lcpMs
 * @property {number} cls
 * @property {number} tbtMs
 * @property {string[]} failed the rules that the page breaks
 */

/**
 * Lighthouse as on a middling phone with a slow network, on a first visit: nothing is kept but the cookies, so that who
 * is signed in stays so.
 * @param {string} address
 * @param {{ port: number, keeps: boolean, tries?: number }} options `port`: where the browser listens to it; `keeps`: what the
 * page has stored stays, too, e.g. a workout that goes on
 * @returns {Promise<Audit>}
 */
export async function audit(address, { port, keeps, tries = TRIES }) {
  const result = await lighthouse(address, {
    port,
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
    disableStorageReset: keeps,
  });
  if (!result) throw new Error(`Lighthouse says nothing of ${address}`);
  const { categories, audits, runtimeError } = result.lhr;
  // Now and then its recording misses the begin of the page.
  if (runtimeError && tries > 1) return audit(address, { port, keeps, tries: tries - 1 });
  if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`);
  const figure = (id) => audits[id]?.numericValue ?? Number.NaN;
  const scoreOf = (id) => Math.round(100 * (categories[id]?.score ?? 0));
  const failed = CATEGORIES.slice(1).flatMap((id) =>
    (categories[id]?.auditRefs ?? []).flatMap(({ id: name, weight }) =>
      weight > 0 && audits[name]?.score !== null && (audits[name]?.score ?? 1) < 1 ? [name] : [],
    ),
  );
  return {
    scores: Object.fromEntries(CATEGORIES.map((id) => [id, scoreOf(id)])),
    lcpMs: figure('largest-contentful-paint'),
    cls: figure('cumulative-layout-shift'),
    tbtMs: figure('total-blocking-time'),
    failed,
  };
}
