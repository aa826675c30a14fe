import { formatCount, formatDateTime } from '../../../lib/format';
import { Button } from '../../../ui/buttons/Button';
import { DataTable } from '../../../ui/display/DataTable';
import { NameAndEmail } from '../../../ui/display/NameAndEmail';
import { Cluster, Section, Stack } from '../../../ui/layout/Layout';
import type { JoiningOfCourseFragment } from './JoiningPage.generated';
import { useJoiningActions } from './useJoiningActions';

type Joining = NonNullable<JoiningOfCourseFragment['joining']>;
type Person = Joining['requests'][number];

interface RequestListsProps {
  courseId: string;
  joining: Joining;
}

/** Who asks to join, and who waits for a place. */
export function RequestLists({ courseId, joining }: RequestListsProps) {
  const { decide, takeOffList } = useJoiningActions(courseId);
  return (
    <>
      <People
        title="Requests"
        count={joining.requestCount}
        people={joining.requests}
        nobody="There are no requests to join."
        actions={(person) => (
          <Cluster gap={8}>
            <Button size="sm" aria-label={`Approve ${person.name}`} onClick={() => void decide(person, true)}>
              Approve
            </Button>
            <Button
              size="sm"
              variant="secondary"
              aria-label={`Decline ${person.name}`}
              onClick={() => void decide(person, false)}
            >
              Decline
            </Button>
          </Cluster>
        )}
      />
      <People
        title="Waiting list"
        count={joining.waitingCount}
        people={joining.waiting}
        nobody="The waiting list is empty."
        actions={(person) => (
          <Button
            size="sm"
            variant="quiet"
            aria-label={`Take ${person.name} off the waiting list`}
            onClick={() => void takeOffList(person)}
          >
            Take off
          </Button>
        )}
      />
    </>
  );
}

interface PeopleProps {
  title: string;
  count: number;
  /** The first of them. */
  people: readonly Person[];
  nobody: string;
  actions: (person: Person) => React.ReactNode;
}

function People({ title, count, people, nobody, actions }: PeopleProps) {
  return (
    <Section title={title}>
      {people.length === 0 ? (
        <p>{nobody}</p>
      ) : (
        <Stack gap={12}>
          <p role="status">
            {formatCount(count, 'person', 'people')}
            {count > people.length && `, of whom the first ${people.length} are listed`}
          </p>
          <DataTable<Person>
            caption={title}
            hideCaption
            rows={people}
            rowKey={({ studentId }) => studentId}
            columns={[
              {
                key: 'name',
                header: 'Name',
                rowHeader: true,
                cell: ({ name, email }) => <NameAndEmail name={name} email={email} />,
              },
              { key: 'since', header: 'Since', cell: ({ askedAt }) => formatDateTime(askedAt) },
              { key: 'actions', header: 'Actions', actions: true, cell: actions },
            ]}
          />
        </Stack>
      )}
    </Section>
  );
}
