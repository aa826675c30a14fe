import { Link } from 'react-router-dom';
import { errorSentence } from '../../../apollo/errors';
import { paths } from '../../../app/paths';
import { Page, Section, Stack } from '../../../ui/layout/Layout';
import { TextLink } from '../../../ui/navigation/TextLink';
import { ErrorState } from '../../../ui/states/ErrorState';
import { LoadingState } from '../../../ui/states/LoadingState';
import { SkeletonPanel } from '../../../ui/states/SkeletonPanels';
import { PageHeading } from '../../../ui/text/PageHeading';
import { PageTitle } from '../../../ui/platform/PageTitle';
import { MutedCourses } from './MutedCourses';
import { SettingsForm } from './SettingsForm';
import { useNotificationSettingsPageQuery } from './NotificationSettingsPage.generated';
import { useNotificationSettingsFieldsFragment } from './SettingsForm.generated';

/** Which notifications the viewer wants. */
export function NotificationSettingsPage() {
  return (
    <Page width="text">
      <PageTitle>Notification settings</PageTitle>
      <Stack gap={24}>
        <TextLink component={Link} to={paths.profile}>
          Back to My Profile
        </TextLink>
        <PageHeading>Notification settings</PageHeading>
        <Settings />
      </Stack>
    </Page>
  );
}

function Settings() {
  const { data, loading, error, refetch } = useNotificationSettingsPageQuery({
    // The form takes its values when it appears: stale cache data would overwrite newer settings on save.
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const settings = data?.viewer?.notificationSettings;
  if (settings) return <Parts settings={settings} />;
  if (loading)
    return (
      <LoadingState text="Loading your settings…">
        <Stack gap={40}>
          <SkeletonPanel height={480} lines={3} />
          <SkeletonPanel height={160} lines={2} />
        </Stack>
      </LoadingState>
    );
  return (
    <ErrorState
      title="Your settings couldn’t be loaded"
      message={errorSentence(error, 'Try again.')}
      onRetry={() => void refetch()}
    />
  );
}

type From = Parameters<typeof useNotificationSettingsFieldsFragment>[0];

function Parts({ settings }: { settings: From }) {
  const { data, complete } = useNotificationSettingsFieldsFragment(settings);
  if (!complete) return null;
  return (
    <Stack gap={40}>
      <Section title="Kinds of notifications">
        <SettingsForm saved={data} />
      </Section>
      <Section title="Courses">
        <MutedCourses courses={data.courses} />
      </Section>
    </Stack>
  );
}
