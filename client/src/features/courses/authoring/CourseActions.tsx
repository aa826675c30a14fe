import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { Button } from '../../../ui/buttons/Button';
import { MoreMenu } from '../../../ui/overlays/MoreMenu';
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
  };
  className?: string;
  onDeleted: () => void;
}

/**
 * The actions of a course: the most frequent ones as buttons, the others in a menu. Preview opens the course's public
 * page, where its instructor leaves no data.
 */
export function CourseActions({ course, className, onDeleted }: CourseActionsProps) {
  const { id, title, isPublished, block } = course;
  const setPublished = useSetCoursePublished();
  const deleteCourse = useDeleteCourse();
  const duplicateCourse = useDuplicateCourse();
  const turn = isPublished ? 'Unpublish' : 'Publish';

  async function remove() {
    if (await deleteCourse(course)) onDeleted();
  }

  return (
    <div className={className}>
      <CourseLink to={paths.editCourse(id)} title={title}>
        Edit Course
      </CourseLink>
      <CourseLink to={paths.courseStudents(id)} title={title}>
        View Students
      </CourseLink>
      {!block && (
        <Button
          variant={isPublished ? 'secondary' : 'primary'}
          size="sm"
          aria-label={`${turn}: ${title}`}
          onClick={() => void setPublished(course, !isPublished)}
        >
          {turn}
        </Button>
      )}
      <MoreMenu
        label={`More actions: ${title}`}
        choices={[
          { label: 'Manage Lessons', link: <Link to={paths.manageLessons(id)} /> },
          { label: 'Manage Quizzes', link: <Link to={paths.courseQuizzes(id)} /> },
          { label: 'Preview as a student', link: <Link to={paths.course(id)} /> },
          ...(block ? [] : [{ label: 'Duplicate', onChoose: () => void duplicateCourse(id) }]),
          { label: 'Delete', onChoose: () => void remove() },
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
