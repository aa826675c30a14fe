import { nextTask } from '../lib/nextTask';

/** What is kept until the program can handle it. */
const KEPT = ['click', 'submit', 'change'];

/** What shows that somebody uses the page; `storage` tells of a login in another tab. */
const SIGNS = [...KEPT, 'pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll', 'storage'];

/**
 * How long a page waits for its first use. Its program then runs anyway, and loads what the page asks for by itself, such
 * as the reviews of a course, also for search engines.
 */
const IDLE_MS = 4000;

/** The part of a page that React hydrates after the rest, until it has. */
const LATER = '[data-later]';

/** Whether the program can handle the page, except its later part. */
let isRunning = false;

/** By element, how to repeat what was done with it before the program could handle it. */
const missed = new Map<Element, () => void>();

/** Keeps a click, a submission or a choice for `repeatMissed`. Links and text fields work without the program. */
function keep(event: Event): void {
  const target = event.target as Element;
  const isChoice = target instanceof HTMLSelectElement;
  if (isRunning && !target.closest(LATER)) return;
  if (target.closest('a') || (event.type === 'change' && !isChoice)) return;
  event.preventDefault();
  event.stopPropagation();
  const value = isChoice && target.value;
  // Deleted first, so that the last one is also repeated last.
  missed.delete(target);
  missed.set(target, () => {
    if (target instanceof HTMLFormElement) return target.requestSubmit();
    if (isChoice) Object.assign(target, { value });
    target.dispatchEvent(new MouseEvent(event.type, { bubbles: true, cancelable: true }));
  });
}

/**
 * Resolves when the page is used for the first time, or after IDLE_MS without any use. Until `repeatMissed` is called,
 * what is done with it is kept.
 */
export function firstUse(): Promise<void> {
  isRunning = false;
  for (const kind of KEPT) addEventListener(kind, keep, true);
  return new Promise((resolve) => {
    const use = (event: Event) => {
      // Browsers also send a move that has no length, for a pointer that rests where the page appears.
      if (
        event instanceof PointerEvent &&
        event.type === 'pointermove' &&
        !event.movementX &&
        !event.movementY
      )
        return;
      for (const sign of SIGNS) removeEventListener(sign, use, true);
      resolve();
    };
    setTimeout(resolve, IDLE_MS);
    for (const sign of SIGNS) addEventListener(sign, use, true);
  });
}

/**
 * Repeats, once for each element that is still there, what was done with it before the program started; in the part of the
 * page that is hydrated later, when it is called again by that part. Each in a task of its own, as the page must show a
 * choice before the next one can be added to it.
 */
export async function repeatMissed(): Promise<void> {
  isRunning = true;
  for (const [element, repeat] of missed) {
    if (element.closest(LATER)) continue;
    missed.delete(element);
    await nextTask();
    if (element.isConnected) repeat();
  }
}
