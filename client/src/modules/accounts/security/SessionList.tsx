import type { ApolloCache } from '@apollo/client';
import { useRef } from 'react';
import { attemptOrToast } from '../../../apollo/attemptOrToast';
import { formatDateTime } from '../../../lib/format';
import { Button } from '../../../ui/buttons/Button';
import { Badge } from '../../../ui/display/Badge';
import { Cluster, Stack } from '../../../ui/layout/Layout';
import { confirm } from '../../../ui/overlays/confirm';
import { toast } from '../../../ui/overlays/toast';
import { SecurityPageDocument, type SecurityPageQuery } from './__generated__/SecurityPage.generated';
import { useEndOtherSessionsMutation, useEndSessionMutation } from './__generated__/SessionList.generated';
import { ListRow } from '../ListRow';
import styles from '../RowList.module.css';

type Session = NonNullable<SecurityPageQuery['viewer']>['sessions'][number];

/** The sessions of the account, each but this one with a button that ends it. */
export function SessionList({ sessions }: { sessions: readonly Session[] }) {
  const [endOthers, { loading }] = useEndOtherSessionsMutation();
  const heading = useRef<HTMLParagraphElement>(null);

  async function logOutElsewhere() {
    const isSure = await confirm({
      title: 'Log out everywhere else?',
      text: 'All other devices need the password to log in again.',
      confirmLabel: 'Log out everywhere else',
    });
    if (!isSure) return;
    await attemptOrToast(async () => {
      await endOthers({
        update: (cache, { data }) => data && showSessions(cache, data.endOtherSessions),
      });
      toast.success('Logged out everywhere else');
      // The button disappears with the other sessions.
      heading.current?.focus();
    }, 'Failed to log out the other devices');
  }

  return (
    <Stack gap={16}>
      <p ref={heading} tabIndex={-1}>
        These devices are logged in to your account. If you don’t recognize one, log it out and change your
        password.
      </p>
      <ul className={styles.list}>
        {sessions.map((session) => (
          <Row key={session.id} session={session} onEnded={() => heading.current?.focus()} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <div>
          <Button variant="secondary" loading={loading} onClick={() => void logOutElsewhere()}>
            Log out everywhere else
          </Button>
        </div>
      )}
    </Stack>
  );
}

function Row({ session, onEnded }: { session: Session; onEnded: () => void }) {
  const [endSession, { loading }] = useEndSessionMutation();
  const { id, device, network, signedInAt, lastUsedAt, isCurrent } = session;
  const name = device ?? 'Unknown device';

  async function end() {
    await attemptOrToast(async () => {
      await endSession({
        variables: { id },
        update: (cache, { data }) => data && showSessions(cache, data.endSession),
      });
      toast.success(`${name} was logged out`);
      onEnded();
    }, 'Failed to log out this device');
  }

  return (
    <ListRow
      action={
        isCurrent ? null : { label: 'Log out', name: `Log out ${name}`, loading, onClick: () => void end() }
      }
    >
      <Cluster gap={8}>
        <h3>{name}</h3>
        {isCurrent && <Badge tone="success">This device</Badge>}
      </Cluster>
      <p>
        {network && <>Network {network} · </>}Last used {formatDateTime(lastUsedAt)} · Logged in{' '}
        {formatDateTime(signedInAt)}
      </p>
    </ListRow>
  );
}

/** Replaces the list in the cache, since a response to a mutation only updates sessions that still exist. */
export function showSessions(cache: ApolloCache, sessions: readonly Session[]) {
  cache.updateQuery({ query: SecurityPageDocument }, (data) =>
    data?.viewer ? { ...data, viewer: { ...data.viewer, sessions: [...sessions] } } : undefined,
  );
}
