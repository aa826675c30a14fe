import { useState } from 'react';
import { errorSentence } from '../../apollo/errors';
import { formatCount, formatDate } from '../../lib/format';
import { Button } from '../../ui/buttons/Button';
import { DataTable } from '../../ui/display/DataTable';
import { nameAndEmailColumns } from '../../ui/display/nameAndEmailColumns';
import { ShowMore } from '../../ui/display/ShowMore';
import { Cluster, Section, Stack } from '../../ui/layout/Layout';
import { ErrorState } from '../../ui/states/ErrorState';
import { LoadingState } from '../../ui/states/LoadingState';
import { SkeletonTable } from '../../ui/states/SkeletonPanels';
import { SurfaceNote } from '../../ui/states/SurfaceNote';
import { type InvitedStudentsQuery, useInvitedStudentsQuery } from './InvitedStudents.generated';
import styles from './Rosters.module.css';
import { useInvitedStudents } from './useInvitedStudents';

type Invited = InvitedStudentsQuery['invitedStudents']['nodes'][number];

/** People without an account who are invited to the course. */
export function InvitedStudents({ courseId }: { courseId: string }) {
  const { data, loading, error, refetch, fetchMore } = useInvitedStudentsQuery({
    variables: { courseId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const invited = data?.invitedStudents;
  const trouble = (reason: unknown) => errorSentence(reason, 'Failed to load invitations');
  return (
    <Section title="Invited">
      {invited ? (
        <Stack gap={12}>
          <p role="status">
            {invited.totalCount === 0
              ? 'Nobody is invited. People without an account are listed here until they accept.'
              : `${formatCount(invited.totalCount, 'person', 'people')} without an account`}
          </p>
          {invited.totalCount > 0 && <InvitedTable courseId={courseId} people={invited.nodes} />}
          <ShowMore
            hasMore={invited.pageInfo.hasNextPage}
            onMore={() => fetchMore({ variables: { after: invited.pageInfo.endCursor } })}
            trouble={trouble}
          >
            Show more people
          </ShowMore>
        </Stack>
      ) : loading ? (
        <LoadingState text="Loading invitations...">
          <SkeletonTable rows={3} />
        </LoadingState>
      ) : (
        <ErrorState
          level={3}
          title="The invitations couldn’t be loaded"
          message={trouble(error)}
          onRetry={() => void refetch()}
        />
      )}
    </Section>
  );
}

function InvitedTable({ courseId, people }: { courseId: string; people: readonly Invited[] }) {
  const { inviteAgain, withdraw } = useInvitedStudents(courseId);
  const [link, setLink] = useState<string | null>(null);
  return (
    <>
      <div role="status">
        {link && (
          <SurfaceNote title="No emails are sent in demo mode. This is the link:">
            <p className={styles.words}>
              <code>{link}</code>
            </p>
          </SurfaceNote>
        )}
      </div>
      <DataTable<Invited>
        caption="Invited people"
        hideCaption
        rows={people}
        rowKey={({ personId }) => personId}
        columns={[
          ...nameAndEmailColumns,
          {
            key: 'expires',
            header: 'Valid until',
            cell: ({ expiresAt }) => <span className={styles.date}>{formatDate(expiresAt)}</span>,
          },
          {
            key: 'actions',
            header: 'Actions',
            actions: true,
            cell: (person) => (
              <Cluster gap={8}>
                <Button
                  size="sm"
                  variant="secondary"
                  aria-label={`Invite ${person.name} again`}
                  onClick={() => void inviteAgain(person).then(setLink)}
                >
                  Invite again
                </Button>
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={`Withdraw the invitation of ${person.name}`}
                  onClick={() => void withdraw(person)}
                >
                  Withdraw
                </Button>
              </Cluster>
            ),
          },
        ]}
      />
    </>
  );
}
