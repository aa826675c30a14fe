import { Suspense, useRef, useState } from 'react';
import { ALL_SCOPES, scopeName } from '#server/platform/access-scopes.rules';
import { QueryView } from '../../../apollo/QueryView';
import { useAction } from '../../../apollo/useAction';
import { formatDate, formatDateTime } from '../../../lib/format';
import { lazyComponent } from '../../../lib/lazyComponent';
import { useSession } from '../../../lib/session';
import { Button } from '../../../ui/buttons/Button';
import { Badge } from '../../../ui/display/Badge';
import { Cluster, Stack } from '../../../ui/layout/Layout';
import { SkeletonPanel } from '../../../ui/states/Skeletons';
import { ListRow } from '../ListRow';
import { RevokeAccessTokenDocument, useAccessTokensQuery } from './__generated__/AccessTokens.generated';
import { type AccessToken, showTokens } from './showTokens';

const NewAccessTokenDialog = lazyComponent(
  async () => (await import('./NewAccessTokenDialog')).NewAccessTokenDialog,
);

/** The access tokens of the account, and a dialog that creates one. */
export function AccessTokens({ email }: { email: string }) {
  const isAdministrator = useSession()?.user.role === 'ADMIN';
  const [isCreating, setIsCreating] = useState(false);
  const heading = useRef<HTMLParagraphElement>(null);
  const query = useAccessTokensQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <QueryView
      query={query}
      what="access tokens"
      skeleton={<SkeletonPanel height={120} lines={2} />}
      value={query.data?.viewer?.accessTokens}
    >
      {(tokens) => (
        <Stack gap={16}>
          <p ref={heading} tabIndex={-1}>
            {tokens.length === 0 && 'You have no access tokens. '}An access token lets a program use your
            account through the API, within the scopes you choose. Revoke tokens that you no longer need or
            that somebody else may have seen. Changing your password or turning on a second factor revokes all
            of them.
          </p>
          {tokens.length > 0 && (
            <ul className="wm-stack wm-gap-12">
              {tokens.map((token) => (
                <Row key={token.id} token={token} onRevoked={() => heading.current?.focus()} />
              ))}
            </ul>
          )}
          <div>
            <Button variant="secondary" onClick={() => setIsCreating(true)}>
              New access token
            </Button>
          </div>
          {isCreating && (
            <Suspense>
              <NewAccessTokenDialog {...{ email, isAdministrator }} onClose={() => setIsCreating(false)} />
            </Suspense>
          )}
        </Stack>
      )}
    </QueryView>
  );
}

function Row({ token, onRevoked }: { token: AccessToken; onRevoked: () => void }) {
  const { id, name, scopes, createdAt, expiresAt, isExpired, lastUsedAt, lastUsedNetwork } = token;

  const revoke = useAction(RevokeAccessTokenDocument, {
    variables: () => ({ id }),
    ask: () => ({
      title: `Revoke “${name}”?`,
      text: 'Programs that use this token lose access at once. This cannot be undone.',
      confirmLabel: 'Revoke token',
    }),
    update: (cache, { data }) => data && showTokens(cache, data.revokeAccessToken),
    onDone: () => onRevoked(),
    done: `“${name}” was revoked`,
    failed: 'Failed to revoke the token',
  });
  return (
    <ListRow action={{ label: 'Revoke', name: `Revoke ${name}`, send: revoke }}>
      <Cluster gap={8}>
        <h3>{name}</h3>
        {isExpired && <Badge tone="warning">Expired</Badge>}
      </Cluster>
      <p className="wm-muted wm-small">
        {ALL_SCOPES.filter((scope) => scopes.includes(scopeName(scope))).join(', ')}
      </p>
      <p className="wm-muted wm-small">
        {lastUsedAt
          ? `Last used ${formatDateTime(lastUsedAt)}${lastUsedNetwork ? ` from network ${lastUsedNetwork}` : ''}`
          : 'Never used'}{' '}
        · Created {formatDate(createdAt)} · {isExpired ? 'Expired' : 'Expires'} {formatDate(expiresAt)}
      </p>
    </ListRow>
  );
}
