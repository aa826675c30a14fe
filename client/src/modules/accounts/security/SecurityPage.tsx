import { useState } from 'react';
import { Link } from 'react-router-dom';
import { requestEmailChangeRules } from '#server/modules/accounts/account.rules';
import { check } from '#server/platform/validation.rules';
import { QueryView } from '../../../apollo/QueryView';
import { useFormAction } from '../../../apollo/useAction';
import { paths } from '../../../app/paths';
import { useCheckedForm } from '../../../forms/useCheckedForm';
import { Button } from '../../../ui/buttons/Button';
import { Card } from '../../../ui/display/Card';
import { focusNeighborWhenRemoved } from '../../../ui/display/focusNeighborWhenRemoved';
import { FormError } from '../../../ui/fields/FormError';
import { TextField } from '../../../ui/fields/TextField';
import { Page, Section, Stack } from '../../../ui/layout/Layout';
import { PageTitle } from '../../../ui/platform/PageTitle';
import { SkeletonPanel } from '../../../ui/states/SkeletonPanels';
import { SurfaceNote } from '../../../ui/states/SurfaceNote';
import { PageHeading } from '../../../ui/text/PageHeading';
import { AccessTokens } from '../access-tokens/AccessTokens';
import styles from '../AccountCard.module.css';
import { SetPassword } from '../OwnerProof';
import { OwnPasswordField } from '../OwnPasswordField';
import { ChangePasswordForm } from './ChangePasswordForm';
import { SecondFactorSection } from './SecondFactorSection';
import {
  RequestEmailChangeDocument,
  type RequestEmailChangeMutationVariables,
  type SecurityPageQuery,
  useSecurityPageQuery,
} from './__generated__/SecurityPage.generated';
import { SessionList } from './SessionList';
import { SignInMethods } from './SignInMethods';

/** Password, second factor, email, the devices that are signed in, and access tokens. */
export function SecurityPage() {
  const query = useSecurityPageQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <Page width="text">
      <PageTitle>Password and sessions</PageTitle>
      <Stack gap={24}>
        <Link to={paths.profile} className="wm-link">
          Back to My Profile
        </Link>
        <PageHeading>Password and sessions</PageHeading>
        <QueryView
          query={query}
          what="sessions"
          skeleton={<SkeletonPanel height={320} lines={3} />}
          value={query.data?.viewer && query.data}
        >
          {({ viewer, platform }) => viewer && <Security viewer={viewer} platform={platform} />}
        </QueryView>
      </Stack>
    </Page>
  );
}

interface SecurityProps {
  viewer: NonNullable<SecurityPageQuery['viewer']>;
  platform: SecurityPageQuery['platform'];
}

function Security({ viewer, platform }: SecurityProps) {
  const { hasPassword, identities } = viewer.signInMethods;
  const provider = platform.signInProvider;
  const isShared = platform.demoAccounts.some(({ email }) => email === viewer.account.email);
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
      <Section title="Developers">
        <details>
          <summary>Access tokens</summary>
          <AccessTokens email={viewer.account.email} />
        </details>
      </Section>
    </Stack>
  );
}

interface Requested {
  message: string;
  /** The token, in demo mode only, where no email is sent. */
  confirmationToken: string | null;
}

/** Asks for another email address, which counts once its link was opened. */
function EmailForm({ email }: { email: string }) {
  const [requested, setRequested] = useState<Requested | null>(null);
  const request = useFormAction(RequestEmailChangeDocument, {
    variables: (input: RequestEmailChangeMutationVariables['input']) => ({ input }),
    done: (_, result) => setRequested(result),
    failed: 'Failed to change the email',
  });
  const { form, field, errors, sending } = useCheckedForm({
    initial: { newEmail: '', password: '' },
    check: (values) => check(requestEmailChangeRules, values),
    send: async (input) => {
      const outcome = await request(input);
      return outcome.ok ? { ok: true, startsOver: true } : outcome;
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
              <Link to={`${paths.confirmEmail}?token=${requested.confirmationToken}`} className="wm-link">
                Open the link (demo mode sends no email)
              </Link>
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
