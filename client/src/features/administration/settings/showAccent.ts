import { accentStyle } from '../../../../../server/features/platform-settings/accent.rules';
import { ACCENT_STYLE_ID } from '../../../../../server/platform/first-page.rules';

let shown: CSSStyleSheet | null = null;

/** Shows a saved accent in this window; null for the built-in colors. Other windows show it when they load a page. */
export function showAccent(accent: string | null): void {
  document.getElementById(ACCENT_STYLE_ID)?.remove();
  // Without it, this window too shows the colors when it loads the next page.
  if (!('adoptedStyleSheets' in document)) return;
  shown ??= adopted();
  shown.replaceSync(accentStyle(accent));
}

/** The content security policy allows such a sheet, but no new style element. */
function adopted(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return sheet;
}
