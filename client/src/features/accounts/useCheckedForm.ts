import type { FieldProblem } from '../../../../server/platform/validation.rules';
export type FormOutcome = { ok: true } | { ok: false; fields?: readonly FieldProblem[]; message?: string };
