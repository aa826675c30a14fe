import type { QuestionDraft, QuizDraft, QuizInfo } from './quizDraft';

export type QuizChange =
  | { type: 'info'; part: Partial<QuizInfo> }
  | { type: 'question'; key: string; part: Partial<Omit<QuestionDraft, 'key'>> }
  /** Inserts before `index`; questions already in the draft are skipped. */
  | { type: 'insert'; questions: readonly QuestionDraft[]; index: number }
  | { type: 'remove'; key: string }
  /** `to` is the new index. */
  | { type: 'move'; key: string; to: number }
  | { type: 'replace'; draft: QuizDraft };

/** Reducer of the draft; returns the same object if nothing changes. */
export function changeQuiz(draft: QuizDraft, change: QuizChange): QuizDraft {
  const { questions } = draft;
  switch (change.type) {
    case 'info':
      return { ...draft, ...change.part };
    case 'replace':
      return change.draft;
    case 'question':
      return {
        ...draft,
        questions: questions.map((question) =>
          question.key === change.key ? { ...question, ...change.part } : question,
        ),
      };
    case 'insert': {
      const added = change.questions.filter(({ key }) => questions.every((question) => question.key !== key));
      return added.length === 0
        ? draft
        : { ...draft, questions: questions.toSpliced(change.index, 0, ...added) };
    }
    case 'remove':
      return { ...draft, questions: questions.filter(({ key }) => key !== change.key) };
    case 'move': {
      const moved = questions.find(({ key }) => key === change.key);
      const to = Math.min(Math.max(change.to, 0), questions.length - 1);
      if (!moved || questions.indexOf(moved) === to) return draft;
      return {
        ...draft,
        questions: questions.filter((question) => question !== moved).toSpliced(to, 0, moved),
      };
    }
  }
}
