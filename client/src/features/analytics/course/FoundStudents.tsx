import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { formatDate, formatNumber } from '../../../lib/format';
import { Badge } from '../../../ui/display/Badge';
import { DataTable } from '../../../ui/display/DataTable';
import { IconButton } from '../../../ui/buttons/IconButton';
import { ProgressBar } from '../../../ui/display/ProgressBar';
import { SendIcon } from '../../../ui/icons/ToolIcons';
import { StudentList } from '../students/StudentList';
import styles from './StudentProgress.module.css';
import { type StudentProgressQuery, useStudentProgressQuery } from './StudentProgress.generated';
import type { StudentOrder } from './studentOrders';

type Teaching = NonNullable<NonNullable<StudentProgressQuery['viewer']>['teaching']>;
type Student = NonNullable<Teaching['course']>['analytics']['students']['nodes'][number];

interface FoundStudentsProps {
  courseId: string;
  category: string;
  totalLessons: number;
  search: string;
  order: StudentOrder;
}

/** Paginated list of the matching students. */
export function FoundStudents({ search, order, ...course }: FoundStudentsProps) {
  const { data, ...query } = useStudentProgressQuery({
    variables: {
      courseId: course.courseId,
      search: search || null,
      sort: order.sort,
      descending: order.descending,
    },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  return (
    <StudentList<Student>
      students={data?.viewer?.teaching?.course?.analytics.students}
      query={query}
      search={search}
      emptyText="Students appear here once they enroll."
    >
      {(students) => <StudentTable students={students} {...course} />}
    </StudentList>
  );
}

type StudentTableProps = Pick<FoundStudentsProps, 'courseId' | 'category' | 'totalLessons'>;

function StudentTable({
  students,
  courseId,
  category,
  totalLessons,
}: StudentTableProps & { students: readonly Student[] }) {
  return (
    <>
      <DataTable<Student>
        caption="Students and their progress"
        hideCaption
        className={styles.table}
        rows={students}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'student',
            header: 'Student',
            rowHeader: true,
            cell: ({ name }) => <span className={styles.name}>{name}</span>,
          },
          {
            key: 'email',
            header: 'Email',
            cell: (student) => (
              <span className={styles.email}>
                <span>{student.email}</span>
                <IconButton
                  component={Link}
                  to={paths.newMessageTo(student.studentId, courseId)}
                  label={`Write to ${student.name}`}
                  size="sm"
                >
                  <SendIcon size={16} />
                </IconButton>
              </span>
            ),
          },
          {
            key: 'progress',
            header: 'Progress',
            cell: ({ name, percent }) => (
              <ProgressBar percent={percent} label={`Progress of ${name}`} category={category} />
            ),
          },
          {
            key: 'lessons',
            header: 'Lessons',
            align: 'end',
            cell: ({ lessonsCompleted }) => `${formatNumber(lessonsCompleted)}/${formatNumber(totalLessons)}`,
          },
          {
            key: 'enrolled',
            header: 'Enrolled',
            cell: ({ enrolledAt }) => <span className={styles.date}>{formatDate(enrolledAt)}</span>,
          },
          {
            key: 'activity',
            header: 'Last Activity',
            cell: ({ lastActivityAt }) => (
              <span className={styles.date}>{lastActivityAt ? formatDate(lastActivityAt) : 'None yet'}</span>
            ),
          },
          { key: 'status', header: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
        ]}
      />
    </>
  );
}

/** Specification, section 4: the analytics status label. */
function StatusBadge({ status }: { status: Student['status'] }) {
  if (status === 'COMPLETED') return <Badge tone="success">Completed</Badge>;
  if (status === 'IN_PROGRESS') return <Badge tone="info">In Progress</Badge>;
  return <Badge>Just Started</Badge>;
}
