import { QueryPage } from '../../../apollo/QueryView';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { Button } from '../../../ui/buttons/Button';
import { EmptyState } from '../../../ui/states/EmptyState';
import { Stack } from '../../../ui/layout/Layout';
import { focusPageHeading } from '../../../ui/text/PageHeading';
import { SkeletonFields, SkeletonPanel } from '../../../ui/states/SkeletonPanels';
import { PlusIcon } from '../../../ui/icons/ToolIcons';
import { OwnInvitations } from '../team/OwnInvitations';
import { FilteredList } from './FilteredList';
import { InstructorCourseCard } from './InstructorCourseCard';
import { InstructorOnlyNote } from '../../accounts/InstructorOnly';
import { type MyCoursesFragment, useMyCoursesPageQuery } from './__generated__/MyCoursesPage.generated';

type Course = MyCoursesFragment['courses'][number];

/** All courses of an instructor, their own and shared ones, with their actions (specification, section 2). */
export function MyCoursesPage() {
  const query = useMyCoursesPageQuery({
    // Students may have enrolled since the last visit.
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  return (
    <QueryPage
      title="My Courses"
      actions={<CreateCourseButton />}
      query={query}
      value={query.data?.viewer?.teaching}
      what="courses"
      failed="Your courses couldn’t be loaded"
      skeleton={
        <Stack gap={24}>
          <SkeletonFields fields={1} />
          <SkeletonPanel height="20rem" />
          <SkeletonPanel height="20rem" />
        </Stack>
      }
      otherwise={<InstructorOnlyNote />}
    >
      {({ courseInvitations, courses }) => (
        <>
          <OwnInvitations invitations={courseInvitations} courses={courses} />
          <CourseList courses={courses} />
        </>
      )}
    </QueryPage>
  );
}

function CreateCourseButton() {
  return (
    <Button component={Link} to={paths.createCourse} iconStart={<PlusIcon size={18} />}>
      Create Course
    </Button>
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
      {(courses) => (
        <Stack gap={24}>
          {courses.map((course) => (
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
