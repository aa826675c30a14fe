import type { FieldProblem } from '#server/platform/validation.rules';
import type { QuizDraft } from '../../quizzes/quizDraft';
import { questionIds } from './questionIds';

/** The errors of the question at an index, by its field; '' is the whole question. */
export function problemsOfQuestion(problems: readonly FieldProblem[], index: number): FieldProblem[] {
  const prefix = `questions.${index}`;
  return problems
    .filter(({ path }) => path === prefix || path.startsWith(`${prefix}.`))
    .map(({ path, message }) => ({ path: path.slice(prefix.length + 1), message }));
}

/** The id of the control of an error's path; undefined if there is none. */
export function controlOf(
  path: string,
  draft: QuizDraft,
  idOf: (field: string) => string,
): string | undefined {
  const [part = '', at, field, index] = path.split('.');
  if (part !== 'questions') return idOf(part);
  const question = draft.questions[Number(at)];
  if (!question) return undefined;
  const { key, type } = question;
  if (field === 'options') return questionIds.option(key, Number(index ?? 0));
  if (field === 'explanation') return questionIds.explanation(key);
  if (field === 'points') return questionIds.points(key);
  if (field !== 'correctAnswer') return questionIds.text(key);
  return type === 'SHORT_ANSWER' ? questionIds.rightText(key) : questionIds.right(key, 0);
}
