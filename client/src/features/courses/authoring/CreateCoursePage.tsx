import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { useSession } from '../../../lib/session';
import { Page, Stack } from '../../../ui/layout/Layout';
import { PageHeading } from '../../../ui/text/PageHeading';
import { TextLink } from '../../../ui/navigation/TextLink';
import { PageTitle } from '../../../ui/platform/PageTitle';
import { TeamsOnlyNote } from '../../accounts/InstructorRequestNote';
import { CreateCourseForm } from './CreateCourseForm';

/** Page for creating a course with its first lessons. */
export function CreateCoursePage() {
  const isInstructor = useSession()?.user.role === 'INSTRUCTOR';
  return (
    <Page width="text">
      <PageTitle>Create Course</PageTitle>
      <Stack gap={24}>
        <PageHeading
          eyebrow={
            <TextLink component={Link} to={paths.myCourses}>
              My Courses
            </TextLink>
          }
          lead="Your course stays a draft until you publish it."
        >
          Create Course
        </PageHeading>
        {isInstructor && <TeamsOnlyNote />}
        <CreateCourseForm />
      </Stack>
    </Page>
  );
}
