import { Link } from 'react-router-dom';
import type { CoursePermission, InstructorStudentSort } from '../../../../apollo/__generated__/types';
import { paths } from '../../../../app/paths';
import { useAddressSearch, useTableSort } from '../../../../forms/useAddressParams';
import { formatDate, formatNumber } from '../../../../lib/format';
import { IconButton } from '../../../../ui/buttons/IconButton';
import { Badge } from '../../../../ui/display/Badge';
import { type Column, DataTable } from '../../../../ui/display/DataTable';
import { ProgressBar } from '../../../../ui/display/ProgressBar';
import { SendIcon, TrashIcon } from '../../../../ui/icons/ToolIcons';
import { Section } from '../../../../ui/layout/Layout';
import { isAllowed } from '../../../courses/coursePermissions';
import { useRemoveStudent } from '../../../enrollments/joining/RequestLists';
import { DownloadButton } from '../../DownloadButton';
import {
  type CourseStudentsQuery,
  useCourseStudentsQuery,
} from '../students/__generated__/StudentList.generated';
import { ofGroup, StudentFilters, StudentList, useGroupId } from '../students/StudentList';

interface StudentProgressProps {
  courseId: string;
  category: string;
  totalLessons: number;
  csvPath: string;
  viewerPermissions: readonly CoursePermission[];
}

type Teaching = NonNullable<NonNullable<CourseStudentsQuery['viewer']>['teaching']>;
type Student = NonNullable<Teaching['course']>['analytics']['students']['nodes'][number];

/** All students of a course, paginated, with search and order in the URL (`?q=`, `?sort=`). */
export function StudentProgress(props: StudentProgressProps) {
  const { courseId, category, totalLessons, csvPath } = props;
  const seesAddresses = isAllowed(props, 'SEE_ADDRESSES');
  const mayRemove = isAllowed(props, 'MANAGE_STUDENTS');
  const { search } = useAddressSearch();
  const groupId = useGroupId();
  const sort = useTableSort('student');
  const { data, ...query } = useCourseStudentsQuery({
    variables: {
      courseId,
      search: search || null,
      groupId,
      sort: SORTS[sort.key ?? ''] ?? 'NAME',
      descending: sort.isDescending,
    },
    fetchPolicy: 'cache-and-network',
  });
  const removeStudent = useRemoveStudent(courseId);

  async function remove(student: Student) {
    if (await removeStudent(student)) void query.refetch();
  }

  return (
    <Section
      title="Student Progress"
      actions={
        <DownloadButton
          path={ofGroup(csvPath, groupId)}
          fileName={`students-${courseId}.csv`}
          failed="Failed to export students"
          size="sm"
        />
      }
    >
      <StudentFilters courseId={courseId} seesAddresses={seesAddresses} />
      <StudentList<Student>
        list={data?.viewer?.teaching?.course?.analytics.students}
        query={query}
        emptyText="Students appear here once they enroll."
        emptyGroup={groupId && 'Choose another group or all students.'}
      >
        {(students) => (
          <DataTable<Student>
            caption="Students and their progress"
            dense
            rows={students}
            rowKey={({ id }) => id}
            sort={sort}
            columns={[
              {
                key: 'student',
                header: 'Student',
                sortBy: 'server',
                kind: 'words',
                cell: ({ name }) => name,
              },
              seesAddresses && emailColumn,
              {
                key: 'progress',
                header: 'Progress',
                sortBy: 'server',
                onPhone: 'plain',
                cell: ({ name, percent }) => (
                  <ProgressBar percent={percent} label={`Progress of ${name}`} category={category} />
                ),
              },
              {
                header: 'Lessons',
                align: 'end',
                cell: ({ lessonsCompleted }) =>
                  `${formatNumber(lessonsCompleted)}/${formatNumber(totalLessons)}`,
              },
              {
                key: 'enrolled',
                header: 'Enrolled',
                sortBy: 'server',
                kind: 'short',
                cell: ({ enrolledAt }) => formatDate(enrolledAt),
              },
              {
                key: 'activity',
                header: 'Last Activity',
                sortBy: 'server',
                kind: 'short',
                cell: ({ lastActivityAt }) => (lastActivityAt ? formatDate(lastActivityAt) : 'None yet'),
              },
              { header: 'Status', onPhone: 'beside', cell: ({ status }) => <StatusBadge status={status} /> },
              {
                header: 'Actions',
                actions: true,
                kind: 'short',
                cell: (student) => (
                  <>
                    <IconButton
                      component={Link}
                      to={paths.newMessageTo(student.studentId, courseId)}
                      label={`Write to ${student.name}`}
                      size="sm"
                    >
                      <SendIcon size={16} />
                    </IconButton>
                    {mayRemove && (
                      <IconButton
                        label={`Remove ${student.name} from the course`}
                        size="sm"
                        onClick={() => void remove(student)}
                      >
                        <TrashIcon size={16} />
                      </IconButton>
                    )}
                  </>
                ),
              },
            ]}
          />
        )}
      </StudentList>
    </Section>
  );
}

const emailColumn: Column<Student> = {
  header: 'Email',
  onPhone: 'plain',
  kind: 'words',
  cell: ({ email }) => email,
};

/** Specification, section 4: the analytics status label. */
function StatusBadge({ status }: { status: Student['status'] }) {
  if (status === 'COMPLETED') return <Badge tone="success">Completed</Badge>;
  if (status === 'IN_PROGRESS') return <Badge tone="info">In Progress</Badge>;
  return <Badge>Just Started</Badge>;
}

/** The server's name of an order, by the column's key. */
const SORTS: Partial<Record<string, InstructorStudentSort>> = {
  student: 'NAME',
  progress: 'PROGRESS',
  enrolled: 'ENROLLED',
  activity: 'LAST_ACTIVITY',
};
