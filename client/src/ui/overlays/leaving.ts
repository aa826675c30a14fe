import { confirm, confirmStore, type PendingConfirm } from './confirm';

export interface LeaveQuestion {
  title: string;
  text: string;
}

/** Returns the open page's question; a router blocks for one page at a time. */
let openPage: (() => LeaveQuestion | null) | null = null;
let openDialog: PendingConfirm | null = null;
let hasAgreed = false;

/** Registers the question to ask before the open page is left; returns the unsubscribe function. */
export function askBeforeLeaving(questionNow: () => LeaveQuestion | null): () => void {
  openPage = questionNow;
  return () => {
    if (openPage === questionNow) openPage = null;
    // The page was left another way, for example because the session ended: dismiss the question.
    withdrawQuestion();
  };
}

/** Whether `leaveBy` is navigating, whose question has been answered. */
export function hasAgreedToLeave(): boolean {
  return hasAgreed;
}

/** Resolves to whether the viewer leaves. */
export async function askToLeave(question: LeaveQuestion): Promise<boolean> {
  const answer = confirm({ ...question, confirmLabel: 'Leave', cancelLabel: 'Stay' });
  const mine = confirmStore.read();
  openDialog = mine;
  const leaves = await answer;
  if (openDialog === mine) openDialog = null;
  return leaves;
}

/** Dismisses an open question, which resolves to staying. */
export function withdrawQuestion(): void {
  openDialog?.answer(false);
}

/**
 * Asks the open page's question, then navigates with `go`, for actions that must not run if the viewer stays. Resolves
 * to false if they stay; `go` is not called.
 */
export async function leaveBy(go: () => Promise<void> | void): Promise<boolean> {
  const question = openPage?.() ?? null;
  if (question && !(await askToLeave(question))) return false;
  await agreed(go);
  return true;
}

function agreed(go: () => Promise<void> | void): Promise<void> | void {
  hasAgreed = true;
  try {
    // A router blocks a navigation at its start or never.
    return go();
  } finally {
    hasAgreed = false;
  }
}
