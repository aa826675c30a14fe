import { Link, useParams } from 'react-router-dom';
import { errorSentence } from '../../../apollo/errors';
import { paths } from '../../../app/paths';
import { Button } from '../../../ui/buttons/Button';
import { EmptyState } from '../../../ui/states/EmptyState';
import { ErrorState } from '../../../ui/states/ErrorState';
import { Page, Stack } from '../../../ui/layout/Layout';
import { LoadingState } from '../../../ui/states/LoadingState';
import { PageHeading } from '../../../ui/text/PageHeading';
import { SkeletonPanel } from '../../../ui/states/SkeletonPanels';
import { PlusIcon } from '../../../ui/icons/ToolIcons';
import { PageTitle } from '../../../ui/platform/PageTitle';
import { InstructorOnlyNote } from '../../accounts/InstructorOnly';
import { isAllowed } from '../../courses/coursePermissions';
import { CourseQuizCard } from './CourseQuizCard';
import { useCourseQuizzesPageQuery } from './CourseQuizzesPage.generated';
import { QuizOrCourseNotFound } from './QuizOrCourseNotFound';
import { QuizManagementLink } from './QuizManagementLink';
import { fromQuizzesOf } from './useQuizList';

/** The quizzes of one of the instructor's courses (specification, section 2). */
export function CourseQuizzesPage() {
  const { courseId = '' } = useParams();
  const { data, loading, error, refetch } = useCourseQuizzesPageQuery({
    variables: { courseId },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const teaching = data?.viewer?.teaching;
  const course = teaching?.course;
  const edits = course && isAllowed(course, 'EDIT_CONTENT');
  if (teaching && !course) return <QuizOrCourseNotFound what="Course" />;
  return (
    <Page>
      <PageTitle>{course ? `Quizzes of ${course.title}` : 'Course Quizzes'}</PageTitle>
      <Stack gap={40}>
        <PageHeading
          eyebrow={<QuizManagementLink />}
          lead={course && 'Quizzes of this course'}
          actions={edits && course.quizzes.length > 0 && <CreateQuizButton courseId={courseId} />}
        >
          {course?.title ?? 'Course Quizzes'}
        </PageHeading>
        {!data && loading ? (
          <LoadingState text="Loading quizzes...">
            <Stack>
              <SkeletonPanel height="21.5rem" lines={6} />
            </Stack>
          </LoadingState>
        ) : !data ? (
          <ErrorState
            title="The quizzes couldn’t be loaded"
            message={errorSentence(error, 'Failed to load course data')}
            onRetry={() => void refetch()}
          />
        ) : !course ? (
          <InstructorOnlyNote />
        ) : course.quizzes.length === 0 ? (
          <EmptyState
            title="No Quizzes Yet"
            text="This course has no quizzes yet."
            action={edits && <CreateQuizButton courseId={courseId} />}
          />
        ) : (
          <Stack>
            {course.quizzes.map((quiz) => (
              <CourseQuizCard key={quiz.id} quiz={quiz} courseId={courseId} isEditable={edits ?? false} />
            ))}
          </Stack>
        )}
      </Stack>
    </Page>
  );
}

function CreateQuizButton({ courseId }: { courseId: string }) {
  return (
    <Button
      component={Link}
      to={paths.createQuizIn(courseId)}
      state={fromQuizzesOf(courseId)}
      iconStart={<PlusIcon size={18} />}
    >
      Create Quiz
    </Button>
  );
}
