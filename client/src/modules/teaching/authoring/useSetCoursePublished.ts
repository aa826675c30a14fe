import { useApolloClient } from '@apollo/client/react';
import { useAction } from '../../../apollo/useAction';
import { evictCatalogue } from '../../courses/catalogue/evictCatalogue';
import { SetCoursePublishedDocument } from './__generated__/EditCoursePage.generated';

interface PublishableCourse {
  id: string;
  title: string;
  lessonCount: number;
  isPublished: boolean;
}

/**
 * Publishes a draft or unpublishes a course; publishing one without lessons asks for confirmation first. The status
 * changes optimistically; a message follows once the server has saved it, and a refusal restores it and shows an error.
 */
export function useSetCoursePublished() {
  const client = useApolloClient();
  return useAction(SetCoursePublishedDocument, {
    variables: ({ id, isPublished }: PublishableCourse) => ({ id, isPublished: !isPublished }),
    ask: ({ title, lessonCount, isPublished }) =>
      isPublished || lessonCount > 0
        ? null
        : {
            title: 'Publish a course without lessons?',
            text: `“${title}” has no lessons yet. Students could find it and enroll, but there would be nothing to learn.`,
            confirmLabel: 'Publish anyway',
          },
    optimisticResponse: (course) => ({
      setCoursePublished: { __typename: 'InstructorCourse' as const, ...course },
    }),
    done: ({ title, isPublished: wasPublished }) => {
      evictCatalogue(client.cache);
      return wasPublished
        ? `${title} is a draft. Enrolled students keep access.`
        : `${title} is published. Everyone can find it in the catalogue and read its lessons.`;
    },
    failed: 'Failed to update course status',
  });
}
