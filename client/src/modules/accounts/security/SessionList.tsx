import type { ApolloCache } from '@apollo/client';
import { useRef } from 'react';
import { useAction } from '../../../apollo/useAction';
import { formatDateTime } from '../../../lib/format';
import { Button } from '../../../ui/buttons/Button';
import { Badge } from '../../../ui/display/Badge';
import { Cluster, Stack } from '../../../ui/layout/Layout';
import { ListRow } from '../ListRow';
import {
  EndOtherSessionsDocument,
  EndSessionDocument,
  SecurityPageDocument,
  type SecurityPageQuery,
} from './__generated__/SecurityPage.generated';

type Session = NonNullable<SecurityPageQuery['viewer']>['sessions'][number];

/** The sessions of the account, each but this one with a button that ends it. */
export function SessionList({ sessions }: { sessions: readonly Session[] }) {
  const heading = useRef<HTMLParagraphElement>(null);

  const endOthers = useAction(EndOtherSessionsDocument, {
    variables: () => ({}),
    ask: () => ({
      title: 'Log out everywhere else?',
      text: 'All other devices need the password to log in again.',
      confirmLabel: 'Log out everywhere else',
    }),
    update: (cache, { data }) => data && showSessions(cache, data.endOtherSessions),
    onDone: () => {
      // The button disappears with the other sessions.
      heading.current?.focus();
    },
    done: 'Logged out everywhere else',
    failed: 'Failed to log out the other devices',
  });

  return (
    <Stack gap={16}>
      <p ref={heading} tabIndex={-1}>
        These devices are logged in to your account. If you don’t recognize one, log it out and change your
        password.
      </p>
      <ul className="wm-stack wm-gap-12">
        {sessions.map((session) => (
          <Row key={session.id} session={session} onEnded={() => heading.current?.focus()} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <div>
          <Button variant="secondary" loading={endOthers.sending} onClick={() => void endOthers()}>
            Log out everywhere else
          </Button>
        </div>
      )}
    </Stack>
  );
}

function Row({ session, onEnded }: { session: Session; onEnded: () => void }) {
  const { id, device, network, signedInAt, lastUsedAt, isCurrent } = session;
  const name = device ?? 'Unknown device';

  const end = useAction(EndSessionDocument, {
    variables: () => ({ id }),
    update: (cache, { data }) => data && showSessions(cache, data.endSession),
    onDone: () => onEnded(),
    done: `${name} was logged out`,
    failed: 'Failed to log out this device',
  });
  return (
    <ListRow action={isCurrent ? null : { label: 'Log out', name: `Log out ${name}`, send: end }}>
      <Cluster gap={8}>
        <h3>{name}</h3>
        {isCurrent && <Badge tone="success">This device</Badge>}
      </Cluster>
      <p className="wm-muted wm-small">
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
