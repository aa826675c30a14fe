import { useNavigate } from 'react-router-dom';
import { attemptOrToast } from '../../../apollo/attemptOrToast';
import { paths } from '../../../app/paths';
import { toast } from '../../../ui/overlays/toast';
import { useDuplicateCourseMutation } from './useDuplicateCourse.generated';

/** Creates a draft with the same lessons and quizzes, and offers to edit it. */
export function useDuplicateCourse() {
  const navigate = useNavigate();
  const [duplicateCourse] = useDuplicateCourseMutation();
  return async (id: string): Promise<void> => {
    await attemptOrToast(async () => {
      const { data } = await duplicateCourse({ variables: { id } });
      if (!data) return;
      const { course } = data.duplicateCourse;
      toast.success(`“${course.title}” is a draft now`, {
        action: { label: 'Edit', onClick: () => void navigate(paths.editCourse(course.id)) },
      });
    }, 'Failed to duplicate course');
  };
}
