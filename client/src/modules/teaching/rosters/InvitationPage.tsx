import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { acceptInvitationRules, INVALID_INVITATION } from '#server/modules/teaching/rosters/roster.rules';
import { check } from '#server/platform/validation.rules';
import { QueryView } from '../../../apollo/QueryView';
import { useAction, useFormAction } from '../../../apollo/useAction';
import { logInAndReturnTo, paths } from '../../../app/paths';
import { useCheckedForm } from '../../../forms/useCheckedForm';
import { useSession } from '../../../lib/session';
import { Button } from '../../../ui/buttons/Button';
import { FormError, TextField } from '../../../ui/fields/Fields';
import { NewPasswordField } from '../../../ui/fields/PasswordField';
import { Stack } from '../../../ui/layout/Layout';
import { SkeletonLines } from '../../../ui/states/Skeletons';
import { SurfaceNote } from '../../../ui/states/States';
import { focusPageHeading } from '../../../ui/text/PageHeading';
import { AccountCard } from '../../accounts/AccountCard';
import { areaOf } from '../../accounts/areaOf';
import { commonPasswordRefusal } from '../../accounts/commonPassword';
import { ContinueWithProvider } from '../../accounts/ContinueWithProvider';
import { keepRegisteredLogin } from '../../accounts/registeredLogin';
import { AnswerNote } from '../team/AnswerNote';
import {
  AcceptInvitationAsDocument,
  AcceptInvitationDocument,
  type AcceptInvitationMutationVariables,
  AnswerStudentInvitationDocument,
  DeclineInvitationDocument,
  type OwnStudentInvitationsQuery,
  type StudentInvitationQuery,
  useOwnStudentInvitationsQuery,
  useStudentInvitationQuery,
} from './__generated__/InvitationPage.generated';
import styles from './InvitationPage.module.css';

type Invitation = NonNullable<StudentInvitationQuery['studentInvitation']>;

/** Where the link of an invitation leads, and without a link the viewer's invitations. */
export function InvitationPage() {
  const [params] = useSearchParams();
  const token = params.get('token');
  return token === null ? <OwnInvitations /> : <LinkedInvitation token={token} />;
}

/** The invited person accepts with an account or creates one, or declines. */
function LinkedInvitation({ token }: { token: string }) {
  const session = useSession();
  const [isDeclined, setIsDeclined] = useState(false);
  const query = useStudentInvitationQuery({ variables: { token }, fetchPolicy: 'network-only' });
  const invitation = query.data?.studentInvitation;
  const decline = useAction(DeclineInvitationDocument, {
    fetchPolicy: 'no-cache',
    variables: () => ({ token }),
    onDone: () => {
      setIsDeclined(true);
      focusPageHeading();
    },
    failed: 'The invitation couldn’t be declined',
  });
  if (isDeclined)
    return (
      <AccountCard title="Your invitation">
        <p>You declined the invitation. You can close this page.</p>
      </AccountCard>
    );
  const withAccount = invitation?.hasAccount || session?.user.email === invitation?.email;
  const logInPath = logInAndReturnTo(`${paths.invitation}?${new URLSearchParams({ token }).toString()}`);
  return (
    <AccountCard
      title="Your invitation"
      footer={
        invitation &&
        !withAccount &&
        !session && (
          <>
            Already have an account with this email?{' '}
            <Link to={logInPath} className="wm-link">
              Log in
            </Link>
          </>
        )
      }
    >
      <QueryView
        query={query}
        value={invitation}
        what="invitation"
        skeleton={<SkeletonLines />}
        otherwise={
          <>
            <SurfaceNote tone="error" role="alert" title={INVALID_INVITATION} />
            <Button component={Link} to={paths.logIn} fullWidth>
              Log in
            </Button>
          </>
        }
      >
        {(found) => (
          <>
            {withAccount ? (
              <AcceptWithAccount token={token} invitation={found} logInPath={logInPath} />
            ) : (
              <>
                <AcceptForm token={token} invitation={found} />
                <ContinueWithProvider returnTo={null} invitation={token} />
              </>
            )}
            <Button
              variant="quiet"
              fullWidth
              loading={decline.sending}
              loadingText="Declining..."
              onClick={() => void decline()}
            >
              Decline
            </Button>
          </>
        )}
      </QueryView>
    </AccountCard>
  );
}

