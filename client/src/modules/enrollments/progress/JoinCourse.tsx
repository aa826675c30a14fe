import { Link } from 'react-router-dom';
import { useAction } from '../../../apollo/useAction';
import { paths } from '../../../app/paths';
import { formatDateTime } from '../../../lib/format';
import { useHasPassed } from '../../../lib/useHasPassed';
import { Button } from '../../../ui/buttons/Button';
import { Badge } from '../../../ui/display/Badge';
import { focusNeighborWhenRemoved } from '../../../ui/display/focusNeighborWhenRemoved';
import { Stack } from '../../../ui/layout/Layout';
import type { EnrollButtonFragment } from './__generated__/EnrollButton.generated';
import {
  usePlaceNoticesSubscription,
  WithdrawEnrollmentRequestDocument,
} from './__generated__/JoinCourse.generated';
import { useApolloClient } from '@apollo/client/react';
import { readAgain, useReadWhenLive } from '../../../apollo/socketGap';

interface JoinCourseProps {
  course: EnrollButtonFragment;
  enroll: () => Promise<void>;
  enrolling: boolean;
}

/** How the viewer can join a course that not everybody can join at once. */
export function JoinCourse(props: JoinCourseProps) {
  return (
    // Has one child at a time, so that what replaces a pressed button takes the focus.
    <div>
      <WayToJoin {...props} />
    </div>
  );
}

function WayToJoin({ course, enroll, enrolling }: JoinCourseProps) {
  const { enrollmentMode, capacity, enrollmentEndsAt, studentCount, viewerRequest } = course;
  const hasEnded = useHasPassed(enrollmentEndsAt ?? null);
  if (viewerRequest) return <Request courseId={course.id} request={viewerRequest} />;
  if (hasEnded) return <Badge>Enrollment has ended</Badge>;
  if (enrollmentMode === 'LINK')
    return (
      <Stack gap={8}>
        <p>You need a link or code to join this course.</p>
        <Button component={Link} to={paths.join} size="lg" variant="secondary">
          Enter a code
        </Button>
      </Stack>
    );
  const isFull = capacity !== null && studentCount >= capacity;
  const [label, loadingText] =
    enrollmentMode === 'APPROVAL'
      ? ['Ask to join', 'Sending...']
      : isFull
        ? ['Join waiting list', 'Joining...']
        : ['Enroll Now', 'Enrolling...'];
  return (
    <Stack ref={focusNeighborWhenRemoved} gap={8}>
      <Button size="lg" loading={enrolling} loadingText={loadingText} onClick={() => void enroll()}>
        {label}
      </Button>
      {isFull && <p>{capacity === 1 ? 'The only place is' : `All ${capacity} places are`} taken.</p>}
      {enrollmentEndsAt && <p>Enrollment ends {formatDateTime(enrollmentEndsAt)}.</p>}
    </Stack>
  );
}

interface RequestProps {
  courseId: string;
  request: NonNullable<EnrollButtonFragment['viewerRequest']>;
}

function Request({ courseId, request }: RequestProps) {
  useDecidedRequest(courseId);
  const isWaiting = request.position !== null;
  const label = isWaiting ? 'Leave waiting list' : 'Withdraw request';

  const withdraw = useAction(WithdrawEnrollmentRequestDocument, {
    variables: () => ({ courseId }),
    ask: () => ({
      title: `${label}?`,
      text: isWaiting
        ? 'You lose your place on it.'
        : 'You can ask again as long as the course can be joined.',
      confirmLabel: label,
      danger: true,
    }),
    done: () => (isWaiting ? 'You left the waiting list' : 'Request withdrawn'),
    failed: 'The request couldn’t be withdrawn',
  });

  return (
    <Stack ref={focusNeighborWhenRemoved} gap={8}>
      <p role="status">
        {isWaiting
          ? `You are number ${request.position} on the waiting list`
          : 'You asked to join. You get a notification when it is decided.'}
      </p>
      <Button
        variant="secondary"
        loading={withdraw.sending}
        loadingText="Saving..."
        onClick={() => void withdraw()}
      >
        {label}
      </Button>
    </Stack>
  );
}

/**
 * Refetches what is on screen of a course when the viewer's request to join it may have been decided: approved, declined,
 * or taken off the waiting list. Only the notification tells of all of these; nobody can turn it off.
 */
function useDecidedRequest(courseId: string): void {
  const client = useApolloClient();
  const read = () =>
    void readAgain(client, (cache) => {
      const id = cache.identify({ __typename: 'Course', id: courseId });
      for (const fieldName of ['viewerRequest', 'viewerEnrollment']) cache.evict({ id, fieldName });
    });
  usePlaceNoticesSubscription({
    ignoreResults: true,
    fetchPolicy: 'no-cache',
    onData: ({ data }) => {
      if (data.data?.notificationReceived.notification.kind === 'ENROLLMENT_CHANGED') read();
    },
  });
  useReadWhenLive({ enabled: true, read });
}
