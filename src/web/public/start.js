// Runs before everything else, in words that every browser knows: the theme before the first paint, one sentence for who
// is too old, what an old browser lacks and nobody else fetches, and the app's code once its page can be read.
(function () {
  var polyfills = document.currentScript.getAttribute('data-polyfills');
  var SENTENCE =
    'This browser is too old for Ironleaf. Please use Chrome, Edge or Firefox from 2021, Safari 14, or newer.';
  /** A page that is never painted gets its code all the same. */
  var SEEN_AT_LAST_MS = 3000;

  // Zod tries whether it may make functions from text, which our policy forbids and the browser would report each time. Told
  // here, since the app's files run in the order in which they come.
  window.__zod_globalConfig = { jitless: true };

  // As this browser chose, else as the system is. The rest of the theme lives in ui/theme.ts.
  var theme = null;
  try {
    theme = localStorage.getItem('ironleaf.theme');
  } catch (_) {
    // Storage is switched off: nothing was chosen.
  }
  if (theme === 'light' || (theme !== 'dark' && window.matchMedia('(prefers-color-scheme: light)').matches)) {
    document.documentElement.setAttribute('data-theme', 'light');
    document.querySelector('meta[name="theme-color"]').setAttribute('content', '#F6F3EB');
  }

  function tell() {
    var note = document.createElement('p');
    note.setAttribute('role', 'alert');
    note.style.cssText = 'margin:0;padding:16px;background:#fff;color:#000;font:18px sans-serif';
    note.appendChild(document.createTextNode(SENTENCE));
    document.body.insertBefore(note, document.body.firstChild);
  }

  /** A page that is rendered already keeps its scripts in a template, so that they do not compete with what is seen first. */
  function takeOver() {
    var scripts = document.getElementById('app-scripts');
    if (!scripts) return;
    scripts.parentNode.removeChild(scripts);
    document.head.appendChild(scripts.content);
  }

  function onceSeen() {
    setTimeout(takeOver, SEEN_AT_LAST_MS);
    // What is in the background is not painted; what cannot say that it was painted is taken to be.
    var types = window.PerformanceObserver && PerformanceObserver.supportedEntryTypes;
    if (document.visibilityState === 'hidden' || !types || types.indexOf('paint') < 0) takeOver();
    else new PerformanceObserver(takeOver).observe({ type: 'paint', buffered: true });
  }

  /** Until the app has taken the page over nobody answers a press: it is kept, and made again by the app. */
  window.earlyPresses = [];
  function keepPress(event) {
    if (!document.querySelector('[data-written]')) return;
    // A form would leave the page, with what was typed in its address.
    if (event.type === 'submit') event.preventDefault();
    var button = event.target.closest('button');
    if (button) window.earlyPresses.push(button);
  }

  document.addEventListener('click', keepPress, true);
  document.addEventListener('submit', keepPress, true);
  document.addEventListener('DOMContentLoaded', onceSeen);
  if (!window.Promise || !Promise.any || !Element.prototype.replaceChildren) {
    document.addEventListener('DOMContentLoaded', tell);
  }
  if (!Array.prototype.toSorted && polyfills) {
    // Written into the page, so that it runs before the app does, and before DOMContentLoaded.
    document.write('<script type="module" src="' + polyfills + '"></' + 'script>');
  }
})();
