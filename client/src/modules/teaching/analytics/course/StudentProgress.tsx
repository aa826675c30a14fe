import { useAddressParams } from '../../../../forms/useAddressParams';
import { Section, Stack } from '../../../../ui/layout/Layout';
import { FilterBar, SearchForm } from '../../../../ui/fields/SearchForm';
import { SelectField } from '../../../../ui/fields/SelectField';
import { GroupFilter } from '../students/GroupFilter';
import { ofGroup, useGroupId } from '../students/GroupFilter';
import { ExportCsvButton } from '../students/ExportCsvButton';
import styles from './StudentProgress.module.css';
import { Link } from 'react-router-dom';
import { paths } from '../../../../app/paths';
import { formatDate, formatNumber } from '../../../../lib/format';
import { Badge } from '../../../../ui/display/Badge';
import { DataTable } from '../../../../ui/display/DataTable';
import { IconButton } from '../../../../ui/buttons/IconButton';
import { ProgressBar } from '../../../../ui/display/ProgressBar';
import { SendIcon, TrashIcon } from '../../../../ui/icons/ToolIcons';
import { useRemoveStudent } from '../../../enrollments/joining/useJoiningActions';
import { StudentList } from '../students/StudentList';
import { isAllowed } from '../../../courses/coursePermissions';
import {
  type StudentProgressQuery,
  useStudentProgressQuery,
} from './__generated__/StudentProgress.generated';
import type { InstructorStudentSort } from '../../../../apollo/__generated__/types';

interface StudentProgressProps {
  courseId: string;
  category: string;
  totalLessons: number;
  csvPath: string;
  /** Whether the viewer sees the students' email addresses. */
  seesAddresses: boolean;
}

/** All students of a course, with search and order in the URL (`?q=`, `?sort=`). */
export function StudentProgress({
  courseId,
  category,
  totalLessons,
  csvPath,
  seesAddresses,
}: StudentProgressProps) {
  const [params, setParams] = useAddressParams();
  const search = (params.get('q') ?? '').trim();
  const groupId = useGroupId();
  const order = orderOf(params.get('sort'));

  function setParam(name: string, value: string) {
    setParams({ [name]: value });
  }

  return (
    <Section
      title="Student Progress"
      actions={
        <ExportCsvButton
          path={ofGroup(csvPath, groupId)}
          fileName={`students-${courseId}.csv`}
          failed="Failed to export students"
          size="sm"
        />
      }
    >
      <Stack>
        <FilterBar>
          <SearchForm
            label={seesAddresses ? 'Name or email' : 'Name'}
            search={search}
            onSearch={(text) => setParam('q', text)}
          />
          <SelectField
            label="Order"
            value={order.key}
            onChange={({ target }) => setParam('sort', target.value)}
          >
            {STUDENT_ORDERS.map(({ key, label }) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </SelectField>
        </FilterBar>
        <GroupFilter courseId={courseId} />
        <FoundStudents {...{ courseId, category, totalLessons, search, groupId, order, seesAddresses }} />
      </Stack>
    </Section>
  );
}

type Teaching = NonNullable<NonNullable<StudentProgressQuery['viewer']>['teaching']>;
type Student = NonNullable<Teaching['course']>['analytics']['students']['nodes'][number];

interface FoundStudentsProps {
  courseId: string;
  category: string;
  totalLessons: number;
  search: string;
  /** null: all students. */
  groupId: string | null;
  order: StudentOrder;
  seesAddresses: boolean;
}

/** Paginated list of the matching students. */
function FoundStudents({ search, groupId, order, ...course }: FoundStudentsProps) {
  const { data, ...query } = useStudentProgressQuery({
    variables: {
      courseId: course.courseId,
      search: search || null,
      groupId,
      sort: order.sort,
      descending: order.descending,
    },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const removeStudent = useRemoveStudent(course.courseId);
  const shown = data?.viewer?.teaching?.course;

  async function remove(student: Student) {
    if (await removeStudent(student)) void query.refetch();
  }

  return (
    <StudentList<Student>
      students={shown?.analytics.students}
      query={query}
      search={search}
      emptyTitle={groupId ? 'No Students in This Group' : undefined}
      emptyText={groupId ? 'Choose another group or all students.' : 'Students appear here once they enroll.'}
    >
      {(students) => (
        <StudentTable
          students={students}
          {...course}
          onRemove={shown && isAllowed(shown, 'MANAGE_STUDENTS') ? (student) => void remove(student) : null}
        />
      )}
    </StudentList>
  );
}

interface StudentTableProps extends Omit<FoundStudentsProps, 'search' | 'order' | 'groupId'> {
  /** null: the viewer may not remove students. */
  onRemove: ((student: Student) => void) | null;
}

function StudentTable({
  students,
  courseId,
  category,
  totalLessons,
  seesAddresses,
  onRemove,
}: StudentTableProps & { students: readonly Student[] }) {
  return (
    <>
      <DataTable<Student>
        caption="Students and their progress"
        dense
        rows={students}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'student',
            header: 'Student',
            cell: ({ name }) => <span className={styles.name}>{name}</span>,
          },
          {
            key: 'email',
            header: seesAddresses ? 'Email' : 'Message',
            cell: (student) => (
              <span className={styles.email}>
                {student.email !== null && <span>{student.email}</span>}
                <IconButton
                  component={Link}
                  to={paths.newMessageTo(student.studentId, courseId)}
                  label={`Write to ${student.name}`}
                  size="sm"
                >
                  <SendIcon size={16} />
                </IconButton>
                {onRemove && (
                  <IconButton
                    label={`Remove ${student.name} from the course`}
                    size="sm"
                    onClick={() => onRemove(student)}
                  >
                    <TrashIcon size={16} />
                  </IconButton>
                )}
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
            kind: 'short',
            cell: ({ enrolledAt }) => formatDate(enrolledAt),
          },
          {
            key: 'activity',
            header: 'Last Activity',
            kind: 'short',
            cell: ({ lastActivityAt }) => (lastActivityAt ? formatDate(lastActivityAt) : 'None yet'),
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

interface StudentOrder {
  /** Value of the query parameter. */
  key: string;
  label: string;
  sort: InstructorStudentSort;
  descending: boolean;
}

/** Sort orders of the student table; the first is the default. */
const STUDENT_ORDERS: readonly [StudentOrder, ...StudentOrder[]] = [
  { key: 'name', label: 'Name, A to Z', sort: 'NAME', descending: false },
  { key: 'progress', label: 'Progress, least first', sort: 'PROGRESS', descending: false },
  { key: 'progress-down', label: 'Progress, most first', sort: 'PROGRESS', descending: true },
  { key: 'enrolled-down', label: 'Enrolled, newest first', sort: 'ENROLLED', descending: true },
  { key: 'activity', label: 'Last activity, longest ago first', sort: 'LAST_ACTIVITY', descending: false },
  { key: 'activity-down', label: 'Last activity, newest first', sort: 'LAST_ACTIVITY', descending: true },
];

/** The order with this key, or the default. */
function orderOf(key: string | null): StudentOrder {
  return STUDENT_ORDERS.find((order) => order.key === key) ?? STUDENT_ORDERS[0];
}
