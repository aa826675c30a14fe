import { useParams } from 'react-router-dom';
import { errorSentence } from '../../../apollo/errors';
import { formatNumber, formatTime } from '../../../lib/format';
import { EmptyState } from '../../../ui/states/EmptyState';
import { ErrorState } from '../../../ui/states/ErrorState';
import { Page, Stack } from '../../../ui/layout/Layout';
import { LoadingState } from '../../../ui/states/LoadingState';
import { PageHeading } from '../../../ui/text/PageHeading';
import { SkeletonHeading, SkeletonPanel, SkeletonStats } from '../../../ui/states/SkeletonPanels';
import { StatCard } from '../../../ui/display/StatCard';
import { StatCards } from '../../../ui/display/StatCards';
import { PageTitle } from '../../../ui/platform/PageTitle';
import { ofGroup, useGroupId } from '../../analytics/students/groupParam';
import { ExportCsvButton } from '../../analytics/students/ExportCsvButton';
import { InstructorOnlyNote } from '../../accounts/InstructorOnly';
import { isAllowed } from '../../courses/coursePermissions';
import { QuizOrCourseNotFound } from '../authoring/QuizOrCourseNotFound';
import { QuizManagementLink } from '../authoring/QuizManagementLink';
import { QuestionStatsTable } from './QuestionStatsTable';
import { type QuizResultsPageQuery, useQuizResultsPageQuery } from './QuizResultsPage.generated';
import { QuizStudents } from './QuizStudents';
import { formatPercent } from '../quizLabels';
import { ScoreDistribution } from './ScoreDistribution';
import styles from './QuizResultsPage.module.css';

type Quiz = NonNullable<NonNullable<NonNullable<QuizResultsPageQuery['viewer']>['teaching']>['quiz']>;

/** Results of a quiz: scores, questions and students. */
export function QuizResultsPage() {
  const { quizId = '' } = useParams();
  const groupId = useGroupId();
  const { data, loading, error, refetch } = useQuizResultsPageQuery({
    variables: { id: quizId },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const teaching = data?.viewer?.teaching;
  const quiz = teaching?.quiz;
  if (teaching && !quiz) return <QuizOrCourseNotFound what="Quiz" />;
  return (
    <Page>
      <PageTitle>{quiz ? `Results of ${quiz.title}` : 'Quiz Results'}</PageTitle>
      <Stack gap={40}>
        <PageHeading
          eyebrow={<QuizManagementLink />}
          lead={quiz && `${quiz.title}, ${quiz.course.title}`}
          actions={
            quiz &&
            isAllowed(quiz.course, 'EXPORT_STUDENTS') && (
              <ExportCsvButton
                path={ofGroup(quiz.results.csvPath, groupId)}
                fileName={`quiz-results-${quiz.id}.csv`}
                failed="Failed to export results"
              />
            )
          }
        >
          Quiz Results
        </PageHeading>
        {!data && loading ? (
          <LoadingState text="Loading results...">
            <Stack gap={40}>
              <SkeletonStats count={5} />
              <Stack>
                <SkeletonHeading width="6rem" />
                <SkeletonPanel height={370} lines={1} />
              </Stack>
            </Stack>
          </LoadingState>
        ) : !data ? (
          <ErrorState
            title="The results couldn’t be loaded"
            message={errorSentence(error, 'Failed to load results')}
            onRetry={() => void refetch()}
          />
        ) : !quiz ? (
          <InstructorOnlyNote />
        ) : (
          <>
            <Figures quiz={quiz} />
            {isAllowed(quiz.course, 'GRADE') && (
              <QuizStudents
                quizId={quiz.id}
                courseId={quiz.course.id}
                timeLimitMinutes={quiz.timeLimitMinutes}
                seesAddresses={isAllowed(quiz.course, 'SEE_ADDRESSES')}
              />
            )}
          </>
        )}
      </Stack>
    </Page>
  );
}

function Figures({ quiz }: { quiz: Quiz }) {
  const { attemptCount, averagePercent, passingScorePercent, results } = quiz;
  if (attemptCount === 0)
    return (
      <EmptyState
        title="No Attempts Yet"
        text="Scores and question statistics appear here once a student has finished the quiz."
      />
    );
  return (
    <>
      <StatCards columns={5}>
        <StatCard
          label="Attempts"
          value={attemptCount}
          definition="Finished attempts. Attempts that ran out of time without an answer are not counted."
        />
        <StatCard
          label="Avg score"
          value={formatPercent(averagePercent)}
          definition="Average score of the attempts, rounded."
        />
        <StatCard
          label="Median score"
          value={formatPercent(results.medianPercent)}
          definition="Median score: half of attempts scored this or higher."
        />
        <StatCard
          label="Passed"
          value={`${formatNumber(results.passedCount)}/${formatNumber(attemptCount)}`}
          definition={`Attempts that reached the passing score in effect when they started. It is ${passingScorePercent}% now.`}
        />
        <StatCard
          label="Median time"
          value={results.medianMinutes === null ? '–' : `${results.medianMinutes} min`}
          definition="Median time from start to submission: half of attempts took this long or less."
        />
      </StatCards>
      {results.computedAt && <p className={styles.note}>Figures from {formatTime(results.computedAt)}</p>}
      <ScoreDistribution buckets={results.distribution} />
      <QuestionStatsTable results={results} />
    </>
  );
}
