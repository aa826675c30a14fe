import { useRef, useState } from 'react';
import { startLinkRules } from '../../../../../server/features/accounts/account.rules';
import { check } from '../../../../../server/platform/validation.rules';
import { attempt } from '../../../apollo/attempt';
import { attemptOrToast } from '../../../apollo/attemptOrToast';
import { type FormOutcome, refused } from '../../../forms/formOutcome';
import { useCheckedForm } from '../../../forms/useCheckedForm';
import { formatDate } from '../../../lib/format';
import { openProvider } from '../../../lib/pendingSignIn';
import { Button } from '../../../ui/buttons/Button';
import { FormError } from '../../../ui/fields/FormError';
import { Cluster, Stack } from '../../../ui/layout/Layout';
import { confirm } from '../../../ui/overlays/confirm';
import { Dialog } from '../../../ui/overlays/Dialog';
import { toast } from '../../../ui/overlays/toast';
import { ListRow } from '../ListRow';
import { OwnPasswordField } from '../OwnPasswordField';
import { refusalOf } from '../refusalOf';
import styles from '../RowList.module.css';
import type { SecurityPageQuery } from './SecurityPage.generated';
import { useStartProviderLinkMutation, useUnlinkIdentityMutation } from './SignInMethods.generated';

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
        <ul className={styles.list}>
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
  const [unlink, { loading }] = useUnlinkIdentityMutation();
  const provider = label ?? new URL(issuer).hostname;

  async function remove() {
    const isSure = await confirm({
      title: `Remove ${email}?`,
      text: `You can’t log in with this ${provider} account any more until you link it again. If it made you an instructor or an administrator, that ends too.`,
      confirmLabel: 'Remove',
      danger: true,
    });
    if (!isSure) return;
    await attemptOrToast(async () => {
      const { data } = await unlink({ variables: { id } });
      const result = data?.unlinkIdentity;
      if (result?.__typename === 'LastSignInMethod') return void toast.error(result.message);
      toast.success(`${email} was removed`);
      onRemoved();
    }, 'Failed to remove the linked account');
  }

  return (
    <ListRow action={{ label: 'Remove', name: `Remove ${email}`, loading, onClick: () => void remove() }}>
      <h3>{provider}</h3>
      <p>
        {email} · Linked {formatDate(linkedAt)}
        {lastUsedAt && <> · Last used {formatDate(lastUsedAt)}</>}
      </p>
    </ListRow>
  );
}

const FAILED = 'The provider couldn’t be opened. Please try again.';

/** Asks for the password and opens the sign-in provider, which returns to this page. */
function LinkProviderDialog({ label, onClose }: { label: string; onClose: () => void }) {
  const [start] = useStartProviderLinkMutation({ fetchPolicy: 'no-cache' });
  const { form, field, errors, sending } = useCheckedForm({
    initial: { password: '' },
    check: (values) => check(startLinkRules, values),
    send: (input): Promise<FormOutcome> =>
      attempt(
        async () => {
          const { data } = await start({ variables: { input } });
          const result = data?.startProviderLink;
          if (result?.__typename !== 'ProviderSignInStarted') return refusalOf(result, FAILED);
          openProvider(result.authorizationUrl, { verifier: result.verifier, returnTo: null });
          return { ok: true };
        },
        FAILED,
        refused,
      ),
  });
  return (
    <Dialog title={`Link ${label}`} onClose={onClose}>
      <form {...form} aria-label={`Link ${label}`}>
        <Stack gap={16}>
          <p>Enter your password, then log in with {label}. You come back here afterwards.</p>
          <FormError errors={errors} />
          <OwnPasswordField {...field('password')} />
          <Cluster gap={8}>
            <Button type="submit" loading={sending} loadingText={`Opening ${label}...`}>
              Continue
            </Button>
            <Button variant="quiet" onClick={onClose}>
              Cancel
            </Button>
          </Cluster>
        </Stack>
      </form>
    </Dialog>
  );
}
