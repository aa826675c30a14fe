import { Link } from 'react-router-dom';
import { errorSentence } from '../../../apollo/errors';
import { paths } from '../../../app/paths';
import { Button } from '../../../ui/buttons/Button';
import { EmptyState } from '../../../ui/states/EmptyState';
import { ErrorState } from '../../../ui/states/ErrorState';
import { Page, Stack } from '../../../ui/layout/Layout';
import { LoadingState } from '../../../ui/states/LoadingState';
import { PageHeading } from '../../../ui/text/PageHeading';
import { SkeletonRows, SkeletonStats } from '../../../ui/states/SkeletonPanels';
import { PlusIcon } from '../../../ui/icons/ToolIcons';
import { PageTitle } from '../../../ui/platform/PageTitle';
import { FilteredList, FilterSkeleton } from '../../courses/authoring/FilteredList';
import { InstructorOnlyNote } from '../../accounts/InstructorOnly';
import { type QuizTotalsFragment, useQuizManagementPageQuery } from './QuizManagementPage.generated';
import { QuizTable } from './QuizTable';
import type { QuizTableFragment } from './QuizTable.generated';
import { StatCard } from '../../../ui/display/StatCard';
import { StatCards } from '../../../ui/display/StatCards';
import { formatPercent } from '../quizLabels';

/** All of an instructor's quizzes (specification, section 2). */
export function QuizManagementPage() {
  return (
    <Page>
      <PageTitle>Quiz Management</PageTitle>
      <Stack gap={40}>
        <PageHeading
          lead="Create quizzes, turn them on or off, and review results"
          actions={<CreateQuizButton />}
        >
          Quiz Management
        </PageHeading>
        <Quizzes />
      </Stack>
    </Page>
  );
}

function CreateQuizButton() {
  return (
    <Button component={Link} to={paths.createQuiz} iconStart={<PlusIcon size={18} />}>
      Create Quiz
    </Button>
  );
}

function Quizzes() {
  const { data, loading, error, refetch } = useQuizManagementPageQuery({
    // New attempts may have been submitted since the last visit.
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  if (!data && loading)
    return (
      <LoadingState text="Loading quizzes...">
        <Stack gap={40}>
          <SkeletonStats count={4} />
          <FilterSkeleton />
          <SkeletonRows rows={4} />
        </Stack>
      </LoadingState>
    );
  if (!data)
    return (
      <ErrorState
        title="The quizzes couldn’t be loaded"
        message={errorSentence(error, 'Failed to load quizzes')}
        onRetry={() => void refetch()}
      />
    );
  const teaching = data.viewer?.teaching;
  if (!teaching) return <InstructorOnlyNote />;
  return (
    <Stack gap={40}>
      <QuizTotals
        totals={teaching.quizTotals}
        totalQuizzes={teaching.quizzes.length}
        activeQuizzes={teaching.quizzes.filter(({ isActive }) => isActive).length}
      />
      {teaching.quizzes.length === 0 ? (
        <EmptyState
          title="No Quizzes Yet"
          text="Create a quiz to check what your students have learned."
          action={<CreateQuizButton />}
        />
      ) : (
        <FilteredList
          items={teaching.quizzes}
          noun={QUIZZES}
          label="Search quizzes"
          placeholder="Title, description or course"
          textsOf={({ title, description, course }) => [title, description, course.title]}
          statuses={STATUSES}
        >
          {(found) => <QuizTable quizzes={found} />}
        </FilteredList>
      )}
    </Stack>
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
    <StatCards columns={4}>
      <StatCard
        label="Total Quizzes"
        value={totalQuizzes}
        definition="Quizzes in all your courses, active and inactive."
      />
      <StatCard
        label="Active Quizzes"
        value={activeQuizzes}
        definition="Quizzes that enrolled students can take now."
      />
      <StatCard
        label="Total Attempts"
        value={totals.totalAttempts}
        definition="Students’ finished attempts. Attempts that ran out of time without an answer are not counted."
      />
      <StatCard
        label="Avg Score"
        value={formatPercent(totals.averagePercent)}
        definition="Average score of those attempts, rounded."
      />
    </StatCards>
  );
}
