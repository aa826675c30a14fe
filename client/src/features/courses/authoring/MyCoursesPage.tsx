import { Link } from 'react-router-dom';
import { errorSentence } from '../../../apollo/errors';
import { paths } from '../../../app/paths';
import { Button } from '../../../ui/buttons/Button';
import { EmptyState } from '../../../ui/states/EmptyState';
import { ErrorState } from '../../../ui/states/ErrorState';
import { Page, Stack } from '../../../ui/layout/Layout';
import { LoadingState } from '../../../ui/states/LoadingState';
import { focusPageHeading, PageHeading } from '../../../ui/text/PageHeading';
import { SkeletonPanel } from '../../../ui/states/SkeletonPanels';
import { PlusIcon } from '../../../ui/icons/ToolIcons';
import { PageTitle } from '../../../ui/platform/PageTitle';
import { OwnInvitations } from '../team/OwnInvitations';
import { FilteredList, FilterSkeleton } from './FilteredList';
import { InstructorCourseCard } from './InstructorCourseCard';
import { InstructorOnlyNote } from '../../accounts/InstructorOnly';
import { type MyCoursesFragment, useMyCoursesPageQuery } from './MyCoursesPage.generated';

type Course = MyCoursesFragment['courses'][number];

/** All courses of an instructor, their own and shared ones, with their actions (specification, section 2). */
export function MyCoursesPage() {
  return (
    <Page>
      <PageTitle>My Courses</PageTitle>
      <Stack gap={40}>
        <PageHeading
          lead="Edit and publish your courses and track performance"
          actions={<CreateCourseButton />}
        >
          My Courses
        </PageHeading>
        <Courses />
      </Stack>
    </Page>
  );
}

function CreateCourseButton() {
  return (
    <Button component={Link} to={paths.createCourse} iconStart={<PlusIcon size={18} />}>
      Create Course
    </Button>
  );
}

function Courses() {
  const { data, loading, error, refetch } = useMyCoursesPageQuery({
    // Students may have enrolled since the last visit.
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  if (!data && loading)
    return (
      <LoadingState text="Loading courses...">
        <Stack gap={24}>
          <FilterSkeleton />
          <SkeletonPanel height="20rem" />
          <SkeletonPanel height="20rem" />
        </Stack>
      </LoadingState>
    );
  if (!data)
    return (
      <ErrorState
        title="Your courses couldn’t be loaded"
        message={errorSentence(error, 'Failed to load courses')}
        onRetry={() => void refetch()}
      />
    );
  const teaching = data.viewer?.teaching;
  if (!teaching) return <InstructorOnlyNote />;
  return (
    <>
      <OwnInvitations invitations={teaching.courseInvitations} courses={teaching.courses} />
      <CourseList courses={teaching.courses} />
    </>
  );
}

function CourseList({ courses }: { courses: readonly Course[] }) {
  if (courses.length === 0)
    return (
      <EmptyState
        title="No Courses Yet"
        text="Create your first course: add a title, then its lessons."
        action={<CreateCourseButton />}
      />
    );
  return (
    <FilteredList
      items={courses}
      noun={COURSES}
      label="Search my courses"
      placeholder="Title, description, category or tag"
      textsOf={({ title, description, category, skills }) => [title, description, category, ...skills]}
      statuses={STATUSES}
    >
      {(found) => (
        <Stack gap={24}>
          {found.map((course) => (
            <InstructorCourseCard key={course.id} course={course} onDeleted={focusPageHeading} />
          ))}
        </Stack>
      )}
    </FilteredList>
  );
}

const COURSES = { one: 'course', many: 'courses' };

const STATUSES = {
  published: { label: 'Published', matches: ({ isPublished }: Course) => isPublished },
  draft: { label: 'Draft', matches: ({ isPublished, block }: Course) => !isPublished && !block },
  blocked: { label: 'Unpublished by an administrator', matches: ({ block }: Course) => block !== null },
};
