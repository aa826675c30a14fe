import { useApolloClient } from '@apollo/client/react';
import { ShowMore } from '../../../apollo/QueryView';
import { formatCount, formatDateTime } from '../../../lib/format';
import { Button } from '../../../ui/buttons/Button';
import { DataTable, NameAndEmail } from '../../../ui/display/DataTable';
import { Cluster, Section, Stack } from '../../../ui/layout/Layout';
import {
  type JoiningOfCourseFragment,
  MoreRequestsDocument,
  MoreWaitingDocument,
  type RequestsPageFragment,
} from './__generated__/JoiningPage.generated';
import { useDecideRequest, useRemoveFromList } from './useJoiningActions';

type Joining = NonNullable<JoiningOfCourseFragment['joining']>;
type Person = RequestsPageFragment['nodes'][number];

/** Who asks to join, and who waits for a place. */
export function RequestLists({ courseId, joining }: { courseId: string; joining: Joining }) {
  const decide = useDecideRequest(courseId);
  const removeFromList = useRemoveFromList(courseId);
  const client = useApolloClient();
  const more = (
    query: typeof MoreRequestsDocument | typeof MoreWaitingDocument,
    page: RequestsPageFragment,
  ) =>
    client.query({
      query,
      variables: { courseId, after: page.pageInfo.endCursor },
      fetchPolicy: 'network-only',
    });
  return (
    <>
      <People
        title="Requests"
        count={joining.requestCount}
        page={joining.requests}
        onMore={() => more(MoreRequestsDocument, joining.requests)}
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
        onMore={() => more(MoreWaitingDocument, joining.waiting)}
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
