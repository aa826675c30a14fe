import { QueryPage } from '../../../../apollo/QueryView';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { paths } from '../../../../app/paths';
import { Button } from '../../../../ui/buttons/Button';
import { EmptyState } from '../../../../ui/states/States';
import { SelectField } from '../../../../ui/fields/Fields';
import { PlusIcon } from '../../../../ui/icons/ToolIcons';
import { InstructorOnlyNote } from '../../../accounts/InstructorOnly';
import { AnalyticsSkeleton, CourseFigures } from './CourseFigures';
import {
  type CourseAnalyticsPageQuery,
  useCourseAnalyticsPageQuery,
} from './__generated__/CourseAnalyticsPage.generated';

type Teaching = NonNullable<NonNullable<CourseAnalyticsPageQuery['viewer']>['teaching']>;

/** Analytics of one of an instructor's courses, with its students (specification, section 2). */
export function CourseAnalyticsPage() {
  const query = useCourseAnalyticsPageQuery({ fetchPolicy: 'cache-and-network' });
  const courses = query.data?.viewer?.teaching?.courses;
  const { courseId } = useParams();
  // Without a course in the URL, show the first (specification, section 2).
  const chosen = courseId ? courses?.find(({ id }) => id === courseId) : courses?.[0];
  return (
    <QueryPage
      title={chosen ? `Analytics of ${chosen.title}` : 'Course Analytics'}
      heading="Course Analytics"
      gap={16}
      actions={courses && courses.length > 0 && <CourseSelect courses={courses} chosen={chosen} />}
      query={query}
      value={courses}
      what="analytics"
      failed="Analytics couldn’t be loaded"
      skeleton={<AnalyticsSkeleton />}
      otherwise={<InstructorOnlyNote />}
    >
      {(all) => <ChosenCourse courses={all} chosen={chosen} isStudentsFirst={courseId !== undefined} />}
    </QueryPage>
  );
}

interface ChosenCourseProps {
  courses: Teaching['courses'];
  /** Undefined if the instructor has no courses, or none with the id in the URL. */
  chosen: Teaching['courses'][number] | undefined;
  /** Links to a course's students lead to the list, not to the figures. */
  isStudentsFirst: boolean;
}

/** The selected course. */
function ChosenCourse({ courses, chosen, isStudentsFirst }: ChosenCourseProps) {
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

  return chosen ? (
    <CourseFigures
      key={chosen.id}
      courseId={chosen.id}
      permissions={chosen}
      isStudentsFirst={isStudentsFirst}
    />
  ) : (
    <EmptyState
      title="Select a Course"
      text="The course in this link was deleted, or you are not on its team."
    />
  );
}

/** Chooses another course. */
function CourseSelect({ courses, chosen }: Pick<ChosenCourseProps, 'courses' | 'chosen'>) {
  const [params] = useSearchParams();
  const navigate = useNavigate();

  /** Keeps the date range and drops the student search, which applies to one course. */
  function choose(id: string) {
    const days = params.get('days');
    void navigate({ pathname: paths.courseStudents(id), search: days ? `?days=${days}` : '' });
  }

  return (
    <SelectField
      label="Course"
      value={chosen?.id ?? ''}
      onChange={({ target }) => choose(target.value)}
      options={courses.map(({ id, title }) => [id, title])}
    >
      {!chosen && <option value="">Select a course</option>}
    </SelectField>
  );
}
