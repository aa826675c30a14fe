import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Checked } from '#server/platform/validation.rules';
import { useFormAction } from '../../apollo/useAction';
import { paths } from '../../app/paths';
import { DialogForm } from '../../forms/FormDialog';
import { useCheckedForm } from '../../forms/useCheckedForm';
import type { FormOutcome } from '../../lib/formOutcome';
import { openProvider } from '../../lib/pendingSignIn';
import { Button } from '../../ui/buttons/Button';
import { PasswordField } from '../../ui/fields/PasswordField';
import { Stack } from '../../ui/layout/Layout';
import { usePlatform } from '../../ui/platform/platform';
import { SurfaceNote } from '../../ui/states/States';
import {
  StartProviderConfirmationDocument,
  useReauthenticationQuery,
} from './__generated__/OwnerForm.generated';

interface OwnerFormOptions<Values, Input> {
  initial: Values;
  /** `password` is null if a new log-in with the sign-in provider has confirmed the session. */
  check: (values: Values & { password: string | null }) => Checked<Input>;
  send: (input: Input) => Promise<FormOutcome>;
}

/** A form in a dialog that only the owner of the account may send: it asks for the password, or for a new log-in. */
export function useOwnerForm<Values extends object, Input>({
  initial,
  check,
  send,
}: OwnerFormOptions<Values, Input>) {
  // A confirmation works once, and may have been used since.
  const { signInProvider } = usePlatform();
  const { data } = useReauthenticationQuery({ fetchPolicy: 'network-only' });
  const methods = data?.viewer?.signInMethods;
  const hasPassword = methods?.hasPassword ?? true;
  const isConfirmed = !hasPassword && methods?.isConfirmed === true;
  const checked = useCheckedForm<Values & { password: string }, Input>({
    initial: { ...initial, password: '' },
    check: (values) => check({ ...values, password: isConfirmed ? null : values.password }),
    send,
  });
  return {
    ...checked,
    asksPassword: hasPassword,
    /** The provider at which the owner has to log in again; its label is null if none is configured any more. */
    confirmWith: hasPassword || isConfirmed ? null : { label: signInProvider },
  };
}

interface OwnerFormProps extends Omit<ComponentProps<typeof DialogForm>, 'checked'> {
  /** What `useOwnerForm` returns. */
  owner: ComponentProps<typeof DialogForm>['checked'] & {
    confirmWith: { label: string | null } | null;
  };
}

/**
 * Its fields and buttons. An account without a password is first asked to log in with the sign-in provider again, which
 * comes back to this page.
 */
export function OwnerForm({ owner, ...form }: OwnerFormProps) {
  if (owner.confirmWith) return <ConfirmWithProvider {...owner.confirmWith} />;
  return <DialogForm {...form} checked={owner} />;
}

interface OwnPasswordFieldProps extends Omit<
  ComponentProps<typeof PasswordField>,
  'label' | 'autoComplete' | 'required'
> {
  /** The email under which password managers store the password; absent where the form has another email field. */
  email?: string;
}

/** Asks the owner of the account for its password. */
export function OwnPasswordField({ email, ...field }: OwnPasswordFieldProps) {
  return (
    <>
      {email !== undefined && (
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      )}
      <PasswordField {...field} label="Your password" autoComplete="current-password" required />
    </>
  );
}

function ConfirmWithProvider({ label }: { label: string | null }) {
  const { pathname } = useLocation();
  const start = useFormAction(StartProviderConfirmationDocument, {
    fetchPolicy: 'no-cache',
    variables: () => ({}),
    onDone: (_, { authorizationUrl, verifier }) =>
      openProvider(authorizationUrl, { verifier, returnTo: pathname }),
    failed: 'The provider couldn’t be opened. Please try again.',
  });
  return (
    <Stack gap={16}>
      {start.problem && <SurfaceNote tone="error" role="alert" title={start.problem.message} />}
      {label !== null && (
        <>
          <p>
            Your account has no password. Log in with {label} again to confirm that it is you. You come back
            to this page; then you have 5 minutes to continue.
          </p>
          <div>
            <Button loading={start.sending} loadingText={`Opening ${label}...`} onClick={() => void start()}>
              Confirm with {label}
            </Button>
          </div>
        </>
      )}
      <SetPassword />
    </Stack>
  );
}

/** Says how an account that the sign-in provider created gets a password. */
export function SetPassword() {
  return (
    <p>
      <Link to={paths.resetPassword} className="wm-link">
        Set a password
      </Link>{' '}
      with a token that we email you, then log in again.
    </p>
  );
}
