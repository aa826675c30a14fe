import * as z from 'zod/mini';

/** What budgets count: tokens, or requests for a host that reports no tokens. */
export enum BudgetUnit {
  TOKENS = 'TOKENS',
  REQUESTS = 'REQUESTS',
}

const BUDGET_MAX = 2_000_000_000;

/** null, 0 or left out: no limit. */
function budget(label: string) {
  const sentence = `${label} must be a whole number up to ${BUDGET_MAX.toLocaleString('en-US')}, or empty for no limit`;
  return z.pipe(
    z.nullish(z.int(sentence).check(z.minimum(0, sentence), z.maximum(BUDGET_MAX, sentence))),
    z.transform((value) => value || null),
  );
}

/** The budgets as an administrator edits them. */
export const budgetRules = z.object({
  unit: z.enum(BudgetUnit, 'Please choose what is counted'),
  perPerson: budget('The budget per person per day'),
  perCourse: budget('The budget per course per day'),
  perMonth: budget('The monthly budget'),
});

export type BudgetInput = z.output<typeof budgetRules>;
