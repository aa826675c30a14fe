import { FIRST_DATA_ID, PROGRAM_FILES_ID } from '../../../server/platform/first-page.rules';

/** Entry point; a separate chunk, so that a server-rendered page is painted before the rest is loaded and run. */
async function start(): Promise<void> {
  if (document.getElementById(FIRST_DATA_ID) && document.visibilityState === 'visible') await nextPaint();
  const files = document.getElementById(PROGRAM_FILES_ID);
  if (files instanceof HTMLTemplateElement) document.head.append(files.content);
  await import('./main');
}

const nextPaint = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

void start();
