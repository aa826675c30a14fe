import { useApolloClient } from '@apollo/client/react';
import {
  COURSE_ROLE_NAMES,
  ROLE_DESCRIPTIONS,
} from '#server/modules/courses/permissions/course-permissions.rules';
import { useAction, useFormAction } from '../../../apollo/useAction';
import { Stack } from '../../../ui/layout/Layout';
import { AnswerNote } from './AnswerNote';
import {
  AcceptCourseInvitationDocument,
  AcceptCourseOfferDocument,
  DeclineCourseInvitationDocument,
  DeclineCourseOfferDocument,
  type OwnInvitationFragment,
} from './__generated__/OwnInvitations.generated';

interface Course {
  id: string;
  title: string;
}

interface OwnInvitationsProps {
  invitations: readonly OwnInvitationFragment[];
  courses: readonly (Course & { viewerIsOffered: boolean })[];
}

/** Invitations to the courses of others, and courses that are offered to the viewer; nothing if there are none. */
export function OwnInvitations({ invitations, courses }: OwnInvitationsProps) {
  const offered = courses.filter(({ viewerIsOffered }) => viewerIsOffered);
  if (invitations.length === 0 && offered.length === 0) return null;
  return (
    <Stack gap={16}>
      {invitations.map((invitation) => (
        <InvitationNote key={invitation.id} invitation={invitation} token={null} />
      ))}
      {offered.map((course) => (
        <OfferNote key={course.id} course={course} />
      ))}
    </Stack>
  );
}

interface InvitationNoteProps {
  invitation: Pick<OwnInvitationFragment, 'id' | 'courseTitle' | 'inviterName' | 'role'>;
  /** The token of the link; null without it. */
  token: string | null;
  /** Goes to another page after it was accepted; undefined: stays here. */
  leavePage?: LeavePage;
}

const NOT_ANSWERED = 'The invitation couldn’t be answered';

/** An invitation to the team of a course. */
export function InvitationNote({ invitation, token, leavePage }: InvitationNoteProps) {
  const { id, courseTitle, inviterName, role } = invitation;
  const reloadEverything = useReloadEverything();
  const accept = useFormAction(AcceptCourseInvitationDocument, {
    variables: () => ({ id, token }),
    onDone: () => reloadEverything(leavePage),
    done: `You are now on the team of “${courseTitle}”`,
    failed: NOT_ANSWERED,
  });
  const decline = useFormAction(DeclineCourseInvitationDocument, {
    variables: () => ({ id, token }),
    ask: () => ({
      title: `Decline the invitation to “${courseTitle}”?`,
      text: 'The owner of the course would have to invite you again.',
      confirmLabel: 'Decline',
      danger: true,
    }),
    onDone: () => reloadEverything(),
    done: 'The invitation was declined',
    failed: NOT_ANSWERED,
  });
  const problem = decline.problem ?? accept.problem;

  return (
    <AnswerNote
      title={`You are invited to the team of “${courseTitle}”`}
      courseTitle={courseTitle}
      onAccept={() => void accept()}
      onDecline={() => void decline()}
    >
      <p>
        {inviterName} invites you as: {COURSE_ROLE_NAMES[role]}. {ROLE_DESCRIPTIONS[role]}
      </p>
      <p>If you are enrolled in this course, joining its team ends your enrollment. Your progress is kept.</p>
      {problem && <p role="alert">{problem.message}</p>}
    </AnswerNote>
  );
}

/** The owner offers a course to the viewer, who takes it over or declines. */
export function OfferNote({ course: { id, title } }: { course: Course }) {
  const reloadEverything = useReloadEverything();
  const accept = useAction(AcceptCourseOfferDocument, {
    variables: () => ({ courseId: id }),
    ask: () => ({
      title: `Take over “${title}”?`,
      text: 'The course will belong to you, and its page names you as the instructor.',
      confirmLabel: 'Take over',
    }),
    onDone: () => reloadEverything(),
    done: `“${title}” belongs to you now`,
    failed: 'The course couldn’t be taken over',
  });
  const decline = useAction(DeclineCourseOfferDocument, {
    variables: () => ({ courseId: id }),
    done: 'The offer was declined',
    failed: 'The offer couldn’t be declined',
  });
  return (
    <AnswerNote
      title={`The owner of “${title}” wants to hand it over to you.`}
      courseTitle={title}
      onAccept={() => void accept()}
      onDecline={() => void decline()}
    >
      <p>If you accept, the course belongs to you, and its owner stays as an instructor.</p>
    </AnswerNote>
  );
}

/** Goes to another page; resolves when it is shown. */
type LeavePage = () => void | Promise<void>;

/**
 * When the viewer's part in a team changed, courses, figures and permissions may have changed on every page, so all of
 * them are loaded again. A page that no longer exists for the viewer is left before.
 */
export function useReloadEverything() {
  const client = useApolloClient();
  return async (leavePage?: LeavePage) => {
    await leavePage?.();
    client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'viewer' });
    client.cache.gc();
    await client.refetchQueries({ include: 'active' });
  };
}
