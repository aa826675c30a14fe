import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { TextLink } from '../../../ui/navigation/TextLink';
import { Page, Section, Stack } from '../../../ui/layout/Layout';
import { ErrorState } from '../../../ui/states/ErrorState';
import { LoadingState } from '../../../ui/states/LoadingState';
import { SkeletonPanel } from '../../../ui/states/SkeletonPanels';
import { PageHeading } from '../../../ui/text/PageHeading';
import { PageTitle } from '../../../ui/platform/PageTitle';
import { ChangePasswordForm } from './ChangePasswordForm';
import { EmailForm } from './EmailForm';
import { useSecurityPageQuery } from './SecurityPage.generated';
import { SessionList } from './SessionList';

/** Password, email and the devices that are signed in. */
export function SecurityPage() {
  return (
    <Page width="text">
      <PageTitle>Password and sessions</PageTitle>
      <Stack gap={24}>
        <TextLink component={Link} to={paths.profile}>
          Back to My Profile
        </TextLink>
        <PageHeading>Password and sessions</PageHeading>
        <Security />
      </Stack>
    </Page>
  );
}

function Security() {
  const { data, loading, refetch } = useSecurityPageQuery({
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const viewer = data?.viewer;
  if (!viewer)
    return loading ? (
      <LoadingState text="Loading sessions...">
        <SkeletonPanel height={320} lines={3} />
      </LoadingState>
    ) : (
      <ErrorState title="Failed to load sessions" onRetry={() => void refetch()} />
    );
  return (
    <Stack gap={40}>
      <Section title="Sessions">
        <SessionList sessions={viewer.sessions} />
      </Section>
      <Section title="Password">
        <ChangePasswordForm name={viewer.account.name} email={viewer.account.email} />
      </Section>
      <Section title="Email">
        <EmailForm email={viewer.account.email} />
      </Section>
    </Stack>
  );
}
