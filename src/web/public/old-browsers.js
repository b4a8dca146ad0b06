// Runs before everything else, in words that every browser knows. Who is too old is told so; who is old gets what
// it lacks, and nobody else fetches it.
(function () {
  var polyfills = document.currentScript.getAttribute('data-polyfills');
  var SENTENCE =
    'This browser is too old for Ironleaf. Please use Chrome, Edge or Firefox from 2021, Safari 14, or newer.';

  function tell() {
    var note = document.createElement('p');
    note.setAttribute('role', 'alert');
    note.style.cssText = 'margin:0;padding:16px;background:#fff;color:#000;font:18px sans-serif';
    note.appendChild(document.createTextNode(SENTENCE));
    document.body.insertBefore(note, document.body.firstChild);
  }

  if (!window.Promise || !Promise.any || !Element.prototype.replaceChildren) {
    document.addEventListener('DOMContentLoaded', tell);
  }
  if (!Array.prototype.toSorted) {
    // Written into the page, so that it runs before the app does.
    document.write('<script type="module" src="' + polyfills + '"></' + 'script>');
  }
})();
