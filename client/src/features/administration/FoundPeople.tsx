import { Link } from 'react-router-dom';
import { errorSentence } from '../../apollo/errors';
import { paths } from '../../app/paths';
import { formatDate } from '../../lib/format';
import { Button } from '../../ui/buttons/Button';
import { Badge } from '../../ui/display/Badge';
import { DataTable } from '../../ui/display/DataTable';
import { ShowMore } from '../../ui/display/ShowMore';
import { Cluster, Stack } from '../../ui/layout/Layout';
import { EmptyState } from '../../ui/states/EmptyState';
import { ErrorState } from '../../ui/states/ErrorState';
import { LoadingState } from '../../ui/states/LoadingState';
import { SkeletonTable } from '../../ui/states/SkeletonPanels';
import { TextLink } from '../../ui/navigation/TextLink';
import { usePlatform } from '../../ui/platform/platform';
import { SurfaceNote } from '../../ui/states/SurfaceNote';
import { roleName } from '../accounts/roleLabels';
import { ACCESS_SENTENCES } from './accessSentences';
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
  const errorText = (reason: unknown) => errorSentence(reason, 'Failed to load people');
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
        message={errorText(error)}
        onRetry={() => void refetch()}
      />
    );
  const people = data.viewer?.administration?.people;
  if (!people) return <AdministratorsOnly />;
  const shared = new Set(data.platform.demoAccounts.map(({ email }) => email));
  if (people.nodes.length === 0)
    return (
      <EmptyState
        title="No people found"
        text={
          search
            ? `No name or email contains "${search}"${role || state ? ' with these filters' : ''}.`
            : 'No account matches these filters.'
        }
      />
    );
  return (
    <Stack gap={12}>
      {shared.size > 0 && <p>Everyone shares the demo accounts, so they can’t be changed here.</p>}
      {people.nodes.length === 1 && !search && !role && !state && <FirstSteps />}
      <PeopleTable people={people.nodes} viewerId={data.viewer?.account.id ?? null} shared={shared} />
      <ShowMore
        hasMore={people.pageInfo.hasNextPage}
        onMore={() => fetchMore({ variables: { after: people.pageInfo.endCursor } })}
        errorText={errorText}
      >
        Show more people
      </ShowMore>
    </Stack>
  );
}

/** For the first administrator of an empty platform. */
function FirstSteps() {
  const { isRegistrationOpen, instructorAccess } = usePlatform();
  return (
    <SurfaceNote
      title="Nobody else has an account yet"
      action={
        <Cluster gap={8}>
          <Button component={Link} to={paths.administrationInstructors} variant="secondary" size="sm">
            Invite instructors
          </Button>
        </Cluster>
      }
    >
      <ol>
        <li>
          Who can register? {isRegistrationOpen ? 'Anyone' : 'Only people who are invited'} at the moment.{' '}
          {ACCESS_SENTENCES[instructorAccess]}{' '}
          <TextLink component={Link} to={paths.platformSettings}>
            Change who can register
          </TextLink>
        </li>
        <li>
          Who can see courses? Everyone, also without an account: a published course shows all its lessons.
          Only the team and enrolled students see a course that is not published.
        </li>
        <li>Then invite your instructors. They create courses and import students.</li>
      </ol>
    </SurfaceNote>
  );
}

interface PeopleTableProps {
  people: readonly PersonRowFragment[];
  viewerId: string | null;
  /** The email addresses of demo accounts. */
  shared: ReadonlySet<string>;
}

function PeopleTable({ people, viewerId, shared }: PeopleTableProps) {
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
        {
          key: 'role',
          header: 'Role',
          cell: ({ role, isOnTeamsOnly }) => `${roleName(role)}${isOnTeamsOnly ? ', teams only' : ''}`,
        },
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
          hint: 'When one of their logged-in devices was last used, to the hour',
          cell: ({ lastSeenAt }) => (
            <span className={styles.date}>{lastSeenAt ? formatDate(lastSeenAt) : 'Not logged in'}</span>
          ),
        },
        {
          key: 'actions',
          header: 'Actions',
          actions: true,
          cell: (person) =>
            person.id === viewerId ? (
              <Badge>You</Badge>
            ) : (
              <PersonMenu person={person} isShared={shared.has(person.email)} />
            ),
        },
      ]}
    />
  );
}
