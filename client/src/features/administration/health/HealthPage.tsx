import { NetworkStatus } from '@apollo/client';
import { errorSentence } from '../../../apollo/errors';
import { Button } from '../../../ui/buttons/Button';
import { Page, Stack } from '../../../ui/layout/Layout';
import { PageTitle } from '../../../ui/platform/PageTitle';
import { ErrorState } from '../../../ui/states/ErrorState';
import { LoadingState } from '../../../ui/states/LoadingState';
import { SkeletonTable } from '../../../ui/states/SkeletonPanels';
import { PageHeading } from '../../../ui/text/PageHeading';
import { AdministratorsOnly } from '../AdministratorsOnly';
import { HealthFacts } from './HealthFacts';
import { useHealthPageQuery } from './HealthPage.generated';

/** Database, emails, background tasks, disk, memory and versions, measured when the page is opened or refreshed. */
export function HealthPage() {
  const { data, loading, error, networkStatus, refetch } = useHealthPageQuery({
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const administration = data?.viewer?.administration;
  if (data && !administration) return <AdministratorsOnly />;
  return (
    <Page>
      <PageTitle>Health</PageTitle>
      <Stack gap={24}>
        <PageHeading
          lead="Current state of the platform"
          actions={
            <Button
              variant="secondary"
              loading={networkStatus === NetworkStatus.refetch}
              loadingText="Measuring..."
              onClick={() => void refetch()}
            >
              Refresh
            </Button>
          }
        >
          Health
        </PageHeading>
        {error ? (
          <ErrorState
            title="The health of the platform couldn’t be loaded"
            message={errorSentence(error, 'Failed to load the health of the platform')}
            onRetry={() => void refetch()}
          />
        ) : administration ? (
          <HealthFacts health={administration.health} />
        ) : (
          loading && (
            <LoadingState text="Loading health...">
              <SkeletonTable rows={8} />
            </LoadingState>
          )
        )}
      </Stack>
    </Page>
  );
}
