import { errorSentence } from '../../apollo/errors';
import { announce } from '../../ui/announce';
import { confirm } from '../../ui/confirm';
import { toast } from '../../ui/toast';
import { evictCatalogue } from '../catalogue/heldCourses';
import { useSetCoursePublishedMutation } from './useSetCoursePublished.generated';

interface PublishableCourse {
  id: string;
  title: string;
  lessonCount: number;
}

/**
 * Publishes or unpublishes a course; publishing one without lessons asks for confirmation first. The status changes
 * optimistically and is announced once the server has saved it; a refusal restores it and shows an error.
 */
export function useSetCoursePublished() {
  const [setCoursePublished, { client }] = useSetCoursePublishedMutation();
  return async ({ id, title, lessonCount }: PublishableCourse, isPublished: boolean): Promise<void> => {
    if (isPublished && lessonCount === 0 && !(await confirmEmpty(title))) return;
    try {
      await setCoursePublished({
        variables: { id, isPublished },
        optimisticResponse: { setCoursePublished: { __typename: 'InstructorCourse', id, isPublished } },
      });
      announce(isPublished ? `${title} is published` : `${title} is a draft`);
      evictCatalogue(client.cache);
    } catch (error) {
      toast.error(errorSentence(error, 'Failed to update course status'));
    }
  };
}

function confirmEmpty(title: string): Promise<boolean> {
  return confirm({
    title: 'Publish a course without lessons?',
    text: `“${title}” has no lessons yet. Students could find it and enroll, but there would be nothing to learn.`,
    confirmLabel: 'Publish anyway',
  });
}
