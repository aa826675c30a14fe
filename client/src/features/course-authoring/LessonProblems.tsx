import type { FieldProblem } from '../../../../server/platform/validation.rules';
import { FormError } from '../../ui/FormError';
import type { LessonDraft } from './courseDraft';
import { summaryOf } from './courseProblems';

interface LessonProblemsProps {
  problems: readonly FieldProblem[];
  idOf: (field: keyof LessonDraft) => string;
}

/** Error summary of a lesson, without duplicates. */
export function LessonProblems({ problems, idOf }: LessonProblemsProps) {
  return (
    <FormError
      errors={summaryOf(problems).map(({ path, message }) => ({
        field: path ? idOf(path as keyof LessonDraft) : undefined,
        message,
      }))}
    />
  );
}
