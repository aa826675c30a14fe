import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { Button } from '../../ui/Button';
import { CopyIcon, EyeIcon, TrashIcon } from '../../ui/ToolIcons';
import { useDeleteCourse } from './useDeleteCourse';
import { useDuplicateCourse } from './useDuplicateCourse';
import { useSetCoursePublished } from './useSetCoursePublished';

interface CourseActionsProps {
  course: { id: string; title: string; lessonCount: number; isPublished: boolean };
  className?: string;
  onDeleted: () => void;
}

/** Actions of a course besides editing. Preview opens the course's public page, where its instructor leaves no data. */
export function CourseActions({ course, className, onDeleted }: CourseActionsProps) {
  const { id, title, isPublished } = course;
  const setPublished = useSetCoursePublished();
  const deleteCourse = useDeleteCourse();
  const duplicateCourse = useDuplicateCourse();
  const [copying, setCopying] = useState(false);
  const turn = isPublished ? 'Unpublish' : 'Publish';

  async function duplicate() {
    setCopying(true);
    await duplicateCourse(id);
    setCopying(false);
  }

  async function remove() {
    if (await deleteCourse(course)) onDeleted();
  }

  return (
    <div className={className}>
      <Button
        variant={isPublished ? 'secondary' : 'primary'}
        size="sm"
        aria-label={`${turn}: ${title}`}
        onClick={() => void setPublished(course, !isPublished)}
      >
        {turn}
      </Button>
      <Button
        component={Link}
        to={paths.course(id)}
        variant="quiet"
        size="sm"
        iconStart={<EyeIcon size={16} />}
        aria-label={`Preview as a student: ${title}`}
      >
        Preview
      </Button>
      <Button
        variant="quiet"
        size="sm"
        iconStart={<CopyIcon size={16} />}
        loading={copying}
        aria-label={`Duplicate: ${title}`}
        onClick={() => void duplicate()}
      >
        Duplicate
      </Button>
      <Button
        variant="quiet"
        size="sm"
        iconStart={<TrashIcon size={16} />}
        aria-label={`Delete: ${title}`}
        onClick={() => void remove()}
      >
        Delete
      </Button>
    </div>
  );
}
