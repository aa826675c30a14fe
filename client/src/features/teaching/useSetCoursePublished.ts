import { errorSentence } from '../../apollo/errors';
import { announce } from '../../ui/announce';
import { confirm } from '../../ui/confirm';
import { toast } from '../../ui/toast';
import { useSetCoursePublishedMutation } from './useSetCoursePublished.generated';

interface PublishableCourse {
  id: string;
  title: string;
  lessonCount: number;
}

/**
 * Publishes a course or takes it back; one without lessons is published only when its author says so again. It shows at
 * once, and when the server refuses it is taken back with words.
 */
export function useSetCoursePublished() {
  const [setCoursePublished, { client }] = useSetCoursePublishedMutation();
  return async ({ id, title, lessonCount }: PublishableCourse, isPublished: boolean): Promise<void> => {
    if (isPublished && lessonCount === 0 && !(await confirmEmpty(title))) return;
    try {
      announce(isPublished ? `${title} is published` : `${title} is a draft`);
      await setCoursePublished({
        variables: { id, isPublished },
        optimisticResponse: { setCoursePublished: { __typename: 'InstructorCourse', id, isPublished } },
      });
      // What the catalogue holds is another list now.
      client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'courses' });
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
