import { useParams } from 'react-router-dom';
import { errorSentence } from '../../../apollo/errors';
import { paths } from '../../../app/paths';
import { EmptyState } from '../../../ui/states/EmptyState';
import { ErrorState } from '../../../ui/states/ErrorState';
import { Page, Stack } from '../../../ui/layout/Layout';
import { LoadingState } from '../../../ui/states/LoadingState';
import { NotFound } from '../../NotFound';
import { PageHeading } from '../../../ui/text/PageHeading';
import { SkeletonRows } from '../../../ui/states/SkeletonPanels';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { PageTitle } from '../../../ui/platform/PageTitle';
import { CourseEyebrow } from './CourseEyebrow';
import { type LessonQuizzesPageQuery, useLessonQuizzesPageQuery } from './LessonQuizzesPage.generated';
import { QuizLine, QuizLines, viewerRoleIn } from './QuizLine';

/** The quizzes of a lesson's course, at `/quiz/{lessonId}`. */
export function LessonQuizzesPage() {
  const { lessonId = '' } = useParams();
  const { data, error, refetch } = useLessonQuizzesPageQuery({
    variables: { lessonId },
    fetchPolicy: 'cache-and-network',
  });
  if (data && !data.lesson)
    return <NotFound title="Lesson not found" to={paths.myQuizzes} linkText="My quizzes" width="text" />;
  return (
    <Page width="text">
      <PageTitle>Quizzes</PageTitle>
      {data?.lesson ? (
        <CourseOfLesson lesson={data.lesson} />
      ) : (
        <Stack gap={24}>
          <PageHeading>Quizzes</PageHeading>
          {error ? (
            <ErrorState
              title="Failed to load quizzes"
              message={errorSentence(error, 'Please try again.')}
              onRetry={() => void refetch()}
            />
          ) : (
            <LoadingState text="Loading quizzes...">
              <SkeletonRows rows={2} />
            </LoadingState>
          )}
        </Stack>
      )}
    </Page>
  );
}

function CourseOfLesson({ lesson }: { lesson: NonNullable<LessonQuizzesPageQuery['lesson']> }) {
  const { course } = lesson;
  return (
    <Stack gap={24}>
      <PageHeading
        lead={`The course's quizzes, for the lesson “${lesson.title}” and all others.`}
        eyebrow={<CourseEyebrow course={course} to={paths.courseAtLesson(course.id, lesson.id)} />}
      >
        Quizzes
      </PageHeading>
      <VisuallyHidden component="h2">Quizzes of {course.title}</VisuallyHidden>
      {course.quizzes.length === 0 ? (
        <EmptyState title="No Quizzes Yet" text="This course has no quizzes." />
      ) : (
        <QuizLines>
          {course.quizzes.map((quiz) => (
            <li key={quiz.id}>
              <QuizLine quiz={quiz} viewerRole={viewerRoleIn(course)} shownResult="best" />
            </li>
          ))}
        </QuizLines>
      )}
    </Stack>
  );
}
