import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { QueryPage } from '../../../apollo/QueryView';
import { useTableSort } from '../../../forms/useAddressParams';
import { formatCount, formatNumber, formatTime } from '../../../lib/format';
import { lazyComponent } from '../../../lib/lazyComponent';
import { Card } from '../../../ui/display/Card';
import { DataTable } from '../../../ui/display/DataTable';
import { StatCards } from '../../../ui/display/StatCard';
import { Section, Stack } from '../../../ui/layout/Layout';
import { SkeletonBlock, SkeletonHeading, SkeletonTable } from '../../../ui/states/Skeletons';
import { EmptyState } from '../../../ui/states/States';
import { InstructorOnlyNote } from '../../accounts/RoleNote';
import { isAllowed } from '../../courses/coursePermissions';
import { formatPercent } from '../../quizzes/quizLabels';
import { ofGroup, useGroupId } from '../analytics/students/StudentList';
import { DownloadButton } from '../DownloadButton';
import { QuizManagementLink, QuizOrCourseNotFound } from '../quizzes/QuizPageParts';
import {
  type QuestionStatsTableFragment,
  type QuizResultsPageQuery,
  useQuizResultsPageQuery,
} from './__generated__/QuizResultsPage.generated';
import { QuizStudents } from './QuizStudents';

type Quiz = NonNullable<NonNullable<NonNullable<QuizResultsPageQuery['viewer']>['teaching']>['quiz']>;

/** Results of a quiz: scores, questions and students. */
export function QuizResultsPage() {
  const { quizId = '' } = useParams();
  const groupId = useGroupId();
  const query = useQuizResultsPageQuery({ variables: { id: quizId }, fetchPolicy: 'cache-and-network' });
  const teaching = query.data?.viewer?.teaching;
  const quiz = teaching?.quiz;
  if (teaching && !quiz) return <QuizOrCourseNotFound what="Quiz" />;
  return (
    <QueryPage
      title={quiz ? `Results of ${quiz.title}` : 'Quiz Results'}
      heading="Quiz Results"
      eyebrow={<QuizManagementLink />}
      lead={quiz && `${quiz.title}, ${quiz.course.title}`}
      actions={
        quiz &&
        isAllowed(quiz.course, 'EXPORT_STUDENTS') && (
          <DownloadButton
            path={ofGroup(quiz.results.csvPath, groupId)}
            fileName={`quiz-results-${quiz.id}.csv`}
            failed="Failed to export results"
          />
        )
      }
      query={query}
      value={quiz}
      what="results"
      skeleton={
        <Stack>
          <SkeletonHeading width="6rem" />
          <SkeletonTable rows={6} />
        </Stack>
      }
      otherwise={<InstructorOnlyNote />}
    >
      {(shown) => (
        <>
          {isAllowed(shown.course, 'GRADE') && (
            <QuizStudents
              quizId={shown.id}
              courseId={shown.course.id}
              timeLimitMinutes={shown.timeLimitMinutes}
              seesAddresses={isAllowed(shown.course, 'SEE_ADDRESSES')}
            />
          )}
          <Figures quiz={shown} />
        </>
      )}
    </QueryPage>
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
      <StatCards
        compact
        figures={{
          Attempts: attemptCount,
          'Avg score': formatPercent(averagePercent),
          'Median score': formatPercent(results.medianPercent),
          Passed: `${formatNumber(results.passedCount)}/${formatNumber(attemptCount)}`,
          'Median time': results.medianMinutes === null ? '–' : `${results.medianMinutes} min`,
        }}
        definitions={{
          Attempts: 'Finished attempts. Attempts that ran out of time without an answer are not counted.',
          'Avg score': 'Average score of the attempts, rounded.',
          'Median score': 'Median score: half of attempts scored this or higher.',
          Passed: `Attempts that reached the passing score in effect when they started. It is ${passingScorePercent}% now.`,
          'Median time': 'Median time from start to submission: half of attempts took this long or less.',
        }}
      />
      {results.computedAt && <p className="wm-muted">Figures from {formatTime(results.computedAt)}</p>}
      <ScoreDistribution buckets={results.distribution} />
      <QuestionStatsTable results={results} />
    </>
  );
}

