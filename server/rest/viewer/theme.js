/* global document, matchMedia, localStorage */

// Before anything is painted: the theme that was chosen in the product, or the system's.
const root = document.documentElement;
const system = matchMedia('(prefers-color-scheme: dark)');

function paint() {
  let chosen = null;
  try {
    chosen = localStorage.getItem('mantine-color-scheme-value');
  } catch {
    // Storage may be refused; the system's theme will do.
  }
  const isDark = chosen === 'dark' || (chosen !== 'light' && system.matches);
  root.classList.toggle('dark-mode', isDark);
}

paint();
system.addEventListener('change', paint);
