import { type BudgetInput, budgetRules, BudgetUnit } from '#server/modules/assistant/assistant.rules';
import { check } from '#server/platform/validation.rules';
import { useFormAction } from '../../../apollo/useAction';
import { useCheckedForm } from '../../../forms/useCheckedForm';
import { Button } from '../../../ui/buttons/Button';
import { Card } from '../../../ui/display/Card';
import { RadioGroup } from '../../../ui/fields/Choices';
import { FormError } from '../../../ui/fields/FormError';
import { TextField } from '../../../ui/fields/TextField';
import { Grid, Section, Stack } from '../../../ui/layout/Layout';
import { SharedDemoNote } from '../SharedDemoNote';
import {
  type EditedBudgetsFragment,
  UpdateAssistantBudgetsDocument,
} from './__generated__/AssistantUsePage.generated';

interface Values {
  unit: string;
  perPerson: string;
  perCourse: string;
  perMonth: string;
}

const numberOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));

const checkBudgets = ({ unit, perPerson, perCourse, perMonth }: Values) =>
  check(budgetRules, {
    unit,
    perPerson: numberOf(perPerson),
    perCourse: numberOf(perCourse),
    perMonth: numberOf(perMonth),
  });

interface BudgetsFormProps {
  budgets: EditedBudgetsFragment;
  /** Shows and checks them, but cannot save. */
  isReadOnly: boolean;
}

/** The form for the budgets of an external model or host. */
export function BudgetsForm({ budgets, isReadOnly }: BudgetsFormProps) {
  const save = useFormAction(UpdateAssistantBudgetsDocument, {
    variables: (input: BudgetInput) => ({ input, revision: budgets.revision }),
    done: () => 'Budgets saved',
    failed: 'The budgets couldn’t be saved. Please try again.',
  });
  const form = useCheckedForm<Values, BudgetInput>({
    initial: {
      unit: budgets.unit,
      perPerson: budgets.perPerson?.toString() ?? '',
      perCourse: budgets.perCourse?.toString() ?? '',
      perMonth: budgets.perMonth?.toString() ?? '',
    },
    check: checkBudgets,
    send: save,
  });
  return (
    <Section title="Budgets">
      {isReadOnly && <SharedDemoNote />}
      <Card padding="lg">
        <Stack component="form" {...form.form}>
          <p>
            When a budget is used up, answers and outlines are made from the lessons without the model, and
            say so. Other suggestions are unavailable. Days and months are in UTC. Leave a field empty for no
            limit.
          </p>
          <RadioGroup
            legend="What is counted"
            name="unit"
            value={form.values.unit}
            onChange={(unit) => form.set({ unit })}
            options={[
              {
                value: BudgetUnit.TOKENS,
                label: 'Tokens',
                hint: 'Reported by the host, or estimated from the length of the prompt.',
              },
              {
                value: BudgetUnit.REQUESTS,
                label: 'Requests',
                hint: 'For hosts that don’t report tokens.',
              },
            ]}
          />
          <Grid min={160} columns={3} gap={16} className="wm-align-end">
            <TextField {...form.field('perPerson')} label="Per person per day" optional inputMode="numeric" />
            <TextField {...form.field('perCourse')} label="Per course per day" optional inputMode="numeric" />
            <TextField
              {...form.field('perMonth')}
              label="Whole platform per month"
              optional
              inputMode="numeric"
            />
          </Grid>
          <FormError errors={form.errors} />
          <div>
            <Button type="submit" disabled={isReadOnly} loading={form.sending} loadingText="Saving...">
              Save budgets
            </Button>
          </div>
        </Stack>
      </Card>
    </Section>
  );
}
