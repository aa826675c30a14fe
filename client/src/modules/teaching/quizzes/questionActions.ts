import { flushSync } from 'react-dom';
import { announce } from '../../../ui/text/announce';
import { toast } from '../../../ui/overlays/toast';
import { type DropEdge, placeAfterDrop } from '../../../ui/fields/useDraggableRow';
import { blankQuestion, copyOf, type QuestionDraft, type QuizDraft } from '../../quizzes/quizDraft';

export const ADD_BUTTON_ID = 'add-question';

/**
 * The id of a question's control for one of its fields, for labels, errors and focus. Options are numbered from 0, and
 * so are the radios of the correct answer, true before false.
 */
export const controlId = (
  key: string,
  field: 'text' | 'options' | 'correctAnswer' | 'explanation' | 'points',
  index = 0,
) => `${key}-${field}-${index}`;

/** Focuses the control with this id, if it exists. */
export function focusOn(id: string): void {
  document.getElementById(id)?.focus();
}

export type QuestionActions = ReturnType<typeof questionActions>;

/** Changes the questions of a quiz, and moves the focus along. `read` returns the current draft. */
export function questionActions(
  read: () => QuizDraft,
  change: (change: (now: QuizDraft) => QuizDraft) => void,
) {
  const indexOf = (key: string) => read().questions.findIndex((question) => question.key === key);
  const setQuestions = (next: (questions: readonly QuestionDraft[]) => readonly QuestionDraft[]) =>
    change((now) => ({ ...now, questions: next(now.questions) }));

  function insert(index: number, ...added: QuestionDraft[]) {
    // Undo may be pressed for a question that is back already.
    const missing = added.filter(({ key }) => indexOf(key) < 0);
    flushSync(() => setQuestions((now) => now.toSpliced(index, 0, ...missing)));
    const [first] = added;
    if (first) focusOn(controlId(first.key, 'text'));
  }

  /** Uses the previous question's type, as questions of one type often follow each other. */
  function addAt(index: number) {
    insert(index, blankQuestion(read().questions[index - 1]?.type));
    announce(`Question ${index + 1} added`);
  }

  function move(key: string, to: number) {
    const moved = read().questions[indexOf(key)];
    if (!moved || to < 0) return;
    setQuestions((now) => now.filter((question) => question !== moved).toSpliced(to, 0, moved));
    announce(`Moved to place ${to + 1} of ${read().questions.length}`);
  }

  return {
    insert,
    add: () => addAt(read().questions.length),
    addAfter: (key: string) => addAt(indexOf(key) + 1),
    change: (key: string, part: Partial<Omit<QuestionDraft, 'key'>>) =>
      setQuestions((now) =>
        now.map((question) => (question.key === key ? { ...question, ...part } : question)),
      ),
    duplicate: (question: QuestionDraft) => insert(indexOf(question.key) + 1, copyOf(question)),
    remove: (question: QuestionDraft) => {
      const { questions } = read();
      const index = indexOf(question.key);
      const next = questions[index + 1] ?? questions[index - 1];
      flushSync(() => setQuestions((now) => now.filter(({ key }) => key !== question.key)));
      focusOn(next ? controlId(next.key, 'text') : ADD_BUTTON_ID);
      toast.info(`Question ${index + 1} deleted`, {
        durationMs: 10_000,
        action: { label: 'Undo', onClick: () => insert(index, question) },
      });
    },
    move,
    /** Moves the question with this key before or after the target. */
    dropOn: (target: QuestionDraft, key: string, edge: DropEdge) => {
      const keys = read().questions.map((question) => question.key);
      move(key, placeAfterDrop(keys, key, target.key, edge));
    },
  };
}
