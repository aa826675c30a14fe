import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { focusNeighborWhenRemoved } from '../../../ui/display/focusNeighborWhenRemoved';
import { TextLink } from '../../../ui/navigation/TextLink';
import { Page, Section, Stack } from '../../../ui/layout/Layout';
import { ErrorState } from '../../../ui/states/ErrorState';
import { LoadingState } from '../../../ui/states/LoadingState';
import { SkeletonPanel } from '../../../ui/states/SkeletonPanels';
import { SurfaceNote } from '../../../ui/states/SurfaceNote';
import { PageHeading } from '../../../ui/text/PageHeading';
import { PageTitle } from '../../../ui/platform/PageTitle';
import { AccessTokens } from '../access-tokens/AccessTokens';
import { SetPassword } from '../OwnerProof';
import { ChangePasswordForm } from './ChangePasswordForm';
import { EmailForm } from './EmailForm';
import { SecondFactorSection } from './SecondFactorSection';
import { useSecurityPageQuery } from './SecurityPage.generated';
import { SessionList } from './SessionList';
import { SignInMethods } from './SignInMethods';

/** Password, second factor, email, the devices that are signed in, and access tokens. */
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
  const { hasPassword, identities } = viewer.signInMethods;
  const provider = data.platform.signInProvider;
  const isShared = data.platform.demoAccounts.some(({ email }) => email === viewer.account.email);
  return (
    <Stack gap={40}>
      {isShared && (
        <SurfaceNote>
          Everyone shares this demo account, so its password, second factor and email address can’t be
          changed. Register an account of your own to try that.
        </SurfaceNote>
      )}
      <Section title="Sessions">
        <SessionList sessions={viewer.sessions} />
      </Section>
      {(provider || identities.length > 0) && (
        <Section ref={focusNeighborWhenRemoved} title="Ways to log in">
          <SignInMethods methods={viewer.signInMethods} label={provider?.label ?? null} />
        </Section>
      )}
      <Section title="Password">
        {hasPassword ? (
          <ChangePasswordForm name={viewer.account.name} email={viewer.account.email} />
        ) : (
          <SurfaceNote title="Your account has no password yet">
            <SetPassword />
          </SurfaceNote>
        )}
      </Section>
      <Section title="Second factor">
        <SecondFactorSection secondFactor={viewer.secondFactor} />
      </Section>
      {hasPassword && (
        <Section title="Email">
          <EmailForm email={viewer.account.email} />
        </Section>
      )}
      <Section title="Access tokens">
        <AccessTokens email={viewer.account.email} />
      </Section>
    </Stack>
  );
}
