import { useSearchParams } from 'react-router-dom';
import { errorSentence } from '../../apollo/errors';
import { formatCount, formatDate } from '../../lib/format';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { DataTable } from '../../ui/DataTable';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { Section, Stack } from '../../ui/Layout';
import { LoadingState } from '../../ui/LoadingState';
import { SearchForm } from '../../ui/SearchForm';
import { SkeletonTable } from '../../ui/SkeletonPanels';
import { ExtraTimeSelect } from './ExtraTimeSelect';
import styles from './QuizResultsPage.module.css';
import { type QuizStudentsQuery, useQuizStudentsQuery } from './QuizStudents.generated';
import { percentWords } from './quizWords';

type Quiz = NonNullable<NonNullable<NonNullable<QuizStudentsQuery['viewer']>['teaching']>['quiz']>;
type Student = Quiz['results']['students']['nodes'][number];

interface QuizStudentsProps {
  quizId: string;
  /** null: no limit, so that extra time has nothing to lengthen. */
  timeLimitMinutes: number | null;
}

/** Every enrolled student: attempts, best score, and extra time to give. Who is looked for stands in `?q=`. */
export function QuizStudents({ quizId, timeLimitMinutes }: QuizStudentsProps) {
  const [params, setParams] = useSearchParams();
  const search = (params.get('q') ?? '').trim();
  return (
    <Section title="Students">
      <Stack>
        <SearchForm
          label="Name or email"
          search={search}
          onSearch={(text) => setParams(text ? { q: text } : {})}
          className={styles.search}
        />
        {timeLimitMinutes === null && (
          <p className={styles.note}>This quiz has no time limit; extra time counts from when it has one.</p>
        )}
        <FoundStudents quizId={quizId} search={search} timeLimitMinutes={timeLimitMinutes} />
      </Stack>
    </Section>
  );
}

function FoundStudents({ quizId, search, timeLimitMinutes }: QuizStudentsProps & { search: string }) {
  const { data, loading, error, refetch, fetchMore } = useQuizStudentsQuery({
    variables: { id: quizId, search: search || null },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const students = data?.viewer?.teaching?.quiz?.results.students;
  if (!students && loading)
    return (
      <LoadingState text="Loading students...">
        <SkeletonTable rows={6} />
      </LoadingState>
    );
  if (!students)
    return (
      <ErrorState
        level={3}
        title="The students did not come"
        message={errorSentence(error, 'Failed to load students')}
        onRetry={() => void refetch()}
      />
    );
  const { nodes, totalCount, pageInfo } = students;
  if (nodes.length === 0)
    return (
      <EmptyState
        level={3}
        title={search ? 'No students found' : 'No Students Enrolled'}
        text={search ? `No enrolled student matches "${search}".` : 'Students of the course appear here.'}
      />
    );
  return (
    <Stack gap={12}>
      <p role="status" className={styles.note}>
        {formatCount(totalCount, 'student')}
      </p>
      <DataTable<Student>
        caption="Students"
        hideCaption
        rows={nodes}
        rowKey={({ studentId }) => studentId}
        columns={[
          {
            key: 'student',
            header: 'Student',
            rowHeader: true,
            cell: ({ name, email }) => (
              <>
                {name}
                <span className={styles.email}>{email}</span>
              </>
            ),
          },
          { key: 'attempts', header: 'Attempts', cell: ({ attempts }) => <Attempts attempts={attempts} /> },
          {
            key: 'best',
            header: 'Best',
            align: 'end',
            cell: ({ bestPercent }) => percentWords(bestPercent),
          },
          { key: 'state', header: 'Status', cell: (student) => <StateBadge student={student} /> },
          {
            key: 'extra',
            header: 'Extra time',
            cell: (student) => <ExtraTimeSelect student={student} timeLimitMinutes={timeLimitMinutes} />,
          },
        ]}
      />
      {pageInfo.hasNextPage && (
        <div>
          <Button
            variant="secondary"
            loading={loading}
            onClick={() => void fetchMore({ variables: { after: pageInfo.endCursor } })}
          >
            Show more students
          </Button>
        </div>
      )}
    </Stack>
  );
}

function Attempts({ attempts }: { attempts: Student['attempts'] }) {
  if (attempts.length === 0) return <>None</>;
  return (
    <ul className={styles.attempts}>
      {attempts.map(({ id, number, percent, finishedAt }) => (
        <li key={id}>
          {number}: {finishedAt ? `${percentWords(percent)}, ${formatDate(finishedAt)}` : 'in progress'}
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
