import { nextTask } from '../lib/nextTask';

/** A click, submission or choice that index.html keeps until the program can handle it. */
interface EarlyEvent {
  target: Element;
  kind: 'click' | 'submit' | 'change';
  value: string | undefined;
}

declare global {
  interface Window {
    /** Oldest first; absent where index.html is not the document, as in tests. */
    earlyEvents?: EarlyEvent[];
  }
}

/** A part of a page whose code arrives after the rest. */
const LATER = '[data-later]';

/**
 * Repeats the last early event of each element that is still there; in a later part of the page when that part calls it
 * again. Each in a task of its own, as the page must show a choice before the next one can be added to it.
 */
export async function repeatEarlyEvents(): Promise<void> {
  document.documentElement.removeAttribute('data-starting');
  const events = window.earlyEvents ?? [];
  const isLater = ({ target }: EarlyEvent) => target.closest(LATER) !== null;
  window.earlyEvents = events.filter(isLater);
  const last = new Map(events.filter((event) => !isLater(event)).map((event) => [event.target, event]));
  for (const { target, kind, value } of last.values()) {
    await nextTask();
    if (!target.isConnected) continue;
    if (target instanceof HTMLFormElement) target.requestSubmit();
    else {
      if (target instanceof HTMLSelectElement) target.value = value ?? '';
      target.dispatchEvent(new MouseEvent(kind, { bubbles: true, cancelable: true }));
    }
  }
}
