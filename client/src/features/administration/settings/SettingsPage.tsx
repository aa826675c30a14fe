import { errorSentence } from '../../../apollo/errors';
import { Card } from '../../../ui/display/Card';
import { Page, Stack } from '../../../ui/layout/Layout';
import { PageTitle } from '../../../ui/platform/PageTitle';
import { ErrorState } from '../../../ui/states/ErrorState';
import { LoadingState } from '../../../ui/states/LoadingState';
import { SkeletonFields } from '../../../ui/states/SkeletonPanels';
import { PageHeading } from '../../../ui/text/PageHeading';
import { AdministratorsOnly } from '../AdministratorsOnly';
import { SharedDemoNote } from '../SharedDemoNote';
import { CategoryList } from './CategoryList';
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
  const administration = viewer?.administration;
  const settings = administration?.settings;
  const isDemo = data?.platform.isDemo ?? false;
  if (data && !settings) return <AdministratorsOnly />;
  return (
    <Page width="text">
      <PageTitle>Settings</PageTitle>
      <Stack gap={24}>
        <PageHeading lead="Name, appearance and rules of this platform">Settings</PageHeading>
        {viewer && settings ? (
          <>
            {isDemo && <SharedDemoNote />}
            <LogoChooser logoUrl={settings.logoUrl} isReadOnly={isDemo} />
            <SettingsForm accountId={viewer.account.id} settings={settings} isReadOnly={isDemo} />
            <TestEmail to={viewer.account.email} from={settings.mailSender} />
            <CategoryList categories={administration.categories} isReadOnly={isDemo} />
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
