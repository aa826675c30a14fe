import { Link, useNavigate } from 'react-router-dom';
import { QueryPage } from '../../../apollo/QueryView';
import { useAction } from '../../../apollo/useAction';
import { paths } from '../../../app/paths';
import { formatCount, formatDate, formatNumber, formatPrice } from '../../../lib/format';
import { Button } from '../../../ui/buttons/Button';
import { Badge } from '../../../ui/display/Badge';
import { Card } from '../../../ui/display/Card';
import { PlusIcon } from '../../../ui/icons/ToolIcons';
import { Cluster, Stack } from '../../../ui/layout/Layout';
import { CourseCover } from '../../../ui/map/CourseCover';
import { MoreMenu } from '../../../ui/overlays/MoreMenu';
import { toast } from '../../../ui/overlays/toast';
import { SkeletonFields, SkeletonPanel } from '../../../ui/states/Skeletons';
import { EmptyState } from '../../../ui/states/States';
import { focusPageHeading } from '../../../ui/text/PageHeading';
import { InstructorOnlyNote } from '../../accounts/RoleNote';
import { evictCatalogue } from '../../courses/catalogue/evictCatalogue';
import { isAllowed } from '../../courses/coursePermissions';
import { CourseRoleBadge } from '../../courses/CourseRoleBadge';
import { levelName } from '../../courses/levelLabels';
import { OwnInvitations } from '../team/OwnInvitations';
import {
  DeleteCourseDocument,
  DuplicateCourseDocument,
  type MyCoursesFragment,
  useMyCoursesPageQuery,
} from './__generated__/MyCoursesPage.generated';
import { CourseBlockNote, CourseStateBadge, useSetCoursePublished } from './CourseState';
import { FilteredList } from './FilteredList';
import styles from './MyCoursesPage.module.css';

type Course = MyCoursesFragment['courses'][number];

