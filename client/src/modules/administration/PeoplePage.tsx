import { Link } from 'react-router-dom';
import { PagedList } from '../../apollo/QueryView';
import { paths } from '../../app/paths';
import { useAddressChoice, useAddressSearch, useTableSort } from '../../forms/useAddressParams';
import { formatDate } from '../../lib/format';
import { Button } from '../../ui/buttons/Button';
import { Badge } from '../../ui/display/Badge';
import { DataTable } from '../../ui/display/DataTable';
import { FilterBar, SearchForm } from '../../ui/fields/SearchForm';
import { SelectField } from '../../ui/fields/Fields';
import { TitledPage } from '../../ui/layout/Layout';
import { usePlatform } from '../../ui/platform/platform';
import { EmptyState, SurfaceNote } from '../../ui/states/States';
import { SkeletonTable } from '../../ui/states/Skeletons';
import { roleName } from '../accounts/roleLabels';
import { ACCESS_SENTENCES } from './accessSentences';
import { type PersonRowFragment, usePeoplePageQuery } from './__generated__/PeoplePage.generated';
import { PersonMenu } from './PersonMenu';

const ROLES = [
  ['', 'All roles'],
  ['STUDENT', 'Students'],
  ['INSTRUCTOR', 'Instructors'],
  ['ADMIN', 'Administrators'],
] as const;
const STATES = [
  ['', 'All states'],
  ['ACTIVE', 'Active'],
  ['SUSPENDED', 'Suspended'],
] as const;

/** All accounts, newest first, with search, role and state in the URL (`?q=`, `?role=`, `?state=`). */
export function PeoplePage() {
  const searching = useAddressSearch();
  const role = useAddressChoice('role', ROLES);
  const state = useAddressChoice('state', STATES);
  const { search } = searching;
  const isFiltered = !role.isStandard || !state.isStandard;
  const sort = useTableSort('created-down');
  const query = usePeoplePageQuery({
    variables: {
      ...{ search: search || null, role: role.value || null, state: state.value || null },
      sort: sort.key === 'name' ? 'NAME' : 'JOINED',
      descending: sort.isDescending,
    },
    fetchPolicy: 'cache-and-network',
  });
  const { demoAccounts } = usePlatform();
  const shared = new Set(demoAccounts.map(({ email }) => email));
  const viewerId = query.data?.viewer?.account.id;

  return (
    <TitledPage title="People">
      <FilterBar
        search={<SearchForm label="Search people" placeholder="Name or email" {...searching} />}
        isFiltered={isFiltered}
      >
        <SelectField label="Role" {...role.field} />
        <SelectField label="State" {...state.field} />
      </FilterBar>
      <PagedList
        query={query}
        list={query.data?.viewer?.administration?.people}
        what="people"
        skeleton={<SkeletonTable rows={8} />}
        empty={
          <EmptyState
            title="No people found"
            text={
              search
                ? `No name or email contains "${search}"${isFiltered ? ' with these filters' : ''}.`
                : 'No account matches these filters.'
            }
          />
        }
      >
        {(people: readonly PersonRowFragment[]) => (
          <>
            {people.length === 1 && !search && !isFiltered && <FirstSteps />}
            <DataTable<PersonRowFragment>
              caption="People"
              dense
              rows={people}
              rowKey={({ id }) => id}
              sort={sort}
              columns={[
                { key: 'name', header: 'Name', kind: 'words', sortBy: 'server', cell: ({ name }) => name },
                { header: 'Email', kind: 'words', onPhone: 'plain', cell: ({ email }) => email },
                {
                  header: 'Role',
                  onPhone: 'beside',
                  cell: (person) => `${roleName(person.role)}${person.isOnTeamsOnly ? ', teams only' : ''}`,
                },
                {
                  header: 'State',
                  onPhone: 'beside',
                  cell: (person) =>
                    person.state === 'SUSPENDED' ? (
                      <Badge tone="error">Suspended</Badge>
                    ) : (
                      <Badge tone="success">Active</Badge>
                    ),
                },
                {
                  key: 'created',
                  header: 'Joined',
                  sortBy: 'server',
                  onPhone: 'hidden',
                  kind: 'short',
                  cell: ({ createdAt }) => formatDate(createdAt),
                },
                {
                  header: 'Last used',
                  hint: 'When one of their logged-in devices was last used, to the hour',
                  kind: 'short',
                  cell: ({ lastSeenAt }) => (lastSeenAt ? formatDate(lastSeenAt) : 'Not logged in'),
                },
                {
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
            {shared.size > 0 && <p>Everyone shares the demo accounts, so they can’t be changed here.</p>}
          </>
        )}
      </PagedList>
    </TitledPage>
  );
}

/** The first steps of the administrator of an empty platform. */
function FirstSteps() {
  const { isRegistrationOpen, instructorAccess } = usePlatform();
  return (
    <SurfaceNote
      title="Nobody else has an account yet"
      action={
        <Button component={Link} to={paths.administrationInstructors} variant="secondary" size="sm">
          Invite instructors
        </Button>
      }
    >
      <ol className="wm-bullets">
        <li>
          Who can register? {isRegistrationOpen ? 'Anyone' : 'Only people who are invited'} at the moment.{' '}
          {ACCESS_SENTENCES[instructorAccess]}{' '}
          <Link to={paths.platformSettings} className="wm-link">
            Change who can register
          </Link>
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
