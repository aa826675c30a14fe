import { errorSentence } from '../../apollo/errors';
import { formatDate } from '../../lib/format';
import { Badge } from '../../ui/display/Badge';
import { DataTable } from '../../ui/display/DataTable';
import { ShowMore } from '../../ui/display/ShowMore';
import { Stack } from '../../ui/layout/Layout';
import { EmptyState } from '../../ui/states/EmptyState';
import { ErrorState } from '../../ui/states/ErrorState';
import { LoadingState } from '../../ui/states/LoadingState';
import { SkeletonTable } from '../../ui/states/SkeletonPanels';
import { roleName } from '../accounts/roleLabels';
import { AdministratorsOnly } from './AdministratorsOnly';
import styles from './Administration.module.css';
import {
  type PeoplePageQueryVariables,
  type PersonRowFragment,
  usePeoplePageQuery,
} from './PeoplePage.generated';
import { PersonMenu } from './PersonMenu';

type FoundPeopleProps = Required<Pick<PeoplePageQueryVariables, 'role' | 'state'>> & { search: string };

/** The accounts that match, newest first. */
export function FoundPeople({ search, role, state }: FoundPeopleProps) {
  const { data, loading, error, refetch, fetchMore } = usePeoplePageQuery({
    variables: { search: search || null, role, state },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const trouble = (reason: unknown) => errorSentence(reason, 'Failed to load people');
  if (!data && loading)
    return (
      <LoadingState text="Loading people...">
        <SkeletonTable rows={8} />
      </LoadingState>
    );
  if (!data)
    return (
      <ErrorState
        title="The people couldn’t be loaded"
        message={trouble(error)}
        onRetry={() => void refetch()}
      />
    );
  const people = data.viewer?.administration?.people;
  if (!people) return <AdministratorsOnly />;
  if (people.nodes.length === 0)
    return (
      <EmptyState
        title="No people found"
        text={
          search
            ? `No name or email contains "${search}" with these filters.`
            : 'No account matches these filters.'
        }
      />
    );
  return (
    <Stack gap={12}>
      <PeopleTable people={people.nodes} viewerId={data.viewer?.account.id ?? null} />
      <ShowMore
        hasMore={people.pageInfo.hasNextPage}
        onMore={() => fetchMore({ variables: { after: people.pageInfo.endCursor } })}
        trouble={trouble}
      >
        Show more people
      </ShowMore>
    </Stack>
  );
}

function PeopleTable({
  people,
  viewerId,
}: {
  people: readonly PersonRowFragment[];
  viewerId: string | null;
}) {
  return (
    <DataTable<PersonRowFragment>
      caption="People"
      hideCaption
      className={styles.table}
      rows={people}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          header: 'Name',
          rowHeader: true,
          cell: ({ name }) => <span className={styles.words}>{name}</span>,
        },
        { key: 'email', header: 'Email', cell: ({ email }) => <span className={styles.words}>{email}</span> },
        { key: 'role', header: 'Role', cell: ({ role }) => roleName(role) },
        {
          key: 'state',
          header: 'State',
          cell: ({ state }) =>
            state === 'SUSPENDED' ? (
              <Badge tone="error">Suspended</Badge>
            ) : (
              <Badge tone="success">Active</Badge>
            ),
        },
        {
          key: 'created',
          header: 'Joined',
          cell: ({ createdAt }) => <span className={styles.date}>{formatDate(createdAt)}</span>,
        },
        {
          key: 'seen',
          header: 'Last used',
          hint: 'When a device that is logged in was last used, to the hour',
          cell: ({ lastSeenAt }) => (
            <span className={styles.date}>{lastSeenAt ? formatDate(lastSeenAt) : 'Not logged in'}</span>
          ),
        },
        {
          key: 'actions',
          header: 'Actions',
          actions: true,
          cell: (person) => (person.id === viewerId ? <Badge>You</Badge> : <PersonMenu person={person} />),
        },
      ]}
    />
  );
}
