import { useState } from 'react';
import { type BudgetInput, budgetRules, BudgetUnit } from '#server/modules/assistant/assistant.rules';
import { check } from '#server/platform/validation.rules';
import { QueryPage } from '../../../apollo/QueryView';
import { useFormAction } from '../../../apollo/useAction';
import { useAddressParams } from '../../../forms/useAddressParams';
import { useCheckedForm } from '../../../forms/useCheckedForm';
import { Button } from '../../../ui/buttons/Button';
import { Card } from '../../../ui/display/Card';
import { RadioGroup } from '../../../ui/fields/Choices';
import { FormError, TextField } from '../../../ui/fields/Fields';
import { Cluster, Grid, Section, Stack } from '../../../ui/layout/Layout';
import { usePlatform } from '../../../ui/platform/platform';
import { SkeletonTable } from '../../../ui/states/Skeletons';
import { DownloadButton } from '../../teaching/DownloadButton';
import { SharedDemoNote } from '../SharedDemoNote';
import {
  type EditedBudgetsFragment,
  UpdateAssistantBudgetsDocument,
  useAssistantUsePageQuery,
} from './__generated__/AssistantUsePage.generated';
import { monthBeside, monthName, UseOfMonth } from './UseOfMonth';

/** What the assistant used of an external model in a month (`?month=`), and the budgets for it. */
export function AssistantUsePage() {
  const [params, setParams] = useAddressParams();
  const [thisMonth] = useState(() => new Date().toISOString().slice(0, 7));
  const query = useAssistantUsePageQuery({
    variables: { month: params.get('month') },
    fetchPolicy: 'network-only',
  });
  // While another month is loaded, the budgets that were typed stay.
  const shown = query.data ?? (query.loading ? query.previousData : undefined);
  const show = (month: string) => setParams({ month });
  return (
    <QueryPage
      title="Assistant"
      lead="Language model usage. Names and messages are not included."
      query={query}
      value={shown?.viewer?.administration}
      what="usage"
      failed="Assistant usage couldn’t be loaded"
      reason="Failed to load assistant usage"
      skeleton={<SkeletonTable rows={8} />}
    >
      {(administration) => (
        <>
          <Section
            title={monthName(administration.assistantUse.month)}
            actions={
              <Cluster gap={8}>
                <Button
                  variant="secondary"
                  size="sm"
                  onClick={() => show(monthBeside(administration.assistantUse.month, -1))}
                >
                  Previous month
                </Button>
                <Button
                  variant="secondary"
                  size="sm"
                  disabled={administration.assistantUse.month >= thisMonth}
                  onClick={() => show(monthBeside(administration.assistantUse.month, 1))}
                >
                  Next month
                </Button>
                <DownloadButton
                  path={`/admin/assistant-use.csv?month=${administration.assistantUse.month}`}
                  fileName={`assistant-use-${administration.assistantUse.month}.csv`}
                  failed="The usage couldn’t be exported. Please try again."
                  size="sm"
                  label="Export as CSV"
                />
              </Cluster>
            }
          >
            <UseOfMonth use={administration.assistantUse} budgets={administration.assistantBudgets} />
          </Section>
          <BudgetsForm
            key={administration.assistantBudgets.revision}
            budgets={administration.assistantBudgets}
          />
        </>
      )}
    </QueryPage>
  );
}

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

/** The form for the budgets of an external model or host. */
function BudgetsForm({ budgets }: { budgets: EditedBudgetsFragment }) {
  const { isDemo } = usePlatform();
  const save = useFormAction(UpdateAssistantBudgetsDocument, {
    variables: (input: BudgetInput) => ({ input, revision: budgets.revision }),
    done: 'Budgets saved',
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
      {isDemo && <SharedDemoNote />}
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
            <Button type="submit" disabled={isDemo} loading={form.sending} loadingText="Saving...">
              Save budgets
            </Button>
          </div>
        </Stack>
      </Card>
    </Section>
  );
}
