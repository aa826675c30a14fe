import { useState } from 'react';
import { errorSentence } from '../../../apollo/errors';
import { Button } from '../../../ui/buttons/Button';
import { DataTable } from '../../../ui/display/DataTable';
import { focusNeighborWhenRemoved } from '../../../ui/display/focusNeighborWhenRemoved';
import { Cluster, Section } from '../../../ui/layout/Layout';
import { ErrorState } from '../../../ui/states/ErrorState';
import { LoadingState } from '../../../ui/states/LoadingState';
import { SkeletonTable } from '../../../ui/states/SkeletonPanels';
import styles from '../../rosters/Rosters.module.css';
import { ChooseCourseDialog } from './ChooseCourseDialog';
import { type RosterClassesQuery, useRosterClassesQuery } from './RostersPage.generated';
import { useChooseCourse } from './useChooseCourse';

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
