import { useApolloClient } from '@apollo/client/react';
import { useAction } from '../../../apollo/useAction';
import { formatDate } from '../../../lib/format';
import { Button } from '../../../ui/buttons/Button';
import { Badge } from '../../../ui/display/Badge';
import { SurfaceNote } from '../../../ui/states/States';
import { evictCatalogue } from '../../courses/catalogue/evictCatalogue';
import {
  type CourseBlockReasonFragment,
  RequestLiftDocument,
  SetCoursePublishedDocument,
} from './__generated__/CourseState.generated';

interface CourseStateBadgeProps {
  isPublished: boolean;
  /** null: no administrator unpublished it. */
  block: object | null;
}

/** Whether a course is published, as its instructor sees it. */
export function CourseStateBadge({ isPublished, block }: CourseStateBadgeProps) {
  if (block) return <Badge tone="warning">Unpublished by an administrator</Badge>;
  return <Badge tone={isPublished ? 'success' : 'neutral'}>{isPublished ? 'Published' : 'Draft'}</Badge>;
}

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
    onDone: () => evictCatalogue(client.cache),
    done: ({ title, isPublished: wasPublished }) =>
      wasPublished
        ? `${title} is a draft. Enrolled students keep access.`
        : `${title} is published. Everyone can find it in the catalogue and read its lessons.`,
    failed: 'Failed to update course status',
  });
}

interface BlockedCourse {
  id: string;
  block: CourseBlockReasonFragment | null;
}

/** Tells instructors why an administrator unpublished their course, and what they can do; nothing for other courses. */
export function CourseBlockNote({ course: { id, block } }: { course: BlockedCourse }) {
  const requestLift = useAction(RequestLiftDocument, {
    variables: () => ({ courseId: id }),
    done: 'The administrators see your request. A notification tells you what they decide.',
    failed: 'Your request couldn’t be sent',
  });
  if (!block) return null;
  const { reason, liftRequestedAt } = block;
  return (
    <SurfaceNote
      tone="warning"
      title="An administrator unpublished this course"
      action={
        !liftRequestedAt && (
          <Button variant="secondary" size="sm" onClick={() => void requestLift()}>
            Ask to publish again
          </Button>
        )
      }
    >
      <p className="wm-typed">{reason}</p>
      <p>
        {liftRequestedAt
          ? `You asked to publish it again on ${formatDate(liftRequestedAt)}. You can still edit it.`
          : 'Edit the course, then ask the administrators to publish it again.'}
      </p>
    </SurfaceNote>
  );
}
