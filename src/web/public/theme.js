// Runs before the first paint: dark unless this browser chose light. The rest of the theme lives in ui/theme.tsx.
(() => {
  try {
    if (localStorage.getItem('ironleaf.theme') === 'light') {
      document.documentElement.setAttribute('data-theme', 'light');
      document.querySelector('meta[name="theme-color"]').setAttribute('content', '#F6F3EB');
    }
  } catch {
    // Storage is switched off: the dark theme stays.
  }
})();
