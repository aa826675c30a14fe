import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { Button } from '../../../ui/buttons/Button';
import { MoreMenu } from '../../../ui/overlays/MoreMenu';
import type { CoursePermission } from '../../../apollo/generated/types';
import { isAllowed } from '../coursePermissions';
import { useDeleteCourse } from './useDeleteCourse';
import { useDuplicateCourse } from './useDuplicateCourse';
import { useSetCoursePublished } from './useSetCoursePublished';

interface CourseActionsProps {
  course: {
    id: string;
    title: string;
    lessonCount: number;
    isPublished: boolean;
    /** null: no administrator unpublished it. */
    block: object | null;
    viewerPermissions: readonly CoursePermission[];
  };
  className?: string;
  onDeleted: () => void;
}

/**
 * The actions of a course that the viewer's role allows: the most frequent ones as buttons, the others in a menu.
 * Preview opens the course's public page, where its team leaves no data.
 */
export function CourseActions({ course, className, onDeleted }: CourseActionsProps) {
  const { id, title, isPublished, block } = course;
  const setPublished = useSetCoursePublished();
  const deleteCourse = useDeleteCourse();
  const duplicateCourse = useDuplicateCourse();
  const switchLabel = isPublished ? 'Unpublish' : 'Publish';
  const edits = isAllowed(course, 'EDIT_CONTENT');

  async function remove() {
    if (await deleteCourse(course)) onDeleted();
  }

  return (
    <div className={className}>
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
          onClick={() => void setPublished(course, !isPublished)}
        >
          {switchLabel}
        </Button>
      )}
      <MoreMenu
        label={`More actions: ${title}`}
        choices={[
          ...(edits ? [{ label: 'Manage Lessons', link: <Link to={paths.manageLessons(id)} /> }] : []),
          {
            label: edits ? 'Manage Quizzes' : 'View Quizzes',
            link: <Link to={paths.courseQuizzes(id)} />,
          },
          ...(isAllowed(course, 'MANAGE_STUDENTS')
            ? [
                { label: 'Joining', link: <Link to={paths.courseJoining(id)} /> },
                { label: 'Manage Groups', link: <Link to={paths.courseGroups(id)} /> },
                { label: 'Import students', link: <Link to={paths.importStudents(id)} /> },
              ]
            : []),
          { label: 'Team', link: <Link to={paths.courseTeam(id)} /> },
          { label: 'Preview as a student', link: <Link to={paths.course(id)} /> },
          ...(block || !edits ? [] : [{ label: 'Duplicate', onChoose: () => void duplicateCourse(id) }]),
          ...(isAllowed(course, 'DELETE_COURSE') ? [{ label: 'Delete', onChoose: () => void remove() }] : []),
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