/** All courses of an instructor, their own and shared ones, with their actions (specification, section 2). */
export function MyCoursesPage() {
  // Students may have enrolled since the last visit.
  const query = useMyCoursesPageQuery({ fetchPolicy: 'cache-and-network' });
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
            <InstructorCourseCard key={course.id} course={course} />
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

/** One of an instructor's courses, with its details, figures and actions. */
function InstructorCourseCard({ course }: { course: Course }) {
  const { title, description, category, level, lessonCount, metrics } = course;
  const figures = [
    ['Students', formatNumber(metrics.enrollmentCount)],
    ['Completion', `${metrics.completionRate}%`],
    ['Avg progress', `${metrics.averageProgress}%`],
  ];
  return (
    <Card component="article" padding="none" aria-label={title}>
      <div className={`wm-grid ${styles.course}`}>
        <CourseCover
          title={title}
          category={category}
          glyph={course.glyph}
          lessons={lessonCount}
          className={`wm-block ${styles.cover}`}
        />
        <div className={`wm-stack wm-gap-8 wm-min-0 wm-pad-16 ${styles.words}`}>
          <div className="wm-cluster wm-justify-space-between wm-gap-16 wm-gap-y-4">
            <h2 className="wm-font-24 wm-line-125">{title}</h2>
            <Cluster gap={8}>
              <CourseStateBadge {...course} />
              <CourseRoleBadge role={course.viewerRole} />
              {course.isFeatured && <Badge tone="info">Featured</Badge>}
            </Cluster>
          </div>
          <p className="wm-muted wm-small">
            {category} · {levelName(level)} · {formatCount(lessonCount, 'lesson')} ·{' '}
            {formatPrice(course.priceCents)} · Created {formatDate(course.createdAt)}
          </p>
          {description && (
            <p className="wm-clamp-2 wm-small wm-line-14 wm-anywhere wm-measure">{description}</p>
          )}
          <dl className={`wm-cluster wm-gap-40 wm-gap-y-8 ${styles.figures}`}>
            {figures.map(([name, value]) => (
              <div key={name} className="wm-figure">
                <dt className="wm-muted wm-small wm-line-125">{name}</dt>
                <dd className="wm-bold wm-numbers wm-font-24 wm-heading wm-line-125">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      {course.block && (
        <div className="wm-pad-16">
          <CourseBlockNote course={course} />
        </div>
      )}
      <CourseActions course={course} />
    </Card>
  );
}

/**
 * The actions of a course that the viewer's role allows: the most frequent ones as buttons, the others in a menu.
 * Preview opens the course's public page, where its team leaves no data.
 */
function CourseActions({ course }: { course: Course }) {
  const { id, title, isPublished, block } = course;
  const setPublished = useSetCoursePublished();
  const deleteCourse = useDeleteCourse();
  const duplicateCourse = useDuplicateCourse();
  const switchLabel = isPublished ? 'Unpublish' : 'Publish';
  const edits = isAllowed(course, 'EDIT_CONTENT');
  const manages = isAllowed(course, 'MANAGE_STUDENTS');

  async function remove() {
    if (await deleteCourse(course)) focusPageHeading();
  }

  return (
    <div className={`wm-cluster wm-gap-8 wm-pad-12-16 wm-rule-above ${styles.actions}`}>
      {edits && (
        <CourseLink to={paths.editCourse(id)} title={title}>
          Edit Course
        </CourseLink>
      )}
      <CourseLink to={paths.courseStudents(id)} title={title}>
        {isAllowed(course, 'SEE_STUDENTS') ? 'View Students' : 'View Figures'}
      </CourseLink>
      {!block && isAllowed(course, 'PUBLISH') && (
        <Button
          variant={isPublished ? 'secondary' : 'primary'}
          size="sm"
          aria-label={`${switchLabel}: ${title}`}
          onClick={() => void setPublished(course)}
        >
          {switchLabel}
        </Button>
      )}
      <MoreMenu
        label={`More actions: ${title}`}
        choices={[
          edits && { label: 'Manage Lessons', link: <Link to={paths.manageLessons(id)} /> },
          {
            label: edits ? 'Manage Quizzes' : 'View Quizzes',
            link: <Link to={paths.courseQuizzes(id)} />,
          },
          manages && { label: 'Enrollment', link: <Link to={paths.courseJoining(id)} /> },
          manages && { label: 'Manage Groups', link: <Link to={paths.courseGroups(id)} /> },
          manages && { label: 'Import students', link: <Link to={paths.importStudents(id)} /> },
          { label: 'Team', link: <Link to={paths.courseTeam(id)} /> },
          { label: 'Preview as a student', link: <Link to={paths.course(id)} /> },
          edits && !block && { label: 'Duplicate', onChoose: () => void duplicateCourse(id) },
          isAllowed(course, 'DELETE_COURSE') && { label: 'Delete', onChoose: () => void remove() },
        ]}
      />
    </div>
  );
}

function CourseLink({ to, title, children }: { to: string; title: string; children: string }) {
  return (
    <Button component={Link} to={to} variant="secondary" size="sm" aria-label={`${children}: ${title}`}>
      {children}
    </Button>
  );
}

/** Deletes a course after confirmation and shows a toast. */
const useDeleteCourse = () =>
  useAction(DeleteCourseDocument, {
    variables: ({ id }: { id: string; title: string }) => ({ id }),
    ask: ({ title }) => ({
      title: 'Are you sure you want to delete this course? This action cannot be undone.',
      text: `“${title}” will be deleted and students will lose access. Certificates already issued stay valid.`,
      confirmLabel: 'Delete',
      danger: true,
    }),
    update: (cache, _result, { variables }) => {
      // Removes it from all cached lists.
      for (const __typename of ['InstructorCourse', 'Course'])
        cache.evict({ id: cache.identify({ __typename, id: variables.id }) });
      evictCatalogue(cache);
      cache.gc();
    },
    done: 'Course deleted',
    failed: 'Failed to delete course',
  });

/** Creates a draft with the same lessons and quizzes, and offers to edit it. */
function useDuplicateCourse() {
  const navigate = useNavigate();
  return useAction(DuplicateCourseDocument, {
    variables: (id: string) => ({ id }),
    onDone: (_id, { course }) =>
      void toast.success(`“${course.title}” is a draft now`, {
        action: { label: 'Edit', onClick: () => void navigate(paths.editCourse(course.id)) },
      }),
    failed: 'Failed to duplicate course',
  });
}
