import type { ExtraTime, InstructorQuizStudentSort } from '../../../apollo/__generated__/types';
import { useAction } from '../../../apollo/useAction';
import { useAddressSearch, useTableSort } from '../../../forms/useAddressParams';
import { formatDate, formatTime } from '../../../lib/format';
import { Badge } from '../../../ui/display/Badge';
import { DataTable, NameAndEmail } from '../../../ui/display/DataTable';
import { SelectField } from '../../../ui/fields/Fields';
import { Section } from '../../../ui/layout/Layout';
import { toast } from '../../../ui/overlays/toast';
import { formatPercent } from '../../quizzes/quizLabels';
import { StudentFilters, StudentList, useGroupId } from '../analytics/students/StudentList';
import {
  type QuizStudentsQuery,
  SetExtraTimeDocument,
  useQuizStudentsQuery,
} from './__generated__/QuizStudents.generated';

type Quiz = NonNullable<NonNullable<NonNullable<QuizStudentsQuery['viewer']>['teaching']>['quiz']>;
type Student = Quiz['results']['students']['nodes'][number];

interface QuizStudentsProps {
  quizId: string;
  courseId: string;
  /** null: no time limit, so there is no extra time to give. */
  timeLimitMinutes: number | null;
  /** Whether the viewer may search them by email. */
  seesAddresses: boolean;
}

/** All enrolled students with attempts, best score and extra time. Search and order are in the URL (`?q=`, `?students=`). */
export function QuizStudents({ quizId, courseId, timeLimitMinutes, seesAddresses }: QuizStudentsProps) {
  const { search } = useAddressSearch();
  const groupId = useGroupId();
  const sort = useTableSort('student', 'students');
  const { data, ...query } = useQuizStudentsQuery({
    variables: {
      id: quizId,
      search: search || null,
      groupId,
      sort: SORTS[sort.key ?? ''] ?? 'NAME',
      descending: sort.isDescending,
    },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Section
      title="Students"
      actions={
        <div className="wm-flex-16">
          <StudentFilters courseId={courseId} seesAddresses={seesAddresses} />
        </div>
      }
    >
      <StudentList<Student>
        list={data?.viewer?.teaching?.quiz?.results.students}
        query={query}
        emptyText="Students appear here once they enroll in the course."
        emptyGroup={groupId && 'Choose another group or all students.'}
      >
        {(students) => (
          <DataTable<Student>
            caption="Students"
            rows={students}
            rowKey={({ studentId }) => studentId}
            sort={sort}
            columns={[
              {
                key: 'student',
                header: 'Student',
                sortBy: 'server',
                cell: ({ name, email }) => <NameAndEmail name={name} email={email} />,
              },
              {
                key: 'attempts',
                header: 'Attempts',
                sortBy: 'server',
                cell: ({ attempts }) => <Attempts attempts={attempts} />,
              },
              {
                key: 'best',
                header: 'Best',
                sortBy: 'server',
                align: 'end',
                cell: ({ bestPercent }) => formatPercent(bestPercent),
              },
              { header: 'Status', onPhone: 'beside', cell: (student) => <StateBadge student={student} /> },
              {
                header: 'Extra time',
                cell: (student) => <ExtraTimeSelect student={student} timeLimitMinutes={timeLimitMinutes} />,
              },
            ]}
          />
        )}
      </StudentList>
      {timeLimitMinutes === null && (
        <p className="wm-muted">This quiz has no time limit. Extra time applies once it has one.</p>
      )}
    </Section>
  );
}

/** The server's name of an order, by the column's key. */
const SORTS: Partial<Record<string, InstructorQuizStudentSort>> = {
  student: 'NAME',
  attempts: 'ATTEMPTS',
  best: 'BEST',
};

function Attempts({ attempts }: { attempts: Student['attempts'] }) {
  if (attempts.length === 0) return <>None</>;
  return (
    <ul className="wm-small wm-numbers">
      {attempts.map(({ id, number, percent, finishedAt, deadline }) => (
        <li key={id}>
          {number}:{' '}
          {finishedAt
            ? `${formatPercent(percent)}, ${formatDate(finishedAt)}`
            : `in progress${deadline ? ` until ${formatTime(deadline)}` : ''}`}
        </li>
      ))}
    </ul>
  );
}

function StateBadge({ student: { hasPassed, attempts } }: { student: Student }) {
  if (hasPassed) return <Badge tone="success">Passed</Badge>;
  if (attempts.length === 0) return <Badge>Not started</Badge>;
  const isRunning = attempts.every(({ finishedAt }) => !finishedAt);
  return isRunning ? <Badge tone="info">In progress</Badge> : <Badge tone="warning">Not passed</Badge>;
}

const FACTORS: Record<ExtraTime, { label: string; factor: number }> = {
  NONE: { label: 'None', factor: 1 },
  QUARTER: { label: '×1.25', factor: 1.25 },
  HALF: { label: '×1.5', factor: 1.5 },
  DOUBLE: { label: '×2', factor: 2 },
};

interface ExtraTimeSelectProps {
  student: Student;
  timeLimitMinutes: number | null;
}

/** Selects a student's extra time, optimistically; rolled back with an error message. */
function ExtraTimeSelect({ student, timeLimitMinutes }: ExtraTimeSelectProps) {
  const { quizId, studentId, name } = student;
  const attempts = student.attempts.map(({ id, state, deadline }) => ({
    __typename: 'InstructorQuizAttempt' as const,
    ...{ id, state, deadline },
  }));
  const setExtraTime = useAction(SetExtraTimeDocument, {
    variables: (extraTime: ExtraTime) => ({ quizId, studentId, extraTime }),
    optimisticResponse: (chosen) => ({
      setExtraTime: { __typename: 'InstructorQuizStudent' as const, ...chosen, attempts },
    }),
    onDone: (_extraTime, changed) => {
      const open = changed.attempts.find(({ state, deadline }) => state === 'OPEN' && deadline !== null);
      if (!open) return;
      const before = attempts.find(({ id }) => id === open.id);
      toast.success(
        before?.deadline === open.deadline
          ? `${name}’s open attempt keeps its time. The change applies to the next one.`
          : `${name}’s open attempt now ends at ${formatTime(open.deadline!)}`,
      );
    },
    failed: 'Failed to set extra time',
  });

  return (
    <SelectField
      label={<span className="wm-visually-hidden">Extra time for {name}</span>}
      value={student.extraTime}
      onChange={({ target }) => void setExtraTime(target.value as ExtraTime)}
      options={Object.entries(FACTORS).map(([extraTime, { label, factor }]) => [
        extraTime,
        timeLimitMinutes === null || factor === 1
          ? label
          : `${label} (${Math.ceil(timeLimitMinutes * factor)} min)`,
      ])}
    />
  );
}
