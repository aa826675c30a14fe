import { confirm, confirmStore, type PendingConfirm } from './confirm';

export interface LeaveQuestion {
  title: string;
  text: string;
}

/** What the open page would ask now; a router holds back for one page at a time. */
let openPage: (() => LeaveQuestion | null) | null = null;
let asked: PendingConfirm | null = null;
let hasAgreed = false;

/** The page that is open asks this before it is left; returns the function with which it stops asking. */
export function askBeforeLeaving(questionNow: () => LeaveQuestion | null): () => void {
  openPage = questionNow;
  return () => {
    if (openPage === questionNow) openPage = null;
    // The page has gone another way, as when the session ends: the question with it.
    withdrawQuestion();
  };
}

/** Whether the person is being taken away by `leaveBy`, where the question has been answered. */
export function hasAgreedToLeave(): boolean {
  return hasAgreed;
}

/** Resolves to whether the person leaves. */
export async function askToLeave(question: LeaveQuestion): Promise<boolean> {
  const answer = confirm({ ...question, confirmLabel: 'Leave', cancelLabel: 'Stay' });
  const mine = confirmStore.read();
  asked = mine;
  const leaves = await answer;
  if (asked === mine) asked = null;
  return leaves;
}

/** Takes an open question back; whoever asked it hears that the person stays. */
export function withdrawQuestion(): void {
  asked?.answer(false);
}

/**
 * Leaves by `go`, a navigation, for a deed that must not be done while the person may still stay; asks first what the
 * open page asks. False: they stay, and `go` was not called.
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
    // A router holds a navigation back at its beginning or never.
    return go();
  } finally {
    hasAgreed = false;
  }
}
