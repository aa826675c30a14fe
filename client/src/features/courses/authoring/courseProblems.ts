import type { FieldProblem } from '../../../../../server/platform/validation.rules';
import { type CourseTab, tabOf } from './CourseTabs';

/** Number of invalid fields per tab. */
export function problemCountsOf(problems: readonly FieldProblem[]): Partial<Record<CourseTab, number>> {
  const counts: Partial<Record<CourseTab, number>> = {};
  for (const { path } of problems) if (path) counts[tabOf(path)] = (counts[tabOf(path)] ?? 0) + 1;
  return counts;
}

/** The control of a field path; a listed lesson has none while it is collapsed. */
export function controlOf(path: string): string {
  if (path.startsWith('lessons') || path === 'nextLesson') return 'nextLesson-title';
  return path.split('.')[0]!;
}
