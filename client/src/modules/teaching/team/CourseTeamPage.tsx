import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import {
  COURSE_ROLE_NAMES,
  CourseRole,
  ROLE_DESCRIPTIONS,
} from '#server/modules/courses/permissions/course-permissions.rules';
import { courseInvitationRules } from '#server/modules/teaching/team/course-team.rules';
import { check } from '#server/platform/validation.rules';
import type { CourseInvitationInput } from '../../../apollo/__generated__/types';
import { useAction, useFormAction } from '../../../apollo/useAction';
import { paths } from '../../../app/paths';
import { useCheckedForm } from '../../../forms/useCheckedForm';
import { formatDate } from '../../../lib/format';
import { Button } from '../../../ui/buttons/Button';
import { CopyLinkButton } from '../../../ui/buttons/CopyLinkButton';
import { Card } from '../../../ui/display/Card';
import { DataTable } from '../../../ui/display/DataTable';
import { Checkbox } from '../../../ui/fields/Choices';
import { EmailField, FormError, SelectField } from '../../../ui/fields/Fields';
import { Section, Stack } from '../../../ui/layout/Layout';
import { SkeletonTable } from '../../../ui/states/Skeletons';
import { SurfaceNote } from '../../../ui/states/States';
import { isAllowed } from '../../courses/coursePermissions';
import { TeamCourseFrame } from '../../courses/TeamCourseFrame';
import {
  type CourseTeamFragment,
  InviteToCourseDocument,
  LeaveCourseDocument,
  useCourseTeamPageQuery,
  WithdrawCourseInvitationDocument,
} from './__generated__/CourseTeamPage.generated';
import { OfferNote, useReloadEverything } from './OwnInvitations';
import { ROLE_OPTIONS, TeamMembers } from './TeamMembers';

/** The team of a course: members, roles and invitations. */
export function CourseTeamPage() {
  const { courseId = '' } = useParams();
  const query = useCourseTeamPageQuery({ variables: { courseId }, fetchPolicy: 'cache-and-network' });
  return (
    <TeamCourseFrame
      name="Team"
      titleOf={({ title }) => `Team of ${title}`}
      lead="Who works on the course, and what their roles allow"
      actions={(course) => <LeaveButton course={course} />}
      what="team"
      skeleton={<SkeletonTable rows={3} />}
      query={query}
    >
      {(course) => <Team course={course} />}
    </TeamCourseFrame>
  );
}

