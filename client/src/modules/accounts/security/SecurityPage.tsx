import { type ComponentProps, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { changePasswordFormRules, requestEmailChangeRules } from '#server/modules/accounts/account.rules';
import { check } from '#server/platform/validation.rules';
import { QueryPage } from '../../../apollo/QueryView';
import { useFormAction } from '../../../apollo/useAction';
import { paths } from '../../../app/paths';
import { useCheckedForm } from '../../../forms/useCheckedForm';
import { formatDate } from '../../../lib/format';
import { lazyComponent } from '../../../lib/lazyComponent';
import { Button } from '../../../ui/buttons/Button';
import { Badge } from '../../../ui/display/Badge';
import { Card } from '../../../ui/display/Card';
import { focusNeighborWhenRemoved } from '../../../ui/display/focusNeighborWhenRemoved';
import { EmailField, FormError } from '../../../ui/fields/Fields';
import { NewPasswordField, PasswordField } from '../../../ui/fields/PasswordField';
import { Cluster, Section, Stack } from '../../../ui/layout/Layout';
import { usePlatform } from '../../../ui/platform/platform';
import { SkeletonPanel } from '../../../ui/states/Skeletons';
import { SurfaceNote } from '../../../ui/states/States';
import { AccessTokens } from '../access-tokens/AccessTokens';
import { showTokens } from '../access-tokens/showTokens';
import { commonPasswordRefusal } from '../commonPassword';
import { OwnPasswordField, SetPassword } from '../OwnerForm';
import styles from '../profile/ProfileForm.module.css';
import { RemainingIdentities } from '../RemainingIdentities';
import {
  ChangePasswordDocument,
  RequestEmailChangeDocument,
  type RequestEmailChangeMutationVariables,
  type SecurityPageQuery,
  useSecurityPageQuery,
} from './__generated__/SecurityPage.generated';
import { SessionList, showSessions } from './SessionList';
import { SignInMethods } from './SignInMethods';

/** Password, second factor, email, the devices that are signed in, and access tokens. */
export function SecurityPage() {
  const query = useSecurityPageQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <QueryPage
      title="Password and sessions"
      width="text"
      eyebrow={
        <Link to={paths.profile} className="wm-link">
          Back to My Profile
        </Link>
      }
      query={query}
      what="sessions"
      skeleton={<SkeletonPanel height={320} lines={3} />}
      value={query.data?.viewer}
    >
      {(viewer) => <Security viewer={viewer} />}
    </QueryPage>
  );
}

function Security({ viewer }: { viewer: NonNullable<SecurityPageQuery['viewer']> }) {
  const { demoAccounts, signInProvider } = usePlatform();
  const { hasPassword, identities } = viewer.signInMethods;
  const isShared = demoAccounts.some(({ email }) => email === viewer.account.email);
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
      {(signInProvider || identities.length > 0) && (
        <Section ref={focusNeighborWhenRemoved} title="Ways to log in">
          <SignInMethods methods={viewer.signInMethods} label={signInProvider} />
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
    onDone: (_, result) => setRequested(result),
    failed: 'Failed to change the email',
  });
  const { form, field, errors, sending } = useCheckedForm({
    initial: { newEmail: '', password: '' },
    check: (values) => check(requestEmailChangeRules, values),
    send: request,
    startsOver: true,
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
        <EmailField {...field('newEmail')} label="New email" autoComplete="email" />
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

/** Changes the password, which logs out all other devices and revokes all access tokens. */
function ChangePasswordForm({ name, email }: { name: string; email: string }) {
  const [remaining, setRemaining] = useState<ComponentProps<typeof RemainingIdentities>['identities']>([]);
  const change = useFormAction(ChangePasswordDocument, {
    variables: (input: { currentPassword: string; newPassword: string }) => ({ input }),
    update: (cache, { data }) => {
      if (data?.changePassword.__typename !== 'PasswordChanged') return;
      showSessions(cache, data.changePassword.sessions);
      showTokens(cache, []);
    },
    onDone: (_, { identities }) => setRemaining(identities),
    done: (_, { message }) => message,
    failed: 'Failed to change the password',
  });
  const { form, field, errors, sending } = useCheckedForm({
    initial: { currentPassword: '', newPassword: '', confirmation: '' },
    check: (values) => check(changePasswordFormRules, values),
    send: async ({ currentPassword, newPassword }) => {
      setRemaining([]);
      return (
        (await commonPasswordRefusal('newPassword', newPassword, [name, email])) ??
        change({ currentPassword, newPassword })
      );
    },
    startsOver: true,
  });
  return (
    <Card padding="lg" className={styles.card}>
      <form {...form}>
        <FormError errors={errors} />
        <RemainingIdentities identities={remaining} isHere />
        {/* For password managers, which store the new password under this email. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          {...field('currentPassword')}
          label="Current password"
          autoComplete="current-password"
          required
        />
        <NewPasswordField
          {...field('newPassword')}
          label="New password"
          hint="At least 6 characters, and not easy to guess"
        />
        <NewPasswordField {...field('confirmation')} label="Confirm new password" />
        <div>
          <Button type="submit" loading={sending} loadingText="Changing...">
            Change password
          </Button>
        </div>
      </form>
    </Card>
  );
}

type SecondFactor = NonNullable<SecurityPageQuery['viewer']>['secondFactor'];

const TurnOnDialog = lazyComponent(
  async () => (await import('./SecondFactorDialogs')).TurnOnSecondFactorDialog,
);
const ChangeDialog = lazyComponent(
  async () => (await import('./SecondFactorDialogs')).ChangeSecondFactorDialog,
);

const FEW_CODES = 3;

/** Whether logging in needs a code besides the password, and how to change that. */
function SecondFactorSection({ secondFactor }: { secondFactor: SecondFactor }) {
  const [dialog, setDialog] = useState<'on' | 'off' | 'codes' | null>(null);
  const close = () => setDialog(null);
  const { since, recoveryCodesLeft: left, isRequired } = secondFactor;
  return (
    <Card padding="lg">
      <Stack gap={16}>
        {since === null ? (
          <p>
            With a second factor, you log in with your password and a code from an authenticator app, so your
            password alone isn’t enough.
          </p>
        ) : (
          <>
            <Cluster gap={8}>
              <Badge tone="success">On</Badge>
              <span>since {formatDate(since)}</span>
            </Cluster>
            <p>
              {left === 1 ? '1 recovery code is' : `${left} recovery codes are`} left.
              {isRequired &&
                ' Administrators of this platform need a second factor, so it can’t be turned off.'}
            </p>
            {left < FEW_CODES && (
              <SurfaceNote tone="warning">Create new recovery codes before you run out of them.</SurfaceNote>
            )}
          </>
        )}
        <Cluster gap={8}>
          {since === null ? (
            <Button onClick={() => setDialog('on')}>Turn on second factor</Button>
          ) : (
            <>
              <Button variant="secondary" onClick={() => setDialog('codes')}>
                New recovery codes
              </Button>
              {!isRequired && (
                <Button variant="quiet" onClick={() => setDialog('off')}>
                  Turn off second factor
                </Button>
              )}
            </>
          )}
        </Cluster>
      </Stack>
      {dialog && (
        <Suspense>
          {dialog === 'on' ? (
            <TurnOnDialog onClose={close} />
          ) : (
            <ChangeDialog change={dialog} onClose={close} />
          )}
        </Suspense>
      )}
    </Card>
  );
}
