import type { BudgetInput } from '../../../../../server/features/assistant/use/budget.rules';
import { attempt } from '../../../apollo/attempt';
import { type FormOutcome, refused } from '../../../forms/formOutcome';
import { toast } from '../../../ui/overlays/toast';
import { useUpdateAssistantBudgetsMutation } from './useSaveBudgets.generated';

const SAVE_FAILED = 'The budgets couldn’t be saved. Please try again.';

/** Saves the budgets; `revision` is the one that the form was filled with. */
export function useSaveBudgets(revision: number) {
  const [update] = useUpdateAssistantBudgetsMutation();
  return (input: BudgetInput): Promise<FormOutcome> =>
    attempt(
      async (): Promise<FormOutcome> => {
        const { data } = await update({ variables: { input, revision } });
        const result = data?.updateAssistantBudgets;
        if (result?.__typename === 'AssistantBudgetsUpdated') {
          toast.success('Budgets saved');
          return { ok: true };
        }
        if (result?.__typename === 'InvalidInput') return { ok: false, fields: result.fields };
        return refused(result?.message ?? SAVE_FAILED);
      },
      SAVE_FAILED,
      refused,
    );
}
