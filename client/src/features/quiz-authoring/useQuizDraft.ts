import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { readSession, useSession } from '../../lib/session';
import type { LeaveQuestion } from '../quizzes/useLeaveWarning';
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
  // Of whoever opened the form: another tab may log in as somebody else.
  const [key] = useState(() => draftKey(session?.user.id ?? '', quizId));
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
    /** What to ask before the form is left; null when nothing would be lost, or the session is over anyway. */
    leaveQuestion: useCallback((): LeaveQuestion | null => {
      if (!isChanged || isDone.current || !readSession()) return null;
      return {
        title: 'Leave without saving?',
        text: isKept.current
          ? 'What you have written stays on this device as a draft. It is not part of the quiz until you save it.'
          : 'This browser cannot keep a draft: what you have written will be lost.',
      };
    }, [isChanged]),
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