function Team({ course }: { course: CourseTeamFragment }) {
  return (
    <>
      {course.viewerIsOffered && <OfferNote course={course} />}
      <Section title="Members">
        <TeamMembers course={course} />
      </Section>
      {isAllowed(course, 'MANAGE_TEAM') && (
        <Section title="Invite somebody">
          <Stack gap={24}>
            <Card padding="lg">
              <InviteMember courseId={course.id} />
            </Card>
            {course.invitations.length > 0 && <OpenInvitations invitations={course.invitations} />}
          </Stack>
        </Section>
      )}
      <Section title="What each role can do">
        <dl className="wm-stack wm-gap-12">
          {Object.values(CourseRole).map((role) => (
            <div key={role}>
              <dt className="wm-strong">{COURSE_ROLE_NAMES[role]}</dt>
              <dd>{ROLE_DESCRIPTIONS[role]}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </>
  );
}

/** The owner hands the course over instead. */
function LeaveButton({ course: { id, title, viewerRole } }: { course: CourseTeamFragment }) {
  const navigate = useNavigate();
  const reloadEverything = useReloadEverything();
  const leave = useAction(LeaveCourseDocument, {
    variables: () => ({ courseId: id }),
    ask: () => ({
      title: `Leave the team of “${title}”?`,
      text: 'You will no longer see the course and its students here. Its owner can invite you again.',
      confirmLabel: 'Leave',
      danger: true,
    }),
    onDone: () => reloadEverything(() => navigate(paths.myCourses)),
    done: `You left the team of “${title}”`,
    failed: 'Failed to leave the team',
  });
  if (viewerRole === 'OWNER') return null;
  return (
    <Button variant="secondary" onClick={() => void leave()}>
      Leave the team
    </Button>
  );
}

type Invitation = CourseTeamFragment['invitations'][number];

/** The invitations to a course that nobody answered yet, for its owner. */
function OpenInvitations({ invitations }: { invitations: readonly Invitation[] }) {
  const withdraw = useAction(WithdrawCourseInvitationDocument, {
    variables: ({ id }: Invitation) => ({ id }),
    ask: ({ email }) => ({
      title: `Withdraw the invitation of ${email}?`,
      text: 'Its link will no longer work.',
      confirmLabel: 'Withdraw',
      danger: true,
    }),
    done: ({ email }) => `The invitation of ${email} was withdrawn`,
    failed: 'The invitation couldn’t be withdrawn',
  });
  return (
    <DataTable<Invitation>
      caption="Open invitations"
      showCaption
      rows={invitations}
      rowKey={({ id }) => id}
      columns={[
        { header: 'Email', kind: 'words', cell: ({ email }) => email },
        { header: 'Role', cell: ({ role }) => COURSE_ROLE_NAMES[role] },
        { header: 'Valid until', cell: ({ expiresAt }) => formatDate(expiresAt) },
        {
          header: 'Actions',
          actions: true,
          cell: (invitation) => (
            <Button
              size="sm"
              variant="quiet"
              aria-label={`Withdraw the invitation of ${invitation.email}`}
              onClick={() => void withdraw(invitation)}
            >
              Withdraw
            </Button>
          ),
        },
      ]}
    />
  );
}

/** An invitation that was sent. */
interface Sent {
  email: string;
  /** Why no email was sent; null if one was. */
  mailProblem: string | null;
  /** To be passed on, where no email can be sent. */
  link: string | null;
}

function SentNote({ email, mailProblem, link }: Sent) {
  if (mailProblem === null) return <SurfaceNote tone="success" title={`${email} is invited.`} />;
  return (
    <SurfaceNote
      tone="warning"
      title={`${email} is invited`}
      action={link !== null && <CopyLinkButton url={link} variant="secondary" size="sm" />}
    >
      <p>
        {mailProblem} Instructors find the invitation under My Courses.
        {link !== null &&
          ' Please send everybody else this link yourself. You won’t see it again; another invitation of this address makes a new one.'}
      </p>
      {link !== null && (
        <p>
          <code>{link}</code>
        </p>
      )}
    </SurfaceNote>
  );
}

const BLANK: Required<CourseInvitationInput> = { email: '', role: 'ASSISTANT', seesAddresses: false };

/** Invites people by their address. */
function InviteMember({ courseId }: { courseId: string }) {
  const [sent, setSent] = useState<Sent | null>(null);
  const invite = useFormAction(InviteToCourseDocument, {
    variables: (input: CourseInvitationInput) => ({ courseId, input }),
    onDone: ({ email }, { mailProblem, link }) => setSent({ email, mailProblem, link }),
    failed: 'The invitation couldn’t be sent',
  });
  const { form, field, values, set, errors, sending } = useCheckedForm({
    initial: BLANK,
    check: (typed) => check(courseInvitationRules, typed),
    send: invite,
    startsOver: true,
  });
  return (
    <Stack gap={16}>
      <Stack component="form" {...form} aria-label="Invite a member">
        <FormError errors={errors} />
        <EmailField
          {...field('email')}
          label="Email"
          hint="Only the account with this address can accept, within 14 days. Somebody without an account can register with the link."
        />
        <SelectField
          {...field('role')}
          label="Role"
          hint={ROLE_DESCRIPTIONS[values.role]}
          options={ROLE_OPTIONS}
        />
        {values.role === 'ASSISTANT' && (
          <Checkbox
            label="May see and export the students’ email addresses"
            checked={values.seesAddresses}
            onChange={(isChecked) => set({ seesAddresses: isChecked })}
          />
        )}
        <div>
          <Button type="submit" loading={sending} loadingText="Inviting...">
            Invite
          </Button>
        </div>
      </Stack>
      <div role="status">{sent && <SentNote {...sent} />}</div>
    </Stack>
  );
}
