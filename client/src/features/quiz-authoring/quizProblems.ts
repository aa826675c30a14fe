import type { FieldProblem } from '../../../../server/platform/validation.rules';
import type { QuizDraft } from './quizDraft';
import { questionIds } from './questionIds';

/** The errors of the question at an index, by its field; '' is the whole question. */
export function problemsOfQuestion(problems: readonly FieldProblem[], index: number): FieldProblem[] {
  const prefix = `questions.${index}`;
  return problems
    .filter(({ path }) => path === prefix || path.startsWith(`${prefix}.`))
    .map(({ path, message }) => ({ path: path.slice(prefix.length + 1), message }));
}

/** Each message once, linked to the control of its first field. */
export function summaryOf(
  problems: readonly FieldProblem[],
  draft: QuizDraft,
  idOf: (field: string) => string,
): { field?: string; message: string }[] {
  const first = new Map<string, string | undefined>();
  for (const { path, message } of problems)
    if (!first.has(message)) first.set(message, controlOf(path, draft, idOf));
  return [...first].map(([message, field]) => ({ message, field }));
}

function controlOf(path: string, draft: QuizDraft, idOf: (field: string) => string): string | undefined {
  const [part, at, field, index] = path.split('.');
  if (!part) return undefined;
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
