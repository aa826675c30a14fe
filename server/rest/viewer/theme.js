/* global document, matchMedia, localStorage */

// Sets the theme chosen in the product, or the system's, before the first paint.
const root = document.documentElement;
const system = matchMedia('(prefers-color-scheme: dark)');

function paint() {
  let chosen = null;
  try {
    chosen = localStorage.getItem('color-scheme');
  } catch {
    // Storage can be blocked; use the system's theme.
  }
  const isDark = chosen === 'dark' || (chosen !== 'light' && system.matches);
  root.classList.toggle('dark-mode', isDark);
}

paint();
system.addEventListener('change', paint);
