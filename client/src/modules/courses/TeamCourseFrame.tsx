import { QueryPage } from '../../apollo/QueryView';
import type { ReactNode } from 'react';
import { SkeletonRows } from '../../ui/states/Skeletons';
import { InstructorOnlyNote } from '../accounts/RoleNote';
import styles from './TeamCourseFrame.module.css';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../app/paths';
import { NotFound } from '../NotFound';
import type { CoursePermission } from '../../apollo/__generated__/types';
import { NOT_ALLOWED_BY_ROLE } from '#server/modules/courses/permissions/course-permissions.rules';
import { Button } from '../../ui/buttons/Button';
import { SurfaceNote } from '../../ui/states/States';

interface FramedCourse {
  id: string;
  title: string;
  viewerPermissions?: readonly CoursePermission[];
}

interface TeamCourseFrameProps<Course> {
  /** Name of the page, such as "Groups". */
  name: string;
  /** Title of the document, such as "Groups of Tides and currents"; before the course is loaded, `name`. */
  titleOf: (course: Course) => string;
  /** Heading of the page, if it is not `name`. */
  headingOf?: (course: Course) => string;
  /** A sentence under the heading; one made from the course appears when it is loaded. */
  lead: string | ((course: Course) => ReactNode);
  /** Buttons beside the heading. */
  actions?: (course: Course) => ReactNode;
  width?: 'wide' | 'text';
  /** What the viewer's role has to allow. */
  needs?: CoursePermission;
  /** What is loaded, such as "groups", for the texts while it is loading and if that fails. */
  what: string;
  /** The message if loading fails and the server gives no reason. */
  failure?: string;
  /** Shown while the page is loading, in the shape of what follows. */
  skeleton?: ReactNode;
  /** The query of the page. */
  query: {
    data?: { viewer?: { teaching?: { course?: Course | null } | null } | null };
    loading: boolean;
    error?: unknown;
    refetch: () => Promise<unknown>;
  };
  /** The page of the course. */
  children: (course: Course) => ReactNode;
}

/** The frame of a page about a course for its team: breadcrumbs, heading, loading, errors, and refusals. */
export function TeamCourseFrame<Course extends FramedCourse>({
  name,
  titleOf,
  headingOf,
  lead,
  actions,
  width = 'wide',
  needs,
  what,
  failure = `Failed to load ${what}`,
  skeleton = <SkeletonRows rows={3} />,
  query,
  children,
}: TeamCourseFrameProps<Course>) {
  const teaching = query.data?.viewer?.teaching;
  const course = teaching?.course;
  if (teaching && !course) return <NotOnTeam />;
  return (
    <QueryPage
      title={course ? titleOf(course) : name}
      heading={course && headingOf ? headingOf(course) : name}
      eyebrow={<CourseCrumbs course={course ?? null} />}
      lead={typeof lead === 'string' ? lead : course && lead(course)}
      actions={course && actions?.(course)}
      width={width}
      gap={width === 'text' ? 24 : 40}
      query={query}
      value={course}
      what={what}
      reason={failure}
      skeleton={skeleton}
      otherwise={<InstructorOnlyNote />}
    >
      {(shown) =>
        needs && !shown.viewerPermissions?.includes(needs) ? (
          <NotAllowedInCourse courseId={shown.id} />
        ) : (
          children(shown)
        )
      }
    </QueryPage>
  );
}

/** Breadcrumbs to this page: the course list and, except on its form, the course; null while it is loading. */
function CourseCrumbs({ course }: { course: { id: string; title: string } | null }) {
  const { pathname } = useLocation();
  const form = course && paths.editCourse(course.id);
  return (
    <nav aria-label="Breadcrumb">
      <ol className={`wm-row ${styles.crumbs}`}>
        <li>
          <Link to={paths.myCourses} className="wm-link">
            My Courses
          </Link>
        </li>
        {form && pathname !== form && (
          <li className="wm-truncate">
            <Link to={form} className="wm-link">
              {course.title}
            </Link>
          </li>
        )}
      </ol>
    </nav>
  );
}

/** Shown if a course does not exist, or the viewer is not on its team. */
function NotOnTeam() {
  return (
    <NotFound
      title="Course not found"
      text="It was deleted, or you are not on its team."
      to={paths.myCourses}
      linkText="Go to My Courses"
    />
  );
}

/** Shown instead of a page that the viewer's role in the course does not allow. */
export function NotAllowedInCourse({ courseId }: { courseId: string }) {
  return (
    <SurfaceNote
      title={NOT_ALLOWED_BY_ROLE}
      action={
        <Button component={Link} to={paths.courseTeam(courseId)} variant="secondary" size="sm">
          See the team
        </Button>
      }
    />
  );
}
