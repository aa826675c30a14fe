import { Link } from 'react-router-dom';
import { QueryPage } from '../../../apollo/QueryView';
import { paths } from '../../../app/paths';
import { useTableSort } from '../../../forms/useAddressParams';
import { Button } from '../../../ui/buttons/Button';
import { DataTable } from '../../../ui/display/DataTable';
import { StatCards } from '../../../ui/display/StatCard';
import { PlusIcon } from '../../../ui/icons/ToolIcons';
import { Cluster, Stack } from '../../../ui/layout/Layout';
import { SkeletonFields, SkeletonRows, SkeletonStats } from '../../../ui/states/Skeletons';
import { EmptyState } from '../../../ui/states/States';
import { InstructorOnlyNote } from '../../accounts/RoleNote';
import { isAllowed } from '../../courses/coursePermissions';
import { formatPercent, formatTimeLimit } from '../../quizzes/quizLabels';
import { FilteredList } from '../authoring/FilteredList';
import {
  type QuizTableFragment,
  useQuizManagementPageQuery,
} from './__generated__/QuizManagementPage.generated';
import styles from './QuizManagementPage.module.css';
import { ActiveBadge } from './QuizPageParts';
import { useDeleteQuiz, useSetQuizActive } from './useQuizActions';

/** All of an instructor's quizzes (specification, section 2). */
export function QuizManagementPage() {
  // New attempts may have been submitted since the last visit.
  const query = useQuizManagementPageQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <QueryPage
      title="Quiz Management"
      gap={16}
      actions={<CreateQuizButton />}
      query={query}
      value={query.data?.viewer?.teaching}
      what="quizzes"
      skeleton={
        <Stack gap={24}>
          <SkeletonStats count={4} />
          <SkeletonFields fields={1} />
          <SkeletonRows rows={4} />
        </Stack>
      }
      otherwise={<InstructorOnlyNote />}
    >
      {({ quizTotals, quizzes }) => (
        <>
          <StatCards
            compact
            figures={{
              // Counted from the list on the page, so that an optimistic update shows in both.
              'Total Quizzes': quizzes.length,
              'Active Quizzes': quizzes.filter(({ isActive }) => isActive).length,
              'Total Attempts': quizTotals.totalAttempts,
              'Avg Score': formatPercent(quizTotals.averagePercent),
            }}
            definitions={{
              'Total Quizzes': 'Quizzes in all your courses, active and inactive.',
              'Active Quizzes': 'Quizzes that enrolled students can take now.',
              'Total Attempts':
                'Students’ finished attempts. Attempts that ran out of time without an answer are not counted.',
              'Avg Score': 'Average score of those attempts, rounded.',
            }}
          />
          {quizzes.length === 0 ? (
            <EmptyState
              title="No Quizzes Yet"
              text="Create a quiz to check what your students have learned."
              action={<CreateQuizButton />}
            />
          ) : (
            <FilteredList
              items={quizzes}
              noun={QUIZZES}
              label="Search quizzes"
              placeholder="Title, description or course"
              textsOf={({ title, description, course }) => [title, description, course.title]}
              statuses={STATUSES}
            >
              {(quizzes) => <QuizTable quizzes={quizzes} />}
            </FilteredList>
          )}
        </>
      )}
    </QueryPage>
  );
}

function CreateQuizButton() {
  return (
    <Button component={Link} to={paths.createQuiz} iconStart={<PlusIcon size={18} />}>
      Create Quiz
    </Button>
  );
}

const QUIZZES = { one: 'quiz', many: 'quizzes' };

const STATUSES = {
  active: { label: 'Active', matches: ({ isActive }: QuizTableFragment) => isActive },
  inactive: { label: 'Inactive', matches: ({ isActive }: QuizTableFragment) => !isActive },
};

/** Quizzes with their figures and actions. */
function QuizTable({ quizzes }: { quizzes: readonly QuizTableFragment[] }) {
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
