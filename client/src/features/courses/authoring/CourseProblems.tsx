import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { EditorProblems, type EditorProblemsProps } from '../../../forms/EditorNotes';
import { type CourseTab, tabOf } from './CourseTabs';

interface CourseProblemsProps extends EditorProblemsProps {
  onOpen: (tab: CourseTab) => void;
}

/** Error summary of the course form; each entry opens its field's tab and focuses the field. */
export function CourseProblems({ editor, onOpen }: CourseProblemsProps) {
  function openTabFirst({ target }: MouseEvent) {
    const href = target instanceof Element ? target.closest('a')?.getAttribute('href') : null;
    const entry = editor.summary.find(({ field }) => field && href === `#${field}`);
    // A control on an inactive tab cannot be focused.
    if (entry) flushSync(() => onOpen(tabOf(entry.path)));
  }

  return (
    <div onClickCapture={openTabFirst}>
      <EditorProblems editor={editor} />
    </div>
  );
}
