import { useState } from 'react';
import { attemptOrToast } from '../../../apollo/attemptOrToast';
import { errorSentence } from '../../../apollo/errors';
import { Button } from '../../../ui/buttons/Button';
import { Chip } from '../../../ui/buttons/Chip';
import { DataTable } from '../../../ui/display/DataTable';
import { focusNeighborWhenRemoved } from '../../../ui/display/focusNeighborWhenRemoved';
import { SearchForm } from '../../../ui/fields/SearchForm';
import { Cluster, Section, Stack } from '../../../ui/layout/Layout';
import { Dialog } from '../../../ui/overlays/Dialog';
import { ErrorState } from '../../../ui/states/ErrorState';
import { LoadingState } from '../../../ui/states/LoadingState';
import { SkeletonTable } from '../../../ui/states/SkeletonPanels';
import { RosterImportDocument, RosterRowsDocument } from '../../rosters/RosterImport.generated';
import styles from '../../rosters/Rosters.module.css';
import {
  RosterClassesDocument,
  type RosterClassesQuery,
  useChooseRosterCourseMutation,
  useFindCoursesQuery,
  useRosterClassesQuery,
} from './RostersPage.generated';

/** Chooses the course of a class, or none; resolves with whether it was stored. The page then shows the new plan. */
function useChooseCourse(importId: string) {
  const [choose] = useChooseRosterCourseMutation({
    refetchQueries: [RosterClassesDocument, RosterImportDocument, RosterRowsDocument],
    awaitRefetchQueries: true,
  });
  return (number: number, courseId: string | null) =>
    attemptOrToast(
      () => choose({ variables: { id: importId, class: number, courseId } }),
      'The course couldn’t be chosen',
    );
}

type ClassRow = RosterClassesQuery['rosterImport']['classes'][number];

/** The classes of a package, and the course in which the students of each are enrolled. */
export function ClassCourses({ importId }: { importId: string }) {
  const { data, loading, error, refetch } = useRosterClassesQuery({
    variables: { id: importId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const [choosing, setChoosing] = useState<ClassRow | null>(null);
  const choose = useChooseCourse(importId);
  if (!data && loading)
    return (
      <LoadingState text="Loading classes...">
        <SkeletonTable rows={4} />
      </LoadingState>
    );
  if (!data)
    return (
      <ErrorState
        level={3}
        title="The classes couldn’t be loaded"
        message={errorSentence(error, 'Failed to load classes')}
        onRetry={() => void refetch()}
      />
    );
  return (
    <Section title="Classes" level={3}>
      <DataTable<ClassRow>
        caption="Classes and their courses"
        hideCaption
        rows={data.rosterImport.classes}
        rowKey={({ number }) => String(number)}
        empty={<p>The package has no classes.</p>}
        columns={[
          {
            key: 'class',
            header: 'Class',
            rowHeader: true,
            cell: (one) => <span className={styles.words}>{nameOf(one)}</span>,
          },
          {
            key: 'students',
            header: 'Students',
            align: 'end',
            cell: ({ studentCount }) => studentCount.toLocaleString('en-US'),
          },
          {
            key: 'course',
            header: 'Course',
            cell: ({ courseTitle }) => (
              <span className={styles.words}>{courseTitle ?? 'None: its students are left out'}</span>
            ),
          },
          {
            key: 'actions',
            header: 'Actions',
            actions: true,
            cell: (one) => (
              <Cluster gap={8}>
                <Button
                  size="sm"
                  variant="secondary"
                  aria-label={`Choose the course of ${one.title}`}
                  onClick={() => setChoosing(one)}
                >
                  {one.courseId === null ? 'Choose course' : 'Change course'}
                </Button>
                {one.courseId !== null && (
                  <Button
                    ref={focusNeighborWhenRemoved}
                    size="sm"
                    variant="quiet"
                    aria-label={`Leave out ${one.title}`}
                    onClick={() => void choose(one.number, null)}
                  >
                    Leave out
                  </Button>
                )}
              </Cluster>
            ),
          },
        ]}
      />
      {choosing && (
        <ChooseCourseDialog
          className={choosing.title}
          search={choosing.taughtCourse ?? choosing.title}
          onChoose={async (courseId) => {
            if (await choose(choosing.number, courseId)) setChoosing(null);
          }}
          onClose={() => setChoosing(null)}
        />
      )}
    </Section>
  );
}

const nameOf = ({ title, code, taughtCourse, school, term }: ClassRow) =>
  [title, code, taughtCourse, school, term].filter((words) => words !== null).join(' · ');

interface ChooseCourseDialogProps {
  /** Title of the class. */
  className: string;
  /** What is searched for at first. */
  search: string;
  onChoose: (courseId: string) => void | Promise<void>;
  onClose: () => void;
}

/** Chooses one of the published courses for a class. */
function ChooseCourseDialog(props: ChooseCourseDialogProps) {
  const { className, onChoose, onClose } = props;
  const [search, setSearch] = useState(props.search.slice(0, 100));
  return (
    <Dialog title={`Course of ${className}`} onClose={onClose}>
      <Stack gap={16}>
        <SearchForm label="Title or instructor" search={search} onSearch={setSearch} />
        <FoundCourses search={search} onChoose={onChoose} />
      </Stack>
    </Dialog>
  );
}

function FoundCourses({ search, onChoose }: Pick<ChooseCourseDialogProps, 'search' | 'onChoose'>) {
  const { data, loading, error, refetch } = useFindCoursesQuery({ variables: { search } });
  if (!data && loading) return <LoadingState text="Searching..." />;
  if (!data)
    return (
      <ErrorState
        level={3}
        title="The search failed"
        message={errorSentence(error, 'Failed to search for courses')}
        onRetry={() => void refetch()}
      />
    );
  const courses = data.viewer?.administration?.courses;
  if (!courses || courses.nodes.length === 0)
    return <p role="status">No published course contains “{search}”.</p>;
  return (
    <Stack gap={8}>
      <p role="status">{courses.pageInfo.hasNextPage ? 'The newest courses that match:' : 'Which course?'}</p>
      <Cluster gap={8}>
        {courses.nodes.map(({ id, title, instructorName }) => (
          <Chip key={id} onClick={() => void onChoose(id)}>
            {title} · {instructorName}
          </Chip>
        ))}
      </Cluster>
    </Stack>
  );
}
