import type { FieldProblem } from '../../../../server/platform/validation.rules';
import { type CourseTab, tabOf } from './CourseTabs';

/** How many fields are refused on each tab. */
export function problemCountsOf(problems: readonly FieldProblem[]): Partial<Record<CourseTab, number>> {
  const counts: Partial<Record<CourseTab, number>> = {};
  for (const { path } of problems) if (path) counts[tabOf(path)] = (counts[tabOf(path)] ?? 0) + 1;
  return counts;
}

/** What is wrong with a field, or with a part of it, such as one of the tags. */
export function errorIn(problems: readonly FieldProblem[], field: string): string | undefined {
  return problems.find(({ path }) => path === field || path.startsWith(`${field}.`))?.message;
}

/** Each sentence once, with the first field it is about. */
export function summaryOf(problems: readonly FieldProblem[]): FieldProblem[] {
  return problems.filter(
    ({ message }, index) => problems.findIndex((other) => other.message === message) === index,
  );
}
