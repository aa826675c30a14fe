import { useRef, useState } from 'react';
import { startLinkRules } from '#server/modules/accounts/account.rules';
import { check } from '#server/platform/validation.rules';
import { useAction, useFormAction } from '../../../apollo/useAction';
import { FormDialog } from '../../../forms/FormDialog';
import { useCheckedForm } from '../../../forms/useCheckedForm';
import { formatDate } from '../../../lib/format';
import { openProvider } from '../../../lib/pendingSignIn';
import { Button } from '../../../ui/buttons/Button';
import { Stack } from '../../../ui/layout/Layout';
import { ListRow } from '../ListRow';
import { OwnPasswordField } from '../OwnerForm';
import {
  type SecurityPageQuery,
  StartProviderLinkDocument,
  type StartProviderLinkMutationVariables,
  UnlinkIdentityDocument,
} from './__generated__/SecurityPage.generated';

type Methods = NonNullable<SecurityPageQuery['viewer']>['signInMethods'];
type Identity = Methods['identities'][number];

interface SignInMethodsProps {
  methods: Methods;
  /** The name of the sign-in provider; null: none is configured any more. */
  label: string | null;
}

/** The identities with which the account's owner can log in, each with a button that removes it. */
export function SignInMethods({ methods: { hasPassword, identities }, label }: SignInMethodsProps) {
  const [isLinking, setLinking] = useState(false);
  const text = useRef<HTMLParagraphElement>(null);
  return (
    <Stack gap={16}>
      <p ref={text} tabIndex={-1}>
        {identities.length > 0
          ? 'You can log in with these linked accounts, without a password.'
          : `Link ${label} to log in with it, without a password.`}
      </p>
      {identities.length > 0 && (
        <ul className="wm-stack wm-gap-12">
          {identities.map((identity) => (
            <Row
              key={identity.id}
              identity={identity}
              label={label}
              onRemoved={() => text.current?.focus()}
            />
          ))}
        </ul>
      )}
      {label !== null && hasPassword && (
        <div>
          <Button variant="secondary" onClick={() => setLinking(true)}>
            Link {label}
          </Button>
        </div>
      )}
      {isLinking && label !== null && <LinkProviderDialog label={label} onClose={() => setLinking(false)} />}
    </Stack>
  );
}

interface RowProps {
  identity: Identity;
  label: string | null;
  onRemoved: () => void;
}

function Row({ identity: { id, issuer, email, linkedAt, lastUsedAt }, label, onRemoved }: RowProps) {
  const provider = label ?? new URL(issuer).hostname;

  const remove = useAction(UnlinkIdentityDocument, {
    variables: () => ({ id }),
    ask: () => ({
      title: `Remove ${email}?`,
      text: `You can’t log in with this ${provider} account any more until you link it again. If it made you an instructor or an administrator, that ends too.`,
      confirmLabel: 'Remove',
      danger: true,
    }),
    onDone: () => onRemoved(),
    done: `${email} was removed`,
    failed: 'Failed to remove the linked account',
  });
  return (
    <ListRow action={{ label: 'Remove', name: `Remove ${email}`, send: remove }}>
      <h3>{provider}</h3>
      <p className="wm-muted wm-small">
        {email} · Linked {formatDate(linkedAt)}
        {lastUsedAt && <> · Last used {formatDate(lastUsedAt)}</>}
      </p>
    </ListRow>
  );
}

/** Asks for the password and opens the sign-in provider, which returns to this page. */
function LinkProviderDialog({ label, onClose }: { label: string; onClose: () => void }) {
  const start = useFormAction(StartProviderLinkDocument, {
    fetchPolicy: 'no-cache',
    variables: (input: StartProviderLinkMutationVariables['input']) => ({ input }),
    onDone: (_input, { authorizationUrl, verifier }) =>
      openProvider(authorizationUrl, { verifier, returnTo: null }),
    failed: 'The provider couldn’t be opened. Please try again.',
  });
  const checked = useCheckedForm({
    initial: { password: '' },
    check: (values) => check(startLinkRules, values),
    send: start,
  });
  return (
    <FormDialog
      title={`Link ${label}`}
      label={`Link ${label}`}
      checked={checked}
      submit="Continue"
      sending={`Opening ${label}...`}
      onClose={onClose}
      intro={<p>Enter your password, then log in with {label}. You come back here afterwards.</p>}
    >
      <OwnPasswordField {...checked.field('password')} />
    </FormDialog>
  );
}
