import { useNavigate, useParams } from 'react-router-dom';
import {
  COURSE_ROLE_NAMES,
  CourseRole,
  ROLE_DESCRIPTIONS,
} from '#server/modules/courses/permissions/course-permissions.rules';
import { paths } from '../../../app/paths';
import { Button } from '../../../ui/buttons/Button';
import { Card } from '../../../ui/display/Card';
import { Section, Stack } from '../../../ui/layout/Layout';
import { SkeletonTable } from '../../../ui/states/Skeletons';
import { isAllowed } from '../../courses/coursePermissions';
import { TeamCourseFrame } from '../../courses/TeamCourseFrame';
import { type CourseTeamFragment, useCourseTeamPageQuery } from './__generated__/CourseTeamPage.generated';
import { OfferNote } from './OfferNote';
import { TeamMembers } from './TeamMembers';
import { useOwnMembership } from './useOwnMembership';
import { formatDate } from '../../../lib/format';
import { DataTable } from '../../../ui/display/DataTable';
import { type Invitation, type Sent, useInvite, useTeamActions } from './useTeamActions';
import { useState } from 'react';
import { courseInvitationRules, type MEMBER_ROLES } from '#server/modules/teaching/team/course-team.rules';
import { check } from '#server/platform/validation.rules';
import { useCheckedForm } from '../../../forms/useCheckedForm';
import { CopyLinkButton } from '../../../ui/buttons/CopyLinkButton';
import { Checkbox } from '../../../ui/fields/Choices';
import { FormError, SelectField, TextField } from '../../../ui/fields/Fields';
import { focusFirstField } from '../../../ui/focusWhenMounted';
import { SurfaceNote } from '../../../ui/states/States';
import { ROLE_OPTIONS } from './TeamMembers';

/** The team of a course: members, roles and invitations. */
export function CourseTeamPage() {
  const { courseId = '' } = useParams();
  const query = useCourseTeamPageQuery({
    variables: { courseId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
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
              <InviteMember course={course} />
            </Card>
            {course.invitations.length > 0 && <OpenInvitations course={course} />}
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
function LeaveButton({ course }: { course: CourseTeamFragment }) {
  const navigate = useNavigate();
  const { leave } = useOwnMembership();
  if (course.viewerRole === 'OWNER') return null;
  return (
    <Button
      variant="secondary"
      onClick={() => void leave({ ...course, leavePage: () => navigate(paths.myCourses) })}
    >
      Leave the team
    </Button>
  );
}

/** The invitations to a course that nobody answered yet, for its owner. */
function OpenInvitations({ course }: { course: CourseTeamFragment }) {
  const { withdraw } = useTeamActions(course);
  return (
    <DataTable<Invitation>
      caption="Open invitations"
      showCaption
      rows={course.invitations}
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

interface Filled {
  email: string;
  role: (typeof MEMBER_ROLES)[number];
  seesAddresses: boolean;
}

const BLANK: Filled = { email: '', role: 'ASSISTANT', seesAddresses: false };

/** Invites people by their address; after each invitation, a new form takes the focus. */
function InviteMember({ course }: { course: CourseTeamFragment }) {
  const [sent, setSent] = useState<Sent | null>(null);
  const [count, setCount] = useState(0);
  return (
    <Stack gap={16}>
      <div key={count} ref={count > 0 ? focusFirstField : undefined}>
        <InvitationForm
          course={course}
          onSent={(outcome) => {
            setSent(outcome);
            setCount(count + 1);
          }}
        />
      </div>
      <div role="status">{sent && <SentNote {...sent} />}</div>
    </Stack>
  );
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

function InvitationForm({ course, onSent }: { course: CourseTeamFragment; onSent: (sent: Sent) => void }) {
  const { form, field, values, set, errors, sending } = useCheckedForm({
    initial: BLANK,
    check: (typed) => check(courseInvitationRules, typed),
    send: useInvite(course.id, onSent),
  });
  return (
    <form {...form} aria-label="Invite a member">
      <Stack gap={16}>
        <FormError errors={errors} />
        <TextField
          {...field('email')}
          label="Email"
          type="email"
          autoCapitalize="none"
          spellCheck={false}
          hint="Only the account with this address can accept, within 14 days. Somebody without an account can register with the link."
          required
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
    </form>
  );
}
