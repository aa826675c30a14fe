import { useState } from 'react';
import { QUIZ_TITLE_MAX_LENGTH } from '../../../../../server/features/quizzes/quiz.rules';
import { keepDraft, readDraft } from '../../../forms/storedDraft';
import { useSession } from '../../../lib/session';
import { blankQuiz, draftOfQuestion, type QuizDraft } from '../../quizzes/authoring/quizDraft';
import { draftKey, quizDraftFormat } from '../../quizzes/authoring/storedDraft';
import type { GeneratedQuestion } from './practice';

/**
 * The kept quiz draft on this device, to which generated questions can be added; questions are matched by their text.
 */
export function useQuizDraftOnDevice() {
  const session = useSession();
  const key = draftKey(session?.user.id ?? '', null);
  const [draft, setDraft] = useState<QuizDraft | null>(() => readDraft(key, quizDraftFormat)?.draft ?? null);

  function keep(change: (draft: QuizDraft) => QuizDraft, beginning: QuizDraft): boolean {
    // Read again, as another tab may have changed it.
    const stored = readDraft(key, quizDraftFormat);
    const changed = change(stored?.draft ?? beginning);
    setDraft(changed);
    return keepDraft(key, quizDraftFormat, {
      changedAt: new Date().toISOString(),
      revision: null,
      draft: changed,
    });
  }

  return {
    /** null if there is none yet. */
    draft,
    has: (question: GeneratedQuestion) =>
      draft?.questions.some(({ text }) => text === question.text) ?? false,
    /** Adds to the draft, or to a new one with this title. Returns false if it lasts only until the page is closed. */
    add: (question: GeneratedQuestion, courseId: string, title: string) => {
      const { type, text, options, answer, explanation } = question;
      const added = draftOfQuestion({ type, text, options, correctAnswer: answer, explanation });
      return keep((kept) => ({ ...kept, courseId, questions: [...kept.questions, added] }), {
        ...blankQuiz(courseId),
        title: title.slice(0, QUIZ_TITLE_MAX_LENGTH),
      });
    },
    takeOut: (question: GeneratedQuestion) => {
      keep(
        (kept) => ({ ...kept, questions: kept.questions.filter(({ text }) => text !== question.text) }),
        blankQuiz(),
      );
    },
  };
}
