import { useCallback } from 'react';
import { useSession } from '../../lib/session';
import { useKeptDraft } from '../../lib/useKeptDraft';
import type { QuizDraft } from './quizDraft';
import { isSameQuiz } from './quizDraft';
import { changeQuiz, type QuizChange } from './quizDraftChanges';
import { draftKey, quizDraftFormat } from './storedDraft';

interface Beginning {
  /** null: a new quiz. */
  quizId: string | null;
  /** The saved value, or a blank quiz. */
  saved: QuizDraft;
  /** The saved quiz's revision; null for a new one. */
  revision: number | null;
}

/** The form state of a quiz; unsaved changes are kept on this device. */
export function useQuizDraft({ quizId, saved, revision }: Beginning) {
  const session = useSession();
  const { setDraft, leaveQuestion, ...form } = useKeptDraft({
    key: draftKey(session?.user.id ?? '', quizId),
    format: quizDraftFormat,
    saved,
    savedRevision: revision,
    isSame: isSameQuiz,
  });
  return {
    ...form,
    change: (change: QuizChange) => setDraft((draft) => changeQuiz(draft, change)),
    leaveQuestion: useCallback(() => leaveQuestion('the quiz'), [leaveQuestion]),
  };
}
