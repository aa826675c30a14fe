import type { FragmentType } from '@apollo/client';
import { useMemo } from 'react';
import { Link, useParams } from 'react-router-dom';
import { errorSentence } from '../../../apollo/errors';
import { paths } from '../../../app/paths';
import { Button } from '../../../ui/buttons/Button';
import { Card } from '../../../ui/display/Card';
import { ErrorState } from '../../../ui/states/ErrorState';
import { Cluster, Page, Stack } from '../../../ui/layout/Layout';
import { LoadingState } from '../../../ui/states/LoadingState';
import { PageHeading } from '../../../ui/text/PageHeading';
import { SkeletonFields } from '../../../ui/states/SkeletonPanels';
import { TextLink } from '../../../ui/navigation/TextLink';
import { EyeIcon } from '../../../ui/icons/ToolIcons';
import { PageTitle } from '../../../ui/platform/PageTitle';
import { InstructorOnlyNote } from '../../accounts/InstructorOnly';
import { useSetCoursePublished } from './useSetCoursePublished';
import { infoOf } from './courseDraft';
import { type EditedCourseFragment, useEditedCourseFragment } from './CourseForm.generated';
import { CourseBlockNote } from './CourseBlockNote';
import { CourseNotOwned } from './CourseNotOwned';
import { CourseStateBadge } from './CourseStateBadge';
import { EditCourseForm } from './EditCourseForm';
import { useEditCoursePageQuery } from './EditCoursePage.generated';
import type { ManagedLessonsFragment } from './LessonManager.generated';

/** Page for editing one of the instructor's courses. */
export function EditCoursePage() {
  const { courseId = '' } = useParams();
  const { data, loading, error, refetch } = useEditCoursePageQuery({
    variables: { id: courseId },
    // The form needs the current revision: stale cache data would cause a conflict on save.
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const teaching = data?.viewer?.teaching;
  const course = teaching?.course;
  if (teaching && !course) return <CourseNotOwned />;
  return (
    <Page width="text">
      <PageTitle>{course ? `Edit ${course.title}` : 'Edit Course'}</PageTitle>
      <Stack gap={24}>
        <PageHeading
          eyebrow={
            <TextLink component={Link} to={paths.myCourses}>
              My Courses
            </TextLink>
          }
          lead={course && <CourseStatusBadge {...course} />}
          actions={course && <CourseActions {...course} />}
        >
          Edit Course
        </PageHeading>
        {!data && loading ? (
          <LoadingState text="Loading course...">
            <Card padding="lg">
              <SkeletonFields fields={5} />
            </Card>
          </LoadingState>
        ) : !data ? (
          <ErrorState
            title="The course couldn’t be loaded"
            message={errorSentence(error, 'Failed to load course')}
            onRetry={() => void refetch()}
          />
        ) : !course ? (
          <InstructorOnlyNote />
        ) : (
          <>
            <CourseBlockNote course={course} />
            <EditedCourse key={courseId} course={course} lessonCount={course.lessonCount} />
          </>
        )}
      </Stack>
    </Page>
  );
}

interface OneCourse {
  id: string;
  title: string;
  isPublished: boolean;
  lessonCount: number;
  /** null: no administrator unpublished it. */
  block: object | null;
}

function CourseStatusBadge({ title, isPublished, block }: OneCourse) {
  return (
    <>
      {title} <CourseStateBadge isPublished={isPublished} block={block} />
    </>
  );
}

function CourseActions({ id, title, isPublished, lessonCount, block }: OneCourse) {
  const setPublished = useSetCoursePublished();
  return (
    <Cluster gap={8}>
      <Button component={Link} to={paths.course(id)} variant="secondary" iconStart={<EyeIcon size={18} />}>
        Preview as a student
      </Button>
      {!block && (
        <Button
          variant={isPublished ? 'secondary' : 'primary'}
          onClick={() => void setPublished({ id, title, lessonCount }, !isPublished)}
        >
          {isPublished ? 'Unpublish' : 'Publish'}
        </Button>
      )}
    </Cluster>
  );
}

interface EditedCourseProps {
  course: FragmentType<EditedCourseFragment> & FragmentType<ManagedLessonsFragment> & { id: string };
  lessonCount: number;
}

function EditedCourse({ course, lessonCount }: EditedCourseProps) {
  const { data, complete } = useEditedCourseFragment(course);
  const saved = useMemo(() => (complete ? infoOf(data) : null), [complete, data]);
  if (!complete || !saved) return null;
  return (
    <EditCourseForm
      courseId={data.id}
      saved={saved}
      savedRevision={data.revision}
      lessonCount={lessonCount}
      lessons={course}
    />
  );
}
