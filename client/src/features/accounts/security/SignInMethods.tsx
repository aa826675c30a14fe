import { useRef, useState } from 'react';
import { attemptOrToast } from '../../../apollo/attemptOrToast';
import { formatDate } from '../../../lib/format';
import { Button } from '../../../ui/buttons/Button';
import { Stack } from '../../../ui/layout/Layout';
import { confirm } from '../../../ui/overlays/confirm';
import { toast } from '../../../ui/overlays/toast';
import { LinkProviderDialog } from './LinkProviderDialog';
import type { SecurityPageQuery } from './SecurityPage.generated';
import { useUnlinkIdentityMutation } from './SignInMethods.generated';
import { ListRow } from '../ListRow';
import styles from '../RowList.module.css';

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
