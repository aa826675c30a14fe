import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { foldText } from '../../../../server/platform/text.rules';
import { errorSentence } from '../../apollo/errors';
import { paths } from '../../app/paths';
import { withParam } from '../../lib/addressParams';
import { formatCount } from '../../lib/format';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { PlusIcon } from '../../ui/Icons';
import { Page, Stack } from '../../ui/Layout';
import { LoadingState } from '../../ui/LoadingState';
import { PageHeading } from '../../ui/PageHeading';
import { SelectField } from '../../ui/SelectField';
import { SkeletonFields, SkeletonRows, SkeletonStats } from '../../ui/SkeletonPanels';
import { TextField } from '../../ui/TextField';
import { InstructorOnlyNote } from '../teaching/InstructorOnly';
import { type QuizManagementPageQuery, useQuizManagementPageQuery } from './QuizManagementPage.generated';
import styles from './QuizManagementPage.module.css';
import { QuizTable } from './QuizTable';
import type { QuizTableFragment } from './QuizTable.generated';
import { QuizTotals } from './QuizTotals';

type Teaching = NonNullable<NonNullable<QuizManagementPageQuery['viewer']>['teaching']>;

/** All of an instructor's quizzes (specification, section 2). */
export function QuizManagementPage() {
  return (
    <Page>
      <title>Quiz Management · Waymark</title>
      <Stack gap={40}>
        <PageHeading
          lead="Write quizzes, switch them on and off, and see how they went"
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
    // Attempts come in while the page is away.
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  if (!data && loading)
    return (
      <LoadingState text="Loading quizzes...">
        <Stack gap={40}>
          <SkeletonStats count={4} />
          <div className={styles.filter}>
            <SkeletonFields fields={1} />
            <SkeletonFields fields={1} />
          </div>
          <SkeletonRows rows={4} />
        </Stack>
      </LoadingState>
    );
  if (!data)
    return (
      <ErrorState
        title="The quizzes did not come"
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
          text="A quiz is an interchange on a course's line: the place to change from reading to knowing."
          action={<CreateQuizButton />}
        />
      ) : (
        <FilteredQuizzes quizzes={teaching.quizzes} />
      )}
    </Stack>
  );
}

const STATUSES = { active: true, inactive: false } as const;

/** What is looked for stands in the address: `?q=` any word of title, description or course, `?status=`. */
function FilteredQuizzes({ quizzes }: { quizzes: Teaching['quizzes'] }) {
  const [params, setParams] = useSearchParams();
  // The router may show an address later than the key press that asked for it.
  const [search, setSearch] = useState(params.get('q') ?? '');
  const status = params.get('status') ?? '';
  const found = quizzes.filter((quiz) => matches(quiz, search, status));

  function setParam(name: string, value: string) {
    setParams((from) => withParam(from, name, value), { replace: true, preventScrollReset: true });
  }

  function find(text: string) {
    setSearch(text);
    setParam('q', text);
  }

  return (
    <Stack gap={16}>
      <div role="search" className={styles.filter}>
        <TextField
          type="search"
          label="Search quizzes"
          placeholder="Title, description or course"
          autoComplete="off"
          maxLength={100}
          value={search}
          onChange={({ target }) => find(target.value)}
        />
        <SelectField
          label="Status"
          value={status in STATUSES ? status : ''}
          onChange={({ target }) => setParam('status', target.value)}
        >
          <option value="">All</option>
          <option value="active">Active</option>
          <option value="inactive">Inactive</option>
        </SelectField>
      </div>
      <p role="status" className={styles.count}>
        {formatCount(found.length, 'quiz', 'quizzes')}
      </p>
      {found.length > 0 ? (
        <QuizTable quizzes={found} />
      ) : (
        <EmptyState
          title="No quizzes found"
          text="None of your quizzes matches."
          action={
            <Button
              variant="secondary"
              onClick={() => {
                setSearch('');
                setParams({}, { replace: true });
              }}
            >
              Show all quizzes
            </Button>
          }
        />
      )}
    </Stack>
  );
}

function matches(quiz: QuizTableFragment, search: string, status: string): boolean {
  const wanted = foldText(search).trim();
  if (status in STATUSES && quiz.isActive !== STATUSES[status as keyof typeof STATUSES]) return false;
  return [quiz.title, quiz.description, quiz.course.title].some((text) => foldText(text).includes(wanted));
}
