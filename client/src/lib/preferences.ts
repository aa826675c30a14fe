const SIDEBAR = 'sidebar';

/** Whether the person last left a role's sidebar narrow; false when nothing is remembered or storage is refused. */
export function readSidebarIsNarrow(): boolean {
  try {
    return localStorage.getItem(SIDEBAR) === 'narrow';
  } catch {
    return false;
  }
}

/** Remembers the sidebar's width on this device. */
export function storeSidebarIsNarrow(narrow: boolean): void {
  try {
    localStorage.setItem(SIDEBAR, narrow ? 'narrow' : 'wide');
  } catch {
    // A browser that refuses storage still shows the width chosen, it only forgets it.
  }
}