function AcceptForm({ token, invitation }: { token: string; invitation: Invitation }) {
  const { email, name, courses } = invitation;
  const navigate = useNavigate();
  const accept = useFormAction(AcceptInvitationDocument, {
    fetchPolicy: 'no-cache',
    variables: (input: AcceptInvitationMutationVariables['input']) => ({ input }),
    onDone: ({ password }) => {
      keepRegisteredLogin({ email, password });
      void navigate(paths.logIn);
    },
    failed: 'The account couldn’t be created. Please try again.',
  });
  const { form, field, errors, sending } = useCheckedForm({
    initial: { token, name, password: '' },
    check: (values) => check(acceptInvitationRules, values),
    send: async (input) =>
      (await commonPasswordRefusal('password', input.password, [input.name, email])) ?? accept(input),
  });
  return (
    <form {...form}>
      <p>
        {courses.length > 0
          ? 'You are invited to these courses. With an account you join them:'
          : 'Create your account.'}
      </p>
      {courses.length > 0 && <InvitedCourses {...invitation} />}
      <FormError errors={errors} />
      <TextField label="Email" type="email" value={email} readOnly autoComplete="username" />
      <TextField {...field('name')} label="Name" autoComplete="name" required />
      <NewPasswordField {...field('password')} label="Password" hint="At least 6 characters" />
      <Button type="submit" fullWidth loading={sending} loadingText="Creating...">
        Create account
      </Button>
    </form>
  );
}

interface AcceptWithAccountProps {
  token: string;
  /** The address of the log-in page, which leads back to the invitation. */
  logInPath: string;
  invitation: Invitation;
}

/** Lets an invited person who has an account with the address already log in, if necessary, and join the courses. */
function AcceptWithAccount({ token, logInPath, invitation }: AcceptWithAccountProps) {
  const session = useSession();
  const navigate = useNavigate();
  const accept = useFormAction(AcceptInvitationAsDocument, {
    fetchPolicy: 'no-cache',
    variables: () => ({ token }),
    onDone: () => void navigate(session ? areaOf(session.user.role) : paths.logIn),
    done: 'You accepted the invitation.',
    failed: 'The invitation couldn’t be accepted. Please try again.',
  });

  return (
    <>
      <p>You are invited to these courses. Join them with your account {invitation.email}:</p>
      <InvitedCourses {...invitation} />
      {accept.problem && <SurfaceNote tone="error" role="alert" title={accept.problem.message} />}
      {session ? (
        <Button fullWidth loading={accept.sending} loadingText="Joining..." onClick={() => void accept()}>
          Join the courses
        </Button>
      ) : (
        <Button component={Link} to={logInPath} fullWidth>
          Log in to join
        </Button>
      )}
    </>
  );
}

/** The titles of the courses to which a person is invited. */
function InvitedCourses({ courses, fullCourses }: Invitation) {
  return (
    <ul className={`wm-anywhere ${styles.people}`}>
      {courses.map((title) => (
        <li key={title}>
          {title}
          {fullCourses.includes(title) && ' (full: you wait for a place)'}
        </li>
      ))}
    </ul>
  );
}

/** The invitations to courses that the viewer has to answer. */
function OwnInvitations() {
  const isSignedIn = useSession() !== null;
  const query = useOwnStudentInvitationsQuery({ fetchPolicy: 'network-only', skip: !isSignedIn });
  return (
    <AccountCard title="Your invitations">
      {isSignedIn ? (
        <QueryView query={query} value={query.data?.viewer?.studentInvitations} what="invitations">
          {(invitations) =>
            invitations.length === 0 ? (
              <p>You have no invitations to answer.</p>
            ) : (
              <Stack gap={16}>
                {invitations.map((invitation) => (
                  <OwnInvitation key={invitation.courseId} {...invitation} onAnswered={query.refetch} />
                ))}
              </Stack>
            )
          }
        </QueryView>
      ) : (
        <Button component={Link} to={logInAndReturnTo(paths.invitation)} fullWidth>
          Log in
        </Button>
      )}
    </AccountCard>
  );
}

type OwnInvitationProps = NonNullable<OwnStudentInvitationsQuery['viewer']>['studentInvitations'][number] & {
  onAnswered: () => Promise<unknown>;
};

function OwnInvitation({ courseId, courseTitle, isFull, inviterName, onAnswered }: OwnInvitationProps) {
  const accepted = isFull ? 'You are on the waiting list of' : 'You joined';
  const answer = useAction(AnswerStudentInvitationDocument, {
    fetchPolicy: 'no-cache',
    variables: (isAccepted: boolean) => ({ courseId, isAccepted }),
    onDone: () => void onAnswered(),
    done: (isAccepted) => `${isAccepted ? accepted : 'You declined the invitation to'} “${courseTitle}”`,
    failed: 'The invitation couldn’t be answered',
  });
  return (
    <AnswerNote
      title={`You are invited to “${courseTitle}”`}
      courseTitle={courseTitle}
      onAccept={() => void answer(true)}
      onDecline={() => void answer(false)}
    >
      {inviterName !== null && <p>{inviterName} invites you.</p>}
      {isFull && <p>The course is full. If you accept, you wait for a place.</p>}
      <p>If you join, the team of the course sees your name, your address and your progress.</p>
    </AnswerNote>
  );
}
