import { Suspense, useRef, useState } from 'react';
import { lazyComponent } from '../../../lib/lazyComponent';
import { useSession } from '../../../lib/session';
import { Button } from '../../../ui/buttons/Button';
import { Stack } from '../../../ui/layout/Layout';
import { ErrorState } from '../../../ui/states/ErrorState';
import { LoadingState } from '../../../ui/states/LoadingState';
import { SkeletonPanel } from '../../../ui/states/SkeletonPanels';
import { AccessTokenList } from './AccessTokenList';
import { useAccessTokensQuery } from './AccessTokens.generated';

const NewAccessTokenDialog = lazyComponent(
  async () => (await import('./NewAccessTokenDialog')).NewAccessTokenDialog,
);

/** The access tokens of the account, and a dialog that creates one. */
export function AccessTokens({ email }: { email: string }) {
  const isAdministrator = useSession()?.user.role === 'ADMIN';
  const [isCreating, setIsCreating] = useState(false);
  const heading = useRef<HTMLParagraphElement>(null);
  const { data, loading, refetch } = useAccessTokensQuery({
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const tokens = data?.viewer?.accessTokens;
  if (!tokens)
    return loading ? (
      <LoadingState text="Loading access tokens...">
        <SkeletonPanel height={120} lines={2} />
      </LoadingState>
    ) : (
      <ErrorState title="Failed to load access tokens" onRetry={() => void refetch()} />
    );
  return (
    <Stack gap={16}>
      <p ref={heading} tabIndex={-1}>
        {tokens.length === 0 && 'You have no access tokens. '}An access token lets a program use your account
        through the API, within the scopes you choose. Revoke tokens that you no longer need or that somebody
        else may have seen. Changing your password or turning on a second factor revokes all of them.
      </p>
      <AccessTokenList tokens={tokens} onRevoked={() => heading.current?.focus()} />
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
  );
}
