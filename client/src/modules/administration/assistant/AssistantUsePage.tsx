import { useState } from 'react';
import { saveFetched } from '../../../apollo/saveFetched';
import { fetchFile } from '../../../apollo/fetchFile';
import { QueryPage } from '../../../apollo/QueryView';
import { useAddressParams } from '../../../forms/useAddressParams';
import { Button } from '../../../ui/buttons/Button';
import { DownloadIcon } from '../../../ui/icons/ToolIcons';
import { Cluster, Section } from '../../../ui/layout/Layout';
import { SkeletonTable } from '../../../ui/states/SkeletonPanels';
import { AdministratorsOnlyNote } from '../AdministratorsOnly';
import { useAssistantUsePageQuery } from './__generated__/AssistantUsePage.generated';
import { BudgetsForm } from './BudgetsForm';
import { monthBeside, monthName } from './UseOfMonth';
import { UseOfMonth } from './UseOfMonth';

const MONTH_PARAM = 'month';

/** What the assistant used of an external model in a month (`?month=`), and the budgets for it. */
export function AssistantUsePage() {
  const [params, setParams] = useAddressParams();
  const [thisMonth] = useState(() => new Date().toISOString().slice(0, 7));
  const query = useAssistantUsePageQuery({
    variables: { month: params.get(MONTH_PARAM) },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  // While another month is loaded, the budgets that were typed stay.
  const shown = query.data ?? (query.loading ? query.previousData : undefined);
  const show = (month: string) => setParams({ [MONTH_PARAM]: month });
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
      otherwise={<AdministratorsOnlyNote />}
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
                <Button
                  variant="secondary"
                  size="sm"
                  iconStart={<DownloadIcon size={16} />}
                  onClick={() => void exportUse(administration.assistantUse.month)}
                >
                  Export as CSV
                </Button>
              </Cluster>
            }
          >
            <UseOfMonth use={administration.assistantUse} budgets={administration.assistantBudgets} />
          </Section>
          <BudgetsForm
            key={administration.assistantBudgets.revision}
            budgets={administration.assistantBudgets}
            isReadOnly={shown?.platform.isDemo ?? false}
          />
        </>
      )}
    </QueryPage>
  );
}

const exportUse = (month: string) =>
  saveFetched(
    fetchFile(`/admin/assistant-use.csv?month=${month}`),
    `assistant-use-${month}.csv`,
    'The usage couldn’t be exported. Please try again.',
  );