const BarChart = lazyComponent(async () => (await import('../../../ui/display/BarChart')).BarChart);

const HEIGHT = 260;

/** Histogram of scores in ten buckets, as a chart and a table. */
function ScoreDistribution({ buckets }: { buckets: readonly number[] }) {
  const bars = buckets.map((value, index) => ({ name: rangeOf(index, buckets.length), value }));
  const max = bars.reduce((best, bar) => (bar.value > best.value ? bar : best), { name: '', value: 0 });
  return (
    <Section title="Scores">
      <Card padding="lg">
        <Suspense fallback={<SkeletonBlock height={HEIGHT} />}>
          <BarChart
            label={`Bar chart of scores. Most attempts, ${max.value}, reached ${max.name} percent.`}
            bars={bars}
            measure="Attempts"
            xLabel="Score in percent"
            height={HEIGHT}
          />
        </Suspense>
        <details className="wm-mt-16 wm-chart-data">
          <summary>Show data table</summary>
          <DataTable
            caption="Attempts by score"
            rows={bars}
            rowKey={({ name }) => name}
            columns={[
              { header: 'Score', cell: ({ name }) => `${name}%` },
              { header: 'Attempts', cell: ({ value }) => formatCount(value, 'attempt') },
            ]}
          />
        </details>
      </Card>
    </Section>
  );
}

/** "0–9", …, "90–100": the last bucket includes the full score. */
function rangeOf(index: number, count: number): string {
  const width = 100 / count;
  const from = index * width;
  return `${from}–${index === count - 1 ? 100 : from + width - 1}`;
}

/** Nearer to 0, chance is as likely as a wrong answer key. */
const CLEARLY_NEGATIVE = -0.1;

/** Statistics per question: facility and discrimination. */
function QuestionStatsTable({ results }: { results: QuestionStatsTableFragment }) {
  const rows = results.questions.map((question, index) => ({ ...question, number: index + 1 }));
  return (
    <Section title="Questions">
      <DataTable
        caption="Statistics by question"
        rows={rows}
        rowKey={({ questionId }) => questionId}
        sort={useTableSort()}
        columns={[
          {
            key: 'question',
            header: 'Question',
            sortBy: ({ number }) => number,
            cell: ({ number, text }) => (
              <span className="wm-anywhere wm-block wm-max-34">
                {number}. {text}
              </span>
            ),
          },
          {
            key: 'asked',
            header: 'Asked',
            sortBy: ({ askedCount }) => askedCount,
            hint: 'Number of counted attempts that included the question.',
            align: 'end',
            cell: ({ askedCount }) => askedCount,
          },
          {
            key: 'facility',
            header: 'Facility',
            sortBy: ({ facilityPercent }) => facilityPercent,
            hint: 'Average share of the question’s points that students earned. 100%: everyone gets it right. Below 30% is hard; above 90% reveals little about differences between students.',
            align: 'end',
            cell: ({ facilityPercent }) => formatPercent(facilityPercent),
          },
          {
            key: 'discrimination',
            header: 'Discrimination',
            sortBy: ({ discrimination }) => discrimination,
            hint: 'How well the question separates strong attempts from weak ones: the correlation of its points with the rest of the score, from -1 to 1. Below 0.2 is weak; a negative value often means a wrong answer key. Needs 5 attempts.',
            align: 'end',
            cell: ({ discrimination }) =>
              discrimination === null ? (
                '–'
              ) : (
                <>
                  {discrimination.toFixed(2)}
                  {discrimination <= CLEARLY_NEGATIVE && (
                    <span className="wm-small wm-block wm-error">Check the correct answer</span>
                  )}
                </>
              ),
          },
          {
            header: 'Most common wrong answer',
            hint: 'The wrong answer students gave most often, and how many times.',
            cell: ({ mostCommonWrongAnswer, mostCommonWrongAnswerCount }) =>
              mostCommonWrongAnswer === null
                ? '–'
                : `${mostCommonWrongAnswer} (${mostCommonWrongAnswerCount}×)`,
          },
        ]}
      />
    </Section>
  );
}
