import { errorSentence } from '../../../apollo/errors';
import { Card } from '../../../ui/display/Card';
import { Page, Stack } from '../../../ui/layout/Layout';
import { PageTitle } from '../../../ui/platform/PageTitle';
import { ErrorState } from '../../../ui/states/ErrorState';
import { LoadingState } from '../../../ui/states/LoadingState';
import { SkeletonFields } from '../../../ui/states/SkeletonPanels';
import { PageHeading } from '../../../ui/text/PageHeading';
import { AdministratorsOnly } from '../AdministratorsOnly';
import { LogoChooser } from './LogoChooser';
import { SettingsForm } from './SettingsForm';
import { useSettingsPageQuery } from './SettingsPage.generated';
import { TestEmail } from './TestEmail';

/** The settings of the platform. */
export function SettingsPage() {
  const { data, loading, error, refetch } = useSettingsPageQuery({
    // The form needs the current revision: stale cache data would cause a conflict on save.
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const viewer = data?.viewer;
  const settings = viewer?.administration?.settings;
  if (data && !settings) return <AdministratorsOnly />;
  return (
    <Page width="text">
      <PageTitle>Settings</PageTitle>
      <Stack gap={24}>
        <PageHeading lead="Name, looks and rules of this platform">Settings</PageHeading>
        {viewer && settings ? (
          <>
            <LogoChooser logoUrl={settings.logoUrl} />
            <SettingsForm accountId={viewer.account.id} settings={settings} />
            <TestEmail to={viewer.account.email} from={settings.mailSender} />
          </>
        ) : loading ? (
          <LoadingState text="Loading settings...">
            <Card padding="lg">
              <SkeletonFields fields={6} />
            </Card>
          </LoadingState>
        ) : (
          <ErrorState
            title="The settings couldn’t be loaded"
            message={errorSentence(error, 'Failed to load settings')}
            onRetry={() => void refetch()}
          />
        )}
      </Stack>
    </Page>
  );
}
