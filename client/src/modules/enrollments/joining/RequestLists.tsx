import { useApolloClient } from '@apollo/client/react';
import { ShowMore } from '../../../apollo/QueryView';
import { useAction } from '../../../apollo/useAction';
import { formatCount, formatDateTime } from '../../../lib/format';
import { Button } from '../../../ui/buttons/Button';
import { DataTable, NameAndEmail } from '../../../ui/display/DataTable';
import { Cluster, Section, Stack } from '../../../ui/layout/Layout';
import {
  DecideEnrollmentRequestDocument,
  type JoiningOfCourseFragment,
  MorePeopleDocument,
  RemoveStudentDocument,
  type RequestsPageFragment,
} from './__generated__/JoiningPage.generated';

type Joining = NonNullable<JoiningOfCourseFragment['joining']>;
type Person = RequestsPageFragment['nodes'][number];
type Named = Pick<Person, 'studentId' | 'name'>;

/** Who asks to join, and who waits for a place. */
export function RequestLists({ courseId, joining }: { courseId: string; joining: Joining }) {
  const decide = useDecideRequest(courseId);
  const removeFromList = useRemoveFromList(courseId);
  const client = useApolloClient();
  const more = (areWaiting: boolean, { pageInfo }: RequestsPageFragment) =>
    client.query({
      query: MorePeopleDocument,
      variables: { courseId, after: pageInfo.endCursor, areWaiting },
      fetchPolicy: 'network-only',
    });
  return (
    <>
      <People
        title="Requests"
        count={joining.requestCount}
        page={joining.requests}
        onMore={() => more(false, joining.requests)}
        nobody="There are no requests to join."
        actions={(person) => (
          <Cluster gap={8}>
            <Button
              size="sm"
              aria-label={`Approve ${person.name}`}
              ignoresDoubleClick
              onClick={() => void decide({ ...person, isApproved: true })}
            >
              Approve
            </Button>
            <Button
              size="sm"
              variant="secondary"
              aria-label={`Decline ${person.name}`}
              onClick={() => void decide({ ...person, isApproved: false })}
            >
              Decline
            </Button>
          </Cluster>
        )}
      />
      <People
        title="Waiting list"
        count={joining.waitingCount}
        page={joining.waiting}
        onMore={() => more(true, joining.waiting)}
        nobody="The waiting list is empty."
        actions={(person) => (
          <Button
            size="sm"
            variant="quiet"
            aria-label={`Remove ${person.name} from the waiting list`}
            onClick={() => void removeFromList(person)}
          >
            Remove
          </Button>
        )}
      />
    </>
  );
}

interface PeopleProps {
  title: string;
  count: number;
  page: RequestsPageFragment;
  /** Loads the next page. */
  onMore: () => Promise<unknown>;
  nobody: string;
  actions: (person: Person) => React.ReactNode;
}

function People({ title, count, page, onMore, nobody, actions }: PeopleProps) {
  return (
    <Section title={title}>
      {count === 0 ? (
        <p>{nobody}</p>
      ) : (
        <Stack gap={12}>
          <p role="status">{formatCount(count, 'person', 'people')}</p>
          <DataTable<Person>
            caption={title}
            rows={page.nodes}
            rowKey={({ studentId }) => studentId}
            columns={[
              {
                header: 'Name',
                rowHeader: true,
                cell: ({ name, email }) => <NameAndEmail name={name} email={email} />,
              },
              {
                header: 'Since',
                cell: ({ askedAt }) => (
                  <span className="wm-numbers wm-nowrap">{formatDateTime(askedAt)}</span>
                ),
              },
              { header: 'Actions', actions: true, cell: actions },
            ]}
          />
          <ShowMore pageInfo={page.pageInfo} fetchMore={onMore} failed="Failed to load more people">
            Show more people
          </ShowMore>
        </Stack>
      )}
    </Section>
  );
}

/** Approves or declines a request; asks before declining. */
const useDecideRequest = (courseId: string) =>
  useAction(DecideEnrollmentRequestDocument, {
    variables: ({ studentId, isApproved }: Named & { isApproved: boolean }) => ({
      courseId,
      studentId,
      isApproved,
    }),
    ask: ({ name, isApproved }) =>
      isApproved
        ? null
        : {
            title: `Decline the request of ${name}?`,
            text: 'They get a notification, and can ask again.',
            confirmLabel: 'Decline',
            danger: true,
          },
    done: ({ name, isApproved }) =>
      isApproved ? `${name} was approved` : `The request of ${name} was declined`,
    failed: 'Your decision couldn’t be saved',
  });

/** Removes somebody from the waiting list, after asking. */
const useRemoveFromList = (courseId: string) =>
  useAction(DecideEnrollmentRequestDocument, {
    variables: ({ studentId }: Named) => ({ courseId, studentId, isApproved: false }),
    ask: ({ name }) => ({
      title: `Remove ${name} from the waiting list?`,
      text: 'They get a notification, and can join the list again at its end.',
      confirmLabel: 'Remove',
      danger: true,
    }),
    done: ({ name }) => `${name} was removed from the waiting list`,
    failed: ({ name }) => `${name} couldn’t be removed from the waiting list`,
  });

/** Removes a student from the course, after asking. */
export const useRemoveStudent = (courseId: string) =>
  useAction(RemoveStudentDocument, {
    variables: ({ studentId }: Named) => ({ courseId, studentId }),
    ask: ({ name }) => ({
      title: `Remove ${name} from the course?`,
      text: 'They get a notification and leave all groups of the course. Their progress is kept and comes back if they join again.',
      confirmLabel: 'Remove',
      danger: true,
    }),
    done: ({ name }) => `${name} was removed`,
    failed: 'The student couldn’t be removed',
  });
