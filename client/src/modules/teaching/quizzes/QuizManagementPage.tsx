import { QueryPage } from '../../../apollo/QueryView';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { Button } from '../../../ui/buttons/Button';
import { EmptyState } from '../../../ui/states/States';
import { Stack } from '../../../ui/layout/Layout';
import { SkeletonFields, SkeletonRows, SkeletonStats } from '../../../ui/states/Skeletons';
import { PlusIcon } from '../../../ui/icons/ToolIcons';
import { FilteredList } from '../authoring/FilteredList';
import { InstructorOnlyNote } from '../../accounts/InstructorOnly';
import {
  type QuizTotalsFragment,
  useQuizManagementPageQuery,
} from './__generated__/QuizManagementPage.generated';
import { QuizTable } from './QuizTable';
import type { QuizTableFragment } from './__generated__/QuizManagementPage.generated';
import { StatCards } from '../../../ui/display/StatCard';
import { formatPercent } from '../../quizzes/quizLabels';

/** All of an instructor's quizzes (specification, section 2). */
export function QuizManagementPage() {
  const query = useQuizManagementPageQuery({
    // New attempts may have been submitted since the last visit.
    fetchPolicy: 'cache-and-network',
  });
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
          <QuizTotals
            totals={quizTotals}
            totalQuizzes={quizzes.length}
            activeQuizzes={quizzes.filter(({ isActive }) => isActive).length}
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

interface QuizTotalsProps {
  totals: QuizTotalsFragment;
  /** Counted from the list on the page, so that an optimistic update shows in both. */
  totalQuizzes: number;
  activeQuizzes: number;
}

/** Totals of all of an instructor's quizzes. */
function QuizTotals({ totals, totalQuizzes, activeQuizzes }: QuizTotalsProps) {
  return (
    <StatCards
      compact
      figures={{
        'Total Quizzes': totalQuizzes,
        'Active Quizzes': activeQuizzes,
        'Total Attempts': totals.totalAttempts,
        'Avg Score': formatPercent(totals.averagePercent),
      }}
      definitions={{
        'Total Quizzes': 'Quizzes in all your courses, active and inactive.',
        'Active Quizzes': 'Quizzes that enrolled students can take now.',
        'Total Attempts':
          'Students’ finished attempts. Attempts that ran out of time without an answer are not counted.',
        'Avg Score': 'Average score of those attempts, rounded.',
      }}
    />
  );
}
