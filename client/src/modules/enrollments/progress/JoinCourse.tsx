import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { useAction } from '../../../apollo/useAction';
import { paths } from '../../../app/paths';
import { formatDateTime } from '../../../lib/format';
import { useHasPassed } from '../../../lib/useHasPassed';
import { Button } from '../../../ui/buttons/Button';
import { Badge } from '../../../ui/display/Badge';
import { focusNeighborWhenRemoved } from '../../../ui/display/focusNeighborWhenRemoved';
import { Stack } from '../../../ui/layout/Layout';
import { toast } from '../../../ui/overlays/toast';
import type { EnrollButtonFragment } from './__generated__/EnrollButton.generated';
import {
  usePlaceNoticesSubscription,
  WithdrawEnrollmentRequestDocument,
} from './__generated__/JoinCourse.generated';
import { useApolloClient } from '@apollo/client/react';
import { readAgain, useReadWhenLive } from '../../../apollo/socketGap';

interface JoinCourseProps {
  course: EnrollButtonFragment;
  /** Resolves to the id of the toast that says what came of it, if there is one. */
  enroll: () => Promise<string | undefined>;
  enrolling: boolean;
}

/** How the viewer can join a course that not everybody can join at once. */
export function JoinCourse(props: JoinCourseProps) {
  const lastToast = useRef<string>(undefined);
  return (
    // Has one child at a time, so that what replaces a pressed button takes the focus.
    <div>
      <WayToJoin
        {...props}
        onToast={(id) => {
          // A request and its withdrawal would contradict each other.
          if (lastToast.current && lastToast.current !== id) toast.dismiss(lastToast.current);
          lastToast.current = id;
        }}
      />
    </div>
  );
}

interface WayToJoinProps extends JoinCourseProps {
  /** Called with the id of a toast that says what became of a request; undefined: none. */
  onToast: (id: string | undefined) => void;
}

function WayToJoin({ course, enroll, enrolling, onToast }: WayToJoinProps) {
  const { enrollmentMode, capacity, enrollmentEndsAt, studentCount, viewerRequest } = course;
  const hasEnded = useHasPassed(enrollmentEndsAt ?? null);
  if (viewerRequest) return <Request course={course} request={viewerRequest} onToast={onToast} />;
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
      <Button
        size="lg"
        loading={enrolling}
        loadingText={loadingText}
        onClick={() => void enroll().then(onToast)}
      >
        {label}
      </Button>
      {isFull && <p>{capacity === 1 ? 'The only place is' : `All ${capacity} places are`} taken.</p>}
      {enrollmentEndsAt && <p>Enrollment ends {formatDateTime(enrollmentEndsAt)}.</p>}
    </Stack>
  );
}

type ViewerRequest = NonNullable<EnrollButtonFragment['viewerRequest']>;

interface RequestProps extends Pick<WayToJoinProps, 'course' | 'onToast'> {
  request: ViewerRequest;
}

function Request({ course, request, onToast }: RequestProps) {
  useDecidedRequest(course.id);
  const isWaiting = request.position !== null;
  const label = isWaiting ? 'Leave waiting list' : 'Withdraw request';

  const withdraw = useAction(WithdrawEnrollmentRequestDocument, {
    variables: () => ({ courseId: course.id }),
    ask: () => ({
      title: `${label}?`,
      text: isWaiting
        ? 'You lose your place on it.'
        : 'You can ask again as long as the course can be joined.',
      confirmLabel: label,
      danger: true,
    }),
    done: () => onToast(toast.success(isWaiting ? 'You left the waiting list' : 'Request withdrawn')),
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
