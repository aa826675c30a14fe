import { useState } from 'react';
import { ROLE_DESCRIPTIONS } from '../../../../../server/features/courses/permissions/course-permissions.rules';
import {
  courseInvitationRules,
  type MEMBER_ROLES,
} from '../../../../../server/features/courses/team/course-team.rules';
import { check } from '../../../../../server/platform/validation.rules';
import { useCheckedForm } from '../../../forms/useCheckedForm';
import { Button } from '../../../ui/buttons/Button';
import { CopyLinkButton } from '../../../ui/buttons/CopyLinkButton';
import { Checkbox } from '../../../ui/fields/Choices';
import { FormError } from '../../../ui/fields/FormError';
import { SelectField } from '../../../ui/fields/SelectField';
import { TextField } from '../../../ui/fields/TextField';
import { focusFirstField } from '../../../ui/focusWhenMounted';
import { Stack } from '../../../ui/layout/Layout';
import { SurfaceNote } from '../../../ui/states/SurfaceNote';
import type { CourseTeamFragment } from './CourseTeamPage.generated';
import styles from './CourseTeamPage.module.css';
import { RoleOptions } from './RoleOptions';
import { useTeamActions } from './useTeamActions';

interface Sent {
  email: string;
  mailProblem: string | null;
  /** To be passed on, where no email can be sent. */
  link: string | null;
}

interface Filled {
  email: string;
  role: (typeof MEMBER_ROLES)[number];
  seesAddresses: boolean;
}

const BLANK: Filled = { email: '', role: 'ASSISTANT', seesAddresses: false };

/** Invites people by their address; after each invitation, a new form takes the focus. */
export function InviteMember({ course }: { course: CourseTeamFragment }) {
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
        <p className={styles.link}>
          <code>{link}</code>
        </p>
      )}
    </SurfaceNote>
  );
}

function InvitationForm({ course, onSent }: { course: CourseTeamFragment; onSent: (sent: Sent) => void }) {
  const { invite } = useTeamActions(course);
  const { form, field, values, set, errors, sending } = useCheckedForm({
    initial: BLANK,
    check: (typed) => check(courseInvitationRules, typed),
    send: (input) =>
      invite(input, ({ mailProblem, link }) => onSent({ email: input.email, mailProblem, link })),
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
        <SelectField {...field('role')} label="Role" hint={ROLE_DESCRIPTIONS[values.role]}>
          <RoleOptions />
        </SelectField>
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
