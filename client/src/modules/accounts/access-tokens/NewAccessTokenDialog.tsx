import { useState } from 'react';
import { accessTokenRules } from '#server/modules/accounts/access-tokens/access-token.rules';
import {
  ACCESS_SCOPES,
  type AccessScope,
  ALL_SCOPES,
  scopeName,
  scopesGrantedBy,
} from '#server/platform/access-scopes.rules';
import { check } from '#server/platform/validation.rules';
import { useFormAction } from '../../../apollo/useAction';
import { Button } from '../../../ui/buttons/Button';
import { Checkbox } from '../../../ui/fields/Choices';
import { FormError, SelectField, TextField } from '../../../ui/fields/Fields';
import { focusWhenMounted } from '../../../ui/focusWhenMounted';
import { Stack } from '../../../ui/layout/Layout';
import { Dialog } from '../../../ui/overlays/Dialog';
import { CopyToken } from '../CopyToken';
import { OwnerForm, OwnPasswordField, useOwnerForm } from '../OwnerForm';
import { CreateAccessTokenDocument } from './__generated__/NewAccessTokenDialog.generated';
import { showTokens } from './showTokens';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The choice of a date instead of a number of days. */
const ON_DATE = 'date';
const LIFETIMES = [30, 60, 90, 365];

/** What the form contains. */
interface NewAccessToken {
  name: string;
  scopes: AccessScope[];
  /** Days until it expires, or ON_DATE. */
  lifetime: string;
  /** The date, as in a date field; it is the last day of the token. */
  expiresAt: string;
}

/** An empty form. */
const BLANK: NewAccessToken = { name: '', scopes: [], lifetime: '30', expiresAt: '' };

/** Validates the form with the server's rules, as of now. */
function checkNewAccessToken(values: NewAccessToken & { password: string | null }) {
  const { name, scopes, lifetime, expiresAt, password } = values;
  const now = new Date();
  const expiry =
    lifetime === ON_DATE
      ? new Date(`${expiresAt}T23:59:59`)
      : new Date(now.getTime() + Number(lifetime) * DAY_MS);
  return check(accessTokenRules(now), { name, scopes, expiresAt: expiry, password });
}

type CheckedToken = Extract<ReturnType<typeof checkNewAccessToken>, { ok: true }>['value'];

interface NewAccessTokenDialogProps {
  email: string;
  isAdministrator: boolean;
  onClose: () => void;
}

/** Creates an access token and shows it once. */
export function NewAccessTokenDialog({ email, isAdministrator, onClose }: NewAccessTokenDialogProps) {
  const [token, setToken] = useState<string | null>(null);
  const create = useFormAction(CreateAccessTokenDocument, {
    variables: ({ scopes, expiresAt, ...rest }: CheckedToken) => ({
      input: { ...rest, scopes: scopes.map(scopeName), expiresAt: expiresAt.toISOString() },
    }),
    update: (cache, { data }) => {
      if (data?.createAccessToken.__typename === 'AccessTokenCreated')
        showTokens(cache, data.createAccessToken.accessTokens);
    },
    onDone: (_input, result) => setToken(result.token),
    failed: 'Failed to create the token',
  });
  const owner = useOwnerForm({ initial: BLANK, check: checkNewAccessToken, send: create });
  const { field, set, values, errorOf } = owner;
  if (token)
    return (
      <Dialog title="Your new access token" onClose={null}>
        <Stack ref={focusWhenMounted} tabIndex={-1} gap={16}>
          <CopyToken
            text="Save the token now and keep it like a password. You won’t see it again."
            token={token}
            copied="Access token copied to clipboard!"
            fileName="access-token.txt"
          />
          <div>
            <Button onClick={onClose}>I have saved it</Button>
          </div>
        </Stack>
      </Dialog>
    );
  return (
    <Dialog title="New access token" onClose={onClose}>
      <OwnerForm
        label="New access token"
        owner={owner}
        submit="Create token"
        sending="Creating..."
        onClose={onClose}
      >
        <TextField {...field('name')} label="Name" hint="Such as the program that uses it" required />
        <ScopeFields
          chosen={values.scopes}
          error={errorOf('scopes')}
          isAdministrator={isAdministrator}
          onChange={(scopes) => set({ scopes })}
        />
        <SelectField
          {...field('lifetime')}
          label="Expires"
          options={[
            ...LIFETIMES.map((days) => [days, `After ${days} days`] as const),
            [ON_DATE, 'On a date'],
          ]}
        />
        {values.lifetime === ON_DATE && (
          <TextField
            {...field('expiresAt')}
            type="date"
            label="Last day"
            hint="At most a year from now"
            required
          />
        )}
        {owner.asksPassword && <OwnPasswordField {...field('password')} email={email} />}
      </OwnerForm>
    </Dialog>
  );
}

interface ScopeFieldsProps {
  chosen: readonly AccessScope[];
  error: string | undefined;
  /** Whether the scopes of administrators are offered. */
  isAdministrator: boolean;
  onChange: (chosen: AccessScope[]) => void;
}

/** The scopes of a new access token. A scope that another one includes is checked and cannot be changed. */
function ScopeFields({ chosen, error, isAdministrator, onChange }: ScopeFieldsProps) {
  const granted = scopesGrantedBy(chosen);
  const offered = ALL_SCOPES.filter((scope) => isAdministrator || !scope.endsWith(':admin'));
  return (
    // The name and the focus are for the form, which moves to the first field with an error.
    <fieldset name="scopes" tabIndex={-1} className="wm-stack wm-gap-8">
      <legend className="wm-mb-8">What the token may do</legend>
      {offered.map((scope) => {
        const isChosen = chosen.includes(scope);
        const isIncluded = granted.has(scope) && !isChosen;
        return (
          <Checkbox
            key={scope}
            label={ACCESS_SCOPES[scope]}
            hint={isIncluded ? `${scope}, included in ${scope.replace('read:', 'write:')}` : scope}
            checked={granted.has(scope)}
            disabled={isIncluded}
            onChange={(isOn) =>
              onChange(isOn ? [...chosen, scope] : chosen.filter((other) => other !== scope))
            }
          />
        );
      })}
      <FormError errors={error ? [{ message: error }] : []} />
    </fieldset>
  );
}
