import { readStored, writeStored } from './storage';

const SIDEBAR = 'sidebar';

/** Whether the person last left a role's sidebar narrow on this device; false when nothing is remembered. */
export function readSidebarIsNarrow(): boolean {
  return readStored(SIDEBAR) === 'narrow';
}

export function storeSidebarIsNarrow(narrow: boolean): void {
  writeStored(SIDEBAR, narrow ? 'narrow' : 'wide');
}
