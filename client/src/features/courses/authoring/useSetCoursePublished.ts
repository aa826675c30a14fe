import { attemptOrToast } from '../../../apollo/attemptOrToast';
import { confirm } from '../../../ui/overlays/confirm';
import { toast } from '../../../ui/overlays/toast';
import { evictCatalogue } from '../catalogue/evictCatalogue';
import { useSetCoursePublishedMutation } from './useSetCoursePublished.generated';

interface PublishableCourse {
  id: string;
  title: string;
  lessonCount: number;
}

/**
 * Publishes or unpublishes a course; publishing one without lessons asks for confirmation first. The status changes
 * optimistically; a message follows once the server has saved it, and a refusal restores it and shows an error.
 */
export function useSetCoursePublished() {
  const [setCoursePublished, { client }] = useSetCoursePublishedMutation();
  return async ({ id, title, lessonCount }: PublishableCourse, isPublished: boolean): Promise<void> => {
    if (isPublished && lessonCount === 0 && !(await confirmEmpty(title))) return;
    await attemptOrToast(async () => {
      await setCoursePublished({
        variables: { id, isPublished },
        optimisticResponse: { setCoursePublished: { __typename: 'InstructorCourse', id, isPublished } },
      });
      toast.success(
        isPublished
          ? `${title} is published. Everyone can find it in the catalogue and read its lessons.`
          : `${title} is a draft. Enrolled students keep access.`,
      );
      evictCatalogue(client.cache);
    }, 'Failed to update course status');
  };
}

function confirmEmpty(title: string): Promise<boolean> {
  return confirm({
    title: 'Publish a course without lessons?',
    text: `“${title}” has no lessons yet. Students could find it and enroll, but there would be nothing to learn.`,
    confirmLabel: 'Publish anyway',
  });
}
