import { FIRST_DATA_ID, PROGRAM_FILES_ID } from '../../../server/platform/first-page.rules';

/**
 * Starts the program. It is a part of its own, so that a page that the server has drawn is painted before the browser
 * loads, reads and runs the rest.
 */
async function start(): Promise<void> {
  if (document.getElementById(FIRST_DATA_ID) && document.visibilityState === 'visible') await nextPaint();
  const files = document.getElementById(PROGRAM_FILES_ID);
  if (files instanceof HTMLTemplateElement) document.head.append(files.content);
  await import('./main');
}

const nextPaint = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

void start();
