import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import type { FieldProblem } from '../../../../server/platform/validation.rules';
import { FormError } from '../../ui/FormError';
import { type CourseTab, tabOf } from './CourseTabs';
import { summaryOf } from './courseProblems';

interface CourseProblemsProps {
  problems: readonly FieldProblem[];
  idOf: (field: string) => string;
  onOpen: (tab: CourseTab) => void;
}

/** Error summary of the course form; each entry opens its field's tab and focuses the field. */
export function CourseProblems({ problems, idOf, onOpen }: CourseProblemsProps) {
  const entries = summaryOf(problems);

  function openTabFirst({ target }: MouseEvent) {
    const href = target instanceof Element ? target.closest('a')?.getAttribute('href') : null;
    const entry = entries.find(({ path }) => path && href === `#${idOf(controlOf(path))}`);
    // A control on an inactive tab cannot be focused.
    if (entry) flushSync(() => onOpen(tabOf(entry.path)));
  }

  return (
    <div onClickCapture={openTabFirst}>
      <FormError
        errors={entries.map(({ path, message }) => ({
          field: path ? idOf(controlOf(path)) : undefined,
          message,
        }))}
      />
    </div>
  );
}

/** The control of a field path; a listed lesson has none while it is collapsed. */
function controlOf(path: string): string {
  if (path.startsWith('lessons') || path === 'nextLesson') return 'nextLesson-title';
  return path.split('.')[0]!;
}
