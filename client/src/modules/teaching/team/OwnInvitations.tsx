import { useState } from 'react';
import {
  COURSE_ROLE_NAMES,
  ROLE_DESCRIPTIONS,
} from '#server/modules/courses/permissions/course-permissions.rules';
import { Button } from '../../../ui/buttons/Button';
import { focusNeighborWhenRemoved } from '../../../ui/display/focusNeighborWhenRemoved';
import { Cluster, Stack } from '../../../ui/layout/Layout';
import { SurfaceNote } from '../../../ui/states/States';
import { OfferNote } from './OfferNote';
import type { OwnInvitationFragment } from './__generated__/OwnInvitations.generated';
import { useOwnMembership } from './useOwnMembership';

interface OwnInvitationsProps {
  invitations: readonly OwnInvitationFragment[];
  courses: readonly { id: string; title: string; viewerIsOffered: boolean }[];
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
  leavePage?: () => void | Promise<void>;
}

/** An invitation with the buttons to answer it. */
export function InvitationNote({ invitation, token, leavePage }: InvitationNoteProps) {
  const { accept, decline } = useOwnMembership();
  const [problem, setProblem] = useState<string | null>(null);
  const { courseTitle, inviterName, role } = invitation;
  const answer = (send: typeof accept) =>
    void send({ ...invitation, token, leavePage }).then((outcome) =>
      setProblem(outcome.ok ? null : (outcome.message ?? null)),
    );

  return (
    <SurfaceNote ref={focusNeighborWhenRemoved} title={`You are invited to the team of “${courseTitle}”`}>
      <p>
        {inviterName} invites you as: {COURSE_ROLE_NAMES[role]}. {ROLE_DESCRIPTIONS[role]}
      </p>
      <p>If you are enrolled in this course, joining its team ends your enrollment. Your progress is kept.</p>
      {problem !== null && <p role="alert">{problem}</p>}
      <Cluster gap={8}>
        <Button size="sm" aria-label={`Accept: ${courseTitle}`} onClick={() => answer(accept)}>
          Accept
        </Button>
        <Button
          size="sm"
          variant="secondary"
          aria-label={`Decline: ${courseTitle}`}
          onClick={() => answer(decline)}
        >
          Decline
        </Button>
      </Cluster>
    </SurfaceNote>
  );
}
