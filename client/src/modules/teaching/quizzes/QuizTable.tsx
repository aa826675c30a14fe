import { Link } from 'react-router-dom';
import { useTableSort } from '../../../forms/useAddressParams';
import { paths } from '../../../app/paths';
import { Badge } from '../../../ui/display/Badge';
import { Button } from '../../../ui/buttons/Button';
import { DataTable } from '../../../ui/display/DataTable';
import { Cluster } from '../../../ui/layout/Layout';
import type { QuizTableFragment } from './__generated__/QuizManagementPage.generated';
import styles from './QuizTable.module.css';
import { formatPercent, formatTimeLimit } from '../../quizzes/quizLabels';
import { isAllowed } from '../../courses/coursePermissions';
import { useDeleteQuiz, useSetQuizActive } from './useQuizActions';

/** Quizzes with their figures and actions. */
export function QuizTable({ quizzes }: { quizzes: readonly QuizTableFragment[] }) {
  return (
    <DataTable<QuizTableFragment>
      caption="Your quizzes"
      dense
      className={styles.table}
      rows={quizzes}
      rowKey={({ id }) => id}
      sort={useTableSort()}
      columns={[
        {
          key: 'title',
          header: 'Quiz',
          sortBy: ({ title }) => title,
          cell: ({ title, description }) => (
            <>
              <span className={styles.title}>{title}</span>
              {description && (
                <span className={`wm-clamp-2 wm-muted wm-regular ${styles.description}`}>{description}</span>
              )}
            </>
          ),
        },
        {
          key: 'course',
          header: 'Course',
          onPhone: 'plain',
          sortBy: ({ course }) => course.title,
          cell: ({ course }) => <span className={styles.course}>{course.title}</span>,
        },
        {
          key: 'questions',
          header: 'Questions',
          align: 'end',
          sortBy: (quiz) => quiz.questionCount,
          cell: (quiz) => quiz.questionCount,
        },
        {
          key: 'limit',
          header: 'Time limit',
          onPhone: 'plain',
          sortBy: (quiz) => quiz.timeLimitMinutes,
          align: 'end',
          kind: 'short',
          cell: (quiz) => formatTimeLimit(quiz.timeLimitMinutes),
        },
        {
          key: 'passing',
          header: 'Passing score',
          sortBy: (quiz) => quiz.passingScorePercent,
          align: 'end',
          cell: (quiz) => formatPercent(quiz.passingScorePercent),
        },
        {
          key: 'status',
          header: 'Status',
          onPhone: 'plain',
          sortBy: ({ isActive }) => (isActive ? 'Active' : 'Inactive'),
          kind: 'short',
          cell: ({ isActive }) => <ActiveBadge isActive={isActive} />,
        },
        {
          key: 'attempts',
          header: 'Attempts',
          align: 'end',
          sortBy: (quiz) => quiz.attemptCount,
          cell: (quiz) => quiz.attemptCount,
        },
        {
          key: 'average',
          header: 'Avg score',
          sortBy: (quiz) => quiz.averagePercent,
          align: 'end',
          cell: (quiz) => formatPercent(quiz.averagePercent),
        },
        { header: 'Actions', actions: true, cell: (quiz) => <Actions quiz={quiz} /> },
      ]}
    />
  );
}

/** Whether students can start the quiz. */
export function ActiveBadge({ isActive }: { isActive: boolean }) {
  return <Badge tone={isActive ? 'success' : 'neutral'}>{isActive ? 'Active' : 'Inactive'}</Badge>;
}

/** The actions that the viewer's role in the course allows. */
function Actions({ quiz: { id, title, isActive, course } }: { quiz: QuizTableFragment }) {
  const setActive = useSetQuizActive();
  const deleteQuiz = useDeleteQuiz();
  const switchLabel = isActive ? 'Deactivate' : 'Activate';
  const edits = isAllowed(course, 'EDIT_CONTENT');
  return (
    <Cluster gap={4} className={styles.actions}>
      {edits && (
        <>
          <Button
            component={Link}
            to={paths.editQuiz(id)}
            variant="quiet"
            size="sm"
            aria-label={`Edit ${title}`}
          >
            Edit
          </Button>
          <Button
            variant="quiet"
            size="sm"
            aria-label={`${switchLabel} ${title}`}
            onClick={() => void setActive({ id, isActive: !isActive })}
          >
            {switchLabel}
          </Button>
        </>
      )}
      <Button
        component={Link}
        to={paths.quizResults(id)}
        variant="quiet"
        size="sm"
        aria-label={`Results of ${title}`}
      >
        Results
      </Button>
      {edits && (
        <Button
          variant="quiet"
          size="sm"
          aria-label={`Delete ${title}`}
          onClick={() => void deleteQuiz({ id, title })}
        >
          Delete
        </Button>
      )}
    </Cluster>
  );
}
