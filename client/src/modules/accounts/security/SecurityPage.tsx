import { useState } from 'react';
import { Link } from 'react-router-dom';
import { requestEmailChangeRules } from '#server/modules/accounts/account.rules';
import { check } from '#server/platform/validation.rules';
import { attempt } from '../../../apollo/attempt';
import { paths } from '../../../app/paths';
import { type FormOutcome, refused } from '../../../forms/formOutcome';
import { useCheckedForm } from '../../../forms/useCheckedForm';
import { Button } from '../../../ui/buttons/Button';
import { Card } from '../../../ui/display/Card';
import { focusNeighborWhenRemoved } from '../../../ui/display/focusNeighborWhenRemoved';
import { FormError } from '../../../ui/fields/FormError';
import { TextField } from '../../../ui/fields/TextField';
import { Page, Section, Stack } from '../../../ui/layout/Layout';
import { TextLink } from '../../../ui/navigation/TextLink';
import { PageTitle } from '../../../ui/platform/PageTitle';
import { ErrorState } from '../../../ui/states/ErrorState';
import { LoadingState } from '../../../ui/states/LoadingState';
import { SkeletonPanel } from '../../../ui/states/SkeletonPanels';
import { SurfaceNote } from '../../../ui/states/SurfaceNote';
import { PageHeading } from '../../../ui/text/PageHeading';
import { AccessTokens } from '../access-tokens/AccessTokens';
import styles from '../AccountCard.module.css';
import { SetPassword } from '../OwnerProof';
import { OwnPasswordField } from '../OwnPasswordField';
import { ChangePasswordForm } from './ChangePasswordForm';
import { SecondFactorSection } from './SecondFactorSection';
import { useRequestEmailChangeMutation, useSecurityPageQuery } from './__generated__/SecurityPage.generated';
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

const FAILED = 'Failed to change the email';

interface Requested {
  message: string;
  /** In demo mode only, where no email is sent. */
  confirmationToken: string | null;
}

/** Asks for another email address, which counts once its link was opened. */
function EmailForm({ email }: { email: string }) {
  const [request] = useRequestEmailChangeMutation();
  const [requested, setRequested] = useState<Requested | null>(null);
  const { form, field, errors, sending } = useCheckedForm({
    initial: { newEmail: '', password: '' },
    check: (values) => check(requestEmailChangeRules, values),
    send: async (input): Promise<FormOutcome> => {
      return attempt(
        async () => {
          const { data } = await request({ variables: { input } });
          const result = data?.requestEmailChange;
          if (result?.__typename === 'InvalidInput') return { ok: false, fields: result.fields };
          if (result?.__typename !== 'EmailChangeRequested') return { ok: false, message: FAILED };
          setRequested(result);
          return { ok: true, startsOver: true };
        },
        FAILED,
        refused,
      );
    },
  });
  return (
    <Card padding="lg" className={styles.card}>
      <form {...form}>
        <p>
          Your email is <strong>{email}</strong>. It changes when you open the link that we send to the new
          address.
        </p>
        {requested && (
          <SurfaceNote tone="success" role="status" title={requested.message}>
            {requested.confirmationToken && (
              <TextLink component={Link} to={`${paths.confirmEmail}?token=${requested.confirmationToken}`}>
                Open the link (demo mode sends no email)
              </TextLink>
            )}
          </SurfaceNote>
        )}
        <FormError errors={errors} />
        <TextField
          {...field('newEmail')}
          label="New email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <OwnPasswordField {...field('password')} />
        <div>
          <Button type="submit" loading={sending} loadingText="Sending...">
            Send link
          </Button>
        </div>
      </form>
    </Card>
  );
}
