import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { errorSentence } from '../../../apollo/errors';
import { paths } from '../../../app/paths';
import { Button } from '../../../ui/buttons/Button';
import { EmptyState } from '../../../ui/states/EmptyState';
import { ErrorState } from '../../../ui/states/ErrorState';
import { Page, Stack } from '../../../ui/layout/Layout';
import { LoadingState } from '../../../ui/states/LoadingState';
import { PageHeading } from '../../../ui/text/PageHeading';
import { SelectField } from '../../../ui/fields/SelectField';
import { SkeletonFields } from '../../../ui/states/SkeletonPanels';
import { PlusIcon } from '../../../ui/icons/ToolIcons';
import { PageTitle } from '../../../ui/platform/PageTitle';
import { InstructorOnlyNote } from '../../accounts/InstructorOnly';
import { AnalyticsSkeleton, CourseFigures } from './CourseFigures';
import styles from './CourseAnalyticsPage.module.css';
import { type CourseAnalyticsPageQuery, useCourseAnalyticsPageQuery } from './CourseAnalyticsPage.generated';

type Teaching = NonNullable<NonNullable<CourseAnalyticsPageQuery['viewer']>['teaching']>;

/** Analytics of one of an instructor's courses, with its students (specification, section 2). */
export function CourseAnalyticsPage() {
  const { data, loading, error, refetch } = useCourseAnalyticsPageQuery({
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const courses = data?.viewer?.teaching?.courses;
  const { courseId } = useParams();
  // Without a course in the URL, show the first (specification, section 2).
  const chosen = courseId ? courses?.find(({ id }) => id === courseId) : courses?.[0];
  return (
    <Page>
      <PageTitle>{chosen ? `Analytics of ${chosen.title}` : 'Course Analytics'}</PageTitle>
      <Stack gap={40}>
        <PageHeading lead="Enrollment, progress and students who need attention">
          Course Analytics
        </PageHeading>
        {!data && loading ? (
          <LoadingState text="Loading analytics...">
            <Stack gap={40}>
              <div className={styles.selector}>
                <SkeletonFields fields={1} />
              </div>
              <AnalyticsSkeleton />
            </Stack>
          </LoadingState>
        ) : !data ? (
          <ErrorState
            title="Analytics couldn’t be loaded"
            message={errorSentence(error, 'Failed to load analytics')}
            onRetry={() => void refetch()}
          />
        ) : !courses ? (
          <InstructorOnlyNote />
        ) : (
          <ChosenCourse courses={courses} chosen={chosen} />
        )}
      </Stack>
    </Page>
  );
}

interface ChosenCourseProps {
  courses: Teaching['courses'];
  /** Undefined if the instructor has no courses, or none with the id in the URL. */
  chosen: Teaching['courses'][number] | undefined;
}

/** The selected course, with a selector for the others. */
function ChosenCourse({ courses, chosen }: ChosenCourseProps) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  if (courses.length === 0)
    return (
      <EmptyState
        title="Select a Course"
        text="You have no courses yet. Analytics appear here once you have a course."
        action={
          <Button component={Link} to={paths.createCourse} iconStart={<PlusIcon size={18} />}>
            Create Course
          </Button>
        }
      />
    );

  /** Keeps the date range and drops the student search, which applies to one course. */
  function choose(id: string) {
    const days = params.get('days');
    void navigate({ pathname: paths.courseStudents(id), search: days ? `?days=${days}` : '' });
  }

  return (
    <>
      <SelectField
        label="Course"
        className={styles.selector}
        value={chosen?.id ?? ''}
        onChange={({ target }) => choose(target.value)}
      >
        {!chosen && <option value="">Select a course</option>}
        {courses.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
      {chosen ? (
        <CourseFigures key={chosen.id} courseId={chosen.id} permissions={chosen} />
      ) : (
        <EmptyState
          title="Select a Course"
          text="The course in this link was deleted, or you are not on its team."
        />
      )}
    </>
  );
}
