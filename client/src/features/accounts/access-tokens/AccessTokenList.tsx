import { ALL_SCOPES, scopeName } from '../../../../../server/platform/access-scopes.rules';
import { attemptOrToast } from '../../../apollo/attemptOrToast';
import { formatDate, formatDateTime } from '../../../lib/format';
import { Badge } from '../../../ui/display/Badge';
import { Cluster } from '../../../ui/layout/Layout';
import { confirm } from '../../../ui/overlays/confirm';
import { toast } from '../../../ui/overlays/toast';
import { ListRow } from '../ListRow';
import styles from '../RowList.module.css';
import { useRevokeAccessTokenMutation } from './AccessTokens.generated';
import { type AccessToken, showTokens } from './showTokens';

interface AccessTokenListProps {
  tokens: readonly AccessToken[];
  onRevoked: () => void;
}

/** Access tokens, each with its scopes and last use and a button that revokes it. */
export function AccessTokenList({ tokens, onRevoked }: AccessTokenListProps) {
  if (tokens.length === 0) return null;
  return (
    <ul className={styles.list}>
      {tokens.map((token) => (
        <Row key={token.id} token={token} onRevoked={onRevoked} />
      ))}
    </ul>
  );
}

function Row({ token, onRevoked }: { token: AccessToken; onRevoked: () => void }) {
  const [revokeToken, { loading }] = useRevokeAccessTokenMutation();
  const { id, name, scopes, createdAt, expiresAt, isExpired, lastUsedAt, lastUsedNetwork } = token;

  async function revoke() {
    const isSure = await confirm({
      title: `Revoke “${name}”?`,
      text: 'Programs that use this token lose access at once. This cannot be undone.',
      confirmLabel: 'Revoke token',
    });
    if (!isSure) return;
    await attemptOrToast(async () => {
      await revokeToken({
        variables: { id },
        update: (cache, { data }) => data && showTokens(cache, data.revokeAccessToken),
      });
      toast.success(`“${name}” was revoked`);
      onRevoked();
    }, 'Failed to revoke the token');
  }

  return (
    <ListRow action={{ label: 'Revoke', name: `Revoke ${name}`, loading, onClick: () => void revoke() }}>
      <Cluster gap={8}>
        <h3>{name}</h3>
        {isExpired && <Badge tone="warning">Expired</Badge>}
      </Cluster>
      <p>{ALL_SCOPES.filter((scope) => scopes.includes(scopeName(scope))).join(', ')}</p>
      <p>
        {lastUsedAt
          ? `Last used ${formatDateTime(lastUsedAt)}${lastUsedNetwork ? ` from network ${lastUsedNetwork}` : ''}`
          : 'Never used'}{' '}
        · Created {formatDate(createdAt)} · {isExpired ? 'Expired' : 'Expires'} {formatDate(expiresAt)}
      </p>
    </ListRow>
  );
}
