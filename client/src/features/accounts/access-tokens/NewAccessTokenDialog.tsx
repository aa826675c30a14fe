import { useState } from 'react';
import { scopeName } from '../../../../../server/platform/access-scopes.rules';
import { attempt } from '../../../apollo/attempt';
import { type FormOutcome, refused } from '../../../forms/formOutcome';
import { useCheckedForm } from '../../../forms/useCheckedForm';
import { Button } from '../../../ui/buttons/Button';
import { FormError } from '../../../ui/fields/FormError';
import { SelectField } from '../../../ui/fields/SelectField';
import { TextField } from '../../../ui/fields/TextField';
import { focusWhenMounted } from '../../../ui/focusWhenMounted';
import { Cluster, Stack } from '../../../ui/layout/Layout';
import { Dialog } from '../../../ui/overlays/Dialog';
import { CopyToken } from '../CopyToken';
import { type InitialPassword, OwnerProof } from '../OwnerProof';
import { OwnPasswordField } from '../OwnPasswordField';
import { refusalOf } from '../refusalOf';
import { BLANK, checkNewAccessToken, LIFETIMES, ON_DATE } from './newAccessToken';
import { useCreateAccessTokenMutation } from './NewAccessTokenDialog.generated';
import { ScopeFields } from './ScopeFields';
import { showTokens } from './showTokens';

const FAILED = 'Failed to create the token';

interface NewAccessTokenDialogProps {
  email: string;
  isAdministrator: boolean;
  onClose: () => void;
}

/** Creates an access token and shows it once. */
export function NewAccessTokenDialog(props: NewAccessTokenDialogProps) {
  const [token, setToken] = useState<string | null>(null);
  return (
    <Dialog
      title={token ? 'Your new access token' : 'New access token'}
      onClose={token ? null : props.onClose}
    >
      {token ? (
        <Stack ref={focusWhenMounted} tabIndex={-1} gap={16}>
          <CopyToken
            text="Save the token now and keep it like a password. You won’t see it again."
            token={token}
            copied="Access token copied to clipboard!"
            fileName="access-token.txt"
          />
          <div>
            <Button onClick={props.onClose}>I have saved it</Button>
          </div>
        </Stack>
      ) : (
        <OwnerProof>
          {(password) => <NewAccessTokenForm {...props} password={password} onCreated={setToken} />}
        </OwnerProof>
      )}
    </Dialog>
  );
}

interface NewAccessTokenFormProps extends NewAccessTokenDialogProps {
  password: InitialPassword;
  onCreated: (token: string) => void;
}

function NewAccessTokenForm({
  email,
  isAdministrator,
  password,
  onCreated,
  onClose,
}: NewAccessTokenFormProps) {
  const [create] = useCreateAccessTokenMutation();
  const { form, field, set, values, errors, errorOf, sending } = useCheckedForm({
    initial: { ...BLANK, password },
    check: checkNewAccessToken,
    send: ({ scopes, expiresAt, ...given }): Promise<FormOutcome> =>
      attempt(
        async () => {
          const input = { ...given, scopes: scopes.map(scopeName), expiresAt: expiresAt.toISOString() };
          const { data } = await create({
            variables: { input },
            update: (cache, { data: answer }) => {
              if (answer?.createAccessToken.__typename === 'AccessTokenCreated')
                showTokens(cache, answer.createAccessToken.accessTokens);
            },
          });
          const result = data?.createAccessToken;
          if (result?.__typename !== 'AccessTokenCreated') return refusalOf(result, FAILED);
          onCreated(result.token);
          return { ok: true };
        },
        FAILED,
        refused,
      ),
  });
  return (
    <form {...form} aria-label="New access token">
      <Stack gap={16}>
        <FormError errors={errors} />
        <TextField {...field('name')} label="Name" hint="Such as the program that uses it" required />
        <ScopeFields
          chosen={values.scopes}
          error={errorOf('scopes')}
          isAdministrator={isAdministrator}
          onChange={(scopes) => set({ scopes })}
        />
        <SelectField {...field('lifetime')} label="Expires">
          {LIFETIMES.map((days) => (
            <option key={days} value={days}>
              After {days} days
            </option>
          ))}
          <option value={ON_DATE}>On a date</option>
        </SelectField>
        {values.lifetime === ON_DATE && (
          <TextField
            {...field('expiresAt')}
            type="date"
            label="Last day"
            hint="At most a year from now"
            required
          />
        )}
        {password !== null && <OwnPasswordField {...field('password')} email={email} />}
        <Cluster gap={8}>
          <Button type="submit" loading={sending} loadingText="Creating...">
            Create token
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}
