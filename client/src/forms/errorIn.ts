import type { FieldProblem } from '#server/platform/validation.rules';

/** The error of a field or of one of its items, such as a tag. */
export function errorIn(problems: readonly FieldProblem[], field: string): string | undefined {
  return problems.find(({ path }) => path === field || path.startsWith(`${field}.`))?.message;
}
