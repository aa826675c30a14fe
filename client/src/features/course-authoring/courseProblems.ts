import type { FieldProblem } from '../../../../server/platform/validation.rules';
import { type CourseTab, tabOf } from './CourseTabs';

/** Number of invalid fields per tab. */
export function problemCountsOf(problems: readonly FieldProblem[]): Partial<Record<CourseTab, number>> {
  const counts: Partial<Record<CourseTab, number>> = {};
  for (const { path } of problems) if (path) counts[tabOf(path)] = (counts[tabOf(path)] ?? 0) + 1;
  return counts;
}

/** The error of a field or of one of its items, such as a tag. */
export function errorIn(problems: readonly FieldProblem[], field: string): string | undefined {
  return problems.find(({ path }) => path === field || path.startsWith(`${field}.`))?.message;
}

/** Each message once, with its first field. */
export function summaryOf(problems: readonly FieldProblem[]): FieldProblem[] {
  return problems.filter(
    ({ message }, index) => problems.findIndex((other) => other.message === message) === index,
  );
}
