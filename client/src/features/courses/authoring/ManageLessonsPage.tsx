import { Link, useParams } from 'react-router-dom';
import { errorSentence } from '../../../apollo/errors';
import { paths } from '../../../app/paths';
import { Button } from '../../../ui/buttons/Button';
import { ErrorState } from '../../../ui/states/ErrorState';
import { Page, Stack } from '../../../ui/layout/Layout';
import { LoadingState } from '../../../ui/states/LoadingState';
import { PageHeading } from '../../../ui/text/PageHeading';
import { SkeletonRows } from '../../../ui/states/SkeletonPanels';
import { EyeIcon } from '../../../ui/icons/ToolIcons';
import { PageTitle } from '../../../ui/platform/PageTitle';
import { InstructorOnlyNote } from '../../accounts/InstructorOnly';
import { CourseCrumbs } from './CourseCrumbs';
import { CourseNotOwned } from './CourseNotOwned';
import { LessonManager } from './LessonManager';
import { useManageLessonsPageQuery } from './ManageLessonsPage.generated';

/** The lessons of one of the instructor's courses (specification, section 2). */
export function ManageLessonsPage() {
  const { courseId = '' } = useParams();
  const { data, loading, error, refetch } = useManageLessonsPageQuery({
    variables: { courseId },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const teaching = data?.viewer?.teaching;
  const course = teaching?.course;
  if (teaching && !course) return <CourseNotOwned />;
  return (
    <Page width="text">
      <PageTitle>{course ? `Lessons of ${course.title}` : 'Manage Lessons'}</PageTitle>
      <Stack gap={24}>
        <PageHeading
          eyebrow={<CourseCrumbs course={course ?? null} current="Manage Lessons" />}
          lead={course?.description}
          actions={
            course && (
              <Button
                component={Link}
                to={paths.course(course.id)}
                variant="secondary"
                iconStart={<EyeIcon size={18} />}
              >
                Preview as a student
              </Button>
            )
          }
        >
          {course?.title ?? 'Manage Lessons'}
        </PageHeading>
        {!data && loading ? (
          <LoadingState text="Loading lessons...">
            <SkeletonRows rows={4} />
          </LoadingState>
        ) : !data ? (
          <ErrorState
            title="The lessons couldn’t be loaded"
            message={errorSentence(error, 'Failed to load course')}
            onRetry={() => void refetch()}
          />
        ) : !course ? (
          <InstructorOnlyNote />
        ) : (
          <LessonManager key={courseId} course={course} />
        )}
      </Stack>
    </Page>
  );
}
