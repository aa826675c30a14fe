import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { useSession } from '../../lib/session';
import type { QuizDraft } from './quizDraft';
import { saysTheSame } from './quizDraft';
import { changeQuiz } from './quizDraftChanges';
import { draftKey, keepDraft, readDraft } from './storedDraft';

interface Beginning {
  /** null: a new quiz. */
  quizId: string | null;
  /** What is saved, or a blank quiz. */
  saved: QuizDraft;
  /** The saved quiz's revision; null for a new one. */
  revision: number | null;
}

/**
 * The quiz in the form. What differs from what is saved is kept on this device with every change, and found again when
 * the form is opened the next time; `restoredAt` says from when, null when nothing was found.
 */
export function useQuizDraft({ quizId, saved, revision: savedRevision }: Beginning) {
  const session = useSession();
  const key = draftKey(session?.user.id ?? '', quizId);
  const [found] = useState(() => readDraft(key));
  const [draft, change] = useReducer(changeQuiz, found?.draft ?? saved);
  const [restoredAt, setRestoredAt] = useState(found?.changedAt ?? null);
  const [revision, setRevision] = useState(found ? found.revision : savedRevision);
  /** What the draft is compared with: what is saved, as far as this form knows. */
  const [basis, setBasis] = useState(saved);
  const isChanged = !saysTheSame(draft, basis);
  const isKept = useRef(true);
  const isDone = useRef(false);

  useEffect(() => {
    if (isDone.current) return;
    const stored = isChanged ? { changedAt: new Date().toISOString(), revision, draft } : null;
    isKept.current = keepDraft(key, stored);
  }, [key, draft, revision, isChanged]);

  const forget = useCallback(() => {
    isDone.current = true;
    keepDraft(key, null);
  }, [key]);

  return {
    draft,
    change,
    isChanged,
    revision,
    restoredAt,
    /** Whether leaving now would lose something; asked when it happens. */
    wouldLose: useCallback(() => isChanged && !isDone.current, [isChanged]),
    /** Whether this device really keeps the draft. */
    isKept: useCallback(() => isKept.current, []),
    /** Back to what is saved. */
    discard: () => {
      change({ type: 'replace', draft: saved });
      setBasis(saved);
      setRevision(savedRevision);
      setRestoredAt(null);
    },
    /** Starts over from what somebody else has saved meanwhile, with their words or with the present ones. */
    rebase: (theirs: QuizDraft, theirRevision: number, words: QuizDraft) => {
      change({ type: 'replace', draft: words });
      setBasis(theirs);
      setRevision(theirRevision);
      setRestoredAt(null);
    },
    /** The draft is saved: this device forgets it, whatever is still drawn. */
    forget,
  };
}
